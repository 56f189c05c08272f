import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { accountPaths } from '@/config/account-paths'
import { paths } from '@/config/paths'
import { account } from '@/content/account/account'
import { settings } from '@/content/account/settings'
import { wishlistWords } from '@/content/account/wishlist'
import { checkout } from '@/content/cart/checkout'
import { preferences } from '@/content/layout/preferences'
import { orders } from '@/content/orders/orders'
import { common } from '@/content/shared/common'
import { lineWords } from '@/content/shared/line-words'
import { buildLine } from '../support/builders'
import { sampleProduct } from '../support/sample-words'
import { ask, expectRecovery, network, openPage, page, signedIn, troubles } from '../support/screen'
import { newMember, subscribeTo } from '../support/screen-orders'

describe('the account', () => {
  const words = account.signIn
  const token = /\/auth\/v1\/token/
  const orders = /\/rpc\/my_orders/
  const title = 'Boho Floral Print Maxi Dress'

  describe('wishlist', () => {
    const slugs = /\/rpc\/products_by_slugs/
    const wish = (...wished: string[]) => localStorage.setItem('wishlist', JSON.stringify(wished))

    it('an empty wishlist says how to fill it', async () => {
      openPage(paths.wishlist)
      expect(
        await screen.findByRole('heading', { level: 1, name: wishlistWords.empty.title }),
      ).toBeInTheDocument()
      expect(page().getByRole('link', { name: wishlistWords.empty.action })).toBeInTheDocument()
    })

    it('the wishlist shows what was wished for, tells what is gone, and takes it off', async () => {
      wish(sampleProduct, 'gone-for-good')
      const { user } = openPage(paths.wishlist)
      await page().findByRole('link', { name: title })
      expect(screen.getByText(wishlistWords.gone(1))).toBeInTheDocument()
      await user.click(page().getByRole('button', { name: wishlistWords.dropGone }))
      await screen.findByText(wishlistWords.count(1))
      await user.click(page().getByRole('button', { name: wishlistWords.remove(title) }))
      expect(
        await screen.findByRole('heading', { level: 1, name: wishlistWords.empty.title }),
      ).toBeInTheDocument()
      expect(localStorage.getItem('wishlist')).toBe('[]')
    })

    it('the wishlist knows how many products it holds before they have come', async () => {
      wish(sampleProduct, 'another')
      network.trouble(slugs, 'silent')
      openPage(paths.wishlist)
      await screen.findByText(wishlistWords.count(2))
      expect(page().queryByRole('link')).not.toBeInTheDocument()
      expect(page().queryByText(wishlistWords.gone(2))).not.toBeInTheDocument()
    })

    it.each(troubles)('the wishlist says what is wrong (%s) and recovers', async (trouble, text) => {
      wish(sampleProduct)
      network.trouble(slugs, trouble)
      const opened = openPage(paths.wishlist)
      await expectRecovery(opened, {
        words: text,
        request: slugs,
        recovered: () => page().findByRole('link', { name: title }),
      })
    })
  })

  describe('login', () => {
    const open = async (path: string = paths.login) => {
      const opened = openPage(path)
      await screen.findByRole('heading', { level: 1 })
      const login = () => page().getAllByRole('button', { name: words.login }).at(-1) ?? document.body
      return { ...opened, login }
    }
    const type = async ({ user }: ReturnType<typeof openPage>, email: string, password: string) => {
      await user.type(screen.getByLabelText(words.email), email)
      await user.type(screen.getByLabelText(words.password), password)
    }

    it('the login names what is missing beside its field and sends no request', async () => {
      network.forget()
      const { user, login } = await open()
      await user.click(login())
      expect(screen.getByLabelText(words.email)).toHaveFocus()
      expect(screen.getByLabelText(words.email)).toHaveAccessibleDescription(account.required.email)
      expect(screen.getByLabelText(words.password)).toHaveAccessibleDescription(account.required.password)
      await user.type(screen.getByLabelText(words.email), 'unknown')
      expect(screen.getByLabelText(words.email)).toHaveAccessibleDescription(account.required.emailFormat)
      expect(network.asked(token)).toBe(0)
    })

    it('the login keeps the email when it becomes a sign-up, which says what is missing', async () => {
      const opened = await open()
      await type(opened, 'nora@example.com', 'short')
      await opened.user.click(page().getByRole('button', { name: words.tabs.signUp }))
      expect(screen.getByRole('heading', { level: 1, name: words.signUpTitle })).toBeInTheDocument()
      expect(screen.getByLabelText(words.email)).toHaveValue('nora@example.com')
      await opened.user.click(page().getByRole('button', { name: words.signUp }))
      expect(screen.getByLabelText(words.fullName)).toHaveAccessibleDescription(account.required.fullName)
      expect(screen.getByLabelText(words.password)).toHaveAccessibleDescription(
        `${words.passwordHint} ${account.required.passwordLength}`,
      )
      await opened.user.clear(screen.getByLabelText(words.password))
      await opened.user.click(screen.getByLabelText(words.password))
      await opened.user.paste('م'.repeat(37))
      expect(screen.getByLabelText(words.password)).toHaveAccessibleDescription(
        `${words.passwordHint} ${account.required.passwordBytes}`,
      )
    })

    it('the login shows and hides the password', async () => {
      const { user } = await open()
      await user.click(page().getByRole('button', { name: words.showPassword }))
      expect(screen.getByLabelText(words.password)).toHaveAttribute('type', 'text')
      await user.click(page().getByRole('button', { name: words.hidePassword }))
      expect(screen.getByLabelText(words.password)).toHaveAttribute('type', 'password')
    })

    it.each([
      ['the back end refuses', null, account.problems.credentials],
      ['offline', 'offline', account.problems.offline],
      ['too many tries', 429, account.problems['rate-limited']],
    ] as const)('the login says what is wrong (%s) and keeps the email', async (_name, trouble, text) => {
      if (trouble) network.trouble(token, trouble)
      const opened = await open()
      await type(opened, 'shopper@zellige.example', 'not the password')
      await opened.user.click(opened.login())
      expect(await screen.findByText(text)).toHaveAttribute('role', 'alert')
      expect(screen.getByLabelText(words.email)).toHaveValue('shopper@zellige.example')
      expect(screen.getByLabelText(words.password)).toHaveFocus()
    })

    it('the login says that it is at it while it waits, and asks only once', async () => {
      network.trouble(token, 'silent')
      network.forget()
      const opened = await open()
      await type(opened, 'shopper@zellige.example', 'zellige-shopper{Enter}')
      const busy = await page().findByRole('button', { name: words.busyLogin })
      await opened.user.click(busy)
      expect(network.asked(token)).toBe(1)
    })

    it('the login offers a member who never opened the first mail another one, once', async () => {
      // As the platform's Auth answers while a project asks for confirmed addresses.
      network.trouble(token, async () =>
        Response.json(
          { code: 400, error_code: 'email_not_confirmed', msg: 'Email not confirmed' },
          { status: 400 },
        ),
      )
      const again = /\/auth\/v1\/resend/
      network.trouble(again, async () => Response.json({}))
      const opened = await open()
      expect(page().queryByRole('button', { name: words.confirm.again })).not.toBeInTheDocument()
      await type(opened, 'nora@example.com', 'correct horse{Enter}')
      expect(await screen.findByText(account.problems.unconfirmed)).toHaveAttribute('role', 'alert')
      network.forget()
      await opened.user.click(page().getByRole('button', { name: words.confirm.again }))
      expect(await screen.findByText(words.confirm.sent)).toHaveAttribute('role', 'status')
      await opened.user.click(page().getByRole('button', { name: words.confirm.again }))
      expect(network.asked(again)).toBe(1)
      expect(screen.getByLabelText(words.email)).toHaveValue('nora@example.com')
    })

    it.each([
      ['offline', 'offline', account.problems.offline],
      ['too many', 429, account.problems['rate-limited']],
    ] as const)(
      'the login says why another first mail was not sent (%s), and sends it when asked again',
      async (_name, trouble, text) => {
        network.trouble(token, async () =>
          Response.json({ error_code: 'email_not_confirmed', msg: 'Email not confirmed' }, { status: 400 }),
        )
        const again = /\/auth\/v1\/resend/
        let isTroubled = true
        network.trouble(again, async () => {
          if (!isTroubled) return Response.json({})
          if (trouble === 'offline') throw new TypeError('Failed to fetch')
          return Response.json({ message: 'TROUBLE' }, { status: trouble })
        })
        const opened = await open()
        await type(opened, 'nora@example.com', 'correct horse{Enter}')
        const button = await page().findByRole('button', { name: words.confirm.again })
        await opened.user.click(button)
        expect(await screen.findByText(text)).toHaveAttribute('role', 'status')
        isTroubled = false
        await opened.user.click(button)
        expect(await screen.findByText(words.confirm.sent)).toBeInTheDocument()
      },
    )

    it('the login leads on to where the shopper came from', async () => {
      const opened = await open(`${paths.login}?next=${paths.wishlist}`)
      await type(opened, 'shopper@zellige.example', 'zellige-shopper{Enter}')
      await waitFor(() => expect(screen.getByText(wishlistWords.memberText)).toBeInTheDocument())
      expect(location.pathname).toBe(paths.wishlist)
    })
  })

  describe('profile', () => {
    const stats = async () =>
      within(await page().findByRole('list', { name: account.profile.stats.label })).getAllByRole('listitem')

    it('the profile leads a guest to the login, which says where an order is found without one', async () => {
      openPage(paths.profile)
      await screen.findByRole('heading', { level: 1, name: words.title })
      expect(location.pathname + location.search).toBe('/login?next=%2Fprofile')
      expect(page().getByRole('link', { name: words.track })).toHaveAttribute('href', paths.track)
    })

    it('the profile shows a member’s card and orders, and forgets both at the logout', async () => {
      await signedIn('shopper')
      const { user } = openPage(paths.profile)
      const card = await screen.findByRole('region', { name: account.profile.card })
      expect(card).toHaveTextContent('shopper@zellige.example')
      expect((await page().findAllByRole('link', { name: /^Order ZL-/ })).length).toBeGreaterThan(0)
      expect((await stats()).map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^[1-9]\d* Orders$/),
        expect.stringMatching(/^\d+ Wishlist$/),
        expect.stringMatching(/^\d+ Reviews$/),
      ])
      expect(page().queryByRole('link', { name: account.profile.owner })).not.toBeInTheDocument()
      await user.click(page().getByRole('button', { name: account.profile.logout }))
      await screen.findByText(account.profile.loggedOut)
      expect(localStorage.getItem('shop-session')).toBeNull()
      await waitFor(() => expect(location.pathname).toBe(paths.home))
    })

    it('the profile leads on to everything of the account', async () => {
      await signedIn('shopper')
      openPage(paths.profile)
      const menu = await page().findByRole('navigation', { name: account.profile.menu.label })
      const links = () =>
        within(menu)
          .getAllByRole('link')
          .map((link) => [link.textContent, link.getAttribute('href')])
      // Where the help is comes with the shop's settings.
      await waitFor(() => expect(links()).toContainEqual(['Help & Support', '/help']))
      expect(links()).toEqual([
        ['My Orders', '/profile/orders'],
        ['Shipping Addresses', '/profile/addresses'],
        ['Payment Methods', '/profile/payment'],
        ['Notifications', '/profile/notifications'],
        ['Help & Support', '/help'],
        ['Settings', '/profile/settings'],
      ])
    })

    it('the profile keeps everything else when its numbers do not come, and asks again', async () => {
      await signedIn('shopper')
      network.trouble(/rpc\/my_account/, 429)
      const { user } = openPage(paths.profile)
      expect(await screen.findByText(account.profile.stats.error)).toHaveAttribute('role', 'alert')
      expect(page().getByRole('button', { name: account.profile.logout })).toBeInTheDocument()
      network.restore()
      await user.click(page().getByRole('button', { name: common.tryAgain }))
      expect(await stats()).toHaveLength(3)
    })

    it('the profile shows the owner the way to the admin', async () => {
      await signedIn('owner')
      openPage(paths.profile)
      expect(await page().findByRole('link', { name: account.profile.owner })).toHaveAttribute(
        'href',
        '/admin',
      )
    })

    it('the profile holds the place of the orders while they are on their way', async () => {
      await signedIn('shopper')
      network.trouble(orders, 'silent')
      openPage(paths.profile)
      const section = (await page().findByRole('heading', { name: account.profile.orders })).closest(
        'section',
      )
      expect(section?.querySelectorAll('[aria-hidden]')).toHaveLength(2)
    })

    it.each(troubles)(
      'the profile says what is wrong with the orders (%s) and recovers',
      async (trouble, text) => {
        await signedIn('shopper')
        network.trouble(orders, trouble)
        const opened = openPage(paths.profile)
        await expectRecovery(opened, {
          words: text,
          request: orders,
          recovered: () => page().findAllByRole('link', { name: /^Order ZL-/ }),
        })
      },
    )

    it('the profile greets a new member, who has no orders yet', async () => {
      const { user } = openPage(`${paths.login}?mode=sign-up`)
      await screen.findByRole('heading', { level: 1, name: words.signUpTitle })
      await user.type(screen.getByLabelText(words.fullName), 'Nora Alami')
      await user.type(screen.getByLabelText(words.email), `nora-${crypto.randomUUID()}@example.com`)
      await user.type(screen.getByLabelText(words.password), 'a long password{Enter}')
      expect(
        await screen.findByRole('heading', { level: 1, name: account.profile.greeting('Nora Alami') }),
      ).toBeInTheDocument()
      await screen.findByRole('heading', { name: account.profile.noOrders.title })
    })
  })
})

