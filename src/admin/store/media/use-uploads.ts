import { useState } from 'react'
import { storeMedia } from '@/content/admin/store/media'
import { type AdminMedia, useUploadMedia } from '@/data/media/admin-media'
import { PictureError } from '@/data/storage/prepare-picture'
import { showToast } from '@/ui/toast/toast'

/** Uploads pictures one after the other; a phone's memory is small. */
export function useUploads(onUploaded?: (media: AdminMedia) => void) {
  const upload = useUploadMedia()
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const take = async (files: readonly File[]) => {
    if (files.length === 0 || progress) return
    setProblem(null)
    let done = 0
    try {
      for (const file of files) {
        setProgress({ done, of: files.length })
        const media = await upload.mutateAsync(file)
        done += 1
        onUploaded?.(media)
      }
    } catch (error) {
      setProblem(error instanceof PictureError ? storeMedia.problems[error.problem] : storeMedia.uploadFailed)
    } finally {
      setProgress(null)
    }
    if (done > 0) showToast({ title: storeMedia.uploaded(done), tone: 'success' })
  }
  return { take, progress, problem }
}
