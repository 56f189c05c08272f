import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId } from 'react'
import { orderLimits } from '@/config/page-limits'
import { addressWords } from '@/content/account/addresses'
import { common } from '@/content/shared/common'
import { comma } from '@/content/shared/lists'
import { addressesQuery } from '@/data/addresses/address-queries'
import { type AddressValues, addressLines, sameAddress } from '@/domain/delivery/address'
import { isolate } from '@/domain/text/direction'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'

const words = addressWords.pick

type SavedAddressesProps = {
  memberId: string
  /** The form's current values; the saved address that equals them is the selected one. */
  typed: AddressValues
  onPick: (address: AddressValues) => void
  /** Whether a typed address is saved with the order. */
  isSaved: boolean
  onSave: (isSaved: boolean) => void
}

/**
 * A member's saved addresses as choices, and whether the order saves a typed one. The default address is filled in on
 * load.
 */
export function SavedAddresses({ memberId, typed, onPick, isSaved, onSave }: SavedAddressesProps) {
  const { data: addresses, isPending, isLoadingError, refetch } = useQuery(addressesQuery(memberId))
  const name = useId()
  const isUntouched = (['address', 'city', 'zipCode'] as const).every((field) => typed[field].trim() === '')

  const pickFirst = useEffectEvent(() => {
    const first = addresses?.find(({ isDefault }) => isDefault)
    if (first && isUntouched) onPick(first)
  })
  const isThere = addresses !== undefined
  useEffect(() => {
    if (isThere) pickFirst()
  }, [isThere])

  if (isPending) return <Skeleton className="h-24 md:col-span-2" />
  if (isLoadingError) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-14 md:col-span-2">
        {words.error}
        <Button look="quiet" size="medium" onClick={() => void refetch()}>
          {common.tryAgain}
        </Button>
      </p>
    )
  }
  const chosen = addresses.find((address) => sameAddress(address, typed))
  const maySave = !chosen && addresses.length < orderLimits.addresses
  if (addresses.length === 0 && !maySave) return null
  return (
    <div className="grid gap-3 md:col-span-2">
      {addresses.length > 0 && (
        <fieldset className="grid gap-3 md:grid-cols-2">
          <legend className="mb-2 text-14 font-medium">{words.legend}</legend>
          {addresses.map((address) => (
            <Choice
              key={address.id}
              name={name}
              checked={address === chosen}
              onChoose={() => onPick(address)}
              title={isolate(address.label || `${address.firstName} ${address.lastName}`)}
              text={addressLines(address).map(isolate).join(comma)}
            />
          ))}
          <Choice
            name={name}
            checked={!chosen}
            onChoose={() => onPick({ ...typed, address: '', city: '', zipCode: '' })}
            title={words.other}
          />
        </fieldset>
      )}
      {maySave && (
        <label className="flex min-h-11 items-center gap-3 justify-self-start">
          <input
            type="checkbox"
            checked={isSaved}
            onChange={(event) => onSave(event.target.checked)}
            className="size-5 shrink-0 accent-accent"
          />
          {words.save}
        </label>
      )}
    </div>
  )
}

type ChoiceProps = { name: string; checked: boolean; onChoose: () => void; title: string; text?: string }

function Choice({ name, checked, onChoose, title, text }: ChoiceProps) {
  return (
    <label className="flex items-start gap-3 rounded-control border border-line-strong bg-surface-raised px-4 py-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 accent-accent outline-none"
      />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        {text && <span className="block text-14 text-muted wrap-anywhere">{text}</span>}
      </span>
    </label>
  )
}
