import { Tag } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { codeWords as words } from '@/content/cart/discount-code'
import type { CartQuote, CodeAnswer } from '@/domain/cart/cart-quote'
import { codeLength } from '@/domain/discounts/discount-code'
import { fold } from '@/domain/text/letters'
import { Button } from '@/ui/button'
import { useMoney } from '../preferences/money'
import { useWelcomePercent } from '../preferences/use-welcome-percent'
import { applyCode, discountCode, typeCode } from './discount-code'
import { shortDayWords } from './order-dates'

type CodeFieldProps = {
  quote: CartQuote | undefined
  /** True while the shop is asked about a cart or a code that it has not answered yet. */
  isChecking: boolean
  unchecked: boolean
  /** Shows a button first, which opens the field. */
  folded?: boolean
}

/**
 * The field for a discount code: why a code takes nothing off is said under it, and the cart goes on without. It is no
 * form of its own, because at the checkout it is inside one.
 */
export function CodeField({ quote, isChecking, unchecked, folded = false }: CodeFieldProps) {
  const { money } = useMoney()
  const { text, isUsed } = discountCode.use()
  const percent = useWelcomePercent()
  const [open, setOpen] = useState(!folded || text !== '')
  const [wasRemoved, setWasRemoved] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const last = quote?.code ?? null
  // While another cart or address is asked about, an applied code stays: its button must not vanish under a finger.
  const stays = last?.problem === null && fold(last.code) === fold(text)
  const answer = isUsed && !unchecked && (!isChecking || stays) ? last : null
  const isApplied = answer !== null && answer.problem === null
  const problem = !isUsed || isApplied ? null : unchecked ? words.unchecked : sentenceOf(answer, quote, money)

  // The field gives way to the applied code, and the other way round: the focus stays in here.
  const had = useRef(isApplied)
  useEffect(() => {
    if (had.current !== isApplied && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('input, button')?.focus()
    had.current = isApplied
  }, [isApplied])

  const apply = () => {
    setWasRemoved(false)
    if (text.trim() === '') root.current?.querySelector('input')?.focus()
    else if (!isUsed) applyCode(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter must not place the order.
    event.preventDefault()
    apply()
  }
  if (!open) {
    return (
      <Button look="text" size="medium" className="-mx-5 justify-self-start" onClick={() => setOpen(true)}>
        <Tag size={18} strokeWidth={1.6} aria-hidden="true" />
        {words.open}
      </Button>
    )
  }
  return (
    <div ref={root} className="mb-5">
      {isApplied ? (
        <div className="flex items-center gap-3 rounded-control bg-success-soft ps-3.5 text-14">
          <Tag size={18} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-success" />
          <p className="min-w-0 flex-1 py-2">
            <strong className="font-semibold wrap-anywhere">{answer.code}</strong>
            {quote?.applied && <span className="block text-muted">{quote.applied.title}</span>}
          </p>
          <button
            type="button"
            aria-label={words.removeCode(answer.code)}
            className="min-h-11 px-3.5 font-medium underline underline-offset-4 hover:text-accent"
            onClick={() => {
              typeCode('')
              setWasRemoved(true)
            }}
          >
            {words.remove}
          </button>
        </div>
      ) : (
        <>
          <label htmlFor={id} className="mb-1.5 flex justify-between gap-3 text-14 font-medium">
            {words.label}
            <span className="font-normal text-muted">{words.optional}</span>
          </label>
          <div className="flex gap-2">
            <input
              id={id}
              name="discountCode"
              value={text}
              maxLength={codeLength}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="done"
              // The folded field was opened by a press just now.
              autoFocus={folded && text === ''}
              aria-invalid={(problem !== null && !unchecked) || undefined}
              aria-describedby={problem === null ? undefined : `${id}-problem`}
              onChange={(event) => typeCode(event.target.value)}
              onKeyDown={onKeyDown}
              className="h-12 w-full min-w-0 flex-1 rounded-control border border-line-strong bg-surface-raised px-3.5 text-16 text-ink hover:border-ink aria-invalid:border-danger"
            />
            <Button look="line" aria-disabled={isUsed && isChecking} onClick={apply}>
              {isUsed && isChecking ? words.applying : words.apply}
            </Button>
          </div>
        </>
      )}
      <p
        id={`${id}-problem`}
        role="status"
        className={
          isApplied || problem === null
            ? 'sr-only'
            : `mt-1.5 text-14 font-medium ${unchecked || answer?.problem === 'other_better' ? 'text-muted' : 'text-danger-text'}`
        }
      >
        {isApplied
          ? quote?.applied?.kind === 'free_shipping'
            ? words.appliedShipping(answer.code)
            : words.applied(answer.code, money(quote?.discount ?? 0))
          : (problem ?? (wasRemoved && words.removed))}
      </p>
      {!isUsed && percent > 0 && (
        <Link
          to={paths.welcome}
          className="mt-1 inline-flex min-h-6 items-center text-14 text-muted underline underline-offset-4 hover:text-ink touch:min-h-11"
        >
          {words.welcome(percent)}
        </Link>
      )}
    </div>
  )
}

/** Why a code takes nothing off; null while it is not known. */
function sentenceOf(
  answer: CodeAnswer | null,
  quote: CartQuote | undefined,
  money: (amount: number) => string,
): string | null {
  if (!answer?.problem) return null
  const { problem, minimum, startsAt } = answer
  const missing = minimum === null ? 0 : minimum - (quote?.subtotal ?? 0)
  return words.problems[problem]({
    minimum: minimum === null ? null : money(minimum),
    missing: missing > 0 ? money(missing) : null,
    starts: startsAt === null ? null : shortDayWords(startsAt),
    hasOther: quote?.applied != null,
  })
}
