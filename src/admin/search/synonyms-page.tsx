import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { admin } from '@/content/admin/admin'
import { adminSynonyms as words } from '@/content/admin/catalogue/synonyms'
import { type Synonym, synonymsQuery } from '@/data/search/synonyms'
import { fold } from '@/domain/text/letters'
import { Button } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { SearchBox } from '../shared/list/search-box'
import { useListParams } from '../shared/list/use-list-params'
import { PageHeader } from '../shared/page/page-header'
import { LoadingError, StateNote } from '../shared/page/state-note'
import { ProductTabs } from '../shared/products/product-tabs'
import { SynonymDialog } from './synonym-dialog'

/** The words that mean the same to shoppers; each row opens in a dialog. */
export function SynonymsPage() {
  const list = useQuery(synonymsQuery())
  const { query, search } = useListParams()
  const [edited, setEdited] = useState<Synonym | 'new' | null>(null)
  usePageHead({ title: admin.title(words.title), hidden: true })
  const wanted = fold(query)
  const found = (list.data ?? []).filter(
    ({ name, words: each }) => fold(name).includes(wanted) || each.some((word) => word.includes(wanted)),
  )
  return (
    <div className="md:flex md:h-dvh md:flex-col">
      <div className="bg-surface max-md:sticky max-md:top-0 max-md:z-10">
        <div className="px-4 md:px-5 md:pt-4">
          <PageHeader title={words.title}>
            <Button size="small" onClick={() => setEdited('new')}>
              <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
              {words.add}
            </Button>
          </PageHeader>
          <div className="flex flex-wrap gap-2 pb-1 md:pt-3">
            <SearchBox label={words.search} value={query} onSearch={search} />
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
        <p className="px-4 py-3 text-14 text-muted md:px-5">{words.hint}</p>
        {list.isPending && <Skeleton className="mx-4 h-160" />}
        <LoadingError title={words.error} query={list} />
        {list.data?.length === 0 && <StateNote {...words.none} />}
        {list.data && list.data.length > 0 && found.length === 0 && (
          <StateNote title={words.noneFound.title(query)} text={words.noneFound.text} />
        )}
        <ul>
          {found.map((row) => (
            <li key={row.id} className="relative border-t border-line px-4 py-3 hover:bg-surface md:px-5">
              <div className="flex items-baseline justify-between gap-3">
                <button
                  type="button"
                  aria-label={words.edit(row.name)}
                  onClick={() => setEdited(row)}
                  className="text-start font-semibold after:absolute after:inset-0"
                >
                  <bdi>{row.name}</bdi>
                </button>
                <span className="shrink-0 text-14 text-muted">{words.sorts[row.sort]}</span>
              </div>
              <p className="line-clamp-3 text-14 text-pretty text-muted">
                {row.words.map((word) => (
                  <bdi key={word} className="me-2.5 inline-block">
                    {word}
                  </bdi>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </section>
      {edited !== null && (
        <SynonymDialog synonym={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </div>
  )
}
