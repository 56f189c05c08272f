import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { beforeOrders } from '@/content/admin/before-orders'
import { setUpWords as words } from '@/content/admin/settings/set-up'
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
