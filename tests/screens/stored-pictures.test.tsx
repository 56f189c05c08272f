// Pictures that a form stored and no longer uses: which are deleted.
import { describe, expect, it } from 'vitest'
import { deleteProductImages } from '@/data/storage/product-images'
import { loadSupabase } from '@/data/supabase/client'
import { newMark, ownProduct } from '../support/owner-products'

describe('pictures that a form stored', () => {
  it('a picture that another product shows stays when the form that stored it leaves it, and one that nothing shows goes', async () => {
    const mark = newMark()
    await ownProduct(mark)
    const { storage } = await loadSupabase()
    const bucket = storage.from('product-images')
    const store = async () => {
      const name = `${crypto.randomUUID()}-100.webp`
      const { error } = await bucket.upload(name, new TextEncoder().encode('a picture').buffer, {
        contentType: 'image/webp',
      })
      expect(error).toBeNull()
      return bucket.getPublicUrl(name).data.publicUrl
    }
    const [first, second, unused] = [await store(), await store(), await store()]
    const pictures = [first, second].map((src) => ({ src, alt: '', color: null, view: '' }))
    await ownProduct(mark, { image_url: first, images: pictures })
    await deleteProductImages([first, second, unused])
    const isThere = async (src: string) => (await fetch(src)).ok
    expect(await Promise.all([first, second, unused].map(isThere))).toEqual([true, true, false])
  })
})
