import { returnLimits } from '@/config/page-limits'
import { returnReasonWords, returnWords } from '@/content/orders/return-words'
import { comma } from '@/content/shared/lists'
import { formatMoney } from '@/domain/money/money'
import {
  type ExchangeChoice,
  type ReturnableItem,
  type ReturnReason,
  returnReasons,
} from '@/domain/orders/return'
import { variantWords } from '@/storefront/shared/product/variant-words'
import { SelectField, TextArea } from '@/ui/field'
import { Picture } from '../shared/product/picture'

const words = returnWords.page

export type Choice = {
  isChosen: boolean
  quantity: number
  reason: ReturnReason | null
  words: string
  /** The key of what is wanted instead; empty for a refund. */
  wanted: string
}
export const noChoice: Choice = { isChosen: false, quantity: 1, reason: null, words: '', wanted: '' }

const keyOf = ({ size, color }: ExchangeChoice) => `${size}\n${color}`

/** What is wanted instead of an item, while it can be had. */
export const wantedOf = ({ choices }: ReturnableItem, { wanted }: Choice): ExchangeChoice | undefined =>
  choices.find((each) => keyOf(each) === wanted && each.available > 0)

type ReturnLineProps = {
  item: ReturnableItem
  currency: string
  choice: Choice
  /** Something must be chosen, and nothing is. */
  isInvalid: boolean
  reasonField: { name: string; error: string | null }
  onChange: (change: Partial<Choice>) => void
}

/** An item of the order: chosen or not, how many of it, and why. */
export function ReturnLine({ item, currency, choice, isInvalid, reasonField, onChange }: ReturnLineProps) {
  const { name, image, size, color, price, quantity, left, choices } = item
  const isOver = left === 0
  const wanted = wantedOf(item, choice)
  const returned = Math.min(choice.quantity, left)
  const dearer = wanted ? (wanted.price - price) * returned : 0
  return (
    <li className="border-b border-line py-4">
      <label className={`flex items-center gap-4 ${isOver ? 'text-muted' : 'cursor-pointer'}`}>
        <input
          type="checkbox"
          name="lines"
          aria-label={words.chosen([name, variantWords(size, color)].filter(Boolean).join(comma))}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? 'return-lines' : undefined}
          disabled={isOver}
          checked={choice.isChosen && !isOver}
          onChange={({ target }) => onChange({ isChosen: target.checked })}
          className="size-6 shrink-0 accent-accent"
        />
        <span className="aspect-4/5 w-16 shrink-0 overflow-hidden rounded-picture bg-surface-sunken">
          <Picture src={image} alt="" sizes="64px" />
        </span>
        <span className="min-w-0 flex-1">
          <bdi className="block w-fit font-medium">{name}</bdi>
          <span className="block text-14 text-muted">{variantWords(size, color)}</span>
          <span className="block text-14 text-muted">
            {`${isOver ? words.none : words.left(left, quantity)}${comma}${formatMoney(price, currency)}`}
          </span>
        </span>
      </label>
      {choice.isChosen && !isOver && (
        <div className="mt-3 grid gap-4 sm:ms-10 sm:grid-cols-[7rem_minmax(0,1fr)]">
          <SelectField
            label={words.quantity}
            value={returned}
            onChange={({ target }) => onChange({ quantity: Number(target.value) })}
          >
            {Array.from({ length: left }, (_, index) => index + 1).map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </SelectField>
          <SelectField
            {...reasonField}
            label={words.reason}
            required
            value={choice.reason ?? ''}
            onChange={({ target }) =>
              onChange({ reason: returnReasons.find((each) => each === target.value) ?? null })
            }
          >
            <option value="" disabled>
              {words.chooseReason}
            </option>
            {returnReasons.map((each) => (
              <option key={each} value={each}>
                {returnReasonWords[each]}
              </option>
            ))}
          </SelectField>
          {choices.length > 0 && (
            <SelectField
              className="sm:col-span-2"
              label={words.instead}
              hint={wanted && words.difference(dearer, formatMoney(Math.abs(dearer), currency))}
              error={wanted && wanted.available < returned ? words.fewer(wanted.available) : null}
              value={wanted ? keyOf(wanted) : ''}
              onChange={({ target }) => onChange({ wanted: target.value })}
            >
              <option value="">{words.moneyBack}</option>
              {choices.map((each) => (
                <option key={keyOf(each)} value={keyOf(each)} disabled={each.available === 0}>
                  {words.exchange(variantWords(each.size, each.color) || name, each.available === 0)}
                </option>
              ))}
            </SelectField>
          )}
          <TextArea
            rows={2}
            className="sm:col-span-2"
            label={words.words}
            note={words.optional}
            value={choice.words}
            maxLength={returnLimits.words}
            onChange={({ target }) => onChange({ words: target.value })}
          />
        </div>
      )}
    </li>
  )
}
