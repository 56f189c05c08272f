import { collectionGroups } from '@/config/collection-groups'
import type { Collection } from '@/data/collections/collection-queries'

/** Collections under their groups, the groups in the shop's own order; empty ones are left out. */
export function groupCollections(collections: readonly Collection[]): [string, Collection[]][] {
  return collectionGroups
    .map((name): [string, Collection[]] => [name, collections.filter(({ group }) => group === name)])
    .filter(([, entries]) => entries.length > 0)
}
