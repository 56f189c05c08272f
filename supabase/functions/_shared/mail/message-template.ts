// Confirmations of messages to the shop. They contain no typed text, because anyone can type another person's address.
import type * as v from 'valibot'
import type { messageFacts } from './claimed.ts'
import type { MailContent } from './mail-content.ts'
import type { Speech } from './speech.ts'

/** The mail that confirms a message with its kind and reference. */
export function messageTemplate(
  { kind, reference, page }: v.InferOutput<typeof messageFacts>,
  { words: { message: words }, pages }: Speech,
): MailContent {
  const { subject, preview, title, text, action, reason } = words[kind]
  return {
    subject: subject(reference),
    preview,
    title,
    paragraphs: [text],
    action: { label: action, href: pages + page },
    parts: [{ kind: 'facts', rows: [{ label: words.reference, value: reference, isCode: true }] }],
    reason: `${reason} ${words.notYou}`,
    leave: null,
  }
}
