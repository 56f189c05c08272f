import {
  Archive,
  ArchiveRestore,
  Clock,
  Copy,
  Ellipsis,
  ExternalLink,
  Eye,
  type LucideIcon,
  PencilLine,
  Store,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useMay } from '@/admin/shared/page/access'
import { Popover } from '@/admin/shared/page/popover'
import { paths } from '@/config/paths'
import { adminProductEdit as words } from '@/content/admin/catalogue/product-edit'
import { adminProducts } from '@/content/admin/catalogue/products'
import type { EditedProduct } from '@/data/products/edit-product-queries'
import { serverNow } from '@/data/supabase/server-clock'
import { Button, buttonClass } from '@/ui/button'
import { DeleteDialog } from './delete-dialog'
import { ScheduleDialog } from './schedule-dialog'
import { useProductActions } from './use-product-actions'

const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const
const beside = `${buttonClass({ look: 'text', size: 'small' })} gap-1.5 max-lg:hidden`
const entry =
  'flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 text-start font-medium hover:bg-surface-sunken md:min-h-9 outline-offset-[-2px]'

type Entry = { label: string; icon: LucideIcon; run: () => void }

type ProductMenuProps = {
  product: EditedProduct
  /** Saves what was typed and resolves to whether it did; null while there is nothing to save. */
  save: (() => Promise<boolean>) | null
  /** Whether it has what goes on sale needs, and saving it as that. */
  forSale: { check: () => Promise<boolean>; save: () => Promise<boolean> }
}

/** What can be done with a product beside editing it. The next step of its status is a button. */
export function ProductMenu({ product, save, forSale }: ProductMenuProps) {
  const actions = useProductActions(product, { save, saveForSale: forSale.save })
  const may = useMay()
  const [asked, setAsked] = useState<'delete' | 'schedule' | null>(null)
  const [isRefused, setRefused] = useState(false)
  const { status, slug } = product
  const isLive = status === 'live'
  const isArchived = status === 'archived'
  const archive: Entry = isArchived
    ? { label: words.restore, icon: ArchiveRestore, run: () => void actions.set('live') }
    : { label: words.archive, icon: Archive, run: () => void actions.set('archived') }
  const duplicate: Entry = { label: words.duplicate, icon: Copy, run: () => void actions.duplicate() }
  const preview: Entry = { label: words.preview, icon: Eye, run: () => void actions.preview() }
  const publish: Entry = {
    label: status === 'scheduled' ? words.publishNow : words.publish,
    icon: Store,
    run: () => void actions.set('live'),
  }
  const entries: Entry[] = [
    duplicate,
    ...(isLive || isArchived
      ? []
      : [
          {
            label: status === 'scheduled' ? words.schedule.change : words.schedule.open,
            icon: Clock,
            run: () => void forSale.check().then((isComplete) => isComplete && setAsked('schedule')),
          },
        ]),
    ...(status === 'draft'
      ? []
      : [{ label: words.toDraft, icon: PencilLine, run: () => void actions.set('draft') }]),
    archive,
  ]
  return (
    <>
      {isLive && (
        <>
          {[duplicate, archive].map(({ label, run }) => (
            <button key={label} type="button" disabled={actions.isBusy} onClick={run} className={beside}>
              {label}
            </button>
          ))}
          <Link
            to={paths.product(slug)}
            className={`${buttonClass({ look: 'quiet', size: 'small' })} max-md:hidden`}
          >
            <ExternalLink {...icon} />
            {adminProducts.viewInStore}
          </Link>
        </>
      )}
      {!isLive && (
        <Button
          look="quiet"
          size="small"
          disabled={actions.isBusy}
          onClick={preview.run}
          className="max-md:hidden"
        >
          <Eye {...icon} />
          {preview.label}
        </Button>
      )}
      {isArchived && (
        <Button
          look="quiet"
          size="small"
          disabled={actions.isBusy}
          onClick={archive.run}
          className="max-md:hidden"
        >
          {archive.label}
        </Button>
      )}
      {!isLive && !isArchived && (
        <Button
          size="small"
          disabled={actions.isBusy}
          onClick={publish.run}
          className="max-md:size-11 max-md:px-0"
        >
          <Store {...icon} className="md:hidden" />
          <span className="max-md:sr-only">{publish.label}</span>
        </Button>
      )}
      <Popover
        label={words.more}
        className="w-56 p-1.5"
        trigger={
          <button
            type="button"
            aria-label={words.more}
            className="grid size-11 place-items-center rounded-control hover:bg-surface-sunken md:size-9"
          >
            <Ellipsis size={18} strokeWidth={1.6} aria-hidden="true" />
          </button>
        }
      >
        {(close) => (
          <>
            {isLive && (
              <Link to={paths.product(slug)} className={`${entry} md:hidden`}>
                <ExternalLink {...icon} />
                {adminProducts.viewInStore}
              </Link>
            )}
            {[...(isLive ? [] : [preview]), ...entries].map(({ label, icon: Icon, run }) => (
              <button
                key={label}
                type="button"
                onClick={() => {
                  close()
                  run()
                }}
                className={entry}
              >
                <Icon {...icon} />
                <span>{label}</span>
              </button>
            ))}
            {may('delete') && (
              <button
                type="button"
                onClick={() => {
                  close()
                  setAsked('delete')
                }}
                className={`${entry} text-danger-text`}
              >
                <Trash2 {...icon} />
                {words.remove}
              </button>
            )}
          </>
        )}
      </Popover>
      {asked === 'schedule' && (
        <ScheduleDialog
          publishAt={product.publishAt}
          isBusy={actions.isScheduling}
          isFailed={isRefused}
          onSchedule={async (at) => {
            const isDone = await actions.schedule(at, serverNow())
            setRefused(!isDone)
            if (isDone) setAsked(null)
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'delete' && (
        <DeleteDialog
          product={product}
          isBusy={actions.isDeleting}
          onDelete={() => void actions.delete()}
          onArchive={() => {
            setAsked(null)
            void actions.set('archived')
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
