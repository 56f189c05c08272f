import { type ReactNode, useRef } from 'react'
import { paths } from '@/config/paths'
import { productSummary, productWords } from '@/content/product/product'
import { common } from '@/content/shared/common'
import { type Product, picturesOf } from '@/domain/product/product'
import { pricedAs } from '@/domain/product/variant-price'
import { Breadcrumbs } from '@/storefront/shared/page/breadcrumbs'
import { useMoney } from '@/storefront/shared/preferences/money'
import { useLivePrice } from '@/storefront/shared/product/use-live-price'
import { HeartIcon } from '@/storefront/shared/wishlist/heart-icon'
import { useWish } from '@/storefront/shared/wishlist/wishlist'
import { IconButton } from '@/ui/button'
import { Deferred } from '@/ui/deferred'
import { ErrorBoundary } from '@/ui/error-boundary'
import { lazyPart } from '@/ui/lazy-part'
import { usePageHead } from '@/ui/page-head'
import { reloadOnce } from '@/ui/reload-once'
import { BuyPanel } from './buy/buy-panel'
import { usePurchase } from './buy/use-purchase'
import { Gallery } from './pictures/gallery'
import { ProductDetailsPlaceholder } from './product-skeleton'
import { useSelection } from './selection/use-selection'

const ProductDetails = lazyPart(
  () => import('./product-details').then((module) => module.ProductDetails, reloadOnce),
  { when: 'idle' },
)

// Shown only after scrolling past the buy buttons.
const StickyBuyBar = lazyPart(
  () => import('./buy/sticky-buy-bar').then((module) => module.StickyBuyBar, reloadOnce),
  { when: 'hydrated' },
)

type ProductViewProps = {
  product: Product
  /** Breadcrumbs of the sample product lead to Collections, of any other product to its own collection. */
  sample: boolean
  refresh: () => void
}

/**
 * The whole product page: pictures, price, choices, details. The details are an element from outside of what changes with
 * choices: rendered again before their code is there, their HTML would be given up.
 */
export function ProductView(props: ProductViewProps) {
  return (
    <ProductFrame {...props}>
      <Deferred fallback={<ProductDetailsPlaceholder />}>
        <ProductDetails product={props.product} />
      </Deferred>
    </ProductFrame>
  )
}

function ProductFrame({ product, sample, refresh, children }: ProductViewProps & { children: ReactNode }) {
  const { money } = useMoney()
  const selection = useSelection(product)
  const { variant } = selection
  const price = useLivePrice(variant ? pricedAs(product, variant) : product)
  const purchase = usePurchase(product, price, selection)
  const actions = useRef<HTMLDivElement>(null)
  const { title, slug, collection } = product
  const lead = product.description.split('\n')[0] ?? ''
  usePageHead({
    title: common.title(product.seo_title || title),
    description: product.seo_description || productSummary(title, money(price.now), lead),
    path: paths.product(slug),
    image: product.picture.src,
  })

  const own = { label: collection.name, to: paths.collection(collection.slug) }
  const crumbs = sample
    ? [
        { label: common.home, to: paths.home },
        { label: productWords.collections, to: paths.collections },
        own,
      ]
    : [{ label: common.home, to: paths.home }, own, { label: title }]
  return (
    <div className="wrap">
      <ErrorBoundary>
        <Breadcrumbs back={sample ? paths.collections : paths.home} crumbs={crumbs} />
      </ErrorBoundary>
      <div className="md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:items-start md:gap-[clamp(2rem,4.5vw,4rem)]">
        <ErrorBoundary fallback={<div />}>
          <Gallery
            key={selection.color}
            slug={slug}
            title={title}
            pictures={picturesOf(product.pictures, selection.color, variant?.picture)}
            badge={
              price.discount !== null &&
              price.discount > 0 && (
                <span className="absolute start-4 top-4 rounded-picture bg-badge-sale px-3 text-14 leading-7.5 font-bold text-badge-on-sale tabular-nums">
                  <bdi dir="ltr">{common.less(price.discount)}</bdi>
                </span>
              )
            }
            action={<WishlistButton slug={slug} />}
          />
        </ErrorBoundary>
        <BuyPanel
          product={product}
          price={price}
          selection={selection}
          purchase={purchase}
          actionsRef={actions}
          onDealOver={refresh}
        />
      </div>
      {children}
      <Deferred>
        <StickyBuyBar price={price} selection={selection} purchase={purchase} actions={actions} />
      </Deferred>
    </div>
  )
}

function WishlistButton({ slug }: { slug: string }) {
  const { wished, toggle } = useWish(slug)
  const { add, remove } = productWords.wishlist
  return (
    <IconButton
      label={wished ? remove : add}
      onClick={toggle}
      className="bg-chip-veil text-chip-on hover:bg-chip hover:text-badge-sale"
    >
      <HeartIcon wished={wished} size={22} />
    </IconButton>
  )
}
