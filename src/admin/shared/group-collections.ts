import { collectionGroups } from '@/config/collection-groups'

/** Collections under their groups, the groups in the shop's own order; empty ones are left out. */
export function groupCollections<Entry extends { group: string }>(
  collections: readonly Entry[],
): [string, Entry[]][] {
  return collectionGroups
    .map((name): [string, Entry[]] => [name, collections.filter(({ group }) => group === name)])
    .filter(([, entries]) => entries.length > 0)
}
