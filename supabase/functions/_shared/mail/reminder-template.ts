// The one mail about a checkout that was left, to a member who asked for it.
import type * as v from 'valibot'
import { paths } from '../../../../src/config/paths.ts'
import { keptCartPath } from '../../../../src/config/reminder-paths.ts'
import type { reminderFacts } from './claimed.ts'
import type { MailContent } from './mail-content.ts'
import { productPart } from './product-part.ts'
import type { Speech } from './speech.ts'

export function reminderTemplate(
  { token, products, currency, unsubscribe }: v.InferOutput<typeof reminderFacts>,
  say: Speech,
): MailContent {
  const { reminder: words, frame } = say.words
  return {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    paragraphs: [words.text],
    // In the fragment, which browsers send to no server.
    action: { label: words.action, href: `${say.pages}${keptCartPath}#${token}` },
    parts: [{ kind: 'products', products: products.map((product) => productPart(product, currency, say)) }],
    reason: words.reason,
    leave: {
      label: frame.leave.reminders,
      href: `${say.pages}${paths.unsubscribe}#${unsubscribe}`,
      token: unsubscribe,
    },
  }
}
