import { paths } from '@/config/paths'
import { cart as words } from '@/content/cart'
import { common } from '@/content/common'
import { useCart } from '@/storefront/shared/cart-provider'
import { EmptyPage } from '@/storefront/shared/empty-page'
import { recentlyViewed } from '@/storefront/shared/recently-viewed-part'
import { useCartCheck } from '@/storefront/shared/use-cart-check'
import { Deferred } from '@/ui/deferred'
import { usePageHead } from '@/ui/page-head'
import { CartLine } from './cart-line'
import { CartSummary } from './cart-summary'

/** The lines with what changed about them, and what they come to. */
export function CartPage() {
  usePageHead({ title: common.title(words.title), hidden: true })
  const { totalItems } = useCart()
  const { lines, blocked, unchecked } = useCartCheck()

  if (lines.length === 0) return <EmptyCart />
  return (
    <div className="wrap pt-8 pb-section md:pt-12">
      <header className="mb-6 flex items-baseline gap-4 md:mb-8">
        <h1 className="text-44 leading-tight">{words.title}</h1>
        <p className="text-muted tabular-nums">{words.items(totalItems)}</p>
      </header>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <ul aria-label={words.lines} className="border-t border-line">
          {lines.map((line, index) => (
            <CartLine key={line.key} line={line} index={index} />
          ))}
        </ul>
        <CartSummary blocked={blocked} unchecked={unchecked} />
      </div>
      <Deferred part={recentlyViewed} props={{ className: 'pt-section' }} />
    </div>
  )
}

function EmptyCart() {
  const { title, text, action, deals } = words.empty
  const links = [
    { to: paths.home, label: action },
    { to: paths.flashDeals, label: deals },
  ]
  return (
    <>
      <EmptyPage picture="empty-cart" title={title} text={text} links={links} />
      <Deferred part={recentlyViewed} props={{}} />
    </>
  )
}
