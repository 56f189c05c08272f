import { collectionGroups } from '@/config/collections'

/** Collections by group, in the shop's order of groups. Empty groups are left out. */
export function groupCollections<Entry extends { group: string }>(
  collections: readonly Entry[],
): [string, Entry[]][] {
  return collectionGroups
    .map((name): [string, Entry[]] => [name, collections.filter(({ group }) => group === name)])
    .filter(([, entries]) => entries.length > 0)
}
