import { useMemo } from 'react'
import * as v from 'valibot'
import type { Look } from '@/storefront/shared/looks/look'
import { LookBook } from '@/storefront/shared/looks/look-book'
import { usePageContents } from '@/storefront/shared/sections/page-context'
import { choice, line, lines, picture, products, row, type SectionProps } from '../fields'

export const schema = v.object({
  title: line(60),
  subtitle: line(80),
  text: lines(600),
  picture: picture(),
  /** Its colours, light and dark. */
  ground: choice(['mint', 'slate', 'linen']),
  collection: row('collection'),
  products: products(),
})

/** A look as a double page of a magazine. All looks of a page are one magazine, which stands where the first of them does. */
export function Section({ id }: SectionProps<typeof schema>) {
  const { sections } = usePageContents()
  const looks = useMemo(
    () =>
      sections.flatMap((section): Look[] => {
        if (section.kind !== 'look') return []
        const { success, output } = v.safeParse(schema, section)
        return success ? [{ id: section.id, ...output, products: output.products.slice(0, 3) }] : []
      }),
    [sections],
  )
  const [first, ...others] = looks
  return first?.id === id ? <LookBook looks={[first, ...others]} /> : null
}
