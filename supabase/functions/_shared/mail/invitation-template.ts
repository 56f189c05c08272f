// The invitation to run the shop with others.
import type * as v from 'valibot'
import { paths } from '../../../../src/config/paths.ts'
import type { invitationFacts } from './claimed.ts'
import type { MailContent } from './mail-content.ts'
import type { Speech } from './speech.ts'

/** The token stands behind the `#`, which no server sees. */
export function invitationTemplate(
  { token, by }: v.InferOutput<typeof invitationFacts>,
  { words: { invitation: words }, site, isolate }: Speech,
): MailContent {
  return {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    paragraphs: [words.text(isolate(by)), words.how],
    action: { label: words.action, href: `${site}${paths.admin}#invitation=${token}` },
    parts: [],
    reason: words.reason,
    leave: null,
  }
}
