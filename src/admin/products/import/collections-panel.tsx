import { useQuery } from '@tanstack/react-query'
import { Panel, panelRow } from '@/admin/shared/page/panel'
import { CollectionOptions } from '@/admin/shared/products/collection-options'
import { adminImportColumns } from '@/content/admin/catalogue/import-columns'
import { collectionsQuery } from '@/data/collections/collection-queries'
import type { Gathered } from '@/domain/imports/gather-products'
import type { CollectionChoice } from '@/domain/imports/import-table'
import { fold } from '@/domain/text/letters'
import { SelectField } from '@/ui/field'
import type { ImportFile } from './use-import-file'

const words = adminImportColumns.collections

/** Where products go whose collection the shop does not have, or of which the file names none. */
export function CollectionsPanel({ source, gathered }: { source: ImportFile; gathered: Gathered }) {
  const { data: known } = useQuery(collectionsQuery())
  if (!known) return null
  const names = new Set(known.map(({ name }) => fold(name)))
  const unknown = gathered.collections.filter(({ key }) => !names.has(key))
  const without = gathered.products.filter(({ collection, title }) => !collection && title !== '').length
  const { collections, otherCollection } = source.choices
  const asksForOther = without > 0 || otherCollection !== null
  if (unknown.length === 0 && !asksForOther) return null
  const setAll = (slug: string) =>
    source.setCollections(slug === '' ? {} : Object.fromEntries(unknown.map(({ key }) => [key, { slug }])))
  const slugs = new Set(unknown.map(({ key }) => slugOf(collections[key])))
  return (
    <Panel id="import-collections" title={words.title}>
      {unknown.length > 0 && <p className="-mt-1 px-4 pb-3 text-muted">{words.hint}</p>}
      <ul>
        {unknown.length > 1 && (
          <li className={`${panelRow} py-3`}>
            <SelectField
              dense
              label={words.all}
              className="w-full md:w-96"
              value={slugs.size === 1 ? ([...slugs][0] ?? '') : ''}
              onChange={({ target }) => setAll(target.value)}
            >
              <option value="">{words.allEach}</option>
              <CollectionOptions own />
            </SelectField>
          </li>
        )}
        {unknown.slice(0, 100).map(({ key, name }) => (
          <li key={key} className={`${panelRow} py-3`}>
            <SelectField
              dense
              label={words.of(name)}
              className="w-full md:w-96"
              value={slugOf(collections[key])}
              onChange={({ target }) =>
                source.setCollection(key, target.value === '' ? null : { slug: target.value })
              }
            >
              <option value="">{words.makeNew(name)}</option>
              <CollectionOptions own />
            </SelectField>
          </li>
        ))}
        {asksForOther && (
          <li className={`${panelRow} py-3`}>
            <SelectField
              dense
              label={words.without(without)}
              className="w-full md:w-96"
              value={slugOf(otherCollection ?? undefined)}
              onChange={({ target }) =>
                source.setOtherCollection(target.value === '' ? null : { slug: target.value })
              }
            >
              <option value="">{words.choose}</option>
              <CollectionOptions own />
            </SelectField>
          </li>
        )}
      </ul>
    </Panel>
  )
}

const slugOf = (choice: CollectionChoice | undefined) => (choice && 'slug' in choice ? choice.slug : '')
