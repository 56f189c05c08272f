import { useQuery } from '@tanstack/react-query'
import { ListTree, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminCollections as words } from '@/content/admin/catalogue/collections'
import { adminStructure } from '@/content/admin/catalogue/structure'
import { adminCollectionsQuery } from '@/data/collections/admin-collections'
import { fold } from '@/domain/text/letters'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { SearchBox } from '../shared/list/search-box'
import { SegmentedLinks } from '../shared/list/segmented-links'
import { useListParams } from '../shared/list/use-list-params'
import { useRowShortcuts } from '../shared/list/use-row-shortcuts'
import { useMay } from '../shared/page/access'
import { MayLink } from '../shared/page/may-link'
import { PageHeader } from '../shared/page/page-header'
import { LoadingError, StaleNote, StateNote } from '../shared/page/state-note'
import { groupCollections } from '../shared/products/group-collections'
import { ProductTabs } from '../shared/products/product-tabs'
import { CollectionGroup, rowColumns } from './collection-group'

/** All collections by group: search by name or slug, reorder within a group. */
export function CollectionsPage() {
  const list = useQuery(adminCollectionsQuery())
  const { params, query, hrefOf, search } = useListParams()
  const mayChange = useMay()('products')
  useRowShortcuts({ openId: undefined })
  usePageHead({ title: admin.title(words.title), hidden: true })

  const all = list.data ?? []
  const groups = groupCollections(all)
  const chosen = groups.find(({ key }) => key !== '' && key === params.get('group'))?.key ?? null
  const wanted = fold(query)
  const found = all.filter(
    ({ name, slug, group }) =>
      (chosen === null || group === chosen) && (fold(name).includes(wanted) || slug.includes(wanted)),
  )
  return (
    <div className="md:flex md:h-dvh md:flex-col">
      <div className="bg-surface max-md:sticky max-md:top-0 max-md:z-10">
        <div className="px-4 md:px-5 md:pt-4">
          <PageHeader title={words.title}>
            <Link
              to={adminPaths.structure}
              title={adminStructure.open}
              className={buttonClass({ look: 'quiet', size: 'small' })}
            >
              <ListTree size={16} strokeWidth={1.6} aria-hidden="true" />
              <span className="max-md:sr-only">{adminStructure.title}</span>
            </Link>
            <MayLink to={adminPaths.newCollection} className={buttonClass({ size: 'small' })}>
              <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
              <span className="max-md:sr-only">{words.add}</span>
            </MayLink>
          </PageHeader>
          <div className="flex flex-wrap gap-2 pb-1 md:pt-3">
            <SearchBox label={words.search} value={query} onSearch={search} />
            <div className="max-md:w-full">
              <SegmentedLinks
                label={words.groups.label}
                chosen={chosen ?? ''}
                choices={[
                  { value: '', label: words.groups.all, to: hrefOf({ group: null }) },
                  ...groups
                    .filter(({ key }) => key !== '')
                    .map(({ key, name }) => ({ value: key, label: name, to: hrefOf({ group: key }) })),
                ]}
              />
            </div>
          </div>
        </div>
        <ProductTabs />
      </div>
      <p role="status" className="sr-only">
        {wanted !== '' && list.data && words.found(found.length)}
      </p>
      <section
        aria-label={words.list}
        aria-busy={list.isFetching}
        className="relative bg-surface-raised md:min-h-0 md:flex-1 md:overflow-auto"
      >
        <StaleNote query={list} />
        {list.isPending && <Rows />}
        <LoadingError title={words.error} query={list} />
        {groupCollections(found).map(({ key, name, entries }, index) => (
          <CollectionGroup
            key={key}
            slug={key}
            name={name}
            entries={entries}
            isWhole={wanted === '' && mayChange}
            isFirst={index === 0}
          />
        ))}
        {list.data && found.length === 0 && <None query={query} isEmpty={all.length === 0} />}
      </section>
    </div>
  )
}

function None({ query, isEmpty }: { query: string; isEmpty: boolean }) {
  if (isEmpty)
    return (
      <StateNote {...words.none}>
        <MayLink to={adminPaths.newCollection} className={buttonClass({ size: 'medium' })}>
          {words.add}
        </MayLink>
      </StateNote>
    )
  return (
    <StateNote
      title={words.noneFound.title(query)}
      text={words.noneFound.text}
      link={{ to: adminPaths.collections, label: admin.clearFilters }}
    />
  )
}

function Rows() {
  return Array.from({ length: 12 }, (_, row) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity
      key={row}
      className={`grid items-center gap-x-3 border-b border-line px-4 py-2 md:px-5 ${rowColumns}`}
    >
      <Skeleton className="size-4 justify-self-center" />
      <Skeleton className="h-10 w-8" />
      <span className="grid gap-2">
        <Skeleton className="h-3 w-40 max-w-full" />
        <Skeleton className="h-3 w-52 max-w-full" />
      </span>
      <Skeleton className="h-3 w-24 max-md:hidden" />
      <Skeleton className="ms-auto h-3 w-10" />
    </div>
  ))
}
