import { type Extensions, Mark, mergeAttributes, Node } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Gapcursor, UndoRedo } from '@tiptap/extensions'
import * as v from 'valibot'
import { storeRich as words } from '@/content/admin/store/rich'
import { isSafeAddress } from '@/domain/store/content'
import { linkOf, type StoredLink } from './stored-value'

// What the tree of a rich text can hold, and nothing else: the editor has no other nodes and marks, so nothing else gets in.

const ownPath = (address: string) =>
  address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address

/** Of an element that was copied, here or elsewhere; null for one that leads nowhere safe. */
function copiedLink(element: HTMLElement): StoredLink | null {
  const link = linkOf({ $link: parsed(element.dataset.link) })
  if (link && (link.kind !== 'address' || isSafeAddress(link.to))) return link
  const to = ownPath(element.getAttribute('href') ?? '')
  return isSafeAddress(to) ? { kind: 'address', to } : null
}

function parsed(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}

const Link = Mark.create({
  name: 'link',
  // Around the others, as shoppers get it.
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ link: { default: null, rendered: false } }),
  parseHTML: () => [
    {
      tag: 'a',
      getAttrs: (element) => {
        const link = copiedLink(element)
        return link ? { link } : false
      },
    },
  ],
  renderHTML: ({ mark }) => {
    const link = linkOf({ $link: mark.attrs.link })
    const href = isSafeAddress(link?.to) ? link.to : undefined
    return ['a', { href, 'data-link': JSON.stringify(mark.attrs.link) }, 0]
  },
})

/** Entries of paragraphs alone: lists within lists have no place in the tree. Tab leaves the field. */
const Item = ListItem.extend({
  content: 'paragraph',
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) }
  },
})
/** Counts from one. */
const Numbers = OrderedList.extend({ addAttributes: () => ({}) })

const picture = v.object({ kind: v.literal('picture'), text: v.optional(v.string(), '') })

function keptWords(value: unknown): string {
  const read = v.safeParse(picture, value)
  return read.success ? words.kept.picture(read.output.text) : words.kept.other
}

/** What the editor has no form for: it can be moved and deleted. One that is pasted is known by its place among the kept. */
const keptNode = (name: string, tag: string, kept: readonly unknown[]) =>
  Node.create({
    name,
    group: tag === 'div' ? 'block' : 'inline',
    inline: tag !== 'div',
    atom: true,
    selectable: true,
    draggable: true,
    addAttributes: () => ({ place: { default: null, rendered: false } }),
    parseHTML: () => [
      {
        tag: `${tag}[data-kept]`,
        priority: 100,
        getAttrs: (element) => {
          const place = Number(element.dataset.kept)
          return place in kept ? { place } : false
        },
      },
    ],
    renderHTML: ({ node, HTMLAttributes }) => [
      tag,
      mergeAttributes(HTMLAttributes, { 'data-kept': String(node.attrs.place) }),
      keptWords(kept[Number(node.attrs.place)]),
    ],
  })

/** The nodes, marks and keys of the editor. */
export const richExtensions = (kept: readonly unknown[]): Extensions => [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [2, 3] }),
  BulletList,
  Numbers,
  Item,
  ListKeymap,
  Link,
  Bold,
  Italic,
  keptNode('keptBlock', 'div', kept),
  keptNode('keptPiece', 'span', kept),
  UndoRedo,
  Gapcursor,
]

/** What begins a list as one types it: a hyphen or a number. */
export const inputRules = ['bulletList', 'orderedList']
