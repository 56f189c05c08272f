import { useMutation, useQueryClient } from '@tanstack/react-query'
import { initialRating } from '@/config/product-defaults'
import { reservedSlugs } from '@/config/reserved-slugs'
import { toDecimal } from '@/domain/money/money'
import type { SavedProduct } from '@/domain/product/saved-product'
import { toSlug } from '@/domain/text/slug'
import { AppError } from '../supabase/errors'
import { rest, unwrap } from '../supabase/rest'
import { allRows } from '../supabase/rows'

type NewProduct = Omit<SavedProduct, 'slug'> & {
  /** Made by the browser: a request that is repeated after a lost answer makes no second product. */
  id: string
  quantity: number
  /** Whether shoppers see it at once. */
  status: 'live' | 'draft'
}

/**
 * Adds a product without reviews; its variants follow in the database.
 * Its slug is the title's, numbered when another product has it. Resolves to its id and slug.
 * @throws AppError
 */
export function useAddProduct() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: addProduct,
    // Every query that lists products: cards, facets, collections.
    onSuccess: () => client.invalidateQueries(),
  })
}

/** @throws AppError */
export async function addProduct({
  collection,
  price,
  originalPrice,
  pictures,
  productType,
  originCountry,
  hsCode,
  cost,
  weightGrams,
  lowStock,
  sizeName,
  colorName,
  thirdName,
  seoTitle,
  seoDescription,
  ...same
}: NewProduct): Promise<string> {
  const base = toSlug(same.title, 110) || 'product'
  const taken = new Set([...(await slugsLike(base)), ...reservedSlugs])
  const numbered = (number: number) => (number === 1 ? base : `${base}-${number}`)
  let number = 1
  for (let attempt = 1; ; attempt += 1) {
    while (taken.has(numbered(number))) number += 1
    const slug = numbered(number)
    try {
      const row = await unwrap(
        rest
          .from('products')
          .insert({
            ...same,
            slug,
            collection_slug: collection || null,
            price: toDecimal(price),
            original_price: originalPrice === null ? null : toDecimal(originalPrice),
            ...(pictures[0] && { image_url: pictures[0].src }),
            images: pictures,
            product_type: productType,
            origin_country: originCountry,
            hs_code: hsCode,
            cost: cost === null ? null : toDecimal(cost),
            weight_grams: weightGrams,
            low_stock: lowStock,
            size_name: sizeName,
            color_name: colorName,
            third_name: thirdName,
            seo_title: seoTitle,
            seo_description: seoDescription,
            rating: initialRating,
            review_count: 0,
          })
          .select('slug')
          .single(),
      )
      return row.slug
    } catch (error) {
      if (error instanceof AppError && error.code.includes('products_pkey')) return slugOf(same.id)
      // Another product took the slug since the check.
      if (!(error instanceof AppError) || error.kind !== 'conflict' || attempt === 5) throw error
      taken.add(slug)
    }
  }
}

async function slugsLike(base: string): Promise<Set<string>> {
  const rows = await allRows(
    rest.from('products').select('slug', { count: 'exact' }).like('slug', `${base}%`).order('slug'),
  )
  return new Set(rows.map(({ slug }) => slug))
}

async function slugOf(id: string): Promise<string> {
  return (await unwrap(rest.from('products').select('slug').eq('id', id).single())).slug
}
