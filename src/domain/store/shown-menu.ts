import * as v from 'valibot'
import { isSafeAddress, type Resolving, resolveContent } from './content'

/** An entry of a menu as pages show it. */
export type ShownItem = {
  /** Null where neither the shop nor what it leads to has a name for it. */
  label: string | null
  /** Null for the title of the entries below. */
  to: string | null
  isSale: boolean
  items: readonly ShownItem[]
}

const item = v.looseObject({
  label: v.optional(v.nullable(v.string()), null),
  target: v.optional(
    v.nullable(v.object({ to: v.custom<string>(isSafeAddress), name: v.nullable(v.string()) })),
    null,
  ),
  isSale: v.optional(v.boolean(), false),
  items: v.optional(v.array(v.unknown()), () => []),
})

/**
 * A menu's entries as its row holds them, in one language; what leads to nothing that is there is left out. Texts and titles
 * name the shop as {shop}.
 */
export function shownMenu(items: readonly unknown[], shop: string, using: Resolving): ShownItem[] {
  return shownItems(
    items.map((each) => resolveContent(each, using)),
    shop,
  )
}

function shownItems(items: readonly unknown[], shop: string): ShownItem[] {
  return items.flatMap((each) => {
    const read = v.safeParse(item, each)
    if (!read.success) return []
    const { label, target, isSale } = read.output
    const below = shownItems(read.output.items, shop)
    if (!target && (below.length === 0 || !label)) return []
    const name = label || target?.name
    return [
      { label: name?.replaceAll('{shop}', () => shop) || null, to: target?.to ?? null, isSale, items: below },
    ]
  })
}
