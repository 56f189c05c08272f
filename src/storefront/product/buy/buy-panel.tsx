import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { policies } from '@/config/policies'
import { optionWord } from '@/config/shop'
import { swatches } from '@/config/swatches'
import { quantityWords } from '@/content/cart/quantity-stepper'
import { productWords } from '@/content/product/product'
import { common } from '@/content/shared/common'
import { useShopSettings } from '@/data/settings/shop-settings'
import { sizeGroups } from '@/domain/product/options/size-parts'
import type { Price, Product } from '@/domain/product/product'
import { stockHint, stockOf } from '@/domain/product/stock'
import { withChoice } from '@/domain/product/variant-address'
import { useMoney } from '@/storefront/shared/preferences/money'
import { Countdown } from '@/storefront/shared/product/countdown'
import { ChoiceGroup } from '@/ui/choice-group'
import { lazyPart } from '@/ui/lazy-part'
import { QuantityStepper } from '@/ui/quantity-stepper'
import { reloadOnce } from '@/ui/reload-once'
import { Stars } from '@/ui/stars'
import { SuspenseBoundary } from '@/ui/suspense-boundary'
import { SizeGuideButton } from '../selection/size-guide-button'
import type { Selection } from '../selection/use-selection'
import { BuyButtons } from './buy-buttons'
import { DeliveryPromises } from './delivery-promises'
import { RestockNotice } from './restock-notice'
import { ShareButton } from './share-button'
import { SoldOutNote } from './sold-out-note'
import type { Purchase } from './use-purchase'

// In shops alone that take orders with a phone number.
const QuickOrder = lazyPart(() => import('./quick-order').then((module) => module.QuickOrder, reloadOnce))

// In shops alone that measure their reductions.
const FitAdvice = lazyPart(() => import('./fit-advice').then((module) => module.FitAdvice, reloadOnce))
const LowestPrice = lazyPart(() => import('./lowest-price').then((module) => module.LowestPrice, reloadOnce))

// In shops alone that show unit prices.
const UnitPrice = lazyPart(() =>
  import('@/storefront/shared/product/unit-price').then((module) => module.UnitPrice, reloadOnce),
)

type BuyPanelProps = {
  product: Product
  price: Price
  selection: Selection
  purchase: Purchase
  /** The buy buttons, or the form that stands in for them while the selection is sold out. */
  actionsRef: Ref<HTMLDivElement>
  onDealOver: () => void
}

