import { useQueryClient } from '@tanstack/react-query'
import { adminProductEdit } from '@/content/admin/catalogue/product-edit'
import { useSaveProduct } from '@/data/products/edit-product-mutations'
import { type EditedProduct, editedProductQuery } from '@/data/products/edit-product-queries'
import { mostAllowed } from '@/data/products/lowest-price'
import { AppError, wordsFor } from '@/data/supabase/errors'
import type { GalleryPicture, ValidProduct } from '@/domain/product/product-form'
import { showToast } from '@/ui/toast/toast'
import { useShopMoney } from '../../shared/page/shop-money'
import { changedFields, toChanges } from './editable'
import { withTyped } from './use-add-product'
import type { Gallery } from './use-gallery'
import type { ProductEditor } from './use-product-editor'

const { aboveLowest, notSaved, saved } = adminProductEdit

/**
 * Saves the changed fields after all uploads and resolves to whether everything is saved. When another owner saved first, the
 * refetched product raises conflicts.
 */
export function useSaveProductEdits(product: EditedProduct, editor: ProductEditor, gallery: Gallery) {
  const client = useQueryClient()
  const save = useSaveProduct(product.id)
  const { money } = useShopMoney()
  const fail = (description: string) => {
    showToast({ title: notSaved.title, description, tone: 'error' })
    return false
  }

  const run = async (valid: ValidProduct) => {
    gallery.change((list) => withNewTitle(list, editor.saved.title, valid.title))
    const settled = await gallery.settle()
    if (!settled) return fail(notSaved.upload)
    const { imageUrl } = valid
    const sent = { ...editor.form.getValues(), pictures: withTyped(settled, imageUrl) }
    if (changedFields(editor.saved, sent).length === 0) return true
    if (sent.pictures.length > settled.length) {
      gallery.change((list) => withTyped(list, imageUrl))
      editor.form.setValue('imageUrl', '')
    }
    try {
      const answer = await save.mutateAsync({ seen: product.seen, ...toChanges(editor.saved, sent, valid) })
      editor.applySaved(answer, sent)
      client.setQueryData(editedProductQuery(product.id).queryKey, answer)
      gallery.saved()
      showToast({ title: saved, description: answer.values.title, tone: 'success' })
      return true
    } catch (error) {
      const code = error instanceof AppError ? error.code : ''
      const most = mostAllowed(error)
      if (code === 'SLUG_TAKEN' || code.includes('products_slug_key'))
        editor.form.setError('slug', { message: 'slug-taken' }, { shouldFocus: true })
      else if (code === 'CHANGED')
        await client.invalidateQueries({ queryKey: editedProductQuery(product.id).queryKey })
      else fail(most === null ? reason(error) : aboveLowest(money(most)))
      return false
    }
  }
  return run
}

/** Descriptions that begin with the former title begin with the new one. */
const withNewTitle = (pictures: GalleryPicture[], from: string, to: string): GalleryPicture[] =>
  from === to
    ? pictures
    : pictures.map((picture) =>
        picture.alt === from || picture.alt.startsWith(`${from},`)
          ? { ...picture, alt: to + picture.alt.slice(from.length) }
          : picture,
      )

const reason = (error: unknown): string =>
  wordsFor<string>(error, {
    offline: notSaved.offline,
    forbidden: notSaved.forbidden,
    'not-found': notSaved.gone,
    invalid: notSaved.invalid,
    unknown: notSaved.fallback,
  })
