// A shared wishlist is its address: the items, the newest first, and a name if its owner gave one. Nothing is stored,
// and nothing else about the owner is in it.

export type SharedList = { slugs: string[]; name: string }
type Bounds = { items: number; name: number }

const [items, from] = ['items', 'from']

/** The part of the address after `?`. */
export function toSharedSearch(slugs: readonly string[], name: string, max: Bounds): string {
  const search = new URLSearchParams({ [items]: slugs.slice(0, max.items).join('.') })
  const signed = toName(name, max.name)
  if (signed) search.set(from, signed)
  return search.toString()
}

/** The list that an address holds; null for the address of the shopper's own list. Invalid entries are ignored. */
export function readSharedSearch(search: URLSearchParams, max: Bounds): SharedList | null {
  const listed = search.get(items)
  if (listed === null) return null
  const slugs = listed.split('.', max.items * 4).filter((slug) => /^[a-z0-9-]{1,120}$/.test(slug))
  return { slugs: [...new Set(slugs)].slice(0, max.items), name: toName(search.get(from) ?? '', max.name) }
}

/** True for a name without anything that reads as a URL, an email or a phone number. */
export function toName(text: string, most: number): string {
  return [
    ...text
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}'’& -]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, most)
    .join('')
    .trim()
}
