import { useQuery } from '@tanstack/react-query'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { groupCollections } from './group-collections'

/** Collection options by group. With `own`, only those that a product can belong to. */
export function CollectionOptions({ own = false }: { own?: boolean }) {
  const { data = [] } = useQuery(collectionsQuery())
  const shown = own ? data.filter(({ isPoster }) => !isPoster) : data
  return groupCollections(shown).map(({ key, name: group, entries }) => (
    <optgroup key={key} label={group}>
      {entries.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </optgroup>
  ))
}
