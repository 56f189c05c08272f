import { policyDocuments } from '@/content/pages/policy-documents'
import type { Identity } from '@/domain/shop/identity'
import { type ShopFacts, withFacts } from '@/domain/store/facts'
import type { DocumentSection, HelpDocument, PolicyName } from '@/domain/store/help-document'
import type { RichBlock } from '@/domain/store/rich-text'

/** A policy as its section has it (policy.tsx). */
type Policy = {
  document: PolicyName
  lead: string
  own: readonly {
    part: string
    title: string
    text: readonly RichBlock[]
    words: string
    after: string
  }[]
}

/** A policy with the shop's facts and own words in place, without parts of which nothing is left. */
export function documentOf(
  { document, lead, own }: Policy,
  facts: ShopFacts,
  identity: Identity,
): HelpDocument {
  const written = withFacts(policyDocuments[document](facts, identity), facts)
  const sections: DocumentSection[] = written.sections.filter(({ blocks }) => blocks.some(isText))
  for (const { part, title, text, words, after } of own) {
    if (part === '' || text.length === 0) continue
    const place = sections.findIndex(({ id }) => id === part)
    const before = sections[place]
    if (before) {
      sections[place] = { ...before, ...(title && { title }), ...(words && { words }), text }
      continue
    }
    if (title === '') continue
    const named = sections.findIndex(({ id }) => id === after)
    const section = { id: part, title, blocks: [], text, ...(words && { words }) }
    sections.splice(named < 0 ? sections.length : named + 1, 0, section)
  }
  // A first sentence that names what is not set is not there.
  return { ...written, lead: lead || (written.lead ?? ''), sections }
}

const isText = (block: DocumentSection['blocks'][number]) =>
  typeof block === 'string' || block.kind !== 'links'
