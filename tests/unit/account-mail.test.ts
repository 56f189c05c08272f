// The mails of Supabase Auth: templates for a hosted project, messages for the local outbox.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { setShop, shop } from '@/config/shop'
import { accountMail } from '@/content/mail/account-mail'
import { setMailLook } from '../../supabase/functions/_shared/mail/palette.ts'
import { accountMessage, accountSubject, accountTemplate } from '../../supabase/local/account-mails.ts'

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
    expect(readFileSync(join(folder, 'templates', `${kind}.html`), 'utf8')).toBe(accountTemplate(kind, 'en'))
    const config = readFileSync(join(folder, 'config.toml'), 'utf8')
    expect(config).toContain(`[auth.email.template.${kind}]\nsubject = '${accountSubject(kind, 'en')}'`)
  })

  it('an account mail has its secret behind the # of the shop’s own page, and no other placeholder', () => {
    const template = accountTemplate(kind, 'en')
    expect(template).toContain(`href="{{ .SiteURL }}${page}#{{ .TokenHash }}"`)
    const actions = new Set(template.match(/\{\{.*?\}\}/g)?.filter((action) => !/if|else|end/.test(action)))
    expect(actions).toEqual(new Set(['{{ .SiteURL }}', '{{ .TokenHash }}']))
  })

  it.each(['en', 'fr', 'ar'] as const)('an account that keeps %s gets its mail in it', (code) => {
    const [, ofCode = ''] = accountTemplate(kind, 'en').split(`if eq (print .Data.language) "${code}" }}`)
    const [mail = ''] = ofCode.split('{{')
    expect(mail).toContain(`<html lang="${code}" dir="${code === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(ofCode).toContain(`href="{{ .SiteURL }}/${code}${page}#{{ .TokenHash }}"`)
    expect(accountTemplate(kind, code).split('{{ else }}')[1]).toContain(`<html lang="${code}"`)
  })

  it('an account mail in the local outbox has the same subject and link, as HTML and as text', () => {
    const nameless = { ...shop }
    setShop({ ...shop, name: 'Atlas' })
    const message = accountMessage(kind, { to: 'nora@example.com', language: 'en', path: '' }, 'abc', site)
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
