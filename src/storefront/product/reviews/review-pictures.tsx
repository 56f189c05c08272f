import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reviewWords } from '@/content/product/reviews'
import { common } from '@/content/shared/common'
import { reviewPictureQuery } from '@/data/reviews/review-pictures'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Skeleton } from '@/ui/skeleton'

/** The pictures of a review that were let through; one at a time in full. */
export function ReviewPictures({ pictures }: { pictures: readonly string[] }) {
  const [open, setOpen] = useState<number | null>(null)
  const chosen = open === null ? undefined : pictures[open]
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {pictures.map((id, at) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => setOpen(at)}
              className="block size-20 overflow-hidden rounded-picture border border-line"
            >
              <Picture id={id} alt={reviewWords.picture(at + 1)} className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && chosen !== undefined && (
        <Dialog
          open
          onOpenChange={(isOpen) => isOpen || setOpen(null)}
          title={reviewWords.picture(open + 1)}
          actions={
            <Button look="line" onClick={() => setOpen(null)}>
              {common.close}
            </Button>
          }
        >
          <Picture
            id={chosen}
            alt={reviewWords.picture(open + 1)}
            className="max-h-[60dvh] w-full rounded-picture object-contain"
          />
        </Dialog>
      )}
    </>
  )
}

type PictureProps = { id: string; alt: string; className: string }

function Picture({ id, alt, className }: PictureProps) {
  const { data, isPending } = useQuery(reviewPictureQuery(id))
  if (isPending) return <Skeleton className="size-full min-h-20" />
  return data ? (
    <img src={data} alt={alt} className={className} />
  ) : (
    <span className="grid size-full place-items-center p-1 text-12 text-muted">{reviewWords.noPicture}</span>
  )
}
