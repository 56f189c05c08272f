import { useState } from 'react'
import { type NewProduct, useAddProduct as useInsert } from '@/data/products/product-mutations'
import { AppError } from '@/data/supabase/errors'
import { isImageAddress, parseDetails, parsePrice, parseQuantity } from '@/domain/product-form'
import { parseList } from '@/domain/validation'
import type { GalleryPicture } from './editable'
import { pictureAt } from './product-panels'
import type { Gallery } from './use-gallery'
import type { Draft } from './use-product-draft'

/** The failures that the specification words (section 8). */
export type AddFailure = 'picture-lost' | 'upload' | 'no-image' | 'database' | 'not-created' | 'fallback'

export class AddProductError extends Error {
  readonly failure: AddFailure
  constructor(failure: AddFailure, cause?: unknown) {
    super(failure, { cause })
    this.failure = failure
  }
}

/** Waits for the draft's uploads, then adds the product. @throws AddProductError */
export function useAddProduct(gallery: Gallery) {
  const insert = useInsert()
  const [isAdding, setAdding] = useState(false)

  const add = async (draft: Draft): Promise<{ id: string; slug: string }> => {
    setAdding(true)
    try {
      const settled = await gallery.settle()
      const pictures = withTyped(settled ?? draft.pictures.filter(({ src }) => src), draft.form.imageUrl)
      // When an upload fails, a typed URL replaces it.
      if (!settled && !draft.form.imageUrl.trim()) throw new AddProductError('upload')
      if (pictures.length === 0)
        throw new AddProductError(draft.pictures.length > 0 ? 'picture-lost' : 'no-image')
      const slug = await insert.mutateAsync(toNewProduct(draft, pictures))
      gallery.saved()
      return { id: draft.id, slug }
    } catch (error) {
      throw error instanceof AddProductError ? error : new AddProductError(failureOf(error), error)
    } finally {
      setAdding(false)
    }
  }
  return { add, isAdding }
}

/** The pictures, with the typed URL as one more if it was not added yet. */
export function withTyped(pictures: readonly GalleryPicture[], imageUrl: string): GalleryPicture[] {
  const typed = imageUrl.trim()
  return isImageAddress(typed) ? [...pictures, pictureAt(typed)] : [...pictures]
}

function failureOf(error: unknown): AddFailure {
  if (!(error instanceof AppError) || error.kind === 'offline') return 'fallback'
  return error.kind === 'not-found' || error.code === 'EMPTY_ANSWER' ? 'not-created' : 'database'
}

function toNewProduct({ id, form }: Draft, pictures: readonly GalleryPicture[]): NewProduct {
  const price = parsePrice(form.price)
  const quantity = parseQuantity(form.quantity)
  if (price === null || quantity === null) throw new AddProductError('fallback')
  const title = form.title.trim()
  return {
    id,
    title,
    description: form.description.trim(),
    collection: form.collection,
    price,
    originalPrice: parsePrice(form.originalPrice),
    quantity,
    sizes: parseList(form.sizes),
    colors: parseList(form.colors),
    details: parseDetails(form.details).filter((detail) => detail !== null),
    pictures: pictures.map(({ key: _, ...picture }) => ({ ...picture, alt: picture.alt || title })),
  }
}
