import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { adminDelivery } from '@/content/admin/settings/delivery'
import { type AdminZone, useSaveZone } from '@/data/delivery/admin-delivery'
import { wordsFor } from '@/data/supabase/errors'
import { newMethod, type ZoneForm, zoneSchema } from '@/domain/delivery/zone-form'
import { writeAmount } from '@/domain/money/amount'
import { showToast } from '@/ui/toast/toast'
import { forgetDraft } from '../shared/form/owner-draft'
import { RowForm } from '../shared/form/row-form'
import { DeleteZone } from './delete-zone'
import { MethodsPanel } from './methods-panel'
import { PlacesPanel } from './places-panel'

const words = adminDelivery.form
const resolver = valibotResolver(zoneSchema)
const amountText = (amount: number | null) => (amount === null ? '' : writeAmount(amount))

const valuesOf = (zone: AdminZone | null, begin: readonly string[] = []): ZoneForm => ({
  name: zone?.name ?? '',
  isRest: zone?.countries.length === 0,
  countries: zone?.countries ?? [...begin],
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

type ZoneEditorProps = {
  zone: AdminZone | null
  back: { label: string; to: string }
  begin?: readonly string[]
}

/** A zone's form, which ends where `back` leads. A save that would overwrite another owner's change is refused and keeps the entries. */
export function ZoneEditor({ zone, back, begin }: ZoneEditorProps) {
  const navigate = useNavigate()
  const save = useSaveZone()
  const values = valuesOf(zone, begin)
  const draft = `zone-${zone?.id ?? 'new'}`
  // Otherwise the conditions on several fields wait until each field is right by itself.
  const form = useForm({ resolver, criteriaMode: 'all', defaultValues: values })
  return (
    <RowForm
      form={form}
      row={zone}
      values={values}
      draft={{ name: draft, sample }}
      page={{ title: zone?.name ?? words.newTitle, back, tools: zone && <DeleteZone zone={zone} /> }}
      words={words}
      save={save}
      refusal={
        save.error &&
        wordsFor<string>(save.error, {
          CONFLICT: words.conflict,
          TOO_MANY_ZONES: words.tooMany,
          unknown: words.failed,
        })
      }
      onSave={(fields, seen) =>
        save.mutate(
          { fields, seen },
          {
            onSuccess: () => {
              forgetDraft(draft)
              showToast({ title: words.saved, tone: 'success' })
              void navigate(back.to)
            },
          },
        )
      }
    >
      <MethodsPanel />
      <PlacesPanel />
    </RowForm>
  )
}
