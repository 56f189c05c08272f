import { type FormEvent, useRef, useState } from 'react'
import { returnWords } from '@/content/orders/return-words'
import { useRequestReturn } from '@/data/returns/return-mutations'
import { wordsFor } from '@/data/supabase/errors'
import { type OrderReturns, returnReasons } from '@/domain/orders/return'
import { hasShapeOf } from '@/domain/text/shape'
import { useKept } from '@/storefront/shared/forms/use-kept'
import { Button } from '@/ui/button'
import { PictureField } from './picture-field'
import { type Choice, noChoice, ReturnLine } from './return-line'

const words = returnWords.page

type Kept = {
  /** The same for every try of the same request, so that a lost answer asks once. */
  id: string
  choices: (Choice & { itemId: string })[]
  pictures: string[]
}
const sample: Kept = { id: '', choices: [{ ...noChoice, itemId: '' }], pictures: [] }
const isKnown = ({ reason }: Choice) => reason === null || returnReasons.includes(reason)
const parse = (stored: unknown): Kept | null =>
  hasShapeOf(sample, stored) && stored.choices.every(isKnown) ? stored : null

type ReturnFormProps = { order: OrderReturns; onSent: (order: OrderReturns) => void }

/** Which items come back, how many, why, and pictures of them. */
export function ReturnForm({ order, onSent }: ReturnFormProps) {
  const request = useRequestReturn()
  const kept = useKept(`return-${order.orderId}`, parse, {
    id: crypto.randomUUID(),
    choices: [],
    pictures: [],
  })
  const { id, pictures } = kept.value
  const edit = (make: (before: Kept) => Partial<Kept>) =>
    kept.change((before) => ({ ...before, id: crypto.randomUUID(), ...make(before) }))
  const choices = new Map(kept.value.choices.map(({ itemId, ...choice }) => [itemId, choice]))
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const lines = order.items.flatMap(({ id: itemId, left }) => {
    const choice = choices.get(itemId)
    return choice?.isChosen && left > 0
      ? [
          {
            itemId,
            quantity: Math.min(choice.quantity, left),
            reason: choice.reason,
            words: choice.words.trim(),
          },
        ]
      : []
  })

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const ready = lines.flatMap(({ reason, ...line }) => (reason ? [{ ...line, reason }] : []))
    if (lines.length === 0 || ready.length < lines.length) {
      // Rendered with its error in the next frame.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    if (request.isPending) return
    // Not a callback of the mutation: the form is gone once nothing is left to return, and the callback with it.
    request
      .mutateAsync({ id, orderId: order.orderId, lines: ready, pictures })
      .then((sent) => {
        kept.forget()
        onSent(sent)
      })
      .catch(() => undefined)
  }
  const noLines = isChecked && lines.length === 0
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-8 grid gap-8">
      <fieldset>
        <legend className="text-20 font-semibold">{words.choose}</legend>
        <ul className="mt-3 border-t border-line">
          {order.items.map((item) => (
            <ReturnLine
              key={item.id}
              item={item}
              currency={order.currency}
              choice={choices.get(item.id) ?? noChoice}
              isChecked={isChecked}
              isInvalid={noLines}
              onChange={(change) =>
                edit(({ choices }) => ({
                  choices: [
                    ...choices.filter(({ itemId }) => itemId !== item.id),
                    {
                      ...noChoice,
                      ...choices.find(({ itemId }) => itemId === item.id),
                      ...change,
                      itemId: item.id,
                    },
                  ],
                }))
              }
            />
          ))}
        </ul>
        <p role="alert" id="return-lines" className="mt-2 font-medium text-danger-text empty:hidden">
          {noLines && words.problems.lines}
        </p>
      </fieldset>
      <PictureField pictures={pictures} onChange={(next) => edit(() => ({ pictures: [...next] }))} />
      <div>
        <p className="mb-4 text-14 text-muted">{words.condition}</p>
        <Button type="submit" aria-disabled={request.isPending}>
          {request.isPending ? words.busy : words.submit}
        </Button>
        <p role="alert" className="mt-3 font-medium text-danger-text empty:hidden">
          {request.error && wordsFor(request.error, words.failed)}
        </p>
      </div>
    </form>
  )
}
