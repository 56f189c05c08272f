import { type ComponentProps, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { carriers } from '@/config/carriers'
import { adminParcels } from '@/content/admin/orders/parcels'
import { carrierLink } from '@/data/orders/tracking-link'
import type { ParcelForm } from '@/domain/orders/parcel-form'
import { SelectField, TextField } from '@/ui/field'

const words = adminParcels.form

/** Carrier, tracking number, a link where the shop knows none, and what is allowed at the door. */
export function ParcelFields() {
  const { register, watch, setValue, formState } = useFormContext<ParcelForm>()
  const [carrier, trackingUrl] = watch(['carrier', 'trackingUrl'])
  const isListed = carriers.includes(carrier)
  const [types, setTypes] = useState(!isListed && carrier !== '')
  const isTyped = types || (!isListed && carrier !== '')
  const isLinked = carrierLink(carrier, '1') !== null
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        dense
        label={words.carrier}
        value={isTyped ? 'other' : carrier}
        onChange={({ target }) => {
          setTypes(target.value === 'other')
          setValue('carrier', target.value === 'other' ? '' : target.value)
        }}
      >
        <option value="">{words.noCarrier}</option>
        {carriers.map((each) => (
          <option key={each}>{each}</option>
        ))}
        <option value="other">{words.other}</option>
      </SelectField>
      <TextField
        dense
        label={words.tracking}
        placeholder={words.scan}
        maxLength={80}
        autoComplete="off"
        {...register('trackingNumber')}
      />
      {isTyped && (
        <TextField
          dense
          className="sm:col-span-2"
          label={words.otherName}
          maxLength={80}
          {...register('carrier')}
        />
      )}
      {(!isLinked || trackingUrl !== '') && (carrier !== '' || isTyped) && (
        <TextField
          dense
          type="url"
          inputMode="url"
          className="sm:col-span-2"
          label={words.url}
          hint={words.urlHint}
          error={formState.errors.trackingUrl && words.wrongUrl}
          maxLength={500}
          {...register('trackingUrl')}
        />
      )}
      <div className="flex flex-wrap gap-x-6 sm:col-span-2">
        <Flag label={adminParcels.mayOpen} {...register('mayOpen')} />
        <Flag label={adminParcels.mayTryOn} {...register('mayTryOn')} />
      </div>
    </div>
  )
}

function Flag({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 md:min-h-8">
      <input type="checkbox" className="size-5 accent-accent md:size-4" {...input} />
      <span>{label}</span>
    </label>
  )
}
