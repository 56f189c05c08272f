import { useQuery } from '@tanstack/react-query'
import { Bookmark, List } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { OrderViews } from '@/admin/shared/orders/order-views'
import { useMay } from '@/admin/shared/page/access'
import { Popover } from '@/admin/shared/page/popover'
import { admin } from '@/content/admin/admin'
import { adminOrders } from '@/content/admin/orders/orders'
import { wordsFor } from '@/data/supabase/errors'
import {
  type AdminView,
  adminViewsQuery,
  useChangeView,
  useDeleteView,
  useSaveView,
} from '@/data/views/admin-views'
import { viewOf } from '@/domain/orders/order-filter'
import { Button, buttonClass } from '@/ui/button'
import { TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'

const words = adminOrders.views
const page = 'orders'
const content = 'w-72 p-3'

/** The saved views, where the sidebar is too narrow to list them. */
export function ViewsButton() {
  return (
    <Popover
      label={words.title}
      className={content}
      trigger={
        <button
          type="button"
          aria-label={words.open}
          title={words.open}
          className="grid size-11 place-items-center rounded-control hover:bg-surface-sunken md:size-9 2xl:hidden"
        >
          <List size={20} strokeWidth={1.6} aria-hidden="true" />
        </button>
      }
    >
      {(close) => <OrderViews roomy onChoose={close} />}
    </Popover>
  )
}

/** Saves the active filters as a view, or renames or deletes the view they are. Its place is kept while these are read. */
export function SaveView({ view }: { view: string }) {
  const may = useMay()
  const { data: saved, isPending } = useQuery(adminViewsQuery(page))
  const known = saved?.find(({ query }) => viewOf(query) === view)
  const isBuiltIn = words.builtIn.some(({ query }) => viewOf(query) === view)
  // Without filters there is nothing to save.
  if ((!saved && !isPending) || isBuiltIn || view === '' || !may('products', 'orders.change')) return null
  return (
    <Popover
      label={known ? words.change(known.name) : words.save}
      className={content}
      trigger={
        <button
          type="button"
          className={`${buttonClass({ look: 'text', size: 'small' })} max-w-full overflow-hidden ${isPending ? 'invisible' : ''}`}
        >
          <Bookmark size={16} strokeWidth={1.6} aria-hidden="true" className={known ? 'fill-current' : ''} />
          <span>{known ? words.change(known.name) : words.save}</span>
        </button>
      }
    >
      {(close) => <ViewForm known={known} query={view} onDone={close} />}
    </Popover>
  )
}

type ViewFormProps = { known: AdminView | undefined; query: string; onDone: () => void }

function ViewForm({ known, query, onDone }: ViewFormProps) {
  const navigate = useNavigate()
  const [name, setName] = useState(known?.name ?? '')
  const [isEmpty, setEmpty] = useState(false)
  const save = useSaveView(page)
  const change = useChangeView()
  const remove = useDeleteView()
  const isBusy = save.isPending || change.isPending || remove.isPending
  const failure = save.error ?? change.error

  const onSaved = (view: AdminView) => {
    onDone()
    showToast({ title: words.saved(view.name), tone: 'success' })
  }
  const onDelete = ({ id, ...view }: AdminView) =>
    remove.mutate(id, {
      onSuccess: () => {
        onDone()
        void navigate('?')
        showToast({
          title: words.deleted(view.name),
          action: { label: admin.undo, onClick: () => save.mutate(view) },
        })
      },
      onError: () => showToast({ title: words.deleteFailed, tone: 'error' }),
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const typed = name.trim()
        setEmpty(typed === '')
        if (typed === '' || isBusy) return
        if (known) change.mutate({ id: known.id, name: typed }, { onSuccess: onSaved })
        else save.mutate({ name: typed, query }, { onSuccess: onSaved })
      }}
    >
      <TextField
        dense
        label={words.name}
        hint={words.nameHint}
        value={name}
        maxLength={40}
        error={isEmpty ? words.missing : failure && problemOf(failure)}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="mt-3 flex gap-2">
        {known && (
          <Button look="danger" size="small" disabled={isBusy} onClick={() => onDelete(known)}>
            {words.delete}
          </Button>
        )}
        <Button type="submit" size="small" className="flex-1" aria-disabled={isBusy}>
          {known ? words.rename : words.submit}
        </Button>
      </div>
    </form>
  )
}

const problemOf = (error: Error): string =>
  wordsFor<string>(error, { VIEW_EXISTS: words.exists, TOO_MANY_VIEWS: words.tooMany, unknown: words.failed })
