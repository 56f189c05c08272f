import type { Target } from './content'
import type { Media } from './media'

/** A piece of a paragraph: plain, or marked. */
export type Span = string | { text: string; isStrong: boolean; isEmphasis: boolean; link: Target | null }

/** A part of a text, as rich-text-schema.ts reads it. */
export type RichBlock =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'heading'; level: 2 | 3; spans: Span[] }
  | { kind: 'list'; isOrdered: boolean; items: { spans: Span[] }[] }
  | { kind: 'picture'; picture: Media | null; text: string }

const spansText = (pieces: readonly Span[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')

function blockText(each: RichBlock): string {
  if (each.kind === 'picture') return each.text
  if (each.kind === 'list') return each.items.map((item) => spansText(item.spans)).join(' ')
  return spansText(each.spans)
}

/** What one reads of it, for search and machines. */
export const plainText = (blocks: readonly RichBlock[]): string =>
  blocks.map(blockText).filter(Boolean).join(' ')
