// Ways into the account and out of it: forgotten passwords, links of mails, other ways to sign in, and a session that
// ends by itself.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountPaths } from '@/config/account-paths'
import { paths } from '@/config/paths'
import { signInMethods } from '@/config/sign-in'
import { account } from '@/content/account/account'
import { addressWords } from '@/content/account/addresses'
import { wishlistWords } from '@/content/account/wishlist'
import { signOutIntent } from '@/data/auth/sign-out-intent'
import { sessionKey } from '@/data/supabase/session-store'
import { changeWishlist } from '@/data/wishlist/wishlist-queries'
import { network, openPage, page, signedIn } from '../support/screen'
import { newMember } from '../support/screen-orders'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('a forgotten password', () => {
  const words = account.reset
  const recover = /\/auth\/v1\/recover/
  const open = async () => {
    const opened = openPage(accountPaths.forgotPassword)
    await heading(words.title)
    return { ...opened, email: page().getByLabelText(account.signIn.email) }
  }

  it('the form for a forgotten password begins with the email that was typed at the login', async () => {
    const { user } = openPage(paths.login)
    await user.type(await page().findByLabelText(account.signIn.email), 'nora@example.com')
    await user.click(page().getByRole('link', { name: account.signIn.forgot }))
    await heading(words.title)
    expect(page().getByLabelText(account.signIn.email)).toHaveValue('nora@example.com')
  })

  it.each([
    ['', account.required.email],
    ['unknown', account.required.emailFormat],
  ])('the form for a forgotten password needs an email address, not %j', async (typed, problem) => {
    network.forget()
    const { user, email } = await open()
    if (typed) await user.type(email, typed)
    await user.click(page().getByRole('button', { name: words.submit }))
    expect(email).toHaveAccessibleDescription(problem)
    expect(email).toHaveFocus()
    expect(network.asked(recover)).toBe(0)
  })

  it.each(['shopper@zellige.example', 'unknown@example.com'])(
    'the form for a forgotten password says the same to %s, known or not',
    async (address) => {
      const { user, email } = await open()
      await user.type(email, `${address}{Enter}`)
      await heading(words.sent.title)
      expect(page().getByText(new RegExp(words.sent.text(address)))).toBeInTheDocument()
    },
  )

  it.each([
    ['offline', account.problems.offline],
    [429, account.problems['rate-limited']],
    [500, account.problems.unknown],
  ] as const)(
    'the form for a forgotten password says what is wrong (%s) and keeps the address',
    async (trouble, text) => {
      network.trouble(recover, trouble)
      const { user, email } = await open()
      await user.type(email, 'nora@example.com{Enter}')
      expect(await screen.findByText(text)).toHaveAttribute('role', 'alert')
      expect(email).toHaveValue('nora@example.com')
    },
  )

  it('the form for a forgotten password passes over that an account was just sent another mail', async () => {
    answers.set(recover, () =>
      Response.json(
        {
          code: 'over_email_send_rate_limit',
          message: 'For security purposes, you can only request this after 43 seconds.',
        },
        { status: 429, headers: { 'x-supabase-api-version': '2024-01-01' } },
      ),
    )
    const { user, email } = await open()
    await user.type(email, 'shopper@zellige.example{Enter}')
    await heading(words.sent.title)
  })

  it('the link to a new password shows no form without a secret, and none that counts with a wrong one', async () => {
    const first = openPage(accountPaths.resetPassword)
    await heading(words.expired.title)
    expect(page().getByRole('link', { name: words.expired.action })).toHaveAttribute(
      'href',
      accountPaths.forgotPassword,
    )
    first.unmount()
    const { user } = openPage(`${accountPaths.resetPassword}#${'0'.repeat(64)}`)
    await heading(words.choose.title)
    const password = page().getByLabelText(words.choose.password)
    await user.type(password, 'short{Enter}')
    expect(password).toHaveAccessibleDescription(
      `${account.signIn.passwordHint} ${account.required.passwordLength}`,
    )
    await user.clear(password)
    await user.paste('م'.repeat(37))
    expect(password).toHaveAccessibleDescription(
      `${account.signIn.passwordHint} ${account.required.passwordBytes}`,
    )
    await user.clear(password)
    await user.type(password, 'long enough now{Enter}')
    await heading(words.expired.title)
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('a new password stays typed when the shop cannot be reached', async () => {
    const { user } = openPage(`${accountPaths.resetPassword}#${'0'.repeat(64)}`)
    await heading(words.choose.title)
    network.trouble(/\/auth\/v1\/verify/, 'offline')
    const password = page().getByLabelText(words.choose.password)
    await user.type(password, 'long enough now{Enter}')
    expect(await screen.findByText(account.problems.offline)).toHaveAttribute('role', 'alert')
    expect(password).toHaveValue('long enough now')
  })
})

describe('an address', () => {
  const words = account.confirmEmail

  it('an email address is confirmed by a press, not by a visit', async () => {
    network.forget()
    const { user } = openPage(`${accountPaths.confirmEmail}#${'0'.repeat(64)}`)
    await heading(words.title)
    expect(network.asked(/\/verify/)).toBe(0)
    await user.click(page().getByRole('button', { name: words.submit }))
    await heading(words.expired.title)
    expect(network.asked(/\/verify/)).toBe(1)
  })

  it('a member whose address waits to be confirmed can be sent another mail', async () => {
    const { title, again, sent, back } = account.signIn.confirm
    answers.set(/\/auth\/v1\/signup/, () =>
      Response.json({ id: '1', email: 'nora@example.com', user_metadata: {}, identities: [] }),
    )
    const asked: unknown[] = []
    answers.set(/\/auth\/v1\/resend/, async (request) => {
      asked.push(await request.json())
      return Response.json({})
    })
    const { user } = openPage(`${paths.login}?mode=sign-up`)
    await user.type(await page().findByLabelText(account.signIn.fullName), 'Nora')
    await user.type(page().getByLabelText(account.signIn.email), 'nora@example.com')
    await user.type(page().getByLabelText(account.signIn.password), 'a long password{Enter}')
    await heading(title)
    await user.click(page().getByRole('button', { name: again }))
    await screen.findByText(sent)
    expect(asked).toMatchObject([{ type: 'signup', email: 'nora@example.com' }])
    await user.click(page().getByRole('button', { name: back }))
    await heading(account.signIn.title)
  })
})

describe('other ways to sign in', () => {
  const { notSetUp, phoneForm, ...words } = account.signIn
  const way = (name: string) => page().findByRole('button', { name })

  it('other ways to sign in are offered where they are set up', async () => {
    setUp('phone')
    openPage(paths.login)
    await way(words.phone)
    expect(page().queryByRole('button', { name: words.apple })).not.toBeInTheDocument()
    cleanup()
    Object.assign(signInMethods, { phone: 'no' })
    openPage(paths.login)
    await heading(words.title)
    expect(page().queryByRole('button', { name: words.phone })).not.toBeInTheDocument()
    expect(page().queryByText(words.or)).not.toBeInTheDocument()
  })

  it('other ways to sign in of the sample say that they are not set up', async () => {
    Object.assign(signInMethods, { apple: 'sample', phone: 'sample' })
    const { user } = openPage(paths.login)
    await user.click(await way(words.apple))
    await screen.findByText(notSetUp.apple.title)
    await user.click(await way(words.phone))
    await screen.findByText(notSetUp.phone.title)
  })

  it('the login says that another way to sign in was called off', async () => {
    openPage(`${paths.login}?error=access_denied&error_description=called+off`)
    expect(await screen.findByText(words.returnFailed)).toHaveAttribute('role', 'alert')
  })

  it('signing in by phone takes a telephone number and its code', async () => {
    setUp('phone')
    const sent: unknown[] = []
    const keep = async (request: Request) => {
      sent.push(await request.clone().json())
    }
    answers.set(/\/auth\/v1\/otp/, async (request) => {
      await keep(request)
      return Response.json({})
    })
    let tries = 0
    answers.set(/\/auth\/v1\/verify/, async (request) => {
      await keep(request)
      tries += 1
      return tries === 1
        ? Response.json(
            { code: 'otp_expired', message: 'Token has expired or is invalid' },
            { status: 403, headers: { 'x-supabase-api-version': '2024-01-01' } },
          )
        : Response.json(await sessionOf('shopper'))
    })
    const { user } = openPage(`${paths.login}?next=${paths.wishlist}`)
    await user.click(await way(words.phone))
    const phone = await page().findByLabelText(phoneForm.phone)
    expect(phone).toHaveFocus()
    await user.type(phone, '0612 345 678{Enter}')
    expect(phone).toHaveAccessibleDescription(`${phoneForm.phoneHint} ${phoneForm.problems.phone}`)
    await user.clear(phone)
    await user.type(phone, '00212 (612) 345-678{Enter}')
    const code = await page().findByLabelText(phoneForm.code)
    expect(page().getByText(phoneForm.codeText('+212612345678'))).toBeInTheDocument()
    await user.type(code, '12{Enter}')
    expect(code).toHaveAccessibleDescription(phoneForm.problems.code)
    await user.clear(code)
    await user.type(code, '123456{Enter}')
    expect(await screen.findByText(account.problems.code)).toHaveAttribute('role', 'alert')
    const form = within(page().getByRole('form', { name: phoneForm.title }))
    await user.click(form.getByRole('button', { name: phoneForm.submit }))
    await waitFor(() => expect(location.pathname).toBe(paths.wishlist))
    expect(sent).toMatchObject([
      { phone: '+212612345678' },
      { phone: '+212612345678', token: '123456', type: 'sms' },
      { token: '123456' },
    ])
  })
})

describe('a session that ends by itself', () => {
  const { title, submit, decline, wrong } = account.ended
  const question = () => screen.findByRole('alertdialog', { name: title })
  const takeBack = () => {
    const session = JSON.parse(localStorage.getItem(sessionKey) ?? '{}')
    const ended = { ...session, expires_at: 1, access_token: 'a.b.c', refresh_token: crypto.randomUUID() }
    localStorage.setItem(sessionKey, JSON.stringify(ended))
  }
  /** A new address, all typed, and the session gone before it is saved. */
  const typeAddress = async () => {
    const opened = openPage(paths.profileAddresses)
    await opened.user.click(await page().findByRole('button', { name: addressWords.add }))
    const values = {
      firstName: 'Nora',
      lastName: 'Alami',
      phone: '+212 661 00 00 00',
      address: '1 Rue de Fès',
      city: 'Rabat',
      zipCode: '10000',
    } as const
    for (const [field, value] of Object.entries(values))
      fireEvent.change(page().getByLabelText(addressWords.fields[field as keyof typeof values]), {
        target: { value },
      })
    takeBack()
    await opened.user.click(page().getByRole('button', { name: addressWords.form.save }))
    return opened
  }

  it('a session that ended is begun again over the page, and what was under way goes on', async () => {
    const email = await newMember()
    const { user } = await typeAddress()
    const dialog = within(await question())
    expect(dialog.getByText(account.ended.text(email))).toBeInTheDocument()
    expect(screen.getByLabelText(addressWords.fields.city)).toHaveValue('Rabat')
    await user.click(dialog.getByRole('button', { name: submit }))
    const password = dialog.getByLabelText(account.signIn.password)
    expect(password).toHaveAccessibleDescription(account.required.password)
    await user.type(password, 'not the password')
    await user.click(dialog.getByRole('button', { name: submit }))
    expect(await dialog.findByText(wrong)).toHaveAttribute('role', 'alert')
    await user.clear(password)
    await user.type(password, 'a long password')
    await user.click(dialog.getByRole('button', { name: submit }))
    await screen.findByText(addressWords.saved)
    await page().findByText('1 Rue de Fès')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })

  it('a session that ended may be left: the page is then a guest’s, and nothing waits', async () => {
    await newMember()
    const { user } = await typeAddress()
    await user.click(within(await question()).getByRole('button', { name: decline }))
    await heading('Log in to see this')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('a shopper who comes back after the session ended is a guest, whom no dialog asks', async () => {
    await newMember()
    takeBack()
    openPage(paths.profile)
    await heading(account.signIn.title)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('a request that meets a sign-out neither asks for a new session nor is sent as a guest’s', async () => {
    await newMember()
    network.forget()
    openPage(paths.wishlist)
    await waitFor(() => expect(network.asked(/change_wishlist/)).toBe(1))
    await heading(wishlistWords.empty.title)
    network.forget()
    signOutIntent.begin()
    localStorage.removeItem(sessionKey)
    await expect(changeWishlist({})).rejects.toThrow('SIGNED_OUT')
    expect(network.asked(/change_wishlist/)).toBe(0)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('a session that was begun in another tab is begun for this tab too', async () => {
    openPage(paths.wishlist)
    await heading(wishlistWords.empty.title)
    await signedIn('shopper')
    const newValue = localStorage.getItem(sessionKey)
    dispatchEvent(new StorageEvent('storage', { key: sessionKey, newValue }))
    await screen.findByText(wishlistWords.memberText)
  })

  it('a session that cannot be renewed right now is not mistaken for one that ended', async () => {
    await newMember()
    const session = JSON.parse(localStorage.getItem(sessionKey) ?? '{}')
    localStorage.setItem(sessionKey, JSON.stringify({ ...session, expires_at: 1 }))
    network.trouble(/\/auth\/v1\/token/, 'offline')
    openPage(paths.profileOrders)
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline')
    expect(localStorage.getItem(sessionKey)).not.toBeNull()
  })
})

// ------------------------------------------------------------------ what the embedded back end does not have

type Answer = (request: Request) => Response | Promise<Response>
const answers = new Map<RegExp, Answer>()
const connected = globalThis.fetch
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  for (const [pattern, answer] of answers) if (pattern.test(request.url)) return answer(request)
  return connected(input, init)
}
beforeEach(() => {
  answers.clear()
  Object.assign(signInMethods, { apple: 'no', phone: 'no' })
})

const setUp = (way: keyof typeof signInMethods) => Object.assign(signInMethods, { [way]: 'yes' })

/** A session as the back end gives it, without storing it here. */
async function sessionOf(who: 'shopper'): Promise<unknown> {
  const before = localStorage.getItem(sessionKey)
  await signedIn(who)
  const session: unknown = JSON.parse(localStorage.getItem(sessionKey) ?? '{}')
  if (before === null) localStorage.removeItem(sessionKey)
  else localStorage.setItem(sessionKey, before)
  return session
}