describe('the account’s own pages', () => {
  const profile = /\/rpc\/my_account/
  const notifications = /\/rpc\/my_notifications/
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

  describe.each([
    [accountPaths.settings, settings.title],
    [accountPaths.payment, settings.payment.title],
    [accountPaths.notifications, settings.notifications.title],
  ])('%s', (path, title) => {
    it('the account’s page is for members, and its login leads back to it', async () => {
      openPage(path)
      await heading(orders.mine.signedOut.title)
      expect(page().getByRole('link', { name: orders.mine.signedOut.action })).toHaveAttribute(
        'href',
        `/login?next=${encodeURIComponent(path)}`,
      )
    })

    it.each(troubles)('the account’s page says what is wrong (%s) and recovers', async (trouble, text) => {
      await signedIn('shopper')
      const request = path === accountPaths.notifications ? notifications : profile
      network.trouble(request, trouble)
      const opened = openPage(path)
      await heading(title)
      await expectRecovery(opened, {
        words: text,
        request,
        recovered: () => page().findAllByRole(path === accountPaths.notifications ? 'switch' : 'radio'),
      })
    })
  })

  describe('details', () => {
    const { details } = settings
    const open = async () => {
      const email = await newMember()
      const opened = openPage(accountPaths.settings)
      const form = within(await page().findByRole('form', { name: details.title }))
      const name = form.getByRole('textbox', { name: details.name })
      const phone = form.getByRole('textbox', { name: new RegExp(`^${details.phone}`) })
      return { ...opened, email, form, name, phone, save: form.getByRole('button', { name: details.save }) }
    }

    it.each([
      ['', details.problems.name],
      ['   ', details.problems.name],
      ['x'.repeat(121), details.problems.nameLength],
    ])('the account’s details refuse the name %j beside its field', async (typed, problem) => {
      const { user, name, save } = await open()
      network.forget()
      await user.clear(name)
      if (typed) await user.type(name, typed)
      await user.click(save)
      expect(name).toHaveAccessibleDescription(problem)
      expect(name).toHaveFocus()
      expect(network.asked(/PATCH/)).toBe(0)
    })

    it.each([
      ['call me', details.problems.phone],
      ['1'.repeat(41), details.problems.phoneLength],
    ])('the account’s details refuse the telephone number %j beside its field', async (typed, problem) => {
      const { user, phone, save } = await open()
      await user.type(phone, typed)
      await user.click(save)
      expect(phone).toHaveAccessibleDescription(`${details.phoneHint} ${problem}`)
      expect(phone).toHaveFocus()
    })

    it('the account’s details are stored as typed, whatever the script, and greet from then on', async () => {
      const { user, name, phone, save, email } = await open()
      const typed = 'نورة العلمي'
      await user.clear(name)
      await user.type(name, typed)
      await user.type(phone, '+212 661 00 00 00')
      await user.click(save)
      await screen.findByText(details.saved)
      expect(page().getByText(email)).toBeInTheDocument()
      await user.click(page().getByRole('link', { name: settings.back }))
      await heading(account.profile.greeting(typed))
    })

    it('the account’s details refuse a name that could pass for markup, and say why', async () => {
      const { user, name, save } = await open()
      await user.type(name, ' <b>')
      await user.click(save)
      expect(await screen.findByText(details.problems.nameCharacters)).toHaveAttribute('role', 'alert')
      expect(name).toHaveValue('Nora Alami <b>')
    })

    it.each([
      ['offline', settings.failed.offline],
      [500, settings.failed.unknown],
    ] as const)(
      'the account’s details say what went wrong (%s) and keep what was typed',
      async (trouble, text) => {
        const { user, name, save } = await open()
        await user.type(name, ' Two')
        network.trouble(/\/profiles\?/, trouble)
        await user.click(save)
        expect(await screen.findByText(text)).toHaveAttribute('role', 'alert')
        expect(name).toHaveValue('Nora Alami Two')
      },
    )
  })

  describe('password', () => {
    const { password } = settings
    const open = async () => {
      await newMember()
      const opened = openPage(accountPaths.settings)
      const form = within(await page().findByRole('form', { name: password.title }))
      const current = form.getByLabelText(password.current)
      const next = form.getByLabelText(password.next)
      return { ...opened, current, next, submit: form.getByRole('button', { name: password.submit }) }
    }

    it('changing the password asks for the current one and a new one that is long enough', async () => {
      const { user, current, next, submit } = await open()
      await user.click(submit)
      expect(current).toHaveAccessibleDescription(password.problems.current)
      expect(current).toHaveFocus()
      await user.type(current, 'a long password')
      await user.type(next, 'short')
      await user.click(submit)
      expect(next).toHaveAccessibleDescription(`${password.nextHint} ${password.problems.short}`)
      expect(next).toHaveFocus()
      await user.clear(next)
      await user.paste('م'.repeat(37))
      await user.click(submit)
      expect(next).toHaveAccessibleDescription(`${password.nextHint} ${account.required.passwordBytes}`)
      expect(next).toHaveFocus()
    })

    it('the password is changed by a member who knows the old one', async () => {
      const { user, current, next, submit } = await open()
      await user.type(current, 'not the password')
      await user.type(next, 'another long one')
      await user.click(submit)
      expect(await screen.findByText(password.problems.wrong)).toHaveAttribute('role', 'alert')
      expect(current).toHaveFocus()
      await user.clear(current)
      await user.type(current, 'a long password')
      await user.clear(next)
      await user.type(next, 'a long password')
      await user.click(submit)
      await screen.findByText(account.problems['same-password'])
      await user.clear(next)
      await user.type(next, 'another long one')
      await user.click(submit)
      await screen.findByText(password.done)
      expect(current).toHaveValue('')
    })
  })

  describe('display', () => {
    it('the display is chosen in the settings as in the header', async () => {
      await signedIn('shopper')
      const { user } = openPage(accountPaths.settings)
      await user.click(await page().findByRole('radio', { name: /Moroccan dirham/ }))
      expect(screen.getByRole('button', { name: /^EN \/ MAD/ })).toBeInTheDocument()
      await waitFor(() => expect(localStorage.getItem('currency')).toBe('MAD'))
      await user.click(page().getByRole('radio', { name: preferences.themes.dark }))
      expect(localStorage.getItem('theme')).toBe('dark')
      await user.click(page().getByRole('radio', { name: /US dollar/ }))
      expect(localStorage.getItem('currency')).toBe('USD')
    })
  })

  describe('data', () => {
    const { data } = settings

    it('the account’s data come as a file', async () => {
      await signedIn('shopper')
      const files: Blob[] = []
      vi.stubGlobal(
        'URL',
        Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:x' }),
      )
      const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
      const { user } = openPage(accountPaths.settings)
      await user.click(await page().findByRole('button', { name: data.action }))
      await screen.findByText(data.done)
      expect(click.mock.contexts[0]).toHaveProperty('download', expect.stringMatching(/^my-data-.*\.json$/))
      const text = await new Promise((done) => {
        const reader = new FileReader()
        reader.onload = () => done(reader.result)
        reader.readAsText(files[0] ?? new Blob())
      })
      expect(JSON.parse(String(text))).toMatchObject({ account: { email: 'shopper@zellige.example' } })
    })

    it('the account’s data show an error when they fail to load', async () => {
      await signedIn('shopper')
      network.trouble(/export_my_data/, 429)
      const { user } = openPage(accountPaths.settings)
      await user.click(await page().findByRole('button', { name: data.action }))
      await screen.findByText(settings.failed['rate-limited'])
    })
  })

  describe('the end of the account', () => {
    const { dialog, problems, done, action } = settings.delete
    const open = async () => {
      const opened = openPage(accountPaths.settings)
      await opened.user.click(await page().findByRole('button', { name: action }))
      const question = within(await screen.findByRole('alertdialog', { name: dialog.title }))
      return { ...opened, question, submit: question.getByRole('button', { name: dialog.submit }) }
    }

    it('deleting the account names what goes and what stays, and can be called off', async () => {
      await newMember()
      network.forget()
      const { user, question } = await open()
      for (const text of [dialog.goes, dialog.reviews, dialog.orders])
        expect(question.getByText(text)).toBeInTheDocument()
      await user.click(question.getByRole('button', { name: dialog.keep }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      expect(network.asked(/delete_account/)).toBe(0)
    })

    it('deleting the account needs the password', async () => {
      await newMember()
      const { user, question, submit } = await open()
      const password = question.getByLabelText(dialog.password)
      await user.click(submit)
      expect(password).toHaveAccessibleDescription(problems.password)
      await user.type(password, 'a long password{Enter}')
      await screen.findByText(done.title)
      expect(localStorage.getItem('shop-session')).toBeNull()
      await waitFor(() => expect(location.pathname).toBe('/'))
    })

    it.each([
      ['offline', problems.offline],
      [429, problems['rate-limited']],
      [500, problems.other],
    ] as const)('deleting the account says what went wrong (%s)', async (trouble, text) => {
      await newMember()
      const { user, question } = await open()
      network.trouble(/delete_account/, trouble)
      await user.type(question.getByLabelText(dialog.password), 'a long password{Enter}')
      expect(await question.findByText(text)).toHaveAttribute('role', 'alert')
    })

    it('deleting the account is refused to the owner of the shop', async () => {
      await signedIn('owner')
      const { user, question } = await open()
      await user.type(question.getByLabelText(dialog.password), 'zellige-owner{Enter}')
      await question.findByText(problems.owner)
    })
  })

  describe('payment methods', () => {
    const { payment } = settings

    it('payment methods say that cards are never stored, and remember how a member likes to pay', async () => {
      await newMember()
      const first = openPage(accountPaths.payment)
      expect(await page().findByRole('radio', { name: /^No preference/ })).toBeChecked()
      expect(page().getByText(payment.cards.text[0] ?? '')).toBeInTheDocument()
      await first.user.click(page().getByRole('radio', { name: /^Cash on delivery/ }))
      await screen.findByText(payment.saved)
      first.unmount()
      openPage(accountPaths.payment)
      await waitFor(() => expect(page().getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked())
    })

    it('the checkout begins with the account’s payment method and phone number, and keeps another choice', async () => {
      await newMember()
      const settled = openPage(accountPaths.payment)
      await settled.user.click(await page().findByRole('radio', { name: /^Bank transfer/ }))
      await screen.findByText(payment.saved)
      settled.unmount()
      const details = openPage(accountPaths.settings)
      const form = within(await page().findByRole('form', { name: settings.details.title }))
      await details.user.type(
        form.getByRole('textbox', { name: new RegExp(`^${settings.details.phone}`) }),
        '+212600111222',
      )
      await details.user.click(form.getByRole('button', { name: settings.details.save }))
      await screen.findByText(settings.details.saved)
      details.unmount()

      localStorage.setItem('cart', JSON.stringify([buildLine({ slug: 'wide-leg-linen-trousers' })]))
      const first = openPage(paths.checkout)
      const phone = () => screen.findByLabelText(checkout.fields.phone)
      await waitFor(async () => expect(await phone()).toHaveValue('+212600111222'))
      expect(page().getByRole('radio', { name: /^Bank transfer/ })).toBeChecked()
      await first.user.click(page().getByRole('radio', { name: /^Cash on delivery/ }))
      first.unmount()
      openPage(paths.checkout)
      await waitFor(async () => expect(await phone()).toHaveValue('+212600111222'))
      expect(page().getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked()
    })

    it('a payment method goes back to what it was when it was not stored', async () => {
      await newMember()
      const { user } = openPage(accountPaths.payment)
      const bank = await page().findByRole('radio', { name: /^Bank transfer/ })
      network.trouble(/\/profiles\?/, 'offline')
      await user.click(bank)
      await screen.findByText(settings.failed.offline)
      expect(page().getByRole('radio', { name: /^No preference/ })).toBeChecked()
    })
  })

  describe('notifications', () => {
    const { topics, waiting, orders: always } = settings.notifications
    const newsletter = () => page().findByRole('switch', { name: 'Newsletter' })

    it('the account’s notifications are turned on and off', async () => {
      const email = await newMember()
      const { user } = openPage(accountPaths.notifications)
      expect(await newsletter()).not.toBeChecked()
      expect(page().getByText(settings.notifications.to(email))).toBeInTheDocument()
      expect(page().getAllByRole('switch')).toHaveLength(topics.list.length)
      expect(page().getByText(always.always)).toBeInTheDocument()
      await user.click(await newsletter())
      expect(await newsletter()).toBeChecked()
      await waitFor(() => expect(network.asked(/set_notification/)).toBeGreaterThan(0))
      network.trouble(/set_notification/, 'offline')
      await user.click(await newsletter())
      await screen.findByText(settings.failed.offline)
      await waitFor(async () => expect(await newsletter()).toBeChecked())
    })

    it('the account’s notifications list what is waited for, which is taken off and put back', async () => {
      const email = await newMember()
      const [variant] = await ask<{
        id: string
        size: string
        color: string
        products: { slug: string; title: string }
      }>(
        'product_variants?select=id,size,color,products!product_variants_product_id_fkey(slug,title)&quantity=eq.0&limit=1',
      )
      if (!variant) throw new Error('Everything is there')
      await subscribeTo(`back-in-stock:${variant.id}`, email)
      const { user } = openPage(accountPaths.notifications)
      const { title } = variant.products
      const name = waiting.of(title, lineWords.variant(variant.size, variant.color))
      await user.click(await page().findByRole('button', { name }))
      await screen.findByText(waiting.none)
      await user.click(await screen.findByRole('button', { name: waiting.removed.undo }))
      expect(await page().findByRole('link', { name: title })).toHaveAttribute(
        'href',
        paths.variant(variant.products.slug, variant),
      )
    })
  })
})
