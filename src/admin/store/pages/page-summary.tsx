import { MousePointerClick } from 'lucide-react'
import { useState } from 'react'
import { storePages } from '@/content/admin/store/pages'
import type { EditedPage } from '@/data/pages/admin-page-queries'
import { Button } from '@/ui/button'
import { pageName } from '../page-name'
import { PageDetailsDialog } from './page-details-dialog'

const words = storePages.summary

/** Where a section's form will be, until one is chosen: how to begin, and what the page is set to. */
export function PageSummary({ page, hasSections }: { page: EditedPage; hasSections: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const { title, description, slug, isIndexed } = page
  const facts = [
    { name: storePages.details.name, value: title ?? storePages.untitled },
    { name: storePages.details.description, value: description ?? words.noDescription },
    { name: storePages.details.slug, value: storePages.path(slug) },
    { name: words.search, value: isIndexed ? words.indexed : words.notIndexed },
  ]
  return (
    <div className="grid gap-5 p-4">
      <p className="flex gap-3 rounded-surface bg-surface-sunken p-4">
        <MousePointerClick
          size={18}
          strokeWidth={1.6}
          aria-hidden="true"
          className="mt-0.5 shrink-0 text-accent"
        />
        {hasSections ? words.choose : words.add}
      </p>
      <section aria-labelledby="store-page-summary">
        <h2 id="store-page-summary" className="font-text text-14 font-semibold tracking-normal">
          {words.title(pageName(page))}
        </h2>
        <dl className="mt-2">
          {facts.map(({ name, value }) => (
            <div key={name} className="border-b border-line py-2">
              <dt className="text-12 text-muted">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <Button look="quiet" size="small" className="mt-3" onClick={() => setOpen(true)}>
          {words.change}
        </Button>
      </section>
      {isOpen && <PageDetailsDialog page={page} onClose={() => setOpen(false)} />}
    </div>
  )
}
