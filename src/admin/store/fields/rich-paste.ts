import { DOMParser as Reader, type Schema, Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'

// What is pasted or dropped becomes a document that runs nothing and shows nothing, of which the editor's schema takes what it
// has nodes and marks for. What the programs for letters write in ways of their own is written as HTML means it before.

/** Trusted Types: pasted markup, for a document that is read and thrown away. */
let policy: { createHTML: (text: string) => string } | undefined

function documentOf(html: string): Document {
  policy ??= globalThis.trustedTypes?.createPolicy('pasted', { createHTML: (text) => text })
  // The site's policy forbids inline styles, here too.
  const harmless = html
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(/<[^>]+>/g, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))
  return new DOMParser().parseFromString(policy?.createHTML(harmless) ?? harmless, 'text/html')
}

/** What of some markup the editor can hold. */
function sliceOf(html: string, schema: Schema): Slice {
  const { body } = documentOf(html)
  makeListsOfWord(body)
  readStyles(body)
  breakLines(body)
  flattenLists(body)
  for (const cell of body.querySelectorAll('td, th')) rename(cell, 'div')
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2')
  for (const heading of body.querySelectorAll('h4, h5, h6')) rename(heading, 'h3')
  return Slice.maxOpen(Reader.fromSchema(schema).parseSlice(body).content, true)
}

function rename(element: Element, tag: string) {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

const numbered = /^\s*(\d+|[a-z]{1,4})[.)]/i

/** Word's entries of a list are paragraphs, each of which begins with its sign. */
function makeListsOfWord(body: HTMLElement) {
  const made = new Set<Element | null>()
  for (const entry of body.querySelectorAll('p[data-style*="mso-list" i]')) {
    const sign = entry.querySelector('[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]')
    const tag = numbered.test(sign?.textContent ?? '') ? 'OL' : 'UL'
    sign?.remove()
    const before = entry.previousElementSibling
    const isSame = before !== null && made.has(before) && before.tagName === tag
    const list = isSame ? before : body.ownerDocument.createElement(tag)
    if (!isSame) entry.before(list)
    made.add(list)
    list.append(entry)
    rename(entry, 'li')
  }
}

/** Strong and emphasis are styles in some programs, and not what their elements say. */
function readStyles(body: HTMLElement) {
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) {
    const style = element.dataset.style ?? ''
    if (/font-weight:\s*(bold|[5-9]00)/i.test(style)) wrapContents(element, 'strong')
    if (/font-style:\s*italic/i.test(style)) wrapContents(element, 'em')
    if (element.matches('b, strong') && /font-weight:\s*(normal|[1-4]00)/i.test(style))
      element.replaceWith(...element.childNodes)
  }
}

function wrapContents(element: Element, tag: string) {
  const inner = element.ownerDocument.createElement(tag)
  inner.append(...element.childNodes)
  element.append(inner)
}

/** The tree has no line breaks: each line is a paragraph, or an entry, of its own. */
function breakLines(body: HTMLElement) {
  for (const line of body.querySelectorAll('br')) {
    const block = line.parentElement?.closest('p, div, li, h1, h2, h3, h4, h5, h6, blockquote, td, th')
    if (block && body.contains(block) && block !== body && block.lastChild) {
      const range = body.ownerDocument.createRange()
      range.setStartAfter(line)
      range.setEndAfter(block.lastChild)
      const rest = block.cloneNode(false)
      rest.appendChild(range.extractContents())
      block.after(rest)
      line.remove()
    } else line.replaceWith(body.ownerDocument.createElement('p'))
  }
}

/** Lists within lists have no place in the tree: their entries follow the one that they stand in. */
function flattenLists(body: HTMLElement) {
  for (const inner of [
    ...body.querySelectorAll('li ul, li ol, ul > ul, ul > ol, ol > ul, ol > ol'),
  ].toReversed()) {
    const outer = inner.parentElement?.closest('li')
    if (outer) outer.after(...inner.children)
    else inner.replaceWith(...inner.children)
    inner.remove()
  }
}

/** Takes what a paste or a drop brings from elsewhere; what is dragged within the editor is moved by the editor. */
export const pasteHandlers = {
  paste: (view: EditorView, event: ClipboardEvent) => insert(view, event, event.clipboardData),
  drop: (view: EditorView, event: DragEvent) => {
    if (view.dragging) return false
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
    return insert(view, event, event.dataTransfer, place?.pos)
  },
}

function insert(view: EditorView, event: Event, data: DataTransfer | null, place?: number): boolean {
  if (!data) return false
  event.preventDefault()
  const html = data.getData('text/html')
  const text = data.getData('text/plain')
  if (!html && !text) return true
  const slice = html ? sliceOf(html, view.state.schema) : linesOf(text, view.state.schema)
  const { tr } = view.state
  if (place === undefined) tr.replaceSelection(slice)
  else tr.replaceRange(place, place, slice)
  view.dispatch(tr.scrollIntoView().setMeta('paste', true))
  return true
}

/** Plain text: a line a paragraph. */
function linesOf(text: string, schema: Schema): Slice {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const nodes = lines.map((line) => schema.node('paragraph', null, schema.text(line)))
  return Slice.maxOpen(
    schema.node('doc', null, nodes.length > 0 ? nodes : [schema.node('paragraph')]).content,
  )
}
