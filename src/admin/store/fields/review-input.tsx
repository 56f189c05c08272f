import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import * as v from 'valibot'
import { storeFields } from '@/content/admin/store/fields'
import { quotedReviewQuery } from '@/data/reviews/quoted-review-query'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import type { ControlProps } from '../../shared/form/control-props'
import { useSectionForm } from './form-context'
import { ReviewPicker } from './review-picker'
import { ReviewWords } from './review-words'
import { textOf } from './stored-value'

const words = storeFields.review
const isId = (text: string) => v.is(v.pipe(v.string(), v.uuid()), text)

/** A review of the shop, shown as it is quoted, chosen among those that are published. */
export function ReviewInput({ label, hint, error, value, onChange }: ControlProps) {
  const id = useId()
  const { language, languages } = useSectionForm()
  const [first = language] = languages
  const chosen = textOf(value, first, first)
  const [isPicking, setPicking] = useState(false)
  const { data, isPending } = useQuery({ ...quotedReviewQuery(chosen), enabled: isId(chosen) })
  const isGone = chosen !== '' && (data === null || !isId(chosen))
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className="text-14 font-medium">
        {label}
      </p>
      {chosen === '' ? (
        <p className="text-muted">{words.none}</p>
      ) : data ? (
        <p className="rounded-control border border-line bg-surface-raised px-3 py-2">
          <ReviewWords review={{ ...data, product: data.product.title }} />
        </p>
      ) : (
        isId(chosen) && isPending && <Skeleton className="h-20" />
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" size="small" onClick={() => setPicking(true)}>
          {chosen === '' ? words.choose : words.replace}
        </Button>
        {chosen !== '' && (
          <Button look="text" size="small" onClick={() => onChange(null)}>
            {words.remove}
          </Button>
        )}
      </div>
      {hint && <p className="text-14 text-muted">{hint}</p>}
      {(error || isGone) && (
        <p role="alert" className="text-14 font-medium text-danger-text">
          {isGone ? words.gone : error}
        </p>
      )}
      {isPicking && <ReviewPicker chosen={chosen} onClose={() => setPicking(false)} onPick={onChange} />}
    </div>
  )
}
