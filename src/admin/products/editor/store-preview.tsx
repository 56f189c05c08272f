import { ShopMoney } from '@/admin/shared/page/shop-money'
import { Thumb } from '@/admin/shared/products/thumb'
import { swatches } from '@/config/swatches'
import { adminProducts } from '@/content/admin/catalogue/products'
import { common } from '@/content/shared/common'
import { number } from '@/content/shared/numbers'
import { discountPercent } from '@/domain/product/discount'
import { type ProductForm, parsePrice } from '@/domain/product/product-form'
import { parseList } from '@/domain/values/validation'
import { Stars } from '@/ui/stars'

const words = adminProducts.form

export function StorePreview({
  form,
  picture: src,
  rating,
}: {
  form: ProductForm
  picture: string | null
  rating?: { rating: number | null; reviewCount: number }
}) {
  const price = parsePrice(form.price)
  const original = parsePrice(form.originalPrice)
  const discount = price === null ? null : discountPercent(price, original)
  const colors = parseList(form.colors)
  return (
    <div className="flex items-center gap-3.5">
      {src ? (
        <Thumb key={src} src={src} className="aspect-4/5 w-26" />
      ) : (
        <span className="grid aspect-4/5 w-26 shrink-0 place-items-center rounded-picture bg-surface-sunken p-2 text-center text-12 text-muted">
          {words.noPicture}
        </span>
      )}
      <div className="min-w-0">
        <p className={`line-clamp-2 ${form.title.trim() ? '' : 'text-muted'}`}>
          {form.title.trim() || words.storeTitle}
        </p>
        <p className="mt-1 text-16">
          {price === null ? (
            <span className="text-muted">{words.noPrice}</span>
          ) : (
            <b className="font-semibold">
              <ShopMoney amount={price} />
            </b>
          )}
          {original !== null && (
            <s className="ms-2 text-14 text-muted">
              <span className="sr-only">{common.was} </span>
              <ShopMoney amount={original} />
            </s>
          )}
        </p>
        {discount !== null && discount > 0 && (
          <span className="mt-1.5 inline-block rounded-picture bg-badge-sale px-1.5 text-12 leading-5 font-semibold text-badge-on-sale">
            {words.off(discount)}
          </span>
        )}
        {rating && rating.rating !== null && (
          <p className="mt-1.5 flex items-center gap-1.5 text-12 text-muted">
            <Stars value={rating.rating} label={common.stars(rating.rating)} size={13} />
            <span>{`${number(rating.rating)} (${number(rating.reviewCount)})`}</span>
          </p>
        )}
        {colors.length > 0 && (
          <p className="mt-2 flex flex-wrap gap-1.5" role="img" aria-label={common.colors(colors.length)}>
            {colors.map((color) => (
              <span
                key={color}
                title={color}
                className="size-3 rounded-full bg-surface-sunken ring-1 ring-ink/30 ring-inset"
                style={{ background: swatches[color] }}
              />
            ))}
          </p>
        )}
      </div>
    </div>
  )
}
