import { useState } from 'react'
import { admin } from '@/content/admin/admin'
import { storeRooms } from '@/content/admin/store/rooms'
import type { AdminMedia } from '@/data/media/admin-media'
import { mediaKinds } from '@/domain/store/media'
import { usePageHead } from '@/ui/page-head'
import { StoreRoom } from '../store-room'
import { MediaDetail } from './media-detail'
import { MediaGrid } from './media-grid'
import { UploadField } from './upload-field'

/** The shop's pictures and films: upload, search, describe, delete. */
export function StoreMediaPage() {
  usePageHead({ title: admin.title(storeRooms.media), hidden: true })
  const [open, setOpen] = useState<AdminMedia | null>(null)
  return (
    <StoreRoom title={storeRooms.media}>
      <div className="grid gap-4">
        <UploadField kinds={mediaKinds} isMultiple onUploaded={setOpen} />
        <MediaGrid kinds={mediaKinds} chosen={open?.id ?? null} onChoose={setOpen} />
      </div>
      {open && <MediaDetail key={open.id} media={open} onClose={() => setOpen(null)} />}
    </StoreRoom>
  )
}
