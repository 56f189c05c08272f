import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { languageName } from '@/content/admin/store/languages'
import { storeMenus as words } from '@/content/admin/store/menus'
import { fixedPages, isFixedPage } from '@/content/shared/fixed-pages'
import { screenNames } from '@/content/shared/screen-names'
import { targetsQuery } from '@/data/pages/admin-targets'
import { type MenuItem, type MenuPath, mostMenuItems } from '@/domain/store/menu'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { smallButton } from '../../shared/form/small-button'
import { LinkInput } from '../fields/link-input'
import { SwitchInput } from '../fields/plain-inputs'
import { linkOf, textOf, withText } from '../fields/stored-value'

/** How deep a menu goes: columns, and groups in them. */
const deepest = 3

export type ItemChanges = {
  edit: (parent: MenuPath, place: number, item: MenuItem) => void
  move: (parent: MenuPath, place: number, to: number) => void
  add: (parent: MenuPath) => void
  remove: (parent: MenuPath, place: number, name: string) => void
}

type MenuItemsProps = {
  label: string
  items: readonly MenuItem[]
  parent: MenuPath
  languages: readonly string[]
  changes: ItemChanges
}

/** The entries of a menu, or of one of its entries, each of which opens. */
export function MenuItems({ label, items, parent, languages, changes }: MenuItemsProps) {
  return (
    <ol aria-label={label} className="grid gap-2">
      {items.map((item, place) => (
        <MenuEntry
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place
          key={place}
          item={item}
          parent={parent}
          place={place}
          of={items.length}
          languages={languages}
          changes={changes}
        />
      ))}
    </ol>
  )
}

type MenuEntryProps = Omit<MenuItemsProps, 'label' | 'items'> & { item: MenuItem; place: number; of: number }

function MenuEntry({ item, parent, place, of, languages, changes }: MenuEntryProps) {
  const [isOpen, setOpen] = useState(item.target === null && item.label === null)
  const name = useItemName(item, languages)
  const edit = (change: Partial<MenuItem>) => changes.edit(parent, place, { ...item, ...change })
  const path = [...parent, place]
  const [first = 'en'] = languages
  const isLeaf = parent.length + 1 >= deepest
  return (
    <li className="rounded-control border border-line bg-surface-raised">
      <div className="flex items-center">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 px-3 text-start"
        >
          <ChevronDown
            size={16}
            strokeWidth={1.6}
            aria-hidden="true"
            className={`shrink-0 text-muted ${isOpen ? 'rotate-180' : ''}`}
          />
          <span dir="auto" className="truncate font-medium">
            {name}
          </span>
          {item.target === null && (item.items.length === 0 || item.label === null) && (
            <span className="truncate text-12 text-muted">{words.noTarget}</span>
          )}
        </button>
        <button
          type="button"
          aria-label={words.up(name)}
          disabled={place === 0}
          onClick={() => changes.move(parent, place, place - 1)}
          className={smallButton}
        >
          <ChevronUp size={16} strokeWidth={1.6} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={words.down(name)}
          disabled={place === of - 1}
          onClick={() => changes.move(parent, place, place + 1)}
          className={smallButton}
        >
          <ChevronDown size={16} strokeWidth={1.6} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={words.remove(name)}
          onClick={() => changes.remove(parent, place, name)}
          className={smallButton}
        >
          <X size={16} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </div>
      {isOpen && (
        <fieldset className="grid gap-3.5 border-t border-line p-3">
          <legend className="sr-only">{words.entry(name)}</legend>
          {languages.map((language) => (
            <TextField
              key={language}
              dense
              label={languages.length > 1 ? words.labelIn(languageName(language)) : words.label}
              hint={language === first && words.labelHint}
              dir="auto"
              lang={language}
              autoComplete="off"
              maxLength={60}
              value={textOf(item.label, language, first)}
              onChange={({ target }) => edit({ label: withText(item.label, language, target.value, first) })}
            />
          ))}
          <LinkInput label={words.target} value={item.target} onChange={(target) => edit({ target })} />
          <SwitchInput
            label={words.isSale}
            value={item.isSale === true}
            onChange={(isSale) => edit({ isSale })}
          />
        </fieldset>
      )}
      {!isLeaf && (item.items.length > 0 || isOpen) && (
        <div className="grid gap-2 border-t border-line py-2 ps-5 pe-2">
          <MenuItems
            label={words.list(name)}
            items={item.items}
            parent={path}
            languages={languages}
            changes={changes}
          />
          <Button
            look="text"
            size="small"
            aria-label={words.addBelow(name)}
            disabled={item.items.length >= mostMenuItems}
            onClick={() => changes.add(path)}
            className="justify-self-start"
          >
            <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
            {words.add}
          </Button>
        </div>
      )}
    </li>
  )
}

/** An entry's own label, else the name of what it leads to. */
function useItemName({ label, target }: MenuItem, languages: readonly string[]): string {
  const { data } = useQuery(targetsQuery())
  const [first = 'en'] = languages
  const own = languages.map((language) => textOf(label, language, first)).find(Boolean)
  if (own) return own
  const link = linkOf(target)
  if (!link) return words.unnamed
  if (link.screen) return screenNames[link.screen] ?? link.screen
  const row = data && [...data.page, ...data.department, ...data.collection].find(({ id }) => id === link.id)
  const fixed = row && isFixedPage(row.slug) ? fixedPages[row.slug] : undefined
  return row?.name ?? fixed ?? row?.slug ?? link.to ?? words.unnamed
}
