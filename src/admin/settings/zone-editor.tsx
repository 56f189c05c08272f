import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { adminDelivery } from '@/content/admin/settings/delivery'
import { type AdminZone, useSaveZone } from '@/data/delivery/admin-delivery'
import { wordsFor } from '@/data/supabase/errors'
import { newMethod, type ZoneForm, zoneSchema } from '@/domain/delivery/zone-form'
import { toDecimal } from '@/domain/money/money'
import { showToast } from '@/ui/toast/toast'
import { ActionBar } from '../shared/form/action-bar'
import { KeepTyped } from '../shared/form/keep-typed'
import { forgetDraft } from '../shared/form/owner-draft'
import { useSaveShortcut } from '../shared/form/use-save-shortcut'
import { BackLink } from '../shared/page/back-link'
import { PageHeader } from '../shared/page/page-header'
import { DeleteZone } from './delete-zone'
import { MethodsPanel } from './methods-panel'
import { PlacesPanel } from './places-panel'

const words = adminDelivery.form
const resolver = valibotResolver(zoneSchema)
const amountText = (amount: number | null) => (amount === null ? '' : toDecimal(amount).toFixed(2))

const valuesOf = (zone: AdminZone | null): ZoneForm => ({
  name: zone?.name ?? '',
  isRest: zone?.countries.length === 0,
  countries: zone?.countries ?? [],
  cities: zone?.cities.join('\n') ?? '',
  methods: zone?.methods.map(({ id, minDays, maxDays, price, freeAbove, ...method }) => ({
    ...method,
    key: id,
    minDays: String(minDays),
    maxDays: String(maxDays),
    price: amountText(price),
    freeAbove: amountText(freeAbove),
  })) ?? [newMethod],
})

const sample = { ...valuesOf(null), methods: [newMethod] }

/** A zone's form. A save that would overwrite another owner's change is refused and keeps the entries. */
export function ZoneEditor({ zone }: { zone: AdminZone | null }) {
  const navigate = useNavigate()
  const save = useSaveZone()
  const draftName = `zone-${zone?.id ?? 'new'}`
  const element = useRef<HTMLFormElement>(null)
  useSaveShortcut(element)
  // Otherwise the conditions on several fields wait until each field is right by itself.
  const form = useForm({ resolver, criteriaMode: 'all', defaultValues: valuesOf(zone) })
  const { reset, formState } = form
  const { isDirty, errors } = formState
  // What the form was filled from: a save is refused when the stored zone is another by now.
  const seen = useRef(zone)
  useEffect(() => {
    if (isDirty || zone === seen.current) return
    seen.current = zone
    reset(valuesOf(zone))
  }, [zone, isDirty, reset])

  const onSubmit = form.handleSubmit((fields) => {
    if (save.isPending) return
    save.mutate(
      { fields, seen: seen.current },
      {
        onSuccess: () => {
          forgetDraft(draftName)
          showToast({ title: words.saved, tone: 'success' })
          void navigate(adminPaths.settings)
        },
      },
    )
  })
  const discard = () => {
    seen.current = zone
    reset(valuesOf(zone))
    save.reset()
  }
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        aria-busy={save.isPending}
        onSubmit={(event) => void onSubmit(event)}
        className="px-4 pb-24 md:flex md:flex-col md:px-7 md:pt-4 md:pb-5"
      >
        <PageHeader
          title={zone?.name ?? words.newTitle}
          above={<BackLink to={adminPaths.settings}>{words.back}</BackLink>}
        >
          {zone && <DeleteZone zone={zone} />}
        </PageHeader>
        <div className="mt-4 max-w-300 empty:hidden">
          <KeepTyped form={form} name={draftName} saved={valuesOf(zone)} sample={sample} />
        </div>
        <div className="mt-4 grid max-w-300 gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start">
          <MethodsPanel />
          <PlacesPanel />
        </div>
        {save.error && (
          <p
            role="alert"
            className="mt-4 max-w-300 rounded-surface bg-danger-soft px-4 py-3 font-medium text-danger-text"
          >
            {wordsFor<string>(save.error, {
              CONFLICT: words.conflict,
              TOO_MANY_ZONES: words.tooMany,
              unknown: words.failed,
            })}
          </p>
        )}
        {(isDirty || !zone) && (
          <div className="mt-6 md:contents">
            <span className="md:flex-1" />
            <ActionBar
              text={zone ? words.dirty : words.fresh}
              note={Object.keys(errors).length > 0 && words.check}
              discard={isDirty ? { label: words.discard, run: discard } : undefined}
              submit={save.isPending ? words.busy : zone ? words.save : words.create}
              isBusy={save.isPending}
            />
          </div>
        )}
      </form>
    </FormProvider>
  )
}
