import { useRef } from 'react'
import { adminCollections } from '@/content/admin/catalogue/collections'
import { useSaveCollection } from '@/data/collections/admin-collections'
import { toBlob } from '@/data/storage/prepare-picture'
import { useUploadProductImage } from '@/data/storage/product-images'
import { AppError } from '@/data/supabase/errors'
import type { CollectionProblem, CollectionValues } from '@/domain/product/collection-form'
import { showToast } from '@/ui/toast/toast'
import { type CollectionDraft, idsOf } from './use-collection-draft'

const words = adminCollections.form
type Answer = { slug: string } | { refused: CollectionProblem } | { failed: true }

/** Uploads the draft's picture, if any, then saves the collection. Shows a toast when either fails. */
export function useSaveCollectionDraft() {
  const upload = useUploadProductImage()
  const save = useSaveCollection()
  // A retry after a failed save reuses the uploaded picture.
  const uploaded = useRef<{ picture: string; url: string } | null>(null)

  const imageOf = async ({ picture, imageUrl }: CollectionValues): Promise<string | null> => {
    if (!picture) return imageUrl.trim() || null
    if (uploaded.current?.picture === picture) return uploaded.current.url
    const blob = toBlob(picture)
    if (!blob) throw new Error('The picture of this draft cannot be read.')
    const { src: url } = await upload.mutateAsync(blob)
    uploaded.current = { picture, url }
    return url
  }

  return async (draft: CollectionDraft, slug: string): Promise<Answer> => {
    const failed = (description: string): Answer => {
      showToast({ title: words.failed, description, tone: 'error' })
      return { failed: true }
    }
    try {
      const { base, changed } = draft
      const sent = draft.form.getValues()
      const image = await imageOf(sent).catch(() => undefined)
      if (image === undefined) return failed(words.uploadFailed)
      const answer = await save.mutateAsync({
        id: draft.id,
        version: base.version,
        name: sent.name.trim(),
        slug,
        description: sent.description.trim(),
        group: sent.group || null,
        department: sent.department || null,
        category: sent.category || null,
        image,
        members: changed.includes('members') ? { now: idsOf(sent.members), seen: idsOf(base.members) } : null,
      })
      draft.settle(sent)
      return { slug: answer }
    } catch (error) {
      const code = error instanceof AppError ? error.code : ''
      if (code === 'SLUG_TAKEN') return { refused: 'slug-taken' }
      // The editor shows what the other owner changed.
      if (code === 'COLLECTION_CHANGED' || code === 'MEMBERS_CHANGED') return { failed: true }
      return failed(words.kept)
    }
  }
}
