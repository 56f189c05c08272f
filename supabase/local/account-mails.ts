// The mails of Supabase Auth in the shop's own look: as messages for the local outbox, and as templates for a hosted
// project. Their links carry the secret behind the #, where no server's log sees it, and lead to a page that uses it
// only when the reader presses its button: a scanner that opens every link of a mail uses nothing up.
import { randomUUID } from 'node:crypto'
import { accountPaths } from '../../src/config/account-paths.ts'
import { accountMail } from '../../src/content/en/mail/account-mail.ts'
import type { MailContent } from '../functions/_shared/mail/mail-content.ts'
import { type Message, type Site, writerOf } from '../functions/_shared/mail/message.ts'
import { renderHtml } from '../functions/_shared/mail/render-html.ts'
import { renderText } from '../functions/_shared/mail/render-text.ts'

type AccountMailKind = keyof typeof accountMail
const pages = {
  recovery: accountPaths.resetPassword,
  confirmation: accountPaths.confirmEmail,
} satisfies Record<AccountMailKind, string>

function contentOf(kind: AccountMailKind, site: string, secret: string): MailContent {
  const { text, action, ...words } = accountMail[kind]
  return {
    ...words,
    paragraphs: [text],
    action: { label: action, href: `${site}${pages[kind]}#${secret}` },
    parts: [],
    leave: null,
  }
}

/** Names the shop as its settings do (setShop). */
export function accountMessage(kind: AccountMailKind, to: string, secret: string, site: Site): Message {
  const content = contentOf(kind, site.url, secret)
  const { from, replyTo } = writerOf(site)
  const id = randomUUID()
  return {
    messageId: `<account.${id}@${from.address.split('@')[1]}>`,
    idempotencyKey: `account/${id}`,
    from,
    replyTo,
    to,
    subject: content.subject,
    html: renderHtml(content, site.url),
    text: renderText(content, site.url),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** The mail template with the placeholders of a hosted project, which cannot be told the shop's name. */
export function accountTemplate(kind: AccountMailKind): string {
  const site = '{{ .SiteURL }}'
  return renderHtml(contentOf(kind, site, '{{ .TokenHash }}'), site)
}
