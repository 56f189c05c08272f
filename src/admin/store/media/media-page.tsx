import { useState } from 'react'
import { admin } from '@/content/admin/admin'
import { storeRooms } from '@/content/admin/store/rooms'
import type { AdminMedia } from '@/data/media/admin-media'
import { usePageHead } from '@/ui/page-head'
import { PageHeader } from '../../shared/page/page-header'
import { StoreTabs } from '../store-tabs'
import { MediaDetail } from './media-detail'
import { MediaGrid } from './media-grid'
import { UploadField } from './upload-field'

/** The shop's pictures: upload, search, describe, delete. */
export function StoreMediaPage() {
  usePageHead({ title: admin.title(storeRooms.media), hidden: true })
  const [open, setOpen] = useState<AdminMedia | null>(null)
  return (
    <div>
      <div className="px-4 md:px-5 md:pt-4">
        <PageHeader title={storeRooms.media} />
      </div>
      <StoreTabs />
      <div className="grid gap-4 px-4 py-4 md:px-5">
        <UploadField isMultiple onUploaded={setOpen} />
        <MediaGrid chosen={open?.id ?? null} onChoose={setOpen} />
      </div>
      {open && <MediaDetail key={open.id} media={open} onClose={() => setOpen(null)} />}
    </div>
  )
}
