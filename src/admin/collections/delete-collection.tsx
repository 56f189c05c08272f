import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { adminCollections } from '@/content/admin-collections'
import {
  type CollectionDetail,
  ownCollectionsQuery,
  useDeleteCollection,
} from '@/data/collections/owner-collections'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { SelectField } from '@/ui/field'
import { showToast } from '@/ui/toast'
import { groupCollections } from '../shared/group-collections'

const words = adminCollections.remove

/** Deletes a collection after asking; what belongs to it moves to another one in the same step. */
export function DeleteCollection({ collection }: { collection: CollectionDetail }) {
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const [target, setTarget] = useState('')
  const { data: all } = useQuery(ownCollectionsQuery())
  const remove = useDeleteCollection()
  const { id, name, own, isFixed } = collection
  const targets = (all ?? []).filter(
    (each) => each.id !== id && each.kind !== 'rule' && each.group !== 'Curated',
  )

  const close = () => {
    if (remove.isPending) return
    setAsks(false)
    setTarget('')
    remove.reset()
  }
  const destroy = () =>
    remove.mutate(
      { id, moveTo: target || null },
      {
        onSuccess: (moved) => {
          showToast({
            title: words.done,
            description: moved > 0 ? `${name}. ${words.moved(moved)}` : name,
            tone: 'success',
          })
          void navigate(adminPaths.collections)
        },
      },
    )
  return (
    <>
      <Button look="text" size="small" className="max-md:min-h-11" onClick={() => setAsks(true)}>
        <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
        <span className="max-md:sr-only">{words.open}</span>
      </Button>
      <Dialog
        alert
        open={asks}
        onOpenChange={(wanted) => !wanted && close()}
        title={words.title(name)}
        actions={
          <>
            <Button look="quiet" size="medium" disabled={remove.isPending} onClick={close}>
              {words.keep}
            </Button>
            {!isFixed && (
              <Button
                look="danger"
                size="medium"
                disabled={own > 0 && target === ''}
                aria-disabled={remove.isPending}
                onClick={() => !remove.isPending && destroy()}
              >
                {remove.isPending ? words.busy : own > 0 ? words.confirmMove : words.confirm}
              </Button>
            )}
          </>
        }
      >
        <p>{isFixed ? words.fixed : words.text}</p>
        {!isFixed && own > 0 && (
          <>
            <p className="mt-2 mb-3">{words.hasProducts(own)}</p>
            <SelectField
              label={words.moveTo}
              value={target}
              onChange={(event) => setTarget(event.target.value)}
            >
              <option value="">{words.chooseTarget}</option>
              {groupCollections(targets).map(([group, entries]) => (
                <optgroup key={group} label={group}>
                  {entries.map((each) => (
                    <option key={each.slug} value={each.slug}>
                      {each.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </SelectField>
          </>
        )}
        <p role="alert" className="mt-3 font-medium text-terracotta-text empty:hidden">
          {remove.isError && words.failed}
        </p>
      </Dialog>
    </>
  )
}
