import * as v from 'valibot'
import { returnLimits } from '@/config/page-limits'
import { returnWords } from '@/content/orders/return-words'
import { useRequestReturn } from '@/data/returns/return-mutations'
import { wordsFor } from '@/data/supabase/errors'
import { type OrderReturns, returnReasons } from '@/domain/orders/return'
import { hasShapeOf } from '@/domain/text/shape'
import { typedText } from '@/domain/values/typed-text'
import { PictureField } from '@/storefront/shared/forms/picture-field'
import { useFailureFocus } from '@/storefront/shared/forms/use-failure-focus'
import { useKept } from '@/storefront/shared/forms/use-kept'
import { useSchemaForm } from '@/storefront/shared/forms/use-schema-form'
import { Button } from '@/ui/button'
import { type Choice, noChoice, ReturnLine, wantedOf } from './return-line'

const words = returnWords.page
const schema = v.object({
  lines: v.pipe(
    v.array(
      v.object({
        itemId: v.string(),
        quantity: v.number(),
        reason: v.pipe(
          v.nullable(v.picklist(returnReasons)),
          v.picklist(returnReasons, words.problems.reason),
        ),
        words: typedText,
        exchange: v.nullable(v.object({ size: v.string(), color: v.string() })),
      }),
    ),
    v.minLength(1, words.problems.lines),
  ),
})

type Kept = {
  /** The same for every try of the same request, so that a lost answer asks once. */
  id: string
  choices: (Choice & { itemId: string })[]
  pictures: string[]
}
const sample: Kept = { id: '', choices: [{ ...noChoice, itemId: '' }], pictures: [] }
const isKnown = ({ reason }: Choice) => reason === null || returnReasons.some((each) => each === reason)
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
  const lines = order.items.flatMap((item) => {
    const choice = choices.get(item.id) ?? noChoice
    const { isChosen, quantity, reason, words } = choice
    const wanted = wantedOf(item, choice)
    const exchange = wanted ? { size: wanted.size, color: wanted.color } : null
    return isChosen && item.left > 0
      ? [{ itemId: item.id, quantity: Math.min(quantity, item.left), reason, words, exchange }]
      : []
  })
  const { problemOf, onSubmit } = useSchemaForm({
    schema,
    values: { lines },
    isPending: request.isPending,
    // Not a callback of the mutation: the form is gone once nothing is left to return, and the callback with it.
    submit: ({ lines }) =>
      void request
        .mutateAsync({ id, orderId: order.orderId, lines, pictures })
        .then((sent) => {
          kept.forget()
          onSent(sent)
        })
        .catch(() => undefined),
  })
  const failure = useFailureFocus(request.error)
  /** Its name is its path in the schema. */
  const reasonField = (item: { id: string }) => {
    const name = `lines.${lines.findIndex(({ itemId }) => itemId === item.id)}.reason`
    return { name, error: problemOf(name) }
  }
  return (
    <form noValidate onSubmit={onSubmit} className="mt-8 grid gap-8">
      <fieldset>
        <legend className="text-20 font-semibold">{words.choose}</legend>
        <ul className="mt-3 border-t border-line">
          {order.items.map((item) => (
            <ReturnLine
              key={item.id}
              item={item}
              currency={order.currency}
              choice={choices.get(item.id) ?? noChoice}
              isInvalid={problemOf('lines') !== null}
              reasonField={reasonField(item)}
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
          {problemOf('lines')}
        </p>
      </fieldset>
      <PictureField
        words={words.pictures}
        note={words.optional}
        most={returnLimits.pictures}
        limits={returnLimits.picture}
        pictures={pictures}
        change={(update) => edit((before) => ({ pictures: [...update(before.pictures)] }))}
      />
      <div>
        {order.exchangeDays !== null && lines.some(({ exchange }) => exchange) && (
          <p className="mb-2 text-14 text-muted">{words.kept(order.exchangeDays)}</p>
        )}
        <p className="mb-4 text-14 text-muted">{words.condition}</p>
        <Button type="submit" aria-disabled={request.isPending}>
          {request.isPending ? words.busy : words.submit}
        </Button>
        <p
          ref={failure}
          role="alert"
          tabIndex={-1}
          className="mt-3 scroll-mb-20 font-medium text-danger-text outline-none empty:hidden"
        >
          {request.error && wordsFor(request.error, words.failed)}
        </p>
      </div>
    </form>
  )
}
