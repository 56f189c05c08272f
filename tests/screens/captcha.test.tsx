import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { captcha as words } from '@/content/account/captcha'
import { adminProtection } from '@/content/admin/settings/protection'
import { captchaMissing } from '@/content/mail/captcha-missing'
import { contact } from '@/content/pages/contact'
import { expectRecovery, network, openPage, signedIn, troubles } from '../support/screen'

const siteKey = '1x00000000000000000000AA'
const sending = /\/rpc\/send_message/
const verifying = /\/functions\/v1\/verify-captcha/
const required = {
  status: 428,
  message: 'CAPTCHA_REQUIRED',
  details: { purpose: 'message', provider: 'turnstile', site_key: siteKey },
}
const dialog = () => screen.findByRole('alertdialog', { name: words.title })
const frame = async () => within(await dialog()).findByTitle<HTMLIFrameElement>(words.frame)

async function send() {
  const opened = openPage(paths.contact)
  const form = within(await screen.findByRole('form', { name: contact.form }))
  await opened.user.type(form.getByLabelText(contact.fields.name), 'Nora Desk')
  await opened.user.type(form.getByLabelText(contact.fields.email), 'nora@example.com')
  await opened.user.type(form.getByLabelText(contact.fields.subject), 'A question')
  await opened.user.type(form.getByLabelText(contact.fields.body), 'Is it lined?')
  await opened.user.click(form.getByRole('button', { name: contact.submit }))
  return { ...opened, form }
}
/** A message of the page in the frame, or of another page. */
const tell = async (data: unknown, changes: Partial<MessageEventInit> = {}) =>
  dispatchEvent(
    new MessageEvent('message', {
      origin: location.origin,
      source: (await frame()).contentWindow,
      data,
      ...changes,
    }),
  )

// A question outlives the page that shows it.
afterEach(() => screen.queryByRole('button', { name: words.cancel })?.click())

describe('the check', () => {
  it('the captcha is shown in a frame of the shop’s own, for what it was asked for', async () => {
    network.trouble(sending, required)
    await send()
    const { pathname, searchParams } = new URL((await frame()).src)
    expect(pathname).toBe('/_captcha')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      provider: 'turnstile',
      sitekey: siteKey,
      action: 'message',
    })
  })

  it('the captcha loses nothing that was typed when it is cancelled', async () => {
    network.trouble(sending, required)
    const { user, form } = await send()
    await user.click(within(await dialog()).getByRole('button', { name: words.cancel }))
    await form.findByText(captchaMissing.title)
    expect(form.getByLabelText(contact.fields.body)).toHaveValue('Is it lined?')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('the captcha hears the page in its frame alone', async () => {
    network.trouble(sending, required)
    await send()
    const solved = { captcha: 'solved', token: 'a-token' }
    await tell(solved, { origin: 'https://evil.example' })
    await tell(solved, { source: window })
    await tell({ captcha: 'solved', token: '' })
    await tell({ captcha: 'solved' })
    await tell('solved')
    expect(within(await dialog()).getByRole('status')).toHaveTextContent(words.loading)
    expect(network.asked(verifying)).toBe(0)
  })

  it.each([
    [{ status: 422, message: 'CAPTCHA_FAILED', details: null }, words.problems.CAPTCHA_FAILED],
    [{ status: 500, message: 'CAPTCHA_MISCONFIGURED', details: null }, words.problems.CAPTCHA_MISCONFIGURED],
    [{ status: 502, message: 'PROVIDER_UNAVAILABLE', details: null }, words.problems.PROVIDER_UNAVAILABLE],
    ['offline', words.problems.offline],
  ] as const)('the captcha says what is wrong (%j), and is shown again', async (trouble, text) => {
    network.trouble(sending, required)
    network.trouble(verifying, trouble)
    const { user } = await send()
    await tell({ captcha: 'ready' })
    await tell({ captcha: 'solved', token: 'a-token' })
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(text)
    await user.click(within(await dialog()).getByRole('button', { name: words.again }))
    expect(await frame()).toBeInTheDocument()
  })

  it('the captcha says that it may be blocked when its widget fails', async () => {
    network.trouble(sending, required)
    await send()
    await tell({ captcha: 'failed' })
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
      words.problems.blocked('turnstile'),
    )
  })
})

describe('the panel', () => {
  it.each(troubles)(
    'the captcha’s panel in the admin says what is wrong (%s) and recovers',
    async (trouble, { text }) => {
      const panel = adminProtection.captcha
      await signedIn('owner')
      network.trouble(/\/rpc\/captcha_setting/, trouble)
      await expectRecovery(openPage(adminPaths.protection), {
        words: { title: panel.error, text },
        request: /\/rpc\/captcha_setting/,
        recovered: () => screen.findByRole('button', { name: panel.switchOn }),
      })
    },
  )
})
