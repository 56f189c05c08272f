import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { account } from '@/content/account/account'
import { admin } from '@/content/admin/admin'
import { adminProducts } from '@/content/admin/catalogue/products'
import { adminFind as words } from '@/content/admin/find'
import { adminAccess } from '@/content/admin/settings/access'
import { errors } from '@/content/shared/errors'
import { asOwner } from '../support/owner-products'
import { expectRecovery, network, openPage, signedIn, troubles } from '../support/screen'

describe('the admin', () => {
  const orders = /\/rpc\/find_orders/
  const words = adminProducts.form

  /** The error's title names the list, its text the cause. */
  const told = (title: string, text: string) => ({ title, text })

  describe('access to the admin', () => {
    it('the admin asks a guest to sign in and fetches only what is public', async () => {
      network.forget()
      openPage(adminPaths.orders)
      await screen.findByRole('heading', { level: 1, name: admin.signIn.title })
      expect(network.asked(/\/rest\/v1\/(?!rpc\/shop_facts)/)).toBe(0)
    })

    it('the admin’s sign-in says beside each field what is missing, and puts the focus on the first', async () => {
      const { user } = openPage(adminPaths.orders)
      const email = await screen.findByLabelText(account.signIn.email)
      await user.type(email, 'owner@')
      await user.click(screen.getByRole('button', { name: admin.signIn.submit }))
      await screen.findByText(account.required.emailFormat)
      expect(screen.getByText(account.required.password)).toBeInTheDocument()
      expect(email).toHaveFocus()
      await user.type(email, 'zellige.example')
      await waitFor(() => expect(screen.queryByText(account.required.emailFormat)).not.toBeInTheDocument())
    })

    it('the admin refuses a shopper and fetches no order', async () => {
      await signedIn('shopper')
      network.forget()
      openPage(adminPaths.orders)
      await screen.findByRole('heading', { level: 1, name: admin.refused.title })
      expect(screen.getByText(admin.refused.text('shopper@zellige.example'))).toBeInTheDocument()
      expect(network.asked(/\/rest\/v1\/orders|_orders/)).toBe(0)
    })

    it('the admin asks to sign in again when the session has ended', async () => {
      await signedIn('owner')
      network.trouble(/\/rpc\/my_access/, 401)
      openPage(adminPaths.orders)
      await screen.findByText(admin.signIn.ended)
      expect(screen.getByLabelText(account.signIn.password)).toBeInTheDocument()
    })

    it('the admin says after a reload without a connection that it could not open, not to sign in', async () => {
      await signedIn('owner')
      network.trouble(/\/rpc\/my_access/, 'offline')
      openPage(adminPaths.orders)
      await screen.findByRole('heading', { level: 1, name: adminAccess.notOpened })
      expect(document.title).not.toContain(admin.signIn.title)
    })

    it('the admin recovers when the session check fails', async () => {
      await signedIn('owner')
      network.trouble(/\/rpc\/my_access/, 500)
      const opened = openPage(adminPaths.orders)
      await expectRecovery(opened, {
        words: told(adminAccess.notOpened, errors.unknown.text),
        request: /\/rpc\/my_access/,
        recovered: () => screen.findByRole('heading', { level: 1, name: admin.orders.title }),
      })
    })
  })

  describe('the list of orders', () => {
    const rows = () => screen.findAllByRole('combobox', { name: /^Status of order/ })

    it('the list of orders shows the newest first, each with a status select', async () => {
      await signedIn('owner')
      openPage(adminPaths.orders)
      expect((await rows()).length).toBeGreaterThanOrEqual(12)
      const times = [...document.querySelectorAll('tbody time')].map(
        (time) => time.getAttribute('datetime') ?? '',
      )
      expect(times.length).toBeGreaterThan(1)
      expect(times).toEqual(times.toSorted().toReversed())
    })

    it('the list of orders keeps its columns while it loads', async () => {
      await signedIn('owner')
      network.trouble(orders, 'silent')
      openPage(adminPaths.orders)
      await screen.findByRole('heading', { level: 1, name: admin.orders.title })
      expect(document.querySelectorAll('table[aria-hidden] tbody tr')).toHaveLength(12)
      expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    })

    it.each(troubles)(
      'the list of orders says what is wrong (%s) and recovers',
      async (trouble, { text }) => {
        await signedIn('owner')
        network.trouble(orders, trouble)
        const opened = openPage(adminPaths.orders)
        await expectRecovery(opened, {
          words: told(admin.orders.error, text),
          request: orders,
          recovered: rows,
        })
      },
    )

    it('the list of orders says what was searched, and links back to all', async () => {
      await signedIn('owner')
      const { user } = openPage(`${adminPaths.orders}?q=unknown&status=shipped`)
      await screen.findByText(admin.orders.noneFound.title('unknown'))
      await user.click(screen.getByRole('link', { name: admin.clearFilters }))
      expect((await rows()).length).toBeGreaterThan(0)
    })

    it('the admin says when an order does not exist', async () => {
      await signedIn('owner')
      openPage(`${adminPaths.orders}/93141487-5a44-47c9-8958-4b5719107598`)
      await screen.findByText(admin.orders.missing.title)
    })
  })

  describe('adding a product', () => {
    const open = async () => {
      await signedIn('owner')
      const opened = openPage(adminPaths.newProduct)
      await screen.findByRole('heading', { level: 1, name: words.title })
      const submit = () => screen.getAllByRole('button', { name: words.submit })[0] ?? document.body
      return { ...opened, submit }
    }
    const fill = async ({ user }: Awaited<ReturnType<typeof open>>) => {
      await screen.findByRole('option', { name: 'Dresses' })
      await user.selectOptions(screen.getByLabelText(words.fields.collection), 'Dresses')
      for (const [label, text] of [
        [words.fields.title, 'A dress that is never added'],
        [words.fields.description, 'Made of nothing.'],
        [words.fields.price, '24.99'],
        [words.fields.imageUrl + words.orUrl, '/favicon.svg'],
      ] as const)
        await user.type(screen.getByLabelText(label), text)
    }

    it('the form for a new product names the missing fields and sends nothing', async () => {
      const { user, submit } = await open()
      network.forget()
      await user.click(submit())
      expect(
        await screen.findByText(adminProducts.failed['no-image'], { selector: '[data-sonner-toaster] *' }),
      ).toBeInTheDocument()
      expect(screen.getByLabelText(words.fields.title)).toHaveAccessibleDescription(
        expect.stringContaining(adminProducts.problems.required),
      )
      expect(network.asked(/^POST .*\/products/)).toBe(0)
    })

    it('the form for a new product saves a draft with a title alone, and asks for that', async () => {
      const { user } = await open()
      const title = `Dress ${crypto.randomUUID()}`
      const saveDraft = () => user.click(screen.getByRole('button', { name: words.saveDraft }))
      await saveDraft()
      await screen.findByText(adminProducts.problems.required)
      await user.type(screen.getByLabelText(words.fields.title), title)
      await saveDraft()
      await screen.findByText(adminProducts.lastDraft(title))
      const [draft] = await asOwner<unknown[]>(`products?title=eq.${title}&select=*`)
      expect(draft).toMatchObject({ status: 'draft', price: '0.00', collection_slug: null, description: '' })
    })

    it('the form for a new product tells fields that are missing from fields that are wrong', async () => {
      const { user } = await open()
      await user.type(screen.getByLabelText(words.fields.price), '12,345')
      await user.click(screen.getByLabelText(words.fields.description))
      await user.paste('x'.repeat(5001))
      expect(
        screen.getByText(
          `${words.missing('image url, title, collection')}; ${words.wrong('description, price')}`,
        ),
      ).toBeInTheDocument()
    })

    it.each([
      [500, adminProducts.failed.database],
      ['offline', adminProducts.failed.fallback],
    ] as const)(
      'the form for a new product keeps the draft when it is not added (%s)',
      async (trouble, text) => {
        const opened = await open()
        await fill(opened)
        network.trouble(/\/rest\/v1\/products\?(columns|select=slug)/, trouble)
        await opened.user.click(opened.submit())
        await screen.findByText(text)
        expect(screen.getByLabelText(words.fields.title)).toHaveValue('A dress that is never added')
        opened.unmount()
        const again = await open()
        expect(screen.getByLabelText(words.fields.price)).toHaveValue('24.99')
        expect(within(again.container).queryByText(adminProducts.added.title)).not.toBeInTheDocument()
      },
    )

    it('the form for a new product says Uploading... while the product is being added', async () => {
      const opened = await open()
      await fill(opened)
      network.trouble(/\/rest\/v1\/products\?(columns|select=slug)/, 'silent')
      await opened.user.click(opened.submit())
      await waitFor(() => expect(screen.getAllByRole('button', { name: words.busy })[0]).toBeInTheDocument())
    })
  })
})

