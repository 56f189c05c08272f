import { useState } from 'react'
import { admin } from '@/content/admin/admin'
import { storeEditor } from '@/content/admin/store/editor'
import {
  type DraftSection,
  insertSection,
  moveSection,
  replaceSection,
  withoutSection,
} from '@/domain/store/draft-section'
import { showToast } from '@/ui/toast/toast'
import { sectionName } from './section-name'

const words = storeEditor.sections

type Sections = readonly DraftSection[]
type ListOptions = {
  draft: { sections: Sections; change: (change: (list: Sections) => Sections) => void }
  languages: readonly string[]
  chosen: string | null
  choose: (id: string | null) => void
}

/** What can be done to the sections of a page; each step is announced and can be undone. */
export function useSectionList({ draft, languages, chosen, choose }: ListOptions) {
  const [announcement, setAnnouncement] = useState('')
  const { sections, change } = draft
  const nameOf = (id: string) => {
    const section = sections.find((each) => each.id === id)
    return section ? sectionName(section, languages) : ''
  }
  const insert = (section: DraftSection, after: string | null) => {
    change((list) => insertSection(list, section, after))
    choose(section.id)
    focusSection(section.id)
    setAnnouncement(words.added(sectionName(section, languages)))
  }
  return {
    announcement,
    nameOf,
    add: (kind: string) => insert({ id: crypto.randomUUID(), kind, isHidden: false }, chosen),
    duplicate: (id: string) => {
      const section = sections.find((each) => each.id === id)
      if (section) insert({ ...section, id: crypto.randomUUID() }, id)
    },
    moveTo: (id: string, to: number) => {
      const place = Math.max(0, Math.min(to, sections.length - 1))
      change((list) => moveSection(list, id, place))
      setAnnouncement(words.moved(nameOf(id), place + 1, sections.length))
      focusSection(id)
    },
    toggle: (id: string) => {
      const isHidden = sections.find((each) => each.id === id)?.isHidden ?? false
      change((list) => replaceSection(list, id, (section) => ({ ...section, isHidden: !isHidden })))
      setAnnouncement(isHidden ? words.show(nameOf(id)) : words.hide(nameOf(id)))
    },
    remove: (id: string) => {
      const place = sections.findIndex((each) => each.id === id)
      const section = sections[place]
      if (!section) return
      const next = sections[place + 1] ?? sections[place - 1]
      const before = sections[place - 1]?.id ?? null
      change((list) => withoutSection(list, id))
      if (chosen === id) choose(null)
      if (next) focusSection(next.id)
      showToast({
        title: words.removed(sectionName(section, languages)),
        action: {
          label: admin.undo,
          // Further changes may have been made meanwhile, also by taking this step back.
          onClick: () =>
            change((list) => {
              if (list.some((each) => each.id === id)) return list
              return before === null ? [section, ...list] : insertSection(list, section, before)
            }),
        },
      })
    },
  }
}

export type SectionListActions = ReturnType<typeof useSectionList>

/** The element by which a section has the focus. */
export const idOfRow = (id: string) => `store-section-${id}`

/** Puts the focus on a section's row once it is there, after a dialog that closes has given it back. */
function focusSection(id: string) {
  requestAnimationFrame(() => setTimeout(() => document.getElementById(idOfRow(id))?.focus()))
}
