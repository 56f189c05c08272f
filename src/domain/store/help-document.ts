import type { RichBlock } from './rich-text'

/** The policies that the software writes, in the order in which one can read them through. */
export const policyNames = [
  'shipping',
  'returns',
  'terms',
  'privacy',
  'cookies',
  'ad-choices',
  'accessibility',
  'legal-notice',
] as const
export type PolicyName = (typeof policyNames)[number]

/** A page of text as policies are written: sections of paragraphs, lists, tables and links. */
export type DocumentBlock =
  | string
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'links'; links: readonly { label: string; to: string }[] }

export type DocumentSection = {
  /** Its anchor. */
  id: string
  title: string
  blocks: readonly DocumentBlock[]
  /** What the owner says instead of the blocks. */
  text?: readonly RichBlock[]
  /** Synonyms for the help search. */
  words?: string
}

export type HelpDocument = {
  lead: string
  /** The day of the last change, as 2026-11-21. */
  updated: string
  sections: readonly DocumentSection[]
}

/** The text of a block as one reads it, for the search. */
export function blockText(block: DocumentBlock): string {
  if (typeof block === 'string') return block
  switch (block.kind) {
    case 'links':
      return ''
    case 'table':
      return block.rows.map((row) => `${row.join(', ')}.`).join(' ')
    default:
      return block.items.join(' ')
  }
}
