/** An entry of a menu as its row holds it: a text by language or null for the target's own name, and a link. */
export type MenuItem = { label: unknown; target: unknown; items: readonly MenuItem[] } & {
  [field: string]: unknown
}

/** The entries of a menu, and of an entry; the database takes 20 at the top. */
export const mostMenuItems = 20

/** Where an entry stands: its index at each level. */
export type MenuPath = readonly number[]

/** The entries at a path replaced by what `change` makes of the list they are in. */
export function changeItems(
  items: readonly MenuItem[],
  parent: MenuPath,
  change: (list: readonly MenuItem[]) => readonly MenuItem[],
): readonly MenuItem[] {
  const [first, ...deeper] = parent
  if (first === undefined) return change(items)
  return items.map((item, place) =>
    place === first ? { ...item, items: changeItems(item.items, deeper, change) } : item,
  )
}
