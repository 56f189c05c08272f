import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { admin } from '@/content/admin/admin'
import { adminMakers as words } from '@/content/admin/catalogue/makers'
import { makersQuery } from '@/data/products/makers'
import type { Maker } from '@/domain/product/safety'
import { Button } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { useMay } from '../../shared/page/access'
import { PageHeader } from '../../shared/page/page-header'
import { panel } from '../../shared/page/panel'
import { LoadingError, StateNote } from '../../shared/page/state-note'
import { MakerDialog } from './maker-dialog'

/** Who makes the goods, as their pages say it; each row opens in a dialog. */
export function MakersPage() {
  const list = useQuery(makersQuery())
  const [edited, setEdited] = useState<Maker | 'new' | null>(null)
  const may = useMay()
  usePageHead({ title: admin.title(words.title), hidden: true })
  return (
    <div className="px-4 pb-8 md:px-7 md:pt-5">
      <PageHeader title={words.title}>
        {may('products') && (
          <Button size="small" onClick={() => setEdited('new')}>
            <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
            {words.add}
          </Button>
        )}
      </PageHeader>
      <p className="mt-1 max-w-prose text-muted">{words.hint}</p>
      <section aria-label={words.list} className={`mt-4 max-w-200 ${panel}`}>
        {list.isPending && <Skeleton className="m-4 h-40" />}
        <LoadingError title={words.error} query={list} />
        {list.data?.length === 0 && <StateNote {...words.none} />}
        <ul>
          {list.data?.map((maker) => (
            <li
              key={maker.id}
              className="relative border-t border-line px-4 py-3 first:border-t-0 hover:bg-surface"
            >
              <button
                type="button"
                aria-label={words.edit(maker.name)}
                onClick={() => setEdited(maker)}
                className="text-start font-semibold after:absolute after:inset-0"
              >
                <bdi>{maker.name}</bdi>
              </button>
              <p className="text-14 text-muted">
                {maker.vendor === '' ? words.ofAll : words.of(maker.vendor)}
                {maker.euName !== '' && <span className="block">{words.inUnion(maker.euName)}</span>}
              </p>
            </li>
          ))}
        </ul>
      </section>
      {edited !== null && (
        <MakerDialog
          maker={edited === 'new' ? null : edited}
          mayChange={may('products')}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}
