import { useAddProduct as useInsert } from '@/data/products/product-mutations'
import { AppError } from '@/data/supabase/errors'
import { type GalleryPicture, isImageAddress, type ValidProduct } from '@/domain/product/product-form'
import { withoutKeys } from './editable'
import { pictureAt } from './product-panels'
import type { Gallery } from './use-gallery'

/** The failures that have words of their own. */
export type AddFailure = 'picture-lost' | 'upload' | 'no-image' | 'database' | 'not-created' | 'fallback'

export class AddProductError extends Error {
  readonly failure: AddFailure
  constructor(failure: AddFailure, cause?: unknown) {
    super(failure, { cause })
    this.failure = failure
  }
}

/** Returns a function that waits for the form's uploads, then adds the product. @throws AddProductError */
export function useAddProduct(gallery: Gallery) {
  const insert = useInsert()
  return async (
    id: string,
    { imageUrl, stock: _, renames: __, slug: ___, ...product }: ValidProduct,
    status: 'live' | 'draft',
  ): Promise<string> => {
    try {
      const settled = await gallery.settle()
      const pictures = withTyped(settled ?? gallery.pictures.filter(({ src }) => src), imageUrl)
      // When an upload fails, a typed URL replaces it.
      if (!settled && !imageUrl) throw new AddProductError('upload')
      if (pictures.length === 0 && product.pictures.length > 0) throw new AddProductError('picture-lost')
      if (pictures.length === 0 && status === 'live') throw new AddProductError('no-image')
      // A picture without a description is described by the title that the product has then.
      const slug = await insert.mutateAsync({ id, ...product, status, pictures: withoutKeys(pictures) })
      gallery.saved()
      return slug
    } catch (error) {
      throw error instanceof AddProductError ? error : new AddProductError(failureOf(error), error)
    }
  }
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
