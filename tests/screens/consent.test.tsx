// What is remembered only with consent, and how it is asked for.
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { consentWords } from '@/content/layout/consent'
import { common } from '@/content/shared/common'
import { fixedPages } from '@/content/shared/fixed-pages'
import { rememberSearch } from '@/storefront/shared/search/recent-searches'
import { sampleProduct } from '../support/sample-words'
import { openPage, page } from '../support/screen'
import '../support/screen-setup'
import { samplePaths } from '../../e2e/fixtures/sample'

beforeEach(() => localStorage.removeItem('consent'))

const words = consentWords.notice
const other = 'ikat-wrap-dress'
const notice = () => screen.findByRole('region', { name: words.title })
const viewed = () => localStorage.getItem('recently-viewed')
/** Leaves a product by the breadcrumb, once the page has noted that it was viewed. */
const goHome = async (user: UserEvent) => {
  await page().findByRole('tablist')
  await user.click(page().getByRole('link', { name: common.home }))
}
const view = async (slug: string) => {
  const opened = openPage(paths.product(slug))
  await page().findByRole('heading', { level: 1 })
  return opened
}

describe('asking', () => {
  it('consent is not asked for before there is something to store', async () => {
    openPage(samplePaths.help)
    await page().findByRole('heading', { level: 1 })
    await screen.findByRole('contentinfo')
    expect(screen.queryByRole('region', { name: words.title })).not.toBeInTheDocument()
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('consent is asked for on the next page, so that nothing moves on the one being read', async () => {
    const { user } = await view(sampleProduct)
    await screen.findByRole('contentinfo')
    expect(screen.queryByRole('region', { name: words.title })).not.toBeInTheDocument()
    await goHome(user)
    expect(await notice()).toBeVisible()
  })

  it('the shop stores nothing until consent is given, then everything since', async () => {
    const { user } = await view(sampleProduct)
    await goHome(user)
    await notice()
    expect(Object.keys(localStorage)).toEqual([])
    rememberSearch('linen dress')
    expect(Object.keys(localStorage)).toEqual([])
    await user.click(screen.getByRole('button', { name: words.yes }))
    expect(JSON.parse(viewed() ?? '[]')).toContain(sampleProduct)
    expect(localStorage.getItem('recent-searches')).toContain('linen dress')
    expect(localStorage.getItem('consent')).toMatch(/^given \d+$/)
    await waitFor(() => expect(screen.queryByRole('region', { name: words.title })).not.toBeInTheDocument())
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('consent that is refused stores nothing, then or later, and is not asked for again', async () => {
    const { user, unmount } = await view(sampleProduct)
    await goHome(user)
    await notice()
    await user.click(screen.getByRole('button', { name: words.no }))
    expect(Object.keys(localStorage)).toEqual(['consent'])
    unmount()
    await view(other)
    rememberSearch('gold')
    expect(Object.keys(localStorage)).toEqual(['consent'])
    expect(screen.queryByRole('region', { name: words.title })).not.toBeInTheDocument()
  })

  it.each([
    [paths.cookies, fixedPages.cookies],
    [paths.adChoices, fixedPages['ad-choices']],
  ])('consent is not asked for on %s, which asks the same', async (_path, link) => {
    const { user } = await view(sampleProduct)
    await goHome(user)
    await notice()
    // Its menus come with the settings.
    await user.click(await within(await screen.findByRole('contentinfo')).findByRole('link', { name: link }))
    await page().findByRole('switch', { name: consentWords.panel.label })
    expect(screen.queryByRole('region', { name: words.title })).not.toBeInTheDocument()
  })
})

describe.each([paths.cookies, paths.adChoices])('the choice on %s', (path) => {
  it('the choice of consent is off at first, can be switched on, and forgets all when switched off', async () => {
    const { user } = openPage(path)
    const toggle = await page().findByRole('switch', { name: consentWords.panel.label })
    expect(toggle).toHaveAttribute('aria-checked', 'false')
    await user.click(toggle)
    expect(toggle).toHaveAttribute('aria-checked', 'true')
    expect(page().getByText(consentWords.panel.saved.given)).toHaveAttribute('role', 'status')
    localStorage.setItem('recently-viewed', `["${other}"]`)
    localStorage.setItem('recent-searches', '["gold"]')
    localStorage.setItem('cart', '[]')
    await user.click(toggle)
    expect(page().getByText(consentWords.panel.saved.refused)).toBeInTheDocument()
    expect(Object.keys(localStorage).toSorted()).toEqual(['cart', 'consent'])
  })
})

it('the cookie page tells what is in this browser now', async () => {
  localStorage.setItem('wishlist', '["x"]')
  openPage(paths.cookies)
  const row = await page().findByRole('row', { name: /^Wishlist of a guest/ })
  await waitFor(() => expect(row).toHaveTextContent(consentWords.table.yes))
  expect(page().getByRole('row', { name: /^Recently viewed/ })).toHaveTextContent(consentWords.table.no)
})
