import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { savedWords, cart as words } from '@/content/cart/cart'
import { common } from '@/content/shared/common'
import { useShopSettings } from '@/data/settings/shop-settings'
import { RecentlyViewed } from '@/storefront/shared/card/recently-viewed-part'
import { CartLine } from '@/storefront/shared/cart/cart-line'
import { useCart } from '@/storefront/shared/cart/cart-provider'
import { lineActionClass } from '@/storefront/shared/cart/line-frame'
import { type CheckedLine, useCartCheck } from '@/storefront/shared/cart/use-cart-check'
import { EmptyPage } from '@/storefront/shared/page/empty-page'
import { PictureSkeleton } from '@/storefront/shared/product/picture-skeleton'
import { buttonClass } from '@/ui/button'
import { Deferred } from '@/ui/deferred'
import { useIsHydrating } from '@/ui/hydration'
import { lazyPart } from '@/ui/lazy-part'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast/toast'
import { CartSummary, summaryClass } from './cart-summary'
import { useSavedLines } from './use-saved-lines'

const SavedList = lazyPart(() => import('./saved-list').then((module) => module.SavedList))

export function CartPage() {
  usePageHead({ title: common.title(words.title), hidden: true })
  return useIsHydrating() ? <CartFrame /> : <StoredCart />
}

/** The cart's lines with what changed about them, the totals, and the lines saved for later. */
function StoredCart() {
  const { totalItems, remove, restore } = useCart()
  const check = useCartCheck()
  const { lines } = check
  const saved = useSavedLines()
  const page = useRef<HTMLDivElement>(null)
  const isEmpty = lines.length === 0

  // A removed line takes the focus with it.
  const counts = `${lines.length} and ${saved.lines.length}`
  const before = useRef(counts)
  useEffect(() => {
    if (counts !== before.current && document.activeElement === document.body) {
      page.current?.querySelector('h1')?.focus({ preventScroll: true })
    }
    before.current = counts
  }, [counts])

  const removeLine = (line: CheckedLine, index: number) => {
    remove(line)
    showToast({
      title: words.removed(line.title),
      action: { label: words.undo, onClick: () => restore(line.item, index) },
    })
  }
  const savedList = saved.lines.length > 0 && (
    <Suspense>
      <SavedList {...saved} />
    </Suspense>
  )
  return (
    <div ref={page} data-cart>
      {isEmpty && saved.lines.length === 0 && <EmptyCart />}
      {isEmpty && saved.lines.length > 0 && (
        <div className="wrap max-w-3xl pt-8 pb-section md:pt-12">
          <h1 tabIndex={-1} className="text-44 leading-tight outline-none">
            {words.empty.title}
          </h1>
          <p className="mt-1 mb-8 text-muted">{words.empty.saved}</p>
          {savedList}
          <p className="mt-8">
            <Link to={paths.home} className={buttonClass()}>
              {words.empty.action}
            </Link>
          </p>
        </div>
      )}
      {!isEmpty && (
        <div className="wrap pt-8 pb-section md:pt-12">
          <CartHead>
            <p className="text-muted tabular-nums">{words.items(totalItems)}</p>
          </CartHead>
          <div className={columnsClass}>
            <ul aria-label={words.lines} className="border-t border-line">
              {lines.map((line, index) => (
                <CartLine
                  key={line.key}
                  line={line}
                  priority={index < 2}
                  onRemove={() => removeLine(line, index)}
                  more={
                    <button
                      type="button"
                      aria-label={savedWords.saveItem(line.title)}
                      onClick={() => saved.saveForLater(line.item)}
                      className={lineActionClass}
                    >
                      {savedWords.save}
                    </button>
                  }
                />
              ))}
            </ul>
            <div className="self-stretch lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <CartSummary check={check} />
            </div>
            {savedList}
          </div>
        </div>
      )}
      <Deferred>
        <RecentlyViewed />
      </Deferred>
    </div>
  )
}

const columnsClass =
  'grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:grid-rows-[auto_1fr]'

function CartHead({ children }: { children?: ReactNode }) {
  return (
    <header className="mb-6 flex items-baseline gap-4 md:mb-8">
      <h1 tabIndex={-1} className="text-44 leading-tight outline-none">
        {words.title}
      </h1>
      {children}
    </header>
  )
}

/** The parts of the page that do not depend on the cart: its shell. */
function CartFrame() {
  return (
    <div className="wrap pt-8 pb-section md:pt-12">
      <CartHead />
      <div className={columnsClass}>
        <div className="flex gap-4 border-t border-b border-line py-5 md:gap-6">
          <PictureSkeleton className="w-24 self-start rounded-picture md:w-28" />
          <div className="flex-1">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="mt-2 h-4 w-2/5" />
          </div>
        </div>
        <div className={`${summaryClass} h-155 lg:col-start-2 lg:row-start-1`}>
          <h2 className="mb-4 text-28 leading-tight">{words.summary}</h2>
          <Skeleton className="h-11" />
          <Skeleton className="mt-5 h-24" />
          <Skeleton className="mt-5 h-14 rounded-full" />
        </div>
      </div>
      <p role="status" className="sr-only">
        {common.loading}
      </p>
    </div>
  )
}

function EmptyCart() {
  const { title, text, action, deals } = words.empty
  const kinds = useShopSettings()?.deals
  const links = [
    { to: paths.home, label: action },
    ...(kinds?.includes('flash') ? [{ to: paths.flashDeals, label: deals }] : []),
  ]
  return <EmptyPage picture="empty-cart" title={title} text={text} links={links} />
}
