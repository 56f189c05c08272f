import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { brandChoices } from '@/domain/shop/brand-choices'
import { settingsQuery } from './settings-queries'

/** Name and looks as a form has them before they are saved. */
const typedBrand = v.object({
  name: v.string(),
  tagline: v.string(),
  brand: v.object({
    accent: v.string(),
    sale: v.string(),
    highlight: v.string(),
    fonts: v.picklist(brandChoices.fonts),
    corners: v.picklist(brandChoices.corners),
    header: v.picklist(brandChoices.header),
    ratio: v.picklist(brandChoices.ratio),
  }),
})
export type TypedBrand = v.InferOutput<typeof typedBrand>

/** Shows this document's shop with what its owner types in another; what is no such thing changes nothing. */
export function showTypedBrand(client: QueryClient, given: unknown) {
  const read = v.safeParse(typedBrand, given)
  if (!read.success) return
  const { brand, ...named } = read.output
  client.setQueryData(
    settingsQuery().queryKey,
    (shop) => shop && { ...shop, ...named, brand: { ...shop.brand, ...brand } },
  )
}
