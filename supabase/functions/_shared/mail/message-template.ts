// Confirmations of messages to the shop. They contain no typed text, because anyone can type another person's address.
import type * as v from 'valibot'
import { messageMail as words } from '../../../../src/content/en/mail/mail.ts'
import type { messageFacts } from './claimed.ts'
import type { MailContent } from './mail-content.ts'

/** The mail that confirms a message with its kind and reference. */
export function messageTemplate(
  { kind, reference, page }: v.InferOutput<typeof messageFacts>,
  site: string,
): MailContent {
  const { subject, preview, title, text, action, reason } = words[kind]
  return {
    subject: subject(reference),
    preview,
    title,
    paragraphs: [text],
    action: { label: action, href: site + page },
    parts: [{ kind: 'facts', rows: [{ label: words.reference, value: reference }] }],
    reason: `${reason} ${words.notYou}`,
    leave: null,
  }
}
