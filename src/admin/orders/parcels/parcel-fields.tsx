import { useState } from 'react'
import { carriers } from '@/config/carriers'
import { adminParcels } from '@/content/admin/orders/parcels'
import { carrierLink } from '@/data/orders/tracking-link'
import type { ParcelFields as Fields } from '@/data/parcels/parcels'
import { SelectField, TextField } from '@/ui/field'

const words = adminParcels.form

export const isWrongUrl = (url: string) => url.trim() !== '' && !/^https:\/\/[^\s"<>]+$/.test(url.trim())

type ParcelFieldsProps = { fields: Fields; onChange: (fields: Fields) => void; isChecked: boolean }

/** Carrier, tracking number, a link where the shop knows none, and what is allowed at the door. */
export function ParcelFields({ fields, onChange, isChecked }: ParcelFieldsProps) {
  const set = (change: Partial<Fields>) => onChange({ ...fields, ...change })
  const isListed = carriers.includes(fields.carrier)
  const [types, setTypes] = useState(!isListed && fields.carrier !== '')
  const isTyped = types || (!isListed && fields.carrier !== '')
  const isLinked = carrierLink(fields.carrier, '1') !== null
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        dense
        label={words.carrier}
        value={isTyped ? 'other' : fields.carrier}
        onChange={({ target }) => {
          setTypes(target.value === 'other')
          set({ carrier: target.value === 'other' ? '' : target.value })
        }}
      >
        <option value="">{words.noCarrier}</option>
        {carriers.map((carrier) => (
          <option key={carrier}>{carrier}</option>
        ))}
        <option value="other">{words.other}</option>
      </SelectField>
      <TextField
        dense
        label={words.tracking}
        placeholder={words.scan}
        value={fields.trackingNumber}
        maxLength={80}
        autoComplete="off"
        onChange={({ target }) => set({ trackingNumber: target.value })}
      />
      {isTyped && (
        <TextField
          dense
          className="sm:col-span-2"
          label={words.otherName}
          value={fields.carrier}
          maxLength={80}
          onChange={({ target }) => set({ carrier: target.value })}
        />
      )}
      {(!isLinked || fields.trackingUrl !== '') && (fields.carrier !== '' || isTyped) && (
        <TextField
          dense
          type="url"
          inputMode="url"
          className="sm:col-span-2"
          label={words.url}
          hint={words.urlHint}
          error={isChecked && isWrongUrl(fields.trackingUrl) ? words.wrongUrl : null}
          value={fields.trackingUrl}
          maxLength={500}
          onChange={({ target }) => set({ trackingUrl: target.value })}
        />
      )}
      <div className="flex flex-wrap gap-x-6 sm:col-span-2">
        <Flag
          label={adminParcels.mayOpen}
          checked={fields.mayOpen}
          onChange={(mayOpen) => set({ mayOpen })}
        />
        <Flag
          label={adminParcels.mayTryOn}
          checked={fields.mayTryOn}
          onChange={(mayTryOn) => set({ mayTryOn })}
        />
      </div>
    </div>
  )
}

type FlagProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

function Flag({ label, checked, onChange }: FlagProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 md:min-h-8">
      <input
        type="checkbox"
        className="size-5 accent-accent md:size-4"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
