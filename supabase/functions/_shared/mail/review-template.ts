// The mail that asks for a review: a star is one tap, on a page that needs no sign-in.
import type * as v from 'valibot'
import { paths } from '../../../../src/config/paths.ts'
import { reviewLinkPath } from '../../../../src/config/review-paths.ts'
import type { reviewRequestFacts } from './claimed.ts'
import type { MailContent } from './mail-content.ts'
import { shownProduct } from './product-part.ts'
import type { Speech } from './speech.ts'

const steps = [1, 2, 3, 4, 5]

export function reviewTemplate(
  { token, order_number, products, unsubscribe }: v.InferOutput<typeof reviewRequestFacts>,
  say: Speech,
): MailContent {
  const { review: words, frame } = say.words
  const page = say.pages + reviewLinkPath
  return {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    paragraphs: [words.text],
    // In the fragment, which browsers send to no server.
    action: { label: words.action, href: `${page}#${token}` },
    parts: [
      {
        kind: 'rate',
        products: products.map((product) => ({
          ...shownProduct(product, say),
          stars: steps.map((step) => ({
            label: words.stars(step),
            href: `${page}#${token}.${step}.${encodeURIComponent(product.slug)}`,
          })),
        })),
      },
    ],
    reason: words.reason(order_number),
    leave: {
      label: frame.leave.reminders,
      href: `${say.pages}${paths.unsubscribe}#${unsubscribe}`,
      token: unsubscribe,
    },
  }
}
