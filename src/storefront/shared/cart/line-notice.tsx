import { cart as words } from '@/content/cart/cart'
import { variantWords } from '@/storefront/shared/product/variant-words'
import { Button } from '@/ui/button'
import { useMoney } from '../preferences/money'
import { useCart } from './cart-provider'
import type { CheckedLine } from './use-cart-check'
import { useLineLimit } from './use-line-limit'

/** What changed about a line since it was added, with a button that fixes it. */
export function LineNotice({ line, onRemove }: { line: CheckedLine; onRemove: () => void }) {
  const { update } = useCart()
  const limit = useLineLimit()
  const { money } = useMoney()
  const { problem, priceBefore, dealEnded, price, renamed } = line
  const priceWords = dealEnded
    ? words.dealEnded
    : priceBefore !== null && price > priceBefore
      ? words.priceUp
      : words.priceDown
  return (
    <div aria-live="polite">
      {renamed && (
        <p className="mt-2 text-14 font-medium">
          {words.renamed(variantWords(line.size, line.color), variantWords(renamed.size, renamed.color))}
        </p>
      )}
      {priceBefore !== null && (
        <p
          className={`mt-2 text-14 font-medium ${price > priceBefore ? 'text-danger-text' : 'text-success'}`}
        >
          {priceWords(money(priceBefore), money(price))}
        </p>
      )}
      {problem && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-danger-soft px-3 py-2 text-14 font-medium text-danger-text">
          <p className="me-auto">
            {problem.kind === 'gone'
              ? words.gone
              : problem.kind === 'sold-out'
                ? words.soldOut
                : problem.available === limit
                  ? words.mostOfOne(limit)
                  : words.fewer(problem.available)}
          </p>
          {problem.kind === 'fewer' ? (
            <Button look="quiet" size="small" data-fix onClick={() => update(line, problem.available)}>
              {words.takeFewer(problem.available)}
            </Button>
          ) : (
            <Button look="quiet" size="small" data-fix onClick={onRemove}>
              {words.remove}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
