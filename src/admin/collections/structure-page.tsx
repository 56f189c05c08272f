import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminStructure as words } from '@/content/admin/catalogue/structure'
import { structureQuery } from '@/data/collections/admin-structure'
import { type StructureKind, type StructureRow, structureKinds } from '@/domain/product/structure'
import { Button, buttonClass } from '@/ui/button'
import { lazyPart } from '@/ui/lazy-part'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { BackLink } from '../shared/page/back-link'
import { PageHeader } from '../shared/page/page-header'
import { Panel } from '../shared/page/panel'
import { LoadingError, StaleNote } from '../shared/page/state-note'
import { StructureDialog } from './structure-dialog'
import { StructureList } from './structure-list'

/** What is being edited: a row, or a new one of a kind. */
type Edited = { kind: StructureKind; row: StructureRow | null }

const Makers = lazyPart(() => import('./makers/makers-page').then((module) => module.MakersPage))

/** How the goods are divided, or who makes them. */
export function StructurePage() {
  const [params] = useSearchParams()
  if (!params.has('makers')) return <Structure />
  return (
    <Suspense fallback={<Skeleton className="m-4 h-96" />}>
      <Makers />
    </Suspense>
  )
}

/** Departments, categories and groups, each list in its order; a row opens in a dialog. */
function Structure() {
  const list = useQuery(structureQuery())
  const [edited, setEdited] = useState<Edited | null>(null)
  usePageHead({ title: admin.title(words.title), hidden: true })
  return (
    <div className="px-4 pb-24 md:px-7 md:pt-4 md:pb-5">
      <PageHeader title={words.title} above={<BackLink to={adminPaths.collections}>{words.back}</BackLink>}>
        <Link to={adminPaths.sizeCharts} className={buttonClass({ look: 'quiet', size: 'small' })}>
          {words.sizeCharts}
        </Link>
      </PageHeader>
      <StaleNote query={list} />
      {list.isPending && <Skeleton className="mt-4 h-160" />}
      <LoadingError title={words.error} query={list} />
      {list.data && (
        <div className="mt-4 grid gap-4 xl:grid-cols-3 xl:items-start">
          {structureKinds.map((kind) => (
            <Panel key={kind} id={`structure-${kind}`} title={words.kinds[kind].title}>
              <p className="border-t border-line px-4 py-3 text-muted">{words.kinds[kind].text}</p>
              <StructureList kind={kind} rows={list.data[kind]} onEdit={(row) => setEdited({ kind, row })} />
              <div className="border-t border-line p-4">
                <Button look="quiet" size="small" onClick={() => setEdited({ kind, row: null })}>
                  <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
                  {words.kinds[kind].add}
                </Button>
              </div>
            </Panel>
          ))}
        </div>
      )}
      {edited && list.data && (
        <StructureDialog
          kind={edited.kind}
          row={edited.row}
          structure={list.data}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}
