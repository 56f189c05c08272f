import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { collectionsWords } from '@/content/catalogue/collections'
import { common } from '@/content/shared/common'
import { collectionsQuery } from '@/data/collections/collection-queries'
import type { Collection } from '@/data/collections/fetch-collections'
import { fold } from '@/domain/text/letters'
import { Breadcrumbs } from '@/storefront/shared/page/breadcrumbs'
import { EmptyPicture } from '@/storefront/shared/page/empty-picture'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { Button, buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { StatePanel } from '@/ui/state-panel'
import { CollectionGroups } from './collection-groups'
import { CollectionPoster } from './collection-poster'
import { CollectionSearch } from './collection-search'

const posterGrid = 'grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-5 md:gap-y-10'

/** The collections of groups with posters, and all others by group. */
export function CollectionsPage() {
  const [params, setParams] = useSearchParams()
  const query = params.get('q') ?? ''
  const { data: all, error, refetch } = useQuery(collectionsQuery())
  const data = all?.filter(({ isEmpty }) => !isEmpty)
  const { title } = collectionsWords
  const posters = data?.filter(({ isPoster }) => isPoster).length ?? 0
  const text = collectionsWords.text(posters, (data?.length ?? 0) - posters)
  usePageHead({
    title: common.title(title),
    description: text || undefined,
    path: paths.collections,
    hidden: data?.length === 0,
  })

  const search = (words: string) => setParams(words === '' ? {} : { q: words }, { replace: true })
  const found = data?.filter(({ name }) => fold(name).includes(fold(query))) ?? []
  return (
    <div className="wrap pb-section">
      <Breadcrumbs crumbs={[{ label: common.home, to: paths.home }, { label: title }]} />
      <h1 className="text-44 leading-[1.08]">{title}</h1>
      <p className="mt-1.5 min-h-6 max-w-prose text-muted">{text}</p>
      <CollectionSearch value={query} onChange={search} />
      <p role="status" className="mt-3 mb-6 text-14 text-muted">
        {data ? collectionsWords.count(found.length) : !error && common.loading}
      </p>
      {error && !data && <ErrorPanel error={error} retry={() => void refetch()} />}
      {!data && !error && <PostersSkeleton />}
      {data?.length === 0 && (
        <StatePanel title={collectionsWords.empty.title} text={collectionsWords.empty.text} />
      )}
      {data && data.length > 0 && found.length === 0 && (
        <NoCollection query={query} onClear={() => search('')} />
      )}
      <Found found={found} />
      {data && (
        <p className="mt-section flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-8">
          {collectionsWords.wholeShop}
          <Link to={paths.search} className={buttonClass({ look: 'line', size: 'medium' })}>
            {collectionsWords.searchShop}
          </Link>
        </p>
      )}
    </div>
  )
}

function Found({ found }: { found: readonly Collection[] }) {
  const posters = found.filter(({ isPoster }) => isPoster)
  return (
    <>
      {posters.length > 0 && (
        <section aria-label={collectionsWords.curated}>
          <ul className={posterGrid}>
            {posters.map((collection, place) => (
              <li key={collection.id}>
                <CollectionPoster collection={collection} priority={place < 2} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <CollectionGroups collections={found.filter(({ isPoster }) => !isPoster)} />
    </>
  )
}

function PostersSkeleton() {
  return (
    <div className={posterGrid}>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <div key={index}>
          <Skeleton className="aspect-4/5 w-full" />
          <Skeleton className="mt-3 h-6 w-2/3" />
          <Skeleton className="mt-2 h-10 w-full" />
        </div>
      ))}
    </div>
  )
}

function NoCollection({ query, onClear }: { query: string; onClear: () => void }) {
  const { title, text, search, clear } = collectionsWords.none
  return (
    <StatePanel
      title={title(query)}
      text={text}
      picture={<EmptyPicture name="empty-search" />}
      actions={
        <>
          <Link to={paths.searchFor(query)} className={buttonClass({ size: 'medium' })}>
            {search(query)}
          </Link>
          <Button look="line" size="medium" onClick={onClear}>
            {clear}
          </Button>
        </>
      }
    />
  )
}
