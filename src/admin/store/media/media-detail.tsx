import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { storeMedia } from '@/content/admin/store/media'
import { type AdminMedia, useDeleteMedia } from '@/data/media/admin-media'
import { placesQuery } from '@/data/pages/admin-page-queries'
import { Button } from '@/ui/button'
import { Sheet } from '@/ui/sheet'
import { showToast } from '@/ui/toast/toast'
import { ConfirmDialog } from '../../shared/form/confirm-dialog'
import { MediaThumb } from '../../shared/media/media-thumb'
import { MediaWords } from '../../shared/media/media-words'
import { namedPlaces, shownPlaces } from '../place-names'

const words = storeMedia.detail

/** One picture or film: what it shows, where it is shown, and its end. */
export function MediaDetail({ media, onClose }: { media: AdminMedia; onClose: () => void }) {
  const places = useQuery(placesQuery(media.id))
  const remove = useDeleteMedia()
  const [asks, setAsks] = useState(false)
  const [saved, setSaved] = useState(media)
  const destroy = () =>
    remove.mutate(media, {
      onSuccess: () => {
        showToast({ title: words.removed[media.kind], tone: 'success' })
        onClose()
      },
    })
  const shown = remove.error ? shownPlaces(remove.error) : null
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title[media.kind]}
      closeLabel={words.close}
      side="wide"
    >
      <div className="grid gap-4 p-5 text-14">
        <MediaThumb media={media} className="max-h-80 w-full" />
        {media.width && media.height && (
          <p className="text-muted">{storeMedia.size(media.width, media.height)}</p>
        )}
        <MediaWords media={saved} onSaved={setSaved} />
        <section aria-labelledby="media-places">
          <h3 id="media-places" className="font-text text-14 font-semibold tracking-normal">
            {words.places}
          </h3>
          <p className="text-muted">
            {places.isLoadingError
              ? words.placesError
              : places.data && (places.data.length === 0 ? words.nowhere : namedPlaces(places.data))}
          </p>
        </section>
        <Button look="danger" size="small" className="justify-self-start" onClick={() => setAsks(true)}>
          {words.remove}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        title={words.ask[media.kind]}
        keep={words.keep}
        confirm={words.remove}
        busy={words.removing}
        isBusy={remove.isPending}
        onClose={() => {
          setAsks(false)
          remove.reset()
        }}
        onConfirm={destroy}
      >
        <p role="alert" className="font-medium text-danger-text empty:hidden">
          {remove.isError && (shown ? words.shown(shown) : words.removeFailed)}
        </p>
      </ConfirmDialog>
    </Sheet>
  )
}
