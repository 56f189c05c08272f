import { useEffect, useMemo, useRef } from 'react'
import { defaultCountry } from '@/config/shipping'
import { addressWords as words } from '@/content/account/addresses'
import { namedCountries } from '@/content/shared/countries'
import { useSaveAddress } from '@/data/addresses/address-mutations'
import { useShopSettings } from '@/data/settings/shop-settings'
import type { Address, AddressDraft, AddressField } from '@/domain/delivery/address'
import { addressSchema } from '@/domain/delivery/address-schema'
import type { CheckoutFields } from '@/domain/delivery/checkout-fields'
import { isCountry } from '@/domain/delivery/country'
import { keysOf } from '@/domain/text/keys'
import { hasShapeOf } from '@/domain/text/shape'
import { shopperDraft, useKept } from '@/storefront/shared/forms/use-kept'
import { useSchemaForm } from '@/storefront/shared/forms/use-schema-form'
import { Button } from '@/ui/button'
import { SelectField, TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { addressFailure } from './addresses-problems'

type Field = AddressField | 'label'
const textFields: { name: Field; autoComplete: string; type?: 'tel'; wide?: boolean }[] = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'phone', autoComplete: 'tel', type: 'tel', wide: true },
  { name: 'address', autoComplete: 'address-line1', wide: true },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'zipCode', autoComplete: 'postal-code' },
]
const empty: AddressDraft = {
  label: '',
  firstName: '',
  lastName: '',
  phone: '',
  address: '',
  city: '',
  zipCode: '',
  country: '',
  isDefault: false,
}

const all: CheckoutFields = {}

/** Which address is being changed, '' for a new one; what it was then, and what was typed. */
type Kept = { id: string; seen: AddressDraft; draft: AddressDraft }
const parse = (stored: unknown): Kept | null =>
  hasShapeOf({ id: '', seen: empty, draft: empty }, stored) && isCountry(stored.draft.country) ? stored : null
const name = 'address'
const same = (a: AddressDraft, b: AddressDraft) => keysOf(empty).every((key) => a[key] === b[key])

/** The id of the address that this member had begun to change, '' for a new one; null for none. */
export const keptAddress = () => shopperDraft(name, parse).read()?.id ?? null

/** Adds an address, or changes the given one. A field is validated when it is left, all fields on save. */
export function AddressForm({ address, onClose }: { address: Address | null; onClose: () => void }) {
  const { mutate, isPending, error } = useSaveAddress()
  const settings = useShopSettings()
  const country = settings?.defaultCountry ?? defaultCountry
  const asked = settings?.checkoutFields ?? all
  const schema = useMemo(() => addressSchema(words, asked), [asked])
  const saved = address ?? { ...empty, country }
  const begin = { id: address?.id ?? '', seen: saved, draft: saved }
  const kept = useKept<Kept>(name, (stored) => ofAddress(parse(stored), address), begin)
  const { draft } = kept.value
  const isOutdated = address !== null && !same(kept.value.seen, address)
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => element.current?.querySelector('input')?.focus(), [])

  const { change, bind, onSubmit } = useSchemaForm({
    schema,
    values: draft,
    change: (part) => kept.change((before) => ({ ...before, draft: { ...before.draft, ...part } })),
    whenLeft: true,
    isPending,
    submit: (draft) =>
      mutate(
        { id: address?.id ?? null, draft },
        {
          onSuccess: () => {
            showToast({ title: words.saved, tone: 'success' })
            close()
          },
        },
      ),
  })
  const field = (name: Field) => ({
    ...bind(name),
    label: words.fields[name],
    ...(asked[name] === 'optional' && { note: words.optional }),
  })
  // What the checkout no longer asks for is shown where an address has it.
  const shown = textFields.filter(({ name }) => asked[name] !== 'hidden' || saved[name] !== '')
  const close = () => {
    kept.forget()
    onClose()
  }
  return (
    <form
      ref={element}
      noValidate
      aria-label={address ? words.form.editTitle : words.form.addTitle}
      onSubmit={onSubmit}
      className="rounded-surface border border-line bg-surface-raised p-5 md:p-6"
    >
      <h2 className="mb-5 text-28 leading-tight">{address ? words.form.editTitle : words.form.addTitle}</h2>
      {kept.isRestored && (
        <p className="mb-5 rounded-control bg-surface-sunken px-4 py-2.5 text-14">
          {isOutdated ? words.form.outdated : words.form.restored}
        </p>
      )}
      <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
        <TextField
          {...field('label')}
          note={words.optional}
          hint={words.labelHint}
          autoComplete="off"
          className="md:col-span-2"
        />
        {shown.map(({ name, autoComplete, type, wide }) => (
          <TextField
            key={name}
            {...field(name)}
            autoComplete={autoComplete}
            {...(type && { type, inputMode: type })}
            className={wide ? 'md:col-span-2' : undefined}
          />
        ))}
        <SelectField {...field('country')} autoComplete="country" className="md:col-span-2">
          {namedCountries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {!address?.isDefault && (
        <label className="mt-4 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={draft.isDefault}
            onChange={(event) => change({ isDefault: event.target.checked })}
            className="size-5 shrink-0 accent-accent"
          />
          {words.form.isDefault}
        </label>
      )}
      <p role="alert" className="mt-3 font-medium text-danger-text empty:hidden">
        {error && addressFailure(error)}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? words.form.busy : words.form.save}
        </Button>
        <Button look="quiet" onClick={close}>
          {words.form.cancel}
        </Button>
      </div>
    </form>
  )
}

/** The draft, if it is of this address; one whose address is gone becomes a new one. */
const ofAddress = (kept: Kept | null, address: Address | null) =>
  kept && (kept.id === address?.id || address === null) ? kept : null
