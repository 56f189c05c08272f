import { account } from '../../src/content/en/account/account'
import { admin } from '../../src/content/en/admin/admin'
import { packing } from '../../src/content/en/admin/orders/packing'
import { adminAccess } from '../../src/content/en/admin/settings/access'
import { adminDelivery } from '../../src/content/en/admin/settings/delivery'
import { team } from '../../src/content/en/admin/settings/team'
import { asked } from '../fixtures/asked'
import { expectAccessible } from '../fixtures/axe'
import { shoppersOf } from '../fixtures/placed-orders'
import { signIn } from '../fixtures/sign-in'
import { expect, phoneOnly, test } from '../fixtures/test'

test(
  'a packer who is invited packs an order, sees neither figures nor settings, and is refused once the owner removes them',
  phoneOnly,
  async ({ page, shop, browser }) => {
    test.slow()
    const invited = await shop.member()
    const order = await shoppersOf(page, shop).order(await shop.product({ price: 120 }), 'Nora Alami')
    const theirs = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()

    await test.step('the owner makes a link for a packer', async () => {
      await signIn(page, 'owner')
      await page.goto('/admin/settings/team')
      await page.getByLabel(team.invite.email).fill(invited.email)
      await page.getByLabel(team.role, { exact: true }).selectOption('packer')
      await page.getByRole('button', { name: team.invite.byLink, exact: true }).click()
      const link = await page.getByLabel(team.invite.link(invited.email)).inputValue()
      await expectAccessible(page, 'the team')
      await theirs.goto(shop.url)
      await signIn(theirs, invited)
      await theirs.goto(link)
      await theirs.getByRole('button', { name: adminAccess.invitation.accept }).click()
    })

    await test.step('the packer begins with what is to be packed, without amounts or addresses', async () => {
      await expect(theirs.getByRole('heading', { level: 1, name: packing.title })).toBeVisible()
      await expect(theirs.getByRole('heading', { name: order.number })).toBeVisible()
      const text = await theirs.getByRole('main').textContent()
      expect(text).toContain(order.product.title)
      expect(text).not.toMatch(/[$@]/)
      await expectAccessible(theirs, 'what is to be packed')
    })

    await test.step('the packer packs the order', async () => {
      const packed = theirs
        .getByRole('listitem')
        .filter({ has: theirs.getByRole('heading', { name: order.number }) })
      await packed.getByLabel(packing.carrier).fill('Amana')
      await packed.getByLabel(packing.tracking).fill('AM-1')
      await packed.getByRole('button', { name: packing.shipNamed(order.number) }).click()
      await expect(theirs.getByText(packing.shipped(order.number))).toBeVisible()
      await expect(theirs.getByRole('heading', { name: order.number })).toBeHidden()
      const [row] = await shop.rows<{ order_status: string; tracking_number: string }>(
        'select order_status, tracking_number from public.orders where id = $1',
        [order.id],
      )
      expect(row).toEqual({ order_status: 'shipped', tracking_number: 'AM-1' })
    })

    await test.step('figures, orders and the team are closed, and so is what they are made of', async () => {
      for (const path of ['/admin/analytics', '/admin/orders', '/admin/customers', '/admin/settings/team']) {
        await theirs.goto(path)
        await expect(theirs.getByRole('heading', { level: 1, name: team.forbidden.title })).toBeVisible()
      }
      await theirs.goto('/admin/settings')
      await expect(theirs.getByRole('heading', { level: 1, name: admin.nav.settings })).toBeVisible()
      for (const name of [adminDelivery.title, team.title])
        await expect(theirs.getByRole('region', { name })).toHaveCount(0)
      expect(
        await asked(theirs, 'rpc/sales_summary', { p_from: '2026-01-01', p_to: '2026-12-31' }),
      ).toMatchObject({ status: 403 })
      expect(await asked(theirs, 'rpc/orders_to_pack', {})).toMatchObject({ status: 200 })
    })

    await test.step('the owner removes the packer, whose next request is refused', async () => {
      await page.reload()
      await page.getByRole('button', { name: team.removeNamed(invited.email) }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: team.remove, exact: true }).click()
      await expect(page.getByText(team.removed(invited.email))).toBeVisible()
      expect(await asked(theirs, 'rpc/orders_to_pack', {})).toMatchObject({ status: 403 })
      // With the role the session ended; who signs in again is a shopper.
      await theirs.goto('/admin/orders/pack')
      const again = theirs.getByRole('alertdialog', { name: account.ended.title })
      await again.getByLabel(account.signIn.password, { exact: true }).fill(invited.password)
      await again.getByRole('button', { name: account.ended.submit, exact: true }).click()
      await expect(theirs.getByRole('heading', { level: 1, name: admin.refused.title })).toBeVisible()
    })
  },
)
