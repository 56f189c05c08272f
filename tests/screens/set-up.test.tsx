import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { beforeOrders } from '@/content/admin/before-orders'
import { orderedList } from '@/content/admin/ordered-list'
import { adminDelivery } from '@/content/admin/settings/delivery'
import { setUpWords as words } from '@/content/admin/settings/set-up'
import { adminSettings } from '@/content/admin/settings/settings'
import { team } from '@/content/admin/settings/team'
import { network, openPage, signedIn } from '../support/screen'

it.each([
  ['leads to drafts, of which nothing is for sale yet', 7, words.products.drafts],
  ['says that there is nothing for sale, without drafts', 0, words.products.none],
])('the set-up %s', async (_what, total, said) => {
  network.trouble(/\/rpc\/shop_facts/, async (send) =>
    Response.json({ ...(await (await send()).json()), has_products: false }),
  )
  network.trouble(/\/rpc\/admin_products/, async () =>
    Response.json({ products: [], total, more: false, level: 5 }),
  )
  await signedIn('owner')
  openPage(adminPaths.setUpStep('products'))
  const panel = within(await screen.findByRole('region', { name: words.products.title }))
  expect(await panel.findByText(said)).toBeInTheDocument()
  const drafts = panel.queryByRole('link', { name: words.products.publish })
  if (total === 0) expect(drafts).not.toBeInTheDocument()
  else expect(drafts).toHaveAttribute('href', adminPaths.draftProducts)
  expect(screen.getByText(words.open.missing(words.lacks.products))).toBeInTheDocument()
})

it('who may not change settings sees neither the set-up nor what it and releases lack', async () => {
  network.trouble(/\/rpc\/my_access/, async () =>
    Response.json({ role: 'orders', name: 'Orders', rights: ['view', 'orders.change'], needs_factor: false }),
  )
  await signedIn('owner')
  network.forget()
  openPage('/admin')
  await screen.findByRole('heading', { level: 1, name: admin.overview.title })
  expect(screen.queryByRole('region', { name: beforeOrders.only })).not.toBeInTheDocument()
  cleanup()
  openPage(adminPaths.setUp)
  await screen.findByRole('heading', { level: 1, name: team.forbidden.title })
  expect(network.asked(/\/rpc\/database_version/)).toBe(0)
})

/** A shop as it comes, with what was changed since. */
async function openNewShop(path: string, changes: object = {}) {
  const asItCame = {
    ...{ currency: 'USD', languages: ['en'], text_language: 'en', default_country: 'MA', currency_rates: {} },
    ...changes,
  }
  network.trouble(/\/rpc\/shop_facts/, async (send) =>
    Response.json({
      ...(await (await send()).json()),
      ...{ has_products: false, zones: [], checkout_enabled: false, ...asItCame },
    }),
  )
  network.trouble(/\/rpc\/admin_products/, async () =>
    Response.json({ products: [], total: 0, more: false, level: 5 }),
  )
  network.trouble(/\/rpc\/translation_counts/, async () =>
    Response.json({ text_language: 'en', written: [], languages: [] }),
  )
  network.trouble(/\/rest\/v1\/shop_settings/, async (send) => {
    const answer = await send()
    const row: unknown = await answer.json()
    return Response.json({ ...Object(row), ...asItCame }, { status: answer.status })
  })
  await signedIn('owner')
  return openPage(path)
}

it('the set-up begins with languages and country, proposes its currency, and calls done what was saved alone', async () => {
  const { user } = await openNewShop(adminPaths.setUp)
  const currency = await screen.findByLabelText(adminSettings.currencies.charged)
  const steps: readonly string[] = Object.values(words.steps).map(({ title }) => title)
  const shown = screen.getAllByRole('heading', { level: 2 }).flatMap(({ textContent }) => textContent ?? [])
  expect(shown.filter((title) => steps.includes(title)).slice(0, 2)).toEqual([
    words.steps.shop.title,
    words.steps.look.title,
  ])
  expect(screen.getAllByText(words.unseen).length).toBeGreaterThan(0)
  expect(currency).toHaveValue('MAD')
  await user.selectOptions(screen.getByLabelText(adminSettings.checkout.country), 'FR')
  expect(currency).toHaveValue('EUR')
})

it('a new shop is not told that what nobody wrote stays stored', async () => {
  const { user } = await openNewShop(adminPaths.setUp)
  const { languages } = adminSettings
  const panel = within(await screen.findByRole('region', { name: languages.title }))
  await user.selectOptions(panel.getByLabelText(languages.add), 'Français')
  await user.click(panel.getByRole('button', { name: orderedList.remove('English') }))
  expect(await panel.findByText(languages.texts)).toBeInTheDocument()
  expect(panel.queryByText(languages.removed(['English']))).not.toBeInTheDocument()
  expect(panel.queryByText(languages.moved('English', 'Français'))).not.toBeInTheDocument()
})

it('the form of a product leads back to the set-up', async () => {
  const { user } = await openNewShop(adminPaths.setUpStep('products'))
  await user.click(await screen.findByRole('link', { name: words.products.add }))
  expect(await screen.findByRole('link', { name: words.back })).toHaveAttribute(
    'href',
    adminPaths.setUpStep('products'),
  )
})

it('the first delivery zone begins with the shop’s country, and says what its names may be', async () => {
  network.trouble(/\/rest\/v1\/shipping_zones/, async () =>
    Response.json([], { headers: { 'Content-Range': '*/0' } }),
  )
  await openNewShop(adminPaths.setUpZone('new'))
  const { form } = adminDelivery
  expect(await screen.findByPlaceholderText(form.nameExample)).toBeInTheDocument()
  expect(screen.getByPlaceholderText(form.methodExample)).toBeInTheDocument()
  expect(screen.getByText(form.chosen(1))).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Morocco' })).toBeChecked()
})
