import { useQuery } from '@tanstack/react-query'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { groupCollections } from '../shared/group-collections'

/** The collections that a product can belong to, under their groups, for a select. */
export function CollectionOptions() {
  const { data = [] } = useQuery(collectionsQuery())
  const presets = data.filter(({ group }) => group !== 'Curated')
  return groupCollections(presets).map(([group, entries]) => (
    <optgroup key={group} label={group}>
      {entries.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </optgroup>
  ))
}
