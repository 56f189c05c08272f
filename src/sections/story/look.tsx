import { useMemo } from 'react'
import * as v from 'valibot'
import type { StoredSection } from '@/data/pages/fetch-page'
import type { Look } from '@/storefront/shared/looks/look'
import { LookBook } from '@/storefront/shared/looks/look-book'
import { usePageContents } from '@/storefront/shared/sections/page-context'
import { choice, line, lines, picture, products, row, type SectionFields, type SectionProps } from '../fields'

export const schema = () =>
  v.object({
    title: line(60),
    subtitle: line(80),
    text: lines(600),
    picture: picture(),
    /** Its colours, light and dark. */
    ground: choice(['mint', 'slate', 'linen']),
    collection: row('collection'),
    products: products(),
  })

type LookSection = StoredSection & SectionFields<typeof schema>
const isLook = (section: StoredSection): section is LookSection => section.kind === 'look'

/** A look as a double page of a magazine. All looks of a page are one magazine, which stands where the first of them does. */
export function Section({ id }: SectionProps<typeof schema>) {
  const { sections } = usePageContents()
  const looks = useMemo(
    () =>
      sections
        .filter(isLook)
        .map((section): Look => ({ ...section, products: section.products.slice(0, 3) })),
    [sections],
  )
  const [first, ...others] = looks
  return first?.id === id ? <LookBook looks={[first, ...others]} /> : null
}
