// Mails about the discounts for new customers and students.
import { paths } from '../../../../src/config/paths.ts'
import {
  type ClaimedMail,
  factsOf,
  studentCodeFacts,
  studentConfirmFacts,
  welcomeCodeFacts,
} from './claimed.ts'
import type { MailContent } from './mail-content.ts'
import type { Speech } from './speech.ts'

/** The mail of a template about a discount; null when there is none of that name. */
export function discountTemplate(
  mail: ClaimedMail,
  { words: { discount: words }, pages, percent: percentOf, day: dayOf }: Speech,
): MailContent | null {
  const withToken = (path: string, token: string) => `${pages}${path}?token=${encodeURIComponent(token)}`
  switch (mail.template) {
    case 'welcome-code': {
      const facts = factsOf(mail, welcomeCodeFacts)
      const percent = percentOf(facts.percent)
      const { subject, preview, title, text, once, action, reason } = words.welcome
      return {
        subject: subject(percent),
        preview,
        title: title(percent),
        paragraphs: [text(percent), once],
        action: { label: action, href: withToken(paths.welcome, facts.confirm_token) },
        parts: [],
        reason: `${reason} ${words.notYou}`,
        leave: null,
      }
    }
    case 'student-confirm': {
      const facts = factsOf(mail, studentConfirmFacts)
      const { text, action, reason, ...rest } = words.studentConfirm
      return {
        ...rest,
        paragraphs: [text],
        action: { label: action, href: withToken(paths.studentDiscount, facts.confirm_token) },
        parts: [],
        reason: `${reason} ${words.notYou}`,
        leave: null,
      }
    }
    case 'student-code': {
      const { code, ...facts } = factsOf(mail, studentCodeFacts)
      const percent = percentOf(facts.percent)
      const day = dayOf(facts.expires_at, mail.zone)
      const label = words.studentCode
      return {
        subject: label.subject(percent),
        preview: label.preview(code),
        title: label.title(percent),
        paragraphs: [label.text(percent, day), label.deals],
        action: { label: label.action, href: pages + paths.home },
        parts: [
          {
            kind: 'facts',
            rows: [
              { label: label.code, value: code, isCode: true },
              { label: label.percent, value: percent },
              { label: label.until, value: day },
            ],
          },
        ],
        reason: label.reason,
        leave: null,
      }
    }
    case 'student-refused': {
      const { text, action, reason, ...rest } = words.studentRefused
      return {
        ...rest,
        paragraphs: [text],
        action: { label: action, href: pages + paths.studentDiscount },
        parts: [],
        reason,
        leave: null,
      }
    }
    default:
      return null
  }
}
