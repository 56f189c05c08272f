import { X } from 'lucide-react'
import { useState } from 'react'
import { reviewLimits } from '@/config/page-limits'
import { reviewLinkWords as words } from '@/content/product/review-link'
import { reviewWords } from '@/content/product/reviews'
import { PictureField } from '@/storefront/shared/forms/picture-field'
import { IconButton } from '@/ui/button'

/** Those of the review that stay, and new ones as data URLs. */
export type ReviewPictures = { keep: readonly string[]; pictures: readonly string[] }

/** The pictures of a review that is written; `sent` are what it has, and what did not arrive comes with the next try. */
export function useReviewPictures(sent: readonly string[]) {
  const [state, change] = useState<ReviewPictures>({ keep: sent, pictures: [] })
  return {
    ...state,
    change,
    /** After a try: nothing is sent twice. */
    settle: (stored: readonly string[], failed: readonly { name: string; picture: string }[]) =>
      change({
        keep: stored.filter((id) => !failed.some(({ name }) => name === id)),
        pictures: failed.map(({ picture }) => picture),
      }),
  }
}

type ReviewPictureFieldProps = ReviewPictures & {
  change: (update: (before: ReviewPictures) => ReviewPictures) => void
}

/** Adds pictures to a review, and takes away those that it has. */
export function ReviewPictureField({ keep, pictures, change }: ReviewPictureFieldProps) {
  return (
    <div>
      <PictureField
        words={words.pictures}
        note={reviewWords.form.optional}
        most={reviewLimits.pictures - keep.length}
        limits={reviewLimits.picture}
        pictures={pictures}
        change={(update) => change((before) => ({ ...before, pictures: update(before.pictures) }))}
      />
      {keep.length > 0 && (
        <ul className="mt-2">
          {keep.map((id, at) => (
            <li key={id} className="flex min-h-11 items-center gap-2 text-14">
              {words.pictures.sent(at + 1)}
              <IconButton
                label={words.pictures.remove(at + 1)}
                onClick={() =>
                  change((before) => ({ ...before, keep: before.keep.filter((each) => each !== id) }))
                }
              >
                <X size={18} strokeWidth={1.8} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
