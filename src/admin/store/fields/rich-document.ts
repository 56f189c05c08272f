import * as v from 'valibot'
import { linkOf, type StoredLink } from './stored-value'

// A rich text as a section's row holds it (src/domain/store/rich-text-schema.ts; its links and pictures by id), and as the
// document of the editor. What is not of this form is kept whole, and stands in the document as one thing.

const isLink = (value: unknown) => linkOf(value) !== null
const marked = v.strictObject({
  text: v.string(),
  isStrong: v.optional(v.boolean()),
  isEmphasis: v.optional(v.boolean()),
  link: v.optional(v.nullable(v.custom<{ $link: StoredLink }>(isLink))),
})
const spans = v.array(v.unknown())
const block = v.variant('kind', [
  v.strictObject({ kind: v.literal('paragraph'), spans }),
  v.strictObject({ kind: v.literal('heading'), level: v.optional(v.picklist([2, 3]), 2), spans }),
  v.strictObject({
    kind: v.literal('list'),
    isOrdered: v.optional(v.boolean(), false),
    items: v.pipe(v.array(v.strictObject({ spans })), v.minLength(1)),
  }),
])

type Mark = { type: string; attrs?: Record<string, unknown> }
/** A part of the editor's document, as JSON. */
export type RichNode = {
  type?: string
  attrs?: Record<string, unknown> | undefined
  content?: RichNode[]
  marks?: Mark[]
  text?: string
}

/** The document of a text. What it cannot show is added to `kept`, and stands in it by its place there. */
export function toDocument(stored: unknown, kept: unknown[]): RichNode {
  const content = blocksOf(stored).map((each) => toNode(each, kept))
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

function blocksOf(stored: unknown): readonly unknown[] {
  if (typeof stored === 'string')
    return stored
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({ kind: 'paragraph', spans: [line] }))
  if (Array.isArray(stored)) return stored
  return stored === null || stored === undefined ? [] : [stored]
}

function toNode(stored: unknown, kept: unknown[]): RichNode {
  const read = v.safeParse(block, stored)
  if (!read.success) return keep('keptBlock', stored, kept)
  const { output } = read
  switch (output.kind) {
    case 'paragraph':
      return lineOf({ type: 'paragraph' }, output.spans, kept)
    case 'heading':
      return lineOf({ type: 'heading', attrs: { level: output.level } }, output.spans, kept)
    case 'list':
      return {
        type: output.isOrdered ? 'orderedList' : 'bulletList',
        content: output.items.map((item) => ({
          type: 'listItem',
          content: [lineOf({ type: 'paragraph' }, item.spans, kept)],
        })),
      }
  }
}

function lineOf(node: RichNode, pieces: readonly unknown[], kept: unknown[]): RichNode {
  const content = pieces.flatMap((piece) => toPiece(piece, kept) ?? [])
  return content.length > 0 ? { ...node, content } : node
}

/** Null for a piece without a letter, which the editor has no place for. */
function toPiece(piece: unknown, kept: unknown[]): RichNode | null {
  if (piece === '') return null
  if (typeof piece === 'string') return { type: 'text', text: piece }
  const read = v.safeParse(marked, piece)
  if (!read.success) return keep('keptPiece', piece, kept)
  const { text, isStrong, isEmphasis, link } = read.output
  if (text === '') return null
  const marks = [
    link && { type: 'link', attrs: { link: link.$link } },
    isStrong && { type: 'bold' },
    isEmphasis && { type: 'italic' },
  ].filter((mark) => !!mark)
  return marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text }
}

function keep(type: string, value: unknown, kept: unknown[]): RichNode {
  return { type, attrs: { place: kept.push(value) - 1 } }
}

/** The text of a document, without its empty lines: '' where there is none. One of paragraphs alone stays a string if it was. */
export function fromDocument(document: RichNode, kept: readonly unknown[], wasTree: boolean): unknown {
  const blocks = (document.content ?? []).flatMap((node) => fromNode(node, kept))
  if (blocks.length === 0) return ''
  const lines = wasTree ? [] : blocks.flatMap(plainLine)
  return lines.length === blocks.length ? lines.join('\n') : blocks
}

function fromNode({ type, attrs, content = [] }: RichNode, kept: readonly unknown[]): unknown[] {
  if (type === 'keptBlock') return [kept[Number(attrs?.place)]]
  if (type === 'bulletList' || type === 'orderedList') {
    const items = content
      .map((item) => ({ spans: piecesOf(item.content?.[0], kept) }))
      .filter((item) => item.spans.length > 0)
    return items.length > 0
      ? [{ kind: 'list', ...(type === 'orderedList' && { isOrdered: true }), items }]
      : []
  }
  const pieces = piecesOf({ content }, kept)
  if (pieces.length === 0) return []
  return type === 'heading'
    ? [{ kind: 'heading', level: attrs?.level, spans: pieces }]
    : [{ kind: 'paragraph', spans: pieces }]
}

const piecesOf = (line: RichNode | undefined, kept: readonly unknown[]): unknown[] =>
  (line?.content ?? []).map(({ type, attrs, text = '', marks = [] }) => {
    if (type === 'keptPiece') return kept[Number(attrs?.place)]
    if (marks.length === 0) return text
    const has = (name: string) => marks.find((mark) => mark.type === name)
    const link = has('link')?.attrs?.link
    return {
      text,
      ...(has('bold') && { isStrong: true }),
      ...(has('italic') && { isEmphasis: true }),
      ...(link !== undefined && { link: { $link: link } }),
    }
  })

const plainParagraph = v.strictObject({ kind: v.literal('paragraph'), spans: v.strictTuple([v.string()]) })

const plainLine = (written: unknown): string[] => {
  const read = v.safeParse(plainParagraph, written)
  return read.success && !read.output.spans[0].includes('\n') ? [read.output.spans[0]] : []
}
