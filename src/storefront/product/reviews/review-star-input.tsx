import { Star } from 'lucide-react'
import { useId, useState } from 'react'
import { reviewWords } from '@/content/product/reviews'
import { comma } from '@/content/shared/lists'
import { starSteps } from '@/domain/product/review'

const words = reviewWords.form

type ReviewStarInputProps = {
  value: number | null
  onChange: (value: number) => void
  error: string | null
}

/** One to five stars as radio buttons, so that the arrow keys work. */
export function ReviewStarInput({ value, onChange, error }: ReviewStarInputProps) {
  const id = useId()
  const [over, setOver] = useState<number | null>(null)
  const shown = over ?? value ?? 0
  const verdict = words.verdicts[shown - 1]
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="text-14 font-medium">{words.rating}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ms-1.5 flex" onPointerLeave={() => setOver(null)}>
          {starSteps.toReversed().map((step) => (
            <label key={step} onPointerEnter={() => setOver(step)} className="relative block">
              <input
                type="radio"
                name="rating"
                value={step}
                checked={step === value}
                onChange={() => onChange(step)}
                aria-label={`${words.stars(step)}${comma}${words.verdicts[step - 1]}`}
                className="peer absolute size-px opacity-0"
              />
              <span className="grid size-11 place-items-center rounded-control peer-focus-visible:outline-2 peer-focus-visible:-outline-offset-2 peer-focus-visible:outline-accent">
                <Star
                  size={30}
                  strokeWidth={1.4}
                  aria-hidden="true"
                  className={step <= shown ? 'fill-highlight text-highlight' : 'text-line-strong'}
                />
              </span>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-14 text-muted">
          {verdict}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-14 font-medium text-danger-text">
          {error}
        </p>
      )}
    </fieldset>
  )
}
