import { common } from '@/content/common'
import { tabWords } from '@/content/product'
import { Stars } from '@/ui/stars'

/** What the ratings come to; reading and writing reviews follows. */
export function ReviewsPanel({ rating, count }: { rating: number; count: number }) {
  return (
    <div className="grid items-center gap-x-10 gap-y-4 md:grid-cols-[auto_1fr]">
      <div className="flex items-center gap-4">
        <p aria-hidden="true" className="font-display text-44 leading-none font-medium tabular-nums">
          {rating.toFixed(1)}
        </p>
        <div>
          <Stars value={rating} label={common.stars(rating)} size={18} />
          <p className="text-14 text-muted">{tabWords.fromRatings(count)}</p>
        </div>
      </div>
      <p className="max-w-prose text-muted">{tabWords.noWritten}</p>
    </div>
  )
}
