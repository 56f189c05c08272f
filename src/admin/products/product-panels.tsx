import { useQuery } from '@tanstack/react-query'
import { limits } from '@/config/limits'
import { swatches } from '@/config/swatches'
import { adminProducts } from '@/content/admin-products'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { discountPercent } from '@/domain/discount'
import { formatMoney } from '@/domain/money'
import { preview } from '@/domain/preview'
import { type ProductForm, parsePrice, parseQuantity } from '@/domain/product-form'
import { parseList } from '@/domain/validation'
import { SelectField, TextArea, TextField } from '@/ui/field'
import { groupCollections } from './group-collections'
import { Chips, Panel } from './panel'
import { PictureField } from './picture-field'
import type { PreparedPicture } from './prepare-picture'

const words = adminProducts.form

type Fields = {
  form: ProductForm
  setField: (field: keyof ProductForm, value: string) => void
  errorOf: (field: keyof ProductForm) => string | null
}

/** What every field of the form has in common. */
function bind({ form, setField, errorOf }: Fields, field: keyof ProductForm) {
  return {
    dense: true,
    name: field,
    label: words.fields[field],
    value: form[field],
    error: errorOf(field),
    onChange: (event: { target: { value: string } }) => setField(field, event.target.value),
  }
}

export function PicturePanel({
  picture,
  setPicture,
  ...fields
}: Fields & { picture: PreparedPicture | null; setPicture: (picture: PreparedPicture | null) => void }) {
  return (
    <Panel title={words.pictures}>
      <PictureField picture={picture} onChange={setPicture} />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          {...bind(fields, 'imageUrl')}
          note={words.orUrl}
          hint={words.urlHint}
          type="url"
          inputMode="url"
          autoComplete="off"
        />
        <TextField {...bind(fields, 'alt')} note={words.optional} hint={words.altHint} maxLength={200} />
      </div>
    </Panel>
  )
}

export function DetailsPanel(fields: Fields) {
  const { description } = fields.form
  return (
    <Panel title={words.details}>
      <TextField {...bind(fields, 'title')} required autoComplete="off" />
      <TextArea
        {...bind(fields, 'description')}
        required
        rows={5}
        hint={
          description.trim() !== '' &&
          words.preview(description.length, preview(description, limits.descriptionPreview))
        }
      />
    </Panel>
  )
}

export function OptionsPanel(fields: Fields) {
  const sizes = parseList(fields.form.sizes)
  const colors = parseList(fields.form.colors)
  const quantity = parseQuantity(fields.form.quantity)
  const variants = Math.max(1, sizes.length) * Math.max(1, colors.length)
  return (
    <Panel title={words.options}>
      <div className="grid gap-4 md:grid-cols-2">
        <div>
          <TextField
            {...bind(fields, 'sizes')}
            note={words.optional}
            hint={words.separated}
            placeholder={words.examples.sizes}
            autoComplete="off"
          />
          <Chips words={sizes} />
        </div>
        <div>
          <TextField
            {...bind(fields, 'colors')}
            note={words.optional}
            hint={words.separated}
            placeholder={words.examples.colors}
            autoComplete="off"
          />
          <Chips words={colors} paints={swatches} />
        </div>
      </div>
      <TextField
        {...bind(fields, 'quantity')}
        required
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        className="md:max-w-60"
        hint={quantity !== null && words.shared(quantity, variants)}
      />
    </Panel>
  )
}

export function PricePanel(fields: Fields) {
  const price = parsePrice(fields.form.price)
  const original = parsePrice(fields.form.originalPrice)
  const discount = price === null ? null : discountPercent(price, original)
  const amount = { type: 'number', inputMode: 'decimal', min: 0.01, step: 0.01, lead: '$' } as const
  return (
    <Panel title={words.priceSection}>
      <div className="grid grid-cols-2 gap-4">
        <TextField {...bind(fields, 'price')} {...amount} required />
        <TextField {...bind(fields, 'originalPrice')} {...amount} hint={words.optionalHint} />
      </div>
      <p
        aria-live="polite"
        className="flex items-center gap-3 rounded-control bg-sand px-3 py-2 text-12 text-muted"
      >
        {price !== null && original !== null && discount !== null && discount > 0 ? (
          <>
            <b className="text-20 font-semibold text-terracotta-text">-{discount}%</b>
            <span>
              {words.worked} {words.saves(formatMoney(original - price))}
            </span>
          </>
        ) : (
          words.noDiscount
        )}
      </p>
    </Panel>
  )
}

export function PlacePanel(fields: Fields) {
  const collections = useQuery(collectionsQuery())
  const presets = (collections.data ?? []).filter(({ group }) => group !== 'Curated')
  const error = collections.isError ? words.collectionsError : fields.errorOf('collection')
  return (
    <Panel title={words.fields.collection}>
      <SelectField {...bind(fields, 'collection')} error={error} required disabled={collections.isPending}>
        <option value="">{words.chooseCollection}</option>
        {groupCollections(presets).map(([group, entries]) => (
          <optgroup key={group} label={group}>
            {entries.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </Panel>
  )
}
