import { useState } from 'react'
import { storeMedia } from '@/content/admin/store/media'
import { type AdminMedia, useUploadMedia } from '@/data/media/admin-media'
import { PictureError } from '@/data/storage/prepare-picture'
import type { MediaKind, MediaKinds } from '@/domain/store/media'
import { showToast } from '@/ui/toast/toast'

const kindOf = (file: File): MediaKind => (file.type.startsWith('video/') ? 'film' : 'picture')

/** Uploads files of these kinds one after the other; a phone's memory is small. One that cannot be used leaves the others alone. */
export function useUploads(kinds: MediaKinds, onUploaded?: (media: AdminMedia) => void) {
  const upload = useUploadMedia()
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const take = async (files: readonly File[]) => {
    if (files.length === 0 || progress) return
    setProblem(null)
    let done = 0
    const found: string[] = []
    for (const file of files) {
      setProgress({ done, of: files.length })
      try {
        if (!kinds.includes(kindOf(file))) throw new PictureError('type')
        const media = await upload.mutateAsync(file)
        done += 1
        onUploaded?.(media)
      } catch (error) {
        // What is asked for, or where both may be chosen what was meant.
        const { problems, uploadFailed } = storeMedia.files[kinds.length === 1 ? kinds[0] : kindOf(file)]
        const problem = error instanceof PictureError ? problems[error.problem] : uploadFailed
        found.push(files.length === 1 ? problem : storeMedia.ofFile(file.name, problem))
        setProblem(found.join(' '))
      }
    }
    setProgress(null)
    if (done > 0) showToast({ title: storeMedia.uploaded(done), tone: 'success' })
  }
  return { take, progress, problem }
}
