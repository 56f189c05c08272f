import { adminCollections } from '@/content/admin/catalogue/collections'

type Grouped = { group: string | null; groupName: string | null }
type NamedGroup<Entry> = {
  /** Its slug; empty for those that have none. */
  key: string
  name: string
  entries: Entry[]
}

/** Collections by group, in the shop's order of groups, which is that of the collections. */
export function groupCollections<Entry extends Grouped>(collections: readonly Entry[]): NamedGroup<Entry>[] {
  const groups = new Map<string, NamedGroup<Entry>>()
  for (const each of collections) {
    const key = each.group ?? ''
    const group = groups.get(key) ?? {
      key,
      name: each.groupName ?? adminCollections.groups.none,
      entries: [],
    }
    group.entries.push(each)
    groups.set(key, group)
  }
  return [...groups.values()]
}
