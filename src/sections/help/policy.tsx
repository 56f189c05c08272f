import { type ReactNode, useMemo } from 'react'
import * as v from 'valibot'
import { consentWords } from '@/content/layout/consent'
import { fixedPages } from '@/content/shared/fixed-pages'
import { useIdentity } from '@/data/settings/use-identity'
import { type PolicyName, policyNames } from '@/domain/store/help-document'
import { ConsentPanel } from '@/storefront/shared/help/consent-panel'
import { DeliveryTables } from '@/storefront/shared/help/delivery-tables'
import { DocumentPage } from '@/storefront/shared/help/document-page'
import { StoredTable } from '@/storefront/shared/help/stored-table'
import { usePageContents } from '@/storefront/shared/sections/page-context'
import { choice, line, lines, link, list, rich, type SectionProps } from '../fields'
import { documentOf } from './policy-document'

export const schema = () =>
  v.object({
    /** What the software writes, with what the settings say. */
    document: choice(policyNames),
    /** The first sentence, where the shop says it otherwise. */
    lead: lines(300),
    /** Parts that the shop says otherwise, by their anchor, and further ones. */
    own: list(
      {
        part: line(40),
        title: line(120),
        text: rich(8000),
        words: line(200),
        /** The part after which a further one stands; the end where it names none. */
        after: line(40),
      },
      20,
    ),
    /** Where all help is. */
    help: link(),
  })
type Extra = { id: string; title: string; content: ReactNode }

const choiceOfStoring: Extra = { id: 'choice', title: consentWords.panel.title, content: <ConsentPanel /> }
const stored: Extra = { id: 'stored', title: consentWords.table.title, content: <StoredTable /> }

/** Parts that are more than text, before the others. */
const extras: Partial<Record<PolicyName, readonly Extra[]>> = {
  cookies: [choiceOfStoring, stored],
  'ad-choices': [choiceOfStoring],
}

/** One of the policies: what the software writes, with the shop's own words where it has some. */
export function Section({ section }: SectionProps<typeof schema>) {
  const { title, facts } = usePageContents()
  const identity = useIdentity()
  const document = useMemo(() => documentOf(section, facts, identity), [section, facts, identity])
  return (
    <DocumentPage
      name={section.document}
      title={title || fixedPages[section.document]}
      document={document}
      help={section.help}
      extra={extras[section.document] ?? []}
      after={section.document === 'shipping' ? { costs: <DeliveryTables /> } : {}}
    />
  )
}
