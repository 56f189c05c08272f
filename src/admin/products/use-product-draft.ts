import { useEffect, useState } from 'react'
import { emptyProductForm, type ProductForm } from '@/domain/product-form'
import type { PreparedPicture } from './prepare-picture'

const formKey = 'admin-new-product'
const pictureKey = 'admin-new-product-picture'

/** `id` becomes the product's: a draft can be sent twice and makes one product. */
export type Draft = { id: string; form: ProductForm; picture: PreparedPicture | null }

const newDraft = (): Draft => ({ id: crypto.randomUUID(), form: emptyProductForm, picture: null })

/** A new product as far as it is written, kept in this browser until it is added or discarded. */
export function useProductDraft() {
  const [draft, setDraft] = useState(readDraft)
  const { id, form, picture } = draft
  const isDirty = picture !== null || JSON.stringify(form) !== JSON.stringify(emptyProductForm)

  useEffect(() => keep(formKey, isDirty ? { id, form } : null), [id, form, isDirty])
  // Apart, since it is large and seldom changes.
  useEffect(() => keep(pictureKey, picture), [picture])

  return {
    draft,
    isDirty,
    setField: (field: keyof ProductForm, value: string) =>
      setDraft((current) => ({ ...current, form: { ...current.form, [field]: value } })),
    setPicture: (next: PreparedPicture | null) => setDraft((current) => ({ ...current, picture: next })),
    restore: setDraft,
    clear: () => setDraft(newDraft()),
  }
}

function readDraft(): Draft {
  const draft = newDraft()
  const { id, form } = read(formKey)
  if (typeof id === 'string') draft.id = id
  if (typeof form === 'object' && form !== null) {
    const texts = Object.entries(form).filter(
      ([key, value]) => key in emptyProductForm && typeof value === 'string',
    )
    draft.form = { ...emptyProductForm, ...Object.fromEntries(texts) }
  }
  const { dataUrl, width, height } = read(pictureKey)
  if (typeof dataUrl === 'string' && typeof width === 'number' && typeof height === 'number') {
    draft.picture = { dataUrl, width, height }
  }
  return draft
}

function read(key: string): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

function keep(key: string, value: unknown) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A full disk or private mode: then the draft lives as long as the page.
  }
}