describe('finding', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    localStorage.removeItem('admin-single-keys')
  })

  const dialog = () => screen.findByRole('dialog', { name: words.title })
  const field = async () => within(await dialog()).getByRole('combobox')
  const options = () => screen.getAllByRole('option').map((each) => each.textContent)
  const chosen = () => screen.getByRole('option', { selected: true })

  async function opened() {
    await signedIn('owner')
    const page = openPage(paths.admin)
    await screen.findByRole('heading', { level: 1, name: admin.overview.title })
    return page
  }

  describe('command palette', () => {
    it('the command palette opens with Ctrl K and is used with the arrow keys and Enter', async () => {
      const { user } = await opened()
      await user.keyboard('{Control>}k{/Control}')
      const input = await field()
      expect(input).toHaveFocus()
      expect(chosen()).toHaveTextContent(admin.nav.overview)
      await user.keyboard('{ArrowDown}')
      expect(chosen()).toHaveTextContent(admin.nav.orders)
      expect(input).toHaveAttribute('aria-activedescendant', chosen().id)
      await user.keyboard('{ArrowUp}{ArrowUp}')
      expect(chosen()).toHaveTextContent(admin.nav.viewStore)
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await user.keyboard('{Meta>}k{/Meta}')
      await user.type(await field(), 'anal')
      expect(options()).toEqual([admin.nav.analytics])
      await user.keyboard('{Enter}')
      await screen.findByRole('heading', { level: 1, name: admin.nav.analytics })
    })

    it('the command palette finds orders, customers and products, and says how many', async () => {
      const { user } = await opened()
      await user.click(screen.getAllByRole('button', { name: words.open })[0] as HTMLElement)
      await user.type(await field(), 'fischer')
      const orders = within(await screen.findByRole('group', { name: words.groups.orders }))
      expect(orders.getByRole('option')).toHaveTextContent(/ZL-\w{12}Lena Fischer/)
      const customers = within(screen.getByRole('group', { name: words.groups.customers }))
      expect(customers.getByRole('option')).toHaveTextContent('lena.fischer@example.com')
      expect(screen.getByText(words.found(2))).toBeInTheDocument()
      await user.clear(await field())
      await user.type(await field(), 'boho fl')
      const products = within(await screen.findByRole('group', { name: words.groups.products }))
      expect(products.getByRole('option')).toHaveAttribute(
        'href',
        expect.stringContaining(adminPaths.products),
      )
    })

    it('the command palette says when nothing matches, and when the search fails', async () => {
      const { user } = await opened()
      await user.keyboard('{Control>}k{/Control}')
      await user.type(await field(), 'zzzz')
      expect((await screen.findAllByText(words.none('zzzz'))).length).toBeGreaterThan(0)
      network.trouble(/rpc\/quick_find/, 'offline')
      await user.type(await field(), 'y')
      await screen.findByText(words.error)
    })
  })

  describe('keyboard shortcuts', () => {
    it('keyboard shortcuts are listed with ? and can be turned off', async () => {
      const { user } = await opened()
      await user.keyboard('?')
      const list = within(await screen.findByRole('dialog', { name: words.keys.title }))
      await user.click(list.getByRole('checkbox', { name: new RegExp(words.keys.on) }))
      await user.click(list.getByRole('button', { name: words.close }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await user.keyboard('?n')
      expect(screen.getByRole('heading', { level: 1, name: admin.overview.title })).toBeInTheDocument()
      expect(screen.queryByRole('dialog')).toBeNull()
      // Ctrl K is not a single-key shortcut, so it stays on.
      await user.keyboard('{Control>}k{/Control}')
      expect(await dialog()).toBeInTheDocument()
    })

    it('keyboard shortcuts are ignored while a field has the focus', async () => {
      await signedIn('owner')
      const { user } = openPage(adminPaths.customers)
      await user.type(await screen.findByRole('textbox'), 'n?j')
      expect(screen.getByRole('textbox')).toHaveValue('n?j')
      expect(screen.queryByRole('dialog')).toBeNull()
    })
  })
})
