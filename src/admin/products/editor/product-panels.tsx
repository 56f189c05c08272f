import { AmountField } from '@/admin/shared/form/amount-field'
import { useShopMoney } from '@/admin/shared/page/shop-money'
import { productLimits } from '@/config/page-limits'
import { adminProductEdit } from '@/content/admin/catalogue/product-edit'
import { adminProducts } from '@/content/admin/catalogue/products'
import { common } from '@/content/shared/common'
import { discountPercent } from '@/domain/product/discount'
import { parseAmount } from '@/domain/product/product-fields'
import { type GalleryPicture, isImageAddress, parsePrice, parseQuantity } from '@/domain/product/product-form'
import { preview } from '@/domain/text/preview'
import { parseList } from '@/domain/values/validation'
import { Button } from '@/ui/button'
import { TextArea, TextField } from '@/ui/field'
import { Gallery } from './gallery'
import { Margin } from './margin'
import { OptionFields } from './option-names'
import { Panel } from './panel'
import type { Gallery as GalleryState } from './use-gallery'
import { asNeeded, useProductFields } from './use-product-fields'

const words = adminProducts.form

export function PicturePanel({ gallery, isDraft = false }: { gallery: GalleryState; isDraft?: boolean }) {
  const { watch, setValue, bind } = useProductFields()
  const { pictures, change } = gallery
  const typed = watch('imageUrl').trim()
  const addTyped = () => {
    change((list) => [...list, pictureAt(typed)])
    setValue('imageUrl', '')
  }
  return (
    <Panel
      title={adminProductEdit.pictures.title}
      count={pictures.length > 0 ? pictures.length : undefined}
      note={
        pictures.length > 1
          ? adminProductEdit.pictures.order
          : isDraft && pictures.length === 0
            ? words.toPublish
            : undefined
      }
    >
      <Gallery colors={parseList(watch('colors'))} colorName={watch('colorName').trim()} gallery={gallery} />
      <div className="flex items-start gap-2">
        <TextField
          {...bind('imageUrl')}
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
          className="mt-6.5 min-h-12"
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

export function DetailsPanel({ isNew = false, isDraft = false }: { isNew?: boolean; isDraft?: boolean }) {
  const { watch, bind } = useProductFields()
  const description = watch('description')
  return (
    <Panel title={words.details}>
      <TextField {...bind('title')} required autoComplete="off" />
      <TextArea
        {...bind('description')}
        {...asNeeded(isDraft, description)}
        rows={5}
        hint={
          description.trim() !== '' &&
          words.preview(description.length, preview(description, productLimits.descriptionPreview))
        }
      />
      <TextField
        {...bind('materials')}
        note={words.optional}
        hint={words.materialsHint(watch('materials').trim().length)}
        autoComplete="off"
      />
      <TextArea
        {...bind('details')}
        note={words.optional}
        rows={3}
        hint={words.detailsHint}
        placeholder={words.detailsExample}
      />
      {!isNew && (
        <TextField
          {...bind('slug')}
          required
          hint={words.addressHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
        />
      )}
    </Panel>
  )
}

export function OptionsPanel() {
  const { watch, bind } = useProductFields()
  const sizes = parseList(watch('sizes'))
  const colors = parseList(watch('colors'))
  const quantity = parseQuantity(watch('quantity'))
  const thirds = parseList(watch('thirds'))
  const variants = Math.max(1, sizes.length) * Math.max(1, colors.length) * Math.max(1, thirds.length)
  return (
    <Panel title={words.options}>
      <OptionFields />
      <TextField
        {...bind('quantity')}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        className="md:max-w-60"
        hint={quantity !== null && words.shared(quantity, variants)}
      />
    </Panel>
  )
}

export function PricePanel({ deal, isDraft = false }: { deal?: string | undefined; isDraft?: boolean }) {
  const { watch, bind } = useProductFields()
  const { money } = useShopMoney()
  const price = parsePrice(watch('price'))
  const original = parsePrice(watch('originalPrice'))
  const discount = price === null ? null : discountPercent(price, original)
  return (
    <Panel title={words.priceSection}>
      <div className="grid grid-cols-2 gap-4">
        <AmountField {...bind('price', { deps: 'originalPrice' })} {...asNeeded(isDraft, watch('price'))} />
        <AmountField {...bind('originalPrice')} hint={words.optionalHint} />
        <AmountField {...bind('cost')} hint={words.costHint} />
        <Margin price={price} cost={parseAmount(watch('cost'))} />
      </div>
      <p
        aria-live="polite"
        className="flex items-center gap-3 rounded-control bg-surface-sunken px-3 py-2 text-12 text-muted"
      >
        {price !== null && original !== null && discount !== null && discount > 0 ? (
          <>
            <bdi dir="ltr" className="shrink-0 text-20 font-semibold whitespace-nowrap text-danger-text">
              {common.less(discount)}
            </bdi>
            <span>{`${words.worked} ${words.saves(money(original - price))}`}</span>
          </>
        ) : (
          words.noDiscount
        )}
      </p>
      {deal && <p className="text-12 text-muted">{deal}</p>}
    </Panel>
  )
}