/** The product's price, choices and buy buttons, in the order in which a shopper decides. */
export function BuyPanel({ product, price, selection, purchase, actionsRef, onDealOver }: BuyPanelProps) {
  const { money } = useMoney()
  const settings = useShopSettings()
  const {
    chart,
    savedSize,
    chosen,
    color,
    setColor,
    size,
    setSize,
    quantity,
    setQuantity,
    quantityLimit,
    variant,
    stock,
    inCart,
    maxQuantity,
    lineLimit,
  } = selection
  const { deal, was, now } = price
  const hint = stockHint(stock, policies.stockHintFrom)
  const otherSizes = product.variants.some(
    (each) => each.color === color && each.size !== size && each.quantity > 0,
  )
  return (
    <div className="pt-6 md:pt-0">
      {deal && (
        <p className="mb-3 text-14 font-medium text-sale-text">
          <span>{productWords.dealPrice[deal.kind]}</span>{' '}
          <Countdown endsAt={deal.endsAt} onOver={onDealOver} />
        </p>
      )}
      <h1 className="text-44 leading-[1.06]">{product.title}</h1>
      <div className="mt-1 flex items-center gap-2.5 text-14 text-muted tabular-nums">
        {product.rating !== null && (
          <Stars value={product.rating} label={common.stars(product.rating)} size={18} />
        )}
        <Link
          // Of the address only what the server knows too.
          to={{ search: withChoice('', chosen), hash: '#reviews' }}
          className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:text-ink"
        >
          {product.rating !== null
            ? productWords.rating(product.rating, product.reviewCount)
            : productWords.noReviews}
        </Link>
        <span className="ms-auto">
          <ShareButton title={product.title} path={paths.variant(product.slug, chosen)} />
        </span>
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3 gap-y-2 border-b border-line pb-5 tabular-nums">
        <strong className="font-display text-44 leading-none font-medium tracking-tight">{money(now)}</strong>
        {was !== null && (
          <>
            <s className="text-16 text-muted md:text-20">
              <span className="sr-only">{common.was} </span>
              <span>{money(was)}</span>
            </s>
            <span className="ms-auto self-center rounded-picture bg-sale-soft px-2.5 py-0.5 text-14 font-semibold text-sale-text">
              {productWords.youSave(money(was - now))}
            </span>
            {product.isMeasured && !deal && (
              <SuspenseBoundary>
                <LowestPrice price={money(was)} />
              </SuspenseBoundary>
            )}
          </>
        )}
        {product.measure !== undefined && (
          <SuspenseBoundary>
            <UnitPrice price={now} measures={[size, product.measure]} />
          </SuspenseBoundary>
        )}
      </p>
      <div className={product.colors.length + product.sizes.length > 0 ? 'mt-5 grid gap-5' : undefined}>
        {product.colors.length > 0 && (
          <ChoiceGroup
            legend={optionWord(product.color_name) || common.color}
            look={product.color_name && !swatches[color] ? 'boxes' : 'swatches'}
            value={color}
            onChange={setColor}
            choices={product.colors.map((value) => ({
              value,
              label: optionWord(value),
              paint: swatches[value],
              disabledNote: product.variants.some((each) => each.color === value && each.quantity > 0)
                ? undefined
                : productWords.soldOutNote,
            }))}
          />
        )}
        <div>
          <div className="grid gap-5">
            {sizeGroups(product, size).map(({ name, choices }, place) => (
              <ChoiceGroup
                key={name}
                legend={optionWord(name) || common.size}
                look="boxes"
                value={size}
                onChange={setSize}
                choices={choices.map((choice) => ({
                  value: choice.size,
                  label: optionWord(choice.value),
                  note:
                    place === 0 && savedSize && `${savedSize} / `.startsWith(`${choice.value} / `)
                      ? productWords.yourSize
                      : undefined,
                  disabledNote:
                    stockOf(product.variants, choice.size, color) > 0 ? undefined : productWords.soldOutNote,
                }))}
                aside={place === 0 && chart && <SizeGuideButton chart={chart} selection={selection} />}
              />
            ))}
          </div>
          {product.fit && (
            <SuspenseBoundary>
              <FitAdvice fit={product.fit} />
            </SuspenseBoundary>
          )}
          <SoldOutNote product={product} selection={selection} />
        </div>
      </div>
      <div className={`flex flex-wrap items-center gap-x-5 gap-y-2 ${stock > 0 ? 'mt-5' : ''}`}>
        {stock > 0 && (
          <QuantityStepper
            value={quantity}
            min={1}
            max={quantityLimit}
            onChange={setQuantity}
            labels={quantityWords.stepper}
            disabled={maxQuantity === 0}
          />
        )}
        <p role="status" className="flex items-center gap-2 text-14 font-semibold text-sale-text">
          {hint !== null && (
            <>
              <span aria-hidden="true" className="size-2 rounded-full bg-current" />
              <span>
                {otherSizes && !product.size_name && hint <= policies.lowStock
                  ? productWords.leftInSize(hint)
                  : common.onlyLeft(hint)}
              </span>
            </>
          )}
        </p>
      </div>
      <div ref={actionsRef}>
        {stock > 0 ? (
          <>
            <BuyButtons maxQuantity={maxQuantity} purchase={purchase} />
            {settings?.quickOrder && (
              <SuspenseBoundary>
                <QuickOrder line={purchase.line} />
              </SuspenseBoundary>
            )}
          </>
        ) : (
          variant && <RestockNotice variant={variant} />
        )}
      </div>
      {stock > 0 && maxQuantity === 0 && (
        <p role="status" className="mt-3 text-14 text-muted">
          {inCart >= lineLimit ? productWords.mostInCart(inCart) : productWords.allInCart(inCart)}
        </p>
      )}
      <DeliveryPromises isWorn={product.sizes.length > 0 && !product.size_name} />
    </div>
  )
}
