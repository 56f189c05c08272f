import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { storeEditor } from '@/content/admin/store/editor'
import { storePages } from '@/content/admin/store/pages'
import { storeRooms } from '@/content/admin/store/rooms'
import { adminPagesQuery, editedPageQuery } from '@/data/pages/admin-page-queries'
import { sectionFormat } from '@/data/pages/fetch-page'
import { brandQuery } from '@/data/settings/admin-brand'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { ErrorNote, StateNote } from '../../shared/page/state-note'
import { pageName } from '../page-name'
import { StoreRoom } from '../store-room'
import { PageChoice } from './page-choice'
import { PageEditor } from './page-editor'

/** The pages of the shop: one of them in its editor, the first page where none is named. */
export function StorePagesPage() {
  const { slug = 'home' } = useParams()
  const pages = useQuery(adminPagesQuery())
  const page = pages.data?.find((each) => each.slug === slug)
  usePageHead({ title: admin.title(storeEditor.head(page ? pageName(page) : slug)), hidden: true })
  if (page && pages.data) return <Loaded key={page.id} id={page.id} />
  return (
    <Frame>
      {pages.isLoadingError && (
        <ErrorNote title={storePages.error} error={pages.error} retry={() => void pages.refetch()} />
      )}
      {pages.data && (
        <StateNote title={storePages.missing.title} text={storePages.missing.text}>
          <Link to={adminPaths.store} className={buttonClass({ look: 'quiet', size: 'medium' })}>
            {storePages.missing.back}
          </Link>
        </StateNote>
      )}
      {pages.isPending && <EditorSkeleton />}
    </Frame>
  )
}

function Loaded({ id }: { id: string }) {
  const page = useQuery(editedPageQuery(id))
  const brand = useQuery(brandQuery())
  const failed = page.isLoadingError ? page : brand.isLoadingError ? brand : null
  if (page.data && brand.data) {
    const isNewer = page.data.versions.some(({ state, format }) => state !== 'past' && format > sectionFormat)
    if (!isNewer) return <PageEditor page={page.data} languages={brand.data.languages} />
    return (
      <Frame>
        <PageChoice page={page.data} />
        <StateNote title={storePages.states.draft} text={storeEditor.newer} />
      </Frame>
    )
  }
  return (
    <Frame>
      {failed?.error ? (
        <ErrorNote title={storeEditor.error} error={failed.error} retry={() => void failed.refetch()} />
      ) : (
        <EditorSkeleton />
      )}
    </Frame>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <StoreRoom title={storeRooms.title}>{children}</StoreRoom>
)

function EditorSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4 md:grid-cols-[17.5rem_1fr]">
      <p className="sr-only">{storeEditor.loading}</p>
      <div className="grid content-start gap-2">
        {Array.from({ length: 7 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity
          <Skeleton key={place} className="h-11" />
        ))}
      </div>
      <Skeleton className="h-[70dvh] max-md:hidden" />
    </div>
  )
}
