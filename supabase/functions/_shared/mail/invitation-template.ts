// The invitation to run the shop with others.
import type * as v from 'valibot'
import { paths } from '../../../../src/config/paths.ts'
import { invitationMail as words } from '../../../../src/content/en/mail/invitation-mail.ts'
import type { invitationFacts } from './claimed.ts'
import type { MailContent } from './mail-content.ts'

/** The token stands behind the `#`, which no server sees. */
export function invitationTemplate(
  { token, by }: v.InferOutput<typeof invitationFacts>,
  site: string,
): MailContent {
  return {
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    paragraphs: [words.text(by), words.how],
    action: { label: words.action, href: `${site}${paths.admin}#invitation=${token}` },
    parts: [],
    reason: words.reason,
    leave: null,
  }
}
