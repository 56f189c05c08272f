import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminReviews } from '@/content/admin/catalogue/reviews'
import { storeFields } from '@/content/admin/store/fields'
import { moderatedReviewsQuery } from '@/data/reviews/moderated-reviews'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { TextField } from '@/ui/field'
import { Skeleton } from '@/ui/skeleton'
import { useSettled } from '../../shared/page/use-settled'
import { ReviewWords } from './review-words'

const words = storeFields.review

type ReviewPickerProps = { chosen: string; onClose: () => void; onPick: (id: string) => void }

/** Searches the published reviews by product, name or words, and picks one that says something. */
export function ReviewPicker({ chosen, onClose, onPick }: ReviewPickerProps) {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), 200)
  const found = useQuery(moderatedReviewsQuery({ show: 'published', search, page: 1 }))
  const reviews = found.data?.reviews.filter(({ body }) => body !== '')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      actions={
        <Button look="quiet" size="medium" onClick={onClose}>
          {words.cancel}
        </Button>
      }
    >
      <div className="grid gap-2 text-14">
        <TextField
          dense
          label={adminReviews.search}
          inputMode="search"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p role="status" className="text-12 text-muted">
          {reviews && !found.isPlaceholderData && resultWords(search, reviews.length, found.data)}
        </p>
        {found.isLoadingError && (
          <p role="alert" className="font-medium text-danger-text">
            {adminReviews.error}
          </p>
        )}
        <ul
          aria-label={words.title}
          className="h-90 max-h-[45dvh] overflow-y-auto rounded-control border border-line bg-surface-raised"
        >
          {found.isPending &&
            Array.from({ length: 4 }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity
              <li key={row} className="border-b border-line p-3">
                <Skeleton className="h-14" />
              </li>
            ))}
          {reviews?.map(({ id, product, ...review }) => (
            <li key={id} className="border-b border-line last:border-b-0">
              <button
                type="button"
                aria-pressed={id === chosen}
                onClick={() => {
                  onPick(id)
                  onClose()
                }}
                className="block w-full px-3 py-2 text-start leading-snug hover:bg-surface-sunken focus-visible:-outline-offset-2 aria-pressed:bg-accent-soft"
              >
                <ReviewWords review={{ ...review, product: product.name }} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function resultWords(search: string, shown: number, { total }: { total: number } = { total: 0 }): string {
  if (shown === 0) return search === '' ? words.empty : adminReviews.noneFound.title(search)
  return total > shown ? words.first(shown) : adminReviews.found(shown)
}
