import { swatches } from '@/config/swatches'
import { adminProducts } from '@/content/admin/catalogue/products'
import { common } from '@/content/shared/common'
import { parseList } from '@/domain/values/validation'
import { TextField } from '@/ui/field'
import { Chips } from './panel'
import { useProductFields } from './use-product-fields'

const words = adminProducts.form

/** What the options are called where that is not color and size, and a third one: in the product page's order. */
export function OptionNames() {
  return (
    <div>
      <div className="grid gap-4 md:grid-cols-3">
        <OptionNameField name="colorName" placeholder={common.color} />
        <OptionNameField name="sizeName" placeholder={common.size} />
        <OptionNameField name="thirdName" note={words.optional} />
      </div>
      <NamesHint />
    </div>
  )
}

/** A row for each option of a new product: its name, then its comma-separated values with a preview of their split. */
export function OptionFields() {
  const third = useProductFields().watch('thirdName').trim()
  return (
    <div>
      <div className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <OptionNameField name="colorName" placeholder={common.color} />
        <OptionValues name="colors" own="colorName" paints={swatches} />
        <OptionNameField name="sizeName" placeholder={common.size} />
        <OptionValues name="sizes" own="sizeName" />
        <OptionNameField name="thirdName" note={words.optional} />
        {third !== '' && <OptionValues name="thirds" own="thirdName" />}
      </div>
      <NamesHint />
    </div>
  )
}

type NameProps = { name: 'sizeName' | 'colorName' | 'thirdName'; placeholder?: string; note?: string }

const OptionNameField = ({ name, ...props }: NameProps) => (
  <TextField {...useProductFields().bind(name)} {...props} maxLength={40} autoComplete="off" />
)

type ValuesProps = {
  name: 'sizes' | 'colors' | 'thirds'
  /** The field with what the option is called in place of the software's word. */
  own: NameProps['name']
  paints?: Readonly<Record<string, string>>
}

function OptionValues({ name, own, paints }: ValuesProps) {
  const { watch, bind } = useProductFields()
  return (
    <div>
      <TextField
        {...bind(name)}
        label={watch(own).trim() || words.fields[name]}
        note={name === 'thirds' ? undefined : words.optional}
        hint={words.separated}
        placeholder={words.examples[name]}
        autoComplete="off"
      />
      <Chips words={parseList(watch(name))} {...(paints && { paints })} />
    </div>
  )
}

const NamesHint = () => <p className="mt-1 text-12 text-muted">{words.namesHint}</p>
