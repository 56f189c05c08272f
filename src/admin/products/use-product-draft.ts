import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { emptyProductForm, type ProductForm } from '@/domain/product-form'
import { readStoredDraft, storeDraft } from '../shared/draft-store'
import { type GalleryPicture, toGallery } from './editable'

const draftSchema = v.object({
  id: v.string(),
  form: v.record(v.string(), v.string()),
  pictures: v.array(
    v.object({ src: v.string(), alt: v.string(), color: v.nullable(v.string()), view: v.string() }),
  ),
})

/** `id` becomes the product's id, so that a draft sent twice creates one product. */
export type Draft = { id: string; form: ProductForm; pictures: GalleryPicture[] }
type Start = Omit<Draft, 'id'>

const empty: Start = { form: emptyProductForm, pictures: [] }
const draftOf = (start: Start): Draft => ({ id: crypto.randomUUID(), ...start })

/** A new product's draft, stored in this browser until added or discarded. */
export function useProductDraft(copied: { id: string; start: Start } | null) {
  const key = copied ? `admin-copy-${copied.id}` : 'admin-new-product'
  const start = copied?.start ?? empty
  const [draft, setDraft] = useState(() => readDraft(key) ?? draftOf(start))
  const { id, form, pictures } = draft
  const isDirty = JSON.stringify([form, pictures]) !== JSON.stringify([start.form, start.pictures])

  useEffect(
    () => storeDraft(key, isDirty ? { id, form, pictures: pictures.filter(({ src }) => src) } : null),
    [key, id, form, pictures, isDirty],
  )
  return {
    draft,
    isDirty,
    setField: (field: keyof ProductForm, value: string) =>
      setDraft((current) => ({ ...current, form: { ...current.form, [field]: value } })),
    setPictures: (change: (pictures: GalleryPicture[]) => GalleryPicture[]) =>
      setDraft((current) => ({ ...current, pictures: change(current.pictures) })),
    restore: setDraft,
    clear: () => {
      storeDraft(key, null)
      setDraft(draftOf(start))
    },
  }
}

function readDraft(key: string): Draft | null {
  const stored = readStoredDraft(key, draftSchema)
  if (!stored) return null
  const texts = Object.entries(stored.form).filter(([field]) => field in emptyProductForm)
  return {
    id: stored.id,
    form: { ...emptyProductForm, ...Object.fromEntries(texts) },
    pictures: toGallery(stored.pictures.filter(({ src }) => src)),
  }
}
