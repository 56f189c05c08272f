import { useQuery } from '@tanstack/react-query'
import { toasts } from '@/admin/shared/page/toasts'
import { adminReviews } from '@/content/admin/catalogue/reviews'
import { useRemoveReviewPicture } from '@/data/reviews/review-moderation'
import { moderatedPictureQuery } from '@/data/reviews/review-pictures'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'

const words = adminReviews.pictures

type PicturesProps = { pictures: readonly { id: string; shown: boolean }[] }

/** A review's pictures; those that wait are published with the review. */
export function ReviewPictures({ pictures }: PicturesProps) {
  const remove = useRemoveReviewPicture()
  return (
    <ul aria-label={words.list} className="mt-2 flex flex-wrap gap-3">
      {pictures.map(({ id, shown }, at) => (
        <li key={id} className="grid w-28 gap-1">
          <Picture id={id} alt={words.alt(at + 1)} />
          <span className="text-12 text-muted">{shown ? words.shown : words.waiting}</span>
          <Button
            look="quiet"
            size="small"
            aria-label={words.removeOf(at + 1)}
            disabled={remove.isPending}
            onClick={() => remove.mutate(id, toasts(words.removed, adminReviews.failed))}
          >
            {words.remove}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Picture({ id, alt }: { id: string; alt: string }) {
  const { data, isPending } = useQuery(moderatedPictureQuery(id))
  if (isPending) return <Skeleton className="size-28" />
  return data ? (
    <img src={data} alt={alt} className="size-28 rounded-picture border border-line object-cover" />
  ) : (
    <span className="grid size-28 place-items-center rounded-picture border border-line p-2 text-12 text-muted">
      {words.missing}
    </span>
  )
}
