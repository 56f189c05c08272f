/** A page of text as the shop's help and policies are written: sections of paragraphs, lists, tables and links. */
export type DocumentBlock =
  | string
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'links'; links: readonly { label: string; to: string }[] }

type DocumentSection = {
  /** Its anchor. */
  id: string
  title: string
  blocks: readonly DocumentBlock[]
  /** Synonyms for the help search. */
  words?: string
}

export type HelpDocument = {
  path: string
  title: string
  description: string
  lead: string
  /** The day of the last change, as 2026-11-21. */
  updated: string
  sections: readonly DocumentSection[]
}

const longDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Words around every such page. */
export const documentWords = {
  contents: 'On this page',
  updated: 'Last updated',
  updatedOn: (day: string) => longDay.format(new Date(day)),
  print: 'Print this page',
  more: 'More help',
  previous: 'Previous',
  next: 'Next',
  ask: {
    title: 'Not what you were looking for?',
    text: 'Write to us; we answer by email.',
    action: 'Contact us',
    help: 'All help',
  },
} as const

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
