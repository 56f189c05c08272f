import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Panel, panelRow } from '@/admin/shared/page/panel'
import { Thumb } from '@/admin/shared/products/thumb'
import { adminOrderForm as words } from '@/content/admin/orders/order-form'
import { lineWords } from '@/content/shared/line-words'
import { comma } from '@/content/shared/lists'
import { productQuery } from '@/data/products/product-queries'
import { formatMoney, type Minor } from '@/domain/money/money'
import { type FormLine, isSameVariant, mostOfLine } from '@/domain/orders/order-form'
import { QuantityStepper } from '@/ui/quantity-stepper'

/** A line as the database prices it. */
type PricedLine = {
  slug: string
  size: string
  color: string
  quantity: number
  price: Minor | null
  available: number
}

type OrderFormLinesProps = {
  lines: readonly FormLine[]
  priced: readonly PricedLine[]
  currency: string
  /** What stands there while there is no line. */
  empty: string
  /** False while an order without items is no problem yet. */
  isEmptyProblem: boolean
  onChange: (lines: FormLine[]) => void
}

/** The lines of an order that is corrected or made: size, color, quantity, and what each comes to. */
export function OrderFormLines({
  lines,
  priced,
  currency,
  empty,
  isEmptyProblem,
  onChange,
}: OrderFormLinesProps) {
  const change = (key: string, changed: Partial<FormLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...changed } : line)))
  return (
    <Panel id="order-lines" title={words.items}>
      {lines.length === 0 && (
        <p
          role={isEmptyProblem ? 'alert' : undefined}
          className={`px-4 pb-4 font-medium ${isEmptyProblem ? 'text-danger-text' : 'text-muted'}`}
        >
          {empty}
        </p>
      )}
      <ul>
        {lines.map((line) => (
          <Line
            key={line.key}
            line={line}
            priced={priced.filter((each) => isSameVariant(each, line))}
            currency={currency}
            onChange={(changed) => change(line.key, changed)}
            onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
          />
        ))}
      </ul>
    </Panel>
  )
}

type LineProps = {
  line: FormLine
  priced: readonly PricedLine[]
  currency: string
  onChange: (changed: Partial<FormLine>) => void
  onRemove: () => void
}

function Line({ line, priced, currency, onChange, onRemove }: LineProps) {
  const { name, quantity } = line
  const available = priced[0]?.available
  const isShort = available !== undefined && available < quantity
  return (
    <li className={`${panelRow} flex-wrap py-2.5`}>
      <Thumb src={line.image} />
      <span className="min-w-0 flex-1 basis-40 leading-snug">
        <span className="line-clamp-2 font-semibold">
          <bdi>{name}</bdi>
        </span>
        <VariantSelect line={line} onChange={onChange} />
        <span className="block text-12 text-muted" role={isShort ? 'alert' : undefined}>
          {isShort && <b className="font-medium text-danger-text">{words.short(available)}</b>}
          {!isShort && <span>{priceWords(priced, currency)}</span>}
        </span>
      </span>
      <span className="flex items-center gap-1 max-md:ms-auto">
        <QuantityStepper
          size="small"
          value={quantity}
          min={1}
          max={Math.max(quantity, Math.min(available ?? mostOfLine, mostOfLine))}
          onChange={(wanted) => onChange({ quantity: wanted })}
          labels={{ group: words.quantity(name), less: words.less(name), more: words.more(name) }}
        />
        <button
          type="button"
          aria-label={words.remove(name)}
          onClick={onRemove}
          className="grid size-11 place-items-center rounded-control text-muted hover:bg-surface-sunken hover:text-ink md:size-9"
        >
          <X size={18} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </span>
    </li>
  )
}

/** What the line costs: at more than one price when some of it was ordered at an older one. */
function priceWords(priced: readonly PricedLine[], currency: string): string {
  return priced
    .flatMap(({ quantity, price }) =>
      price === null ? [] : [words.each(quantity, formatMoney(price, currency))],
    )
    .join(comma)
}

/** Another size or color of the line's product. */
function VariantSelect({ line, onChange }: Pick<LineProps, 'line' | 'onChange'>) {
  const { data } = useQuery(productQuery(line.slug))
  const variants = data?.variants ?? []
  const now = lineWords.variant(line.size, line.color)
  if (variants.length < 2) return <span className="block truncate text-12 text-muted">{now}</span>
  return (
    <select
      aria-label={words.variant(line.name)}
      value={variants.find(({ size, color }) => size === line.size && color === line.color)?.id ?? ''}
      onChange={({ target }) => {
        const chosen = variants.find(({ id }) => id === target.value)
        if (chosen) onChange({ size: chosen.size, color: chosen.color })
      }}
      className="my-0.5 h-11 max-w-full rounded-control border border-line-strong bg-surface-raised px-2 text-16 md:h-8 md:text-14"
    >
      {!variants.some(({ size, color }) => size === line.size && color === line.color) && (
        <option value="">{now}</option>
      )}
      {variants.map(({ id, size, color, quantity }) => (
        <option key={id} value={id}>
          {words.variantLeft(lineWords.variant(size, color) || words.oneSize, quantity)}
        </option>
      ))}
    </select>
  )
}
