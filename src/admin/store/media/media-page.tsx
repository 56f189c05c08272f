import { useState } from 'react'
import { admin } from '@/content/admin/admin'
import { storeRooms } from '@/content/admin/store/rooms'
import type { AdminMedia } from '@/data/media/admin-media'
import { mediaKinds } from '@/domain/store/media'
import { usePageHead } from '@/ui/page-head'
import { MediaGrid } from '../../shared/media/media-grid'
import { UploadField } from '../../shared/media/upload-field'
import { StoreRoom } from '../store-room'
import { MediaDetail } from './media-detail'

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
