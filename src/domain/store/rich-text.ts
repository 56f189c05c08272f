import type { RichBlock, Span } from './rich-text-schema'

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
