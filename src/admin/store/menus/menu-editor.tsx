import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { admin } from '@/content/admin/admin'
import { storeMenus as words } from '@/content/admin/store/menus'
import { menuName } from '@/content/admin/store/pages'
import { type Menu, menuItem, useSaveMenu } from '@/data/menus/admin-menus'
import { AppError } from '@/data/supabase/errors'
import { changeItems, type MenuItem, type MenuPath, mostMenuItems } from '@/domain/store/menu'
import { isSameContent } from '@/domain/store/same-content'
import { moved } from '@/domain/values/move'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { ActionBar } from '../../shared/form/action-bar'
import { FormFrame } from '../../shared/form/form-frame'
import { ownerDraft } from '../../shared/form/owner-draft'
import { panel } from '../../shared/page/panel'
import { StateNote } from '../../shared/page/state-note'
import { type ItemChanges, MenuItems } from './menu-items'

const keptSchema = v.object({ version: v.string(), items: v.array(menuItem) })
const newItem = (): MenuItem => ({ label: null, target: null, items: [] })

/** A menu's entries as a tree. What is typed is kept in this browser until it is saved or discarded. */
export function MenuEditor({ menu, languages }: { menu: Menu; languages: readonly string[] }) {
  const [kept] = useState(() => ownerDraft(`menu-${menu.slug}`, keptSchema))
  const [begun] = useState(kept.read)
  const [version, setVersion] = useState(begun?.version ?? menu.version)
  const [items, setItems] = useState<readonly MenuItem[]>(begun?.items ?? menu.items)
  const save = useSaveMenu()
  const isDirty = !isSameContent(items, menu.items)
  const isChanged = save.error instanceof AppError && save.error.code === 'MENU_CHANGED'
  useEffect(
    () => kept.store(isDirty ? { version, items: [...items] } : null),
    [kept, isDirty, version, items],
  )
  // Without edits the editor shows what is saved now.
  useEffect(() => {
    if (!isDirty) setVersion(menu.version)
  }, [isDirty, menu.version])

  const change = (parent: MenuPath, update: (list: readonly MenuItem[]) => readonly MenuItem[]) =>
    setItems((list) => changeItems(list, parent, update))
  const changes: ItemChanges = {
    edit: (parent, place, item) => change(parent, (list) => list.with(place, item)),
    move: (parent, place, to) => change(parent, (list) => moved(list, place, to)),
    add: (parent) => change(parent, (list) => [...list, newItem()]),
    remove: (parent, place, name) => {
      const before = items
      change(parent, (list) => list.toSpliced(place, 1))
      showToast({
        title: words.removed(name),
        action: { label: admin.undo, onClick: () => setItems(before) },
      })
    },
  }
  const submit = () => {
    save.mutate(
      { slug: menu.slug, items: [...items], version },
      { onSuccess: () => showToast({ title: words.saved, tone: 'success' }) },
    )
  }
  const discard = () => {
    setItems(menu.items)
    setVersion(menu.version)
    save.reset()
  }
  return (
    <FormFrame isBusy={save.isPending} onSubmit={submit} className="flex flex-1 flex-col gap-4 max-md:pb-20">
      {words.hints[menu.slug] && <p className="text-muted">{words.hints[menu.slug]}</p>}
      <div className={`${panel} p-3`}>
        {items.length === 0 && <StateNote {...words.none} />}
        <MenuItems
          label={words.list(menuName(menu.slug))}
          items={items}
          parent={[]}
          languages={languages}
          changes={changes}
        />
        <Button
          look="quiet"
          size="small"
          disabled={items.length >= mostMenuItems}
          onClick={() => changes.add([])}
          className="mt-2"
        >
          <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
          {words.add}
        </Button>
        {items.length >= mostMenuItems && <p className="mt-1 text-12 text-muted">{words.full}</p>}
      </div>
      {save.isError && (
        <p role="alert" className="rounded-surface bg-danger-soft px-4 py-3 font-medium text-danger-text">
          {isChanged ? words.changed : words.failed}
        </p>
      )}
      {isDirty && (
        <>
          <span className="flex-1" />
          <ActionBar
            text={words.dirty}
            discard={{ label: words.discard, run: discard }}
            submit={save.isPending ? words.busy : words.save}
            isBusy={save.isPending}
          />
        </>
      )}
    </FormFrame>
  )
}
