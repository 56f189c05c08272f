// Mails about the discounts for new customers and students.
import { paths } from '../../../../src/config/paths.ts'
import { discountMail as words } from '../../../../src/content/en/mail/discount-mail.ts'
import {
  type ClaimedMail,
  factsOf,
  studentCodeFacts,
  studentConfirmFacts,
  welcomeCodeFacts,
} from './claimed.ts'
import { longDay } from './dates.ts'
import type { MailContent } from './mail-content.ts'

/** The mail of a template about a discount; null when there is none of that name. */
export function discountTemplate(mail: ClaimedMail, site: string): MailContent | null {
  const withToken = (path: string, token: string) => `${site}${path}?token=${encodeURIComponent(token)}`
  switch (mail.template) {
    case 'welcome-code': {
      const facts = factsOf(mail, welcomeCodeFacts)
      const percent = `${facts.percent}%`
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
      const percent = `${facts.percent}%`
      const day = longDay(facts.expires_at, mail.zone)
      const label = words.studentCode
      return {
        subject: label.subject(percent),
        preview: label.preview(code),
        title: label.title(percent),
        paragraphs: [label.text(percent, day), label.deals],
        action: { label: label.action, href: site + paths.home },
        parts: [
          {
            kind: 'facts',
            rows: [
              { label: label.code, value: code },
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
        action: { label: action, href: site + paths.studentDiscount },
        parts: [],
        reason,
        leave: null,
      }
    }
    default:
      return null
  }
}
