import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { sampleProduct } from '@/config/product-defaults'
import { account } from '@/content/account'
import { common } from '@/content/common'
import { wishlistWords } from '@/content/wishlist'
import { expectRecovery, network, openPage, page, signedIn, troubles } from '../support/screen'

const words = account.signIn
const token = /\/auth\/v1\/token/
const orders = /\/rest\/v1\/orders/
const title = 'Boho Floral Print Maxi Dress'

describe('wishlist', () => {
  const slugs = /\/products\?.*slug=in\./
  const wish = (...wished: string[]) => localStorage.setItem('wishlist', JSON.stringify(wished))

  it('is empty, and says how to fill it', async () => {
    openPage(paths.wishlist)
    expect(
      await screen.findByRole('heading', { level: 1, name: wishlistWords.empty.title }),
    ).toBeInTheDocument()
    expect(page().getByRole('link', { name: wishlistWords.empty.action })).toBeInTheDocument()
  })

  it('shows what was wished for, tells what is gone, and takes it off', async () => {
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

  it('knows how many there are before they have come', async () => {
    wish(sampleProduct, 'another')
    network.trouble(slugs, 'silent')
    openPage(paths.wishlist)
    await screen.findByText(wishlistWords.count(2))
    expect(page().queryByRole('link')).not.toBeInTheDocument()
    expect(page().queryByText(wishlistWords.gone(2))).not.toBeInTheDocument()
  })

  it.each(troubles)('says what is wrong (%s) and recovers', async (trouble, text) => {
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

  it('names what is missing beside its field and sends no request', async () => {
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

  it('keeps what was typed when it becomes a sign-up and back', async () => {
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
  })

  it('shows and hides the password', async () => {
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
  ] as const)('says what is wrong (%s) and keeps the email', async (_name, trouble, text) => {
    if (trouble) network.trouble(token, trouble)
    const opened = await open()
    await type(opened, 'shopper@zellige.example', 'not the password')
    await opened.user.click(opened.login())
    expect(await screen.findByText(text)).toHaveAttribute('role', 'alert')
    expect(screen.getByLabelText(words.email)).toHaveValue('shopper@zellige.example')
    expect(screen.getByLabelText(words.password)).toHaveFocus()
  })

  it('says that it is at it while it waits', async () => {
    network.trouble(token, 'silent')
    network.forget()
    const opened = await open()
    await type(opened, 'shopper@zellige.example', 'zellige-shopper{Enter}')
    const busy = await page().findByRole('button', { name: words.busyLogin })
    await opened.user.click(busy)
    expect(network.asked(token)).toBe(1)
  })

  it('leads on to where one came from', async () => {
    const opened = await open(`${paths.login}?next=${paths.wishlist}`)
    await type(opened, 'shopper@zellige.example', 'zellige-shopper{Enter}')
    await waitFor(() => expect(screen.getByText(wishlistWords.memberText)).toBeInTheDocument())
    expect(location.pathname).toBe(paths.wishlist)
  })
})

describe('profile', () => {
  const stats = async () =>
    within(await page().findByRole('list', { name: account.profile.stats.label })).getAllByRole('listitem')

  it('leads a guest to the login, and says where an order is found without one', async () => {
    openPage(paths.profile)
    await screen.findByRole('heading', { level: 1, name: words.title })
    expect(location.pathname + location.search).toBe('/login?next=%2Fprofile')
    expect(page().getByRole('link', { name: words.track })).toHaveAttribute('href', paths.track)
  })

  it('shows a member’s card and orders, and forgets both at the logout', async () => {
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
    expect(localStorage.getItem('zellige-session')).toBeNull()
    await waitFor(() => expect(location.pathname).toBe(paths.home))
  })

  it('leads on to everything of the account', async () => {
    await signedIn('shopper')
    openPage(paths.profile)
    const menu = await page().findByRole('navigation', { name: account.profile.menu.label })
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['My Orders', '/profile/orders'],
      ['Shipping Addresses', '/profile/addresses'],
      ['Payment Methods', '/profile/payment'],
      ['Notifications', '/profile/notifications'],
      ['Help & Support', '/help'],
      ['Settings', '/profile/settings'],
    ])
  })

  it('keeps everything else when the numbers do not come, and asks again', async () => {
    await signedIn('shopper')
    network.trouble(/rpc\/my_account/, 429)
    const { user } = openPage(paths.profile)
    expect(await screen.findByText(account.profile.stats.error)).toHaveAttribute('role', 'alert')
    expect(page().getByRole('button', { name: account.profile.logout })).toBeInTheDocument()
    network.restore()
    await user.click(page().getByRole('button', { name: common.tryAgain }))
    expect(await stats()).toHaveLength(3)
  })

  it('shows the owner the way to the admin', async () => {
    await signedIn('owner')
    openPage(paths.profile)
    expect(await page().findByRole('link', { name: account.profile.owner })).toHaveAttribute('href', '/admin')
  })

  it('keeps the card while the orders are on their way', async () => {
    await signedIn('shopper')
    network.trouble(orders, 'silent')
    openPage(paths.profile)
    const section = (await page().findByRole('heading', { name: account.profile.orders })).closest('section')
    expect(section?.querySelectorAll('[aria-hidden]')).toHaveLength(2)
  })

  it.each(troubles)('says what is wrong with the orders (%s) and recovers', async (trouble, text) => {
    await signedIn('shopper')
    network.trouble(orders, trouble)
    const opened = openPage(paths.profile)
    await expectRecovery(opened, {
      words: text,
      request: orders,
      recovered: () => page().findAllByRole('link', { name: /^Order ZL-/ }),
    })
  })

  it('greets a new member, who has no orders yet', async () => {
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
