// The mails of Supabase Auth: templates for a hosted project, messages for the local outbox.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { setShop, shop } from '@/config/shop'
import { accountMail } from '@/content/mail/account-mail'
import { setMailLook } from '../../supabase/functions/_shared/mail/palette.ts'
import { accountMessage, accountTemplate } from '../../supabase/local/account-mails.ts'

const folder = join(import.meta.dirname, '../../supabase')
const site = {
  url: 'https://shop.example',
  unsubscribeUrl: 'https://shop.example/functions/v1/unsubscribe',
  address: 'hello@shop.example',
}

// Other mails have named their shop.
const before = { ...shop }
beforeEach(() => {
  setShop({ ...shop, name: '' })
  setMailLook()
})
afterAll(() => setShop(before))

describe.each([
  ['recovery', '/reset-password'],
  ['confirmation', '/confirm-email'],
] as const)('the mail of a %s', (kind, page) => {
  it('the template of an account mail is up to date (npm run mail:templates)', () => {
    expect(readFileSync(join(folder, 'templates', `${kind}.html`), 'utf8')).toBe(accountTemplate(kind))
    const config = readFileSync(join(folder, 'config.toml'), 'utf8')
    expect(config).toContain(`[auth.email.template.${kind}]\nsubject = "${accountMail[kind].subject}"`)
  })

  it('an account mail has its secret behind the # of the shop’s own page, and no other placeholder', () => {
    const template = accountTemplate(kind)
    expect(template).toContain(`href="{{ .SiteURL }}${page}#{{ .TokenHash }}"`)
    expect(new Set(template.match(/\{\{.*?\}\}/g))).toEqual(new Set(['{{ .SiteURL }}', '{{ .TokenHash }}']))
  })

  it('an account mail in the local outbox has the same subject and link, as HTML and as text', () => {
    const nameless = { ...shop }
    setShop({ ...shop, name: 'Atlas' })
    const message = accountMessage(kind, 'nora@example.com', 'abc', site)
    expect(message).toMatchObject({ to: 'nora@example.com', subject: accountMail[kind].subject })
    expect(message.from).toEqual({ name: 'Atlas', address: 'hello@shop.example' })
    expect(message.subject).toMatch(/ for Atlas$/)
    setShop(nameless)
    expect(message.html).toContain(`href="https://shop.example${page}#abc"`)
    expect(message.text).toContain(`https://shop.example${page}#abc`)
    expect(message.html + message.text).not.toContain('{{')
    expect(message.headers).not.toHaveProperty('List-Unsubscribe')
  })
})
