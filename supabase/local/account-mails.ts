// The mails of Supabase Auth in the shop's own look: as messages for the local outbox, and as templates for a hosted
// project. Their links carry the secret behind the #, where no server's log sees it, and lead to a page that uses it
// only when the reader presses its button: a scanner that opens every link of a mail uses nothing up.
import { randomUUID } from 'node:crypto'
import { accountPaths } from '../../src/config/account-paths.ts'
import { accountMail as arabic } from '../../src/content/ar/mail/account-mail.ts'
import { accountMail as english } from '../../src/content/en/mail/account-mail.ts'
import { accountMail as french } from '../../src/content/fr/mail/account-mail.ts'
import type { Words } from '../../src/content/words.ts'
import type { Language } from '../../src/domain/text/language.ts'
import { languages } from '../../src/domain/text/spoken-languages.ts'
import type { MailContent } from '../functions/_shared/mail/mail-content.ts'
import { type Message, type Site, writerOf } from '../functions/_shared/mail/message.ts'
import { renderHtml } from '../functions/_shared/mail/render-html.ts'
import { renderText } from '../functions/_shared/mail/render-text.ts'
import { type Speech, speechOf } from '../functions/_shared/mail/speech.ts'

export type AccountMailKind = keyof typeof english
const words: Readonly<Record<Language, Words<typeof english>>> = { en: english, fr: french, ar: arabic }
const pages = {
  recovery: accountPaths.resetPassword,
  confirmation: accountPaths.confirmEmail,
} satisfies Record<AccountMailKind, string>

function contentOf(kind: AccountMailKind, { language, pages: shop }: Speech, secret: string): MailContent {
  const { text, action, ...rest } = words[language][kind]
  return {
    ...rest,
    paragraphs: [text],
    action: { label: action, href: `${shop}${pages[kind]}#${secret}` },
    parts: [],
    leave: null,
  }
}

/** Whom an account's mail is for: in their language, whose pages have `path` before them (`/fr`, empty in the first one). */
export type AccountReader = { to: string; language: Language; path: string }

/** Names the shop as its settings do (setShop). */
export function accountMessage(
  kind: AccountMailKind,
  { to, language, path }: AccountReader,
  secret: string,
  site: Site,
): Message {
  const say = speechOf(language, path, site.url)
  const content = contentOf(kind, say, secret)
  const { from, replyTo } = writerOf(site)
  const id = randomUUID()
  return {
    messageId: `<account.${id}@${from.address.split('@')[1]}>`,
    idempotencyKey: `account/${id}`,
    from,
    replyTo,
    to,
    subject: content.subject,
    html: renderHtml(content, say),
    text: renderText(content, say),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/**
 * The mail template with the placeholders of a hosted project, which cannot be told the shop's name. An account keeps
 * its language in its metadata, as sign-up has written it; one without reads `fallback`.
 */
export function accountTemplate(kind: AccountMailKind, fallback: Language): string {
  return byLanguage(fallback, (language, path) => {
    const say = speechOf(language, path, '{{ .SiteURL }}')
    return renderHtml(contentOf(kind, say, '{{ .TokenHash }}'), say)
  })
}

/** The subject of that mail, of which the platform makes a template as well. */
export const accountSubject = (kind: AccountMailKind, fallback: Language) =>
  byLanguage(fallback, (language) => words[language][kind].subject)

/**
 * Each language under its condition, in Go's template language. The shop moves a path with its first language before it
 * to where that stands, so a template need not know which one is the first.
 */
function byLanguage(fallback: Language, write: (language: Language, path: string) => string): string {
  const branches = languages.map(
    (code, place) =>
      `{{ ${place > 0 ? 'else ' : ''}if eq (print .Data.language) "${code}" }}${write(code, `/${code}`)}`,
  )
  return `${branches.join('')}{{ else }}${write(fallback, '')}{{ end }}`
}
