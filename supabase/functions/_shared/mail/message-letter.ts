// Confirmations of what was written to the shop. Anybody can type anybody's address, so they hold nothing that was typed.
import { paths } from '../../../../src/config/paths.ts'
import { messageMail as words } from '../../../../src/content/mail.ts'
import type { Letter } from './letter.ts'
import { toText } from './values.ts'

const pages = { contact: paths.help, seller: paths.sell }

/** The letter for a message with its kind and reference. */
export function messageLetter(facts: Record<string, unknown>, site: string): Letter {
  const kind = facts.kind === 'seller' ? 'seller' : 'contact'
  const reference = toText(facts.reference)
  const { subject, preview, title, text, action, reason } = words[kind]
  return {
    subject: subject(reference),
    preview,
    title,
    paragraphs: [text],
    action: { label: action, href: site + pages[kind] },
    parts: [{ kind: 'facts', rows: [{ label: words.reference, value: reference }] }],
    reason: `${reason} ${words.notYou}`,
    leave: null,
  }
}
