import { ArrowRight, Clock, Search } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { searchWords } from '@/content/catalogue/search'
import type { ProductSummary } from '@/domain/product/product'
import { Picture } from '../product/picture'
import { PriceLine } from '../product/price-line'
import { useLivePrice } from '../product/use-live-price'
import { Highlighted } from './highlighted'
import type { Suggestion, SuggestionGroup } from './use-suggestions'

type SuggestionListProps = {
  id: string
  optionId: (index: number) => string
  /** The option highlighted by the arrow keys; -1 for none. */
  activeIndex: number
  groups: readonly SuggestionGroup[]
  terms: readonly string[]
  corrected: string | null
  /** Products in one column, everything else in the other. */
  wide: boolean
  onChoose: (option: Suggestion) => void
}

/** The suggestions as a listbox of links, by group. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, groups, corrected, wide } = props
  const all = groups.find(({ name }) => name === 'all')
  const main = groups.filter(({ name }) => name === 'products' || name === 'recent')
  const rest = groups.filter((group) => group !== all && !main.includes(group))
  const twoColumns = wide && all && main.length > 0 && rest.length > 0
  return (
    <>
      {corrected && (
        <p className="px-5 pt-4 text-14 text-muted">
          {searchWords.corrected} <strong className="font-semibold text-ink">{corrected}</strong>
        </p>
      )}
      <div
        id={id}
        role="listbox"
        aria-label={searchWords.suggestions}
        tabIndex={-1}
        className="min-h-0 overflow-y-auto overscroll-contain bg-inherit"
      >
        <div className={twoColumns ? 'grid grid-cols-[3fr_2fr]' : undefined}>
          {[main, rest].map(
            (column, index) =>
              column.length > 0 && (
                <div
                  key={column === main ? 'main' : 'rest'}
                  className={`p-2 ${index === 0 || main.length === 0 ? '' : twoColumns ? 'border-s border-line' : 'pt-0'}`}
                >
                  {column.map((group) => (
                    <Group key={group.name} group={group} {...props} />
                  ))}
                </div>
              ),
          )}
        </div>
        {all && (
          <div className="sticky bottom-0 border-t border-line bg-inherit p-2">
            {all.options.map((option) => (
              <Option key={option.to} option={option} {...props} className="font-semibold text-accent">
                <span className="min-w-0 flex-1 truncate">{option.label}</span>
                <ArrowRight {...icon} className="shrink-0 rtl:-scale-x-100" />
              </Option>
            ))}
          </div>
        )}
      </div>
    </>
  )
}

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const

function Group({ group, ...props }: SuggestionListProps & { group: SuggestionGroup }) {
  const { name, options } = group
  const titleId = `${props.id}-${name}`
  if (name === 'all') return null
  const Icon = name === 'recent' ? Clock : Search
  return (
    <div role="group" aria-labelledby={titleId} className="not-first:mt-2">
      <span id={titleId} className="block px-3 pt-2 pb-1 text-14 font-semibold text-muted">
        {searchWords.groups[name]}
      </span>
      {options.map((option) => (
        <Option key={option.to} option={option} {...props}>
          {option.product ? (
            <ProductOption product={option.product} terms={props.terms} />
          ) : (
            <>
              {option.query !== undefined && <Icon {...icon} className="shrink-0 text-muted" />}
              <span className="min-w-0 flex-1 truncate">
                <Highlighted text={option.label} terms={props.terms} />
              </span>
              {option.count !== undefined && (
                <span className="shrink-0 text-14 text-muted tabular-nums">
                  <span aria-hidden="true">{searchWords.count(option.count)}</span>
                  <span className="sr-only">{searchWords.countLabel(option.count)}</span>
                </span>
              )}
            </>
          )}
        </Option>
      ))}
    </div>
  )
}

type OptionProps = Pick<SuggestionListProps, 'groups' | 'activeIndex' | 'optionId' | 'onChoose'> & {
  option: Suggestion
  className?: string
  children: React.ReactNode
}

/** A link that is reached with the arrow keys, not with Tab. */
function Option({ option, groups, activeIndex, optionId, onChoose, className = '', children }: OptionProps) {
  const index = groups.flatMap(({ options }) => options).indexOf(option)
  const onClick = (event: MouseEvent) => {
    // Opening a link in another tab leaves this page as it is.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChoose(option)
  }
  return (
    <Link
      id={optionId(index)}
      role="option"
      aria-selected={index === activeIndex}
      tabIndex={-1}
      to={option.to}
      onClick={onClick}
      className={`flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 text-14 -outline-offset-2 hover:bg-surface-sunken aria-selected:bg-surface-sunken aria-selected:outline-2 aria-selected:outline-accent ${className}`}
    >
      {children}
    </Link>
  )
}

function ProductOption({ product, terms }: { product: ProductSummary; terms: readonly string[] }) {
  const price = useLivePrice(product)
  return (
    <>
      <span className="h-15 w-12 shrink-0 overflow-hidden rounded-picture bg-surface-sunken">
        <Picture src={product.picture.src} alt="" sizes="48px" width={206} height={258} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 leading-snug">
          <Highlighted text={product.title} terms={terms} />
        </span>
        <PriceLine price={price} />
      </span>
    </>
  )
}
