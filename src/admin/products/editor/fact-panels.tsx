import { useFormContext } from 'react-hook-form'
import { useFields } from '@/admin/shared/form/use-fields'
import { worldCountries } from '@/config/world-countries'
import { adminProducts } from '@/content/admin/catalogue/products'
import { countryName } from '@/domain/delivery/country'
import type { ProductValues } from '@/domain/product/product-form'
import { language } from '@/domain/text/language'
import { parseList } from '@/domain/values/validation'
import { SelectField, TextArea, TextField } from '@/ui/field'
import { Chips, Panel } from './panel'

const words = adminProducts.form
const useBind = () => useFields<ProductValues>(words.fields, adminProducts.problems)

/** Who makes it, what it is, and by which words the owner finds it. */
export function SortingPanel() {
  const bind = useBind()
  const { watch } = useFormContext<ProductValues>()
  return (
    <Panel title={words.sorting}>
      <TextField {...bind('vendor')} note={words.optional} hint={words.vendorHint} autoComplete="off" />
      <TextField {...bind('productType')} note={words.optional} hint={words.typeHint} autoComplete="off" />
      <div>
        <TextField {...bind('tags')} note={words.optional} hint={words.tagsHint} autoComplete="off" />
        <Chips words={parseList(watch('tags'))} />
      </div>
    </Panel>
  )
}

// Made once: the editor is rendered with each key, and these are 250.
const originOptions = worldCountries
  .map((code) => ({ code, name: countryName(code) }))
  .toSorted((a, b) => a.name.localeCompare(b.name, language))
  .map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))

/** What customs and couriers ask of a parcel. */
export function CustomsPanel() {
  const bind = useBind()
  return (
    <Panel title={words.customs}>
      <SelectField {...bind('originCountry')} note={words.optional}>
        <option value="">{words.anyCountry}</option>
        {originOptions}
      </SelectField>
      <TextField
        {...bind('hsCode')}
        note={words.optional}
        hint={words.hsHint}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
      />
      <TextField
        {...bind('weightGrams')}
        note={words.optional}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
      />
    </Panel>
  )
}

/** At how many left a size and colour is low in stock. */
export function LowStockField({ level }: { level: number }) {
  const bind = useBind()
  return (
    <TextField
      {...bind('lowStock')}
      note={words.optional}
      placeholder={String(level)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      className="md:max-w-60"
    />
  )
}

/** What search engines show of its page. */
export function SearchPanel() {
  const bind = useBind()
  const { watch } = useFormContext<ProductValues>()
  return (
    <Panel title={words.search} note={words.searchHint}>
      <TextField
        {...bind('seoTitle')}
        note={words.optional}
        placeholder={watch('title')}
        maxLength={120}
        autoComplete="off"
      />
      <TextArea {...bind('seoDescription')} note={words.optional} rows={2} maxLength={300} />
    </Panel>
  )
}
