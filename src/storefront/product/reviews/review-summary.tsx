import { Star, X } from 'lucide-react'
import { reviewWords } from '@/content/product/reviews'
import { common } from '@/content/shared/common'
import { number } from '@/content/shared/numbers'
import { formatRating, type ReviewSummary as Summary, shareOf, starSteps } from '@/domain/product/review'
import { Bar as FilledBar } from '@/ui/bar'
import { Stars } from '@/ui/stars'

type ReviewSummaryProps = {
  summary: Summary
  stars: number | null
  /** Called with null to show all reviews. */
  onStars: (stars: number | null) => void
}

/** The average and a bar for each number of stars; a bar filters the list. */
export function ReviewSummary({ summary, stars, onStars }: ReviewSummaryProps) {
  const { rating, total, counts } = summary
  return (
    <div>
      <div className="flex items-center gap-4">
        {rating !== null && (
          <p aria-hidden="true" className="font-display text-44 leading-none font-medium tabular-nums">
            {formatRating(rating)}
          </p>
        )}
        <div>
          {rating !== null && <Stars value={rating} label={common.stars(rating)} size={18} />}
          <p className="text-14 text-muted tabular-nums">{reviewWords.from(total)}</p>
        </div>
      </div>
      <ul aria-label={reviewWords.distribution} className="-mx-2 mt-4 max-w-md md:mt-5">
        {starSteps.map((step) => (
          <li key={step}>
            <Bar
              step={step}
              count={counts[step] ?? 0}
              total={total}
              chosen={stars === step}
              onClick={() => onStars(stars === step ? null : step)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

type BarProps = { step: number; count: number; total: number; chosen: boolean; onClick: () => void }

function Bar({ step, count, total, chosen, onClick }: BarProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      disabled={count === 0 && !chosen}
      onClick={onClick}
      className={`grid min-h-11 w-full grid-cols-[2.25rem_1fr_3rem_1rem] items-center gap-2 rounded-control px-2 text-14 tabular-nums transition-colors duration-fast md:min-h-9 ${
        chosen ? 'bg-accent-soft font-semibold' : 'enabled:hover:bg-surface-sunken'
      }`}
    >
      <span className="flex items-center gap-1">
        <span>{step}</span> <span className="sr-only">{reviewWords.barStars(step)}</span>
        <Star size={14} strokeWidth={1.6} aria-hidden="true" className="fill-highlight text-highlight" />
      </span>
      <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
        <FilledBar percent={shareOf(count, total)} className="fill-highlight" />
      </span>
      <span className={`text-end ${chosen ? '' : 'text-muted'}`}>
        <span>{number(count)}</span> <span className="sr-only">{reviewWords.barReviews(count)}</span>
      </span>
      {chosen && <X size={16} strokeWidth={1.6} aria-hidden="true" />}
    </button>
  )
}
