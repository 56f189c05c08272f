import { useRef, useState } from 'react'
import { type NewProduct, useAddProduct as useInsert } from '@/data/products/product-mutations'
import { useUploadProductImage } from '@/data/storage/product-images'
import { AppError } from '@/data/supabase/errors'
import { parsePrice, parseQuantity } from '@/domain/product-form'
import { parseList } from '@/domain/validation'
import { toBlob } from './prepare-picture'
import type { Draft } from './use-product-draft'

/** The situations that the specification's error catalogue has words for (section 8). */
export type AddFailure = 'picture-lost' | 'upload' | 'no-image' | 'database' | 'not-created' | 'fallback'

export class AddProductError extends Error {
  readonly failure: AddFailure
  constructor(failure: AddFailure, cause?: unknown) {
    super(failure, { cause })
    this.failure = failure
  }
}

/** Uploads a draft's picture if it has one, then adds the product. Resolves to its slug. @throws AddProductError */
export function useAddProduct() {
  const upload = useUploadProductImage()
  const insert = useInsert()
  const [isAdding, setAdding] = useState(false)
  // After a failed insert the picture is there already and need not go up again.
  const uploaded = useRef<{ dataUrl: string; url: string } | null>(null)

  const imageUrlOf = async ({ form, picture }: Draft): Promise<string> => {
    const typed = form.imageUrl.trim()
    if (!picture) {
      if (typed) return typed
      throw new AddProductError('no-image')
    }
    if (uploaded.current?.dataUrl === picture.dataUrl) return uploaded.current.url
    const blob = toBlob(picture.dataUrl)
    if (!blob) {
      if (typed) return typed
      throw new AddProductError('picture-lost')
    }
    try {
      const url = await upload.mutateAsync(blob)
      uploaded.current = { dataUrl: picture.dataUrl, url }
      return url
    } catch (cause) {
      if (typed) return typed
      throw new AddProductError('upload', cause)
    }
  }

  const add = async (draft: Draft): Promise<string> => {
    setAdding(true)
    try {
      const imageUrl = await imageUrlOf(draft)
      return await insert.mutateAsync(toNewProduct(draft, imageUrl))
    } catch (error) {
      throw error instanceof AddProductError ? error : new AddProductError(failureOf(error), error)
    } finally {
      setAdding(false)
    }
  }
  return { add, isAdding }
}

function failureOf(error: unknown): AddFailure {
  if (!(error instanceof AppError) || error.kind === 'offline') return 'fallback'
  return error.kind === 'not-found' || error.code === 'EMPTY_ANSWER' ? 'not-created' : 'database'
}

function toNewProduct({ id, form }: Draft, imageUrl: string): NewProduct {
  const price = parsePrice(form.price)
  const quantity = parseQuantity(form.quantity)
  if (price === null || quantity === null) throw new AddProductError('fallback')
  return {
    id,
    title: form.title.trim(),
    description: form.description.trim(),
    collection: form.collection,
    price,
    originalPrice: parsePrice(form.originalPrice),
    quantity,
    sizes: parseList(form.sizes),
    colors: parseList(form.colors),
    imageUrl,
    alt: form.alt.trim(),
  }
}
