import { useQuery } from '@tanstack/react-query'
import { productLimits } from '@/config/page-limits'
import { swatches } from '@/config/swatches'
import { adminProductEdit } from '@/content/admin-product-edit'
import { adminProducts } from '@/content/admin-products'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { discountPercent } from '@/domain/discount'
import { formatMoney } from '@/domain/money'
import { preview } from '@/domain/preview'
import { isImageAddress, type ProductForm, parsePrice, parseQuantity } from '@/domain/product-form'
import { parseList } from '@/domain/validation'
import { Button } from '@/ui/button'
import { SelectField, TextArea, TextField } from '@/ui/field'
import { bindField, type FormFields } from '../shared/bind-field'
import { CollectionOptions } from '../shared/collection-options'
import type { GalleryPicture } from './editable'
import { Gallery } from './gallery'
import { Chips, Panel } from './panel'
import type { Gallery as GalleryState } from './use-gallery'

const words = adminProducts.form

export type Fields = FormFields<keyof ProductForm>
const bind = (fields: Fields, field: keyof ProductForm) => bindField(fields, field, words.fields)

type PicturePanelProps = Fields & {
  pictures: readonly GalleryPicture[]
  change: (change: (pictures: GalleryPicture[]) => GalleryPicture[]) => void
  gallery: GalleryState
}

export function PicturePanel({ pictures, change, gallery, ...fields }: PicturePanelProps) {
  const typed = fields.form.imageUrl.trim()
  const addTyped = () => {
    change((list) => [...list, pictureAt(typed)])
    fields.setField('imageUrl', '')
  }
  return (
    <Panel
      title={adminProductEdit.pictures.title}
      count={pictures.length > 0 ? pictures.length : undefined}
      note={pictures.length > 1 ? adminProductEdit.pictures.order : undefined}
    >
      <Gallery pictures={pictures} colors={parseList(fields.form.colors)} gallery={gallery} change={change} />
      <div className="flex items-start gap-2">
        <TextField
          {...bind(fields, 'imageUrl')}
          className="min-w-0 flex-1"
          note={words.orUrl}
          hint={words.urlHint}
          type="url"
          inputMode="url"
          autoComplete="off"
        />
        <Button
          look="quiet"
          size="small"
          aria-disabled={!isImageAddress(typed)}
          onClick={() => isImageAddress(typed) && addTyped()}
          className="mt-6.5 min-h-12 md:min-h-9"
        >
          {adminProductEdit.pictures.addUrl}
        </Button>
      </div>
    </Panel>
  )
}

/** A picture given by its URL. */
export const pictureAt = (src: string): GalleryPicture => ({
  key: crypto.randomUUID(),
  src,
  alt: '',
  color: null,
  view: '',
})

export function DetailsPanel({ slug, ...fields }: Fields & { slug?: string }) {
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
          words.preview(description.length, preview(description, productLimits.descriptionPreview))
        }
      />
      <TextArea
        {...bind(fields, 'details')}
        note={words.optional}
        rows={3}
        hint={words.detailsHint}
        placeholder={words.detailsExample}
      />
      {slug && (
        <TextField
          dense
          readOnly
          label={words.address}
          hint={words.addressHint}
          value={`/product/${slug}`}
          className="[&_input]:bg-sand [&_input]:text-muted"
        />
      )}
    </Panel>
  )
}

/** Comma-separated sizes and colours (specification 5), with a preview of how they are split. */
export function OptionFields(fields: Fields) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <div>
        <TextField
          {...bind(fields, 'sizes')}
          note={words.optional}
          hint={words.separated}
          placeholder={words.examples.sizes}
          autoComplete="off"
        />
        <Chips words={parseList(fields.form.sizes)} />
      </div>
      <div>
        <TextField
          {...bind(fields, 'colors')}
          note={words.optional}
          hint={words.separated}
          placeholder={words.examples.colors}
          autoComplete="off"
        />
        <Chips words={parseList(fields.form.colors)} paints={swatches} />
      </div>
    </div>
  )
}

export function OptionsPanel(fields: Fields) {
  const sizes = parseList(fields.form.sizes)
  const colors = parseList(fields.form.colors)
  const quantity = parseQuantity(fields.form.quantity)
  const variants = Math.max(1, sizes.length) * Math.max(1, colors.length)
  return (
    <Panel title={words.options}>
      <OptionFields {...fields} />
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

export function PricePanel({ deal, ...fields }: Fields & { deal?: string | undefined }) {
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
      {deal && <p className="text-12 text-muted">{deal}</p>}
    </Panel>
  )
}

export function CollectionPanel(fields: Fields) {
  const collections = useQuery(collectionsQuery())
  const error = collections.isError ? words.collectionsError : fields.errorOf('collection')
  return (
    <Panel title={words.fields.collection}>
      <SelectField {...bind(fields, 'collection')} error={error} required disabled={collections.isPending}>
        <option value="">{words.chooseCollection}</option>
        <CollectionOptions own />
      </SelectField>
    </Panel>
  )
}
