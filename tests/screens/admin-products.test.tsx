import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin/admin'
import { productFiles } from '@/content/admin/catalogue/product-files'
import { adminProducts } from '@/content/admin/catalogue/products'
import { adminStock as words } from '@/content/admin/catalogue/stock'
import { adminProductsPerPage } from '@/data/products/admin-product-queries'
import { bulkPart } from '@/data/products/edit-product-mutations'
import { phone } from '@/ui/use-media'
import { asOwner, newMark, ownProduct, savedProduct } from '../support/owner-products'
import { expectRecovery, network, openPage, page, placeOrder, signedIn, troubles } from '../support/screen'

describe('products', () => {
  const products = /\/rpc\/admin_products/
  const { bulk, filters } = adminProducts
  const told = (title: string, text: string) => ({ title, text })
  const list = (query: string) => `${adminPaths.products}?q=${query}`
  const link = (title: string) => screen.findByRole('link', { name: title })
  const rowOf = async (title: string) => (await link(title)).closest<HTMLElement>('tr, li') ?? document.body

  describe('the list of products', () => {
    it('the list of products shows price, stock and state, and a row links to the editor', async () => {
      const mark = newMark()
      const { id, slug, title } = await ownProduct(mark, { original_price: 25, quantity: 3 })
      openPage(list(mark))
      const row = await rowOf(title)
      expect(row).toHaveTextContent('$20.00')
      expect(row).toHaveTextContent('was $25.00')
      expect(row).toHaveTextContent('Made of linen that softens with every wash, and wi')
      expect(row).toHaveTextContent(adminProducts.someOut(1))
      expect(row).toHaveTextContent(adminProducts.someLow(3))
      expect(row).toHaveTextContent(adminProducts.states.live)
      expect(await link(title)).toHaveAttribute('href', `${adminPaths.products}/${id}`)
      expect(within(row).getByRole('link', { name: adminProducts.view(title) })).toHaveAttribute(
        'href',
        paths.product(slug),
      )
    })

    it('the list of products shows a skeleton while it loads', async () => {
      await signedIn('owner')
      network.trouble(products, 'silent')
      openPage(adminPaths.products)
      await screen.findByRole('heading', { level: 1, name: adminProducts.title })
      const region = page().getByRole('region', { name: adminProducts.list })
      expect(region.querySelectorAll('.animate-pulse')).not.toHaveLength(0)
    })

    it.each(troubles)(
      'the list of products says what is wrong (%s) and recovers',
      async (trouble, { text }) => {
        await signedIn('owner')
        network.trouble(products, trouble)
        const opened = openPage(adminPaths.products)
        await expectRecovery(opened, {
          words: told(adminProducts.error, text),
          request: products,
          recovered: () => page().findAllByRole('row'),
        })
      },
    )

    it('the list of products says when none matches, and links back to all', async () => {
      await signedIn('owner')
      const { user } = openPage(list('zzzz'))
      await screen.findByText(adminProducts.noneFound.title('zzzz'))
      await user.click(screen.getByRole('link', { name: admin.clearFilters }))
      expect((await page().findAllByRole('row')).length).toBeGreaterThan(5)
    })

    it('the list of products filters and sorts by the URL, and removes single filters', async () => {
      const mark = newMark()
      const cheap = await ownProduct(mark, { title: `${mark} cheap`, price: 5, original_price: 10 })
      const dear = await ownProduct(mark, { title: `${mark} dear`, price: 50 })
      const { user } = openPage(list(mark))
      await link(dear.title)
      await user.click(screen.getByRole('button', { name: admin.filters.title }))
      const menu = within(await screen.findByRole('dialog', { name: admin.filters.title }))
      await user.click(menu.getByRole('checkbox', { name: filters.onSale }))
      await user.type(menu.getByLabelText(filters.to), '7')
      await user.click(menu.getByRole('button', { name: admin.filters.apply }))
      await waitFor(() => expect(screen.queryByRole('link', { name: dear.title })).not.toBeInTheDocument())
      expect(await link(cheap.title)).toBeInTheDocument()
      expect(location.search).toContain('sale=yes')
      await user.click(screen.getByRole('link', { name: admin.filters.remove(filters.sale) }))
      await user.click(
        await screen.findByRole('link', { name: admin.filters.remove(filters.prices('', '$7.00')) }),
      )
      await link(dear.title)
      const titles = () =>
        page()
          .getAllByRole('link', { name: new RegExp(`^${mark}`) })
          .map(({ textContent }) => textContent)
      await user.click(screen.getByRole('link', { name: adminProducts.columns.price }))
      await waitFor(() => expect(titles()).toEqual([dear.title, cheap.title]))
      expect(screen.getByRole('columnheader', { name: adminProducts.columns.price })).toHaveAttribute(
        'aria-sort',
        'descending',
      )
      await user.click(screen.getByRole('link', { name: adminProducts.columns.price }))
      await waitFor(() => expect(titles()).toEqual([cheap.title, dear.title]))
    })

    it('the list of products exports CSV that no spreadsheet executes', async () => {
      const mark = newMark()
      await ownProduct(mark, {
        title: `=${mark}`,
        slug: `${mark.toLowerCase()}-file`,
        materials: '+100% linen',
      })
      let file: Blob | undefined
      vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
        if (blob instanceof Blob) file = blob
        return 'blob:file'
      })
      vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
      const { user } = openPage(list(mark))
      await link(`=${mark}`)
      await user.click(screen.getByRole('button', { name: productFiles.export.title }))
      await user.click(
        screen.getByRole('button', { name: new RegExp(`^${productFiles.export.kinds.all.label}`) }),
      )
      await waitFor(() => expect(file).toBeDefined())
      const rows = (await file?.text())?.replace('\uFEFF', '').split('\r\n') ?? []
      expect(rows[0]).toContain(`${productFiles.heads.price},${productFiles.heads.originalPrice}`)
      expect(rows[1]).toContain(`${mark.toLowerCase()}-file,'=${mark},`)
      expect(rows[1]).toContain(`,'+100% linen,`)
      expect(rows[1]).toContain(',S,Pink,,20.00,,10,,,,,,/favicon.svg,The front,')
      expect(rows).toHaveLength(6)
    })
  })

  describe('selected products', () => {
    const choose = async () => {
      const mark = newMark()
      const one = await ownProduct(mark, { title: `${mark} one` })
      const two = await ownProduct(mark, { title: `${mark} two`, price: 30 })
      const opened = openPage(list(mark))
      await link(two.title)
      await opened.user.click(screen.getByRole('checkbox', { name: admin.selection.all }))
      const bar = within(await screen.findByRole('region', { name: admin.selection.label }))
      expect(bar.getByText(admin.selection.count(2))).toBeInTheDocument()
      return { ...opened, mark, one, two, bar }
    }
    const undo = async (user: Awaited<ReturnType<typeof choose>>['user']) =>
      user.click(await screen.findByRole('button', { name: admin.undo }))

    it('selected products are archived together, with an undo', async () => {
      const { user, bar, one } = await choose()
      await user.click(bar.getByRole('button', { name: bulk.archive }))
      await screen.findByText(bulk.archived(2))
      await waitFor(() => expect(screen.queryByRole('link', { name: one.title })).not.toBeInTheDocument())
      expect((await savedProduct(one.id)).status).toBe('archived')
      await undo(user)
      expect(await link(one.title)).toBeInTheDocument()
      expect((await savedProduct(one.id)).status).toBe('live')
    })

    it('selected products move to another collection together, with an undo', async () => {
      const { user, bar, two } = await choose()
      await user.click(bar.getByRole('button', { name: bulk.collection }))
      const dialog = within(await screen.findByRole('dialog'))
      await user.click(dialog.getByRole('button', { name: bulk.move }))
      expect(dialog.getByText(adminProducts.problems.required)).toBeInTheDocument()
      await user.selectOptions(dialog.getByRole('combobox'), 'Tops')
      await user.click(dialog.getByRole('button', { name: bulk.move }))
      await screen.findByText(bulk.moved(2, 'Tops'))
      expect((await savedProduct(two.id)).collection_slug).toBe('tops')
      await undo(user)
      await screen.findByText(bulk.undone)
      expect((await savedProduct(two.id)).collection_slug).toBe('dresses')
    })

    it('selected products get a lower price together, with the old price struck through, and an undo', async () => {
      const { user, bar, one, two } = await choose()
      await user.click(bar.getByRole('button', { name: bulk.price }))
      const dialog = within(await screen.findByRole('dialog'))
      const percent = dialog.getByRole('textbox', { name: bulk.percent })
      await user.clear(percent)
      await user.type(percent, '0')
      await user.click(dialog.getByRole('button', { name: bulk.apply }))
      expect(dialog.getByText(bulk.percentProblem)).toBeInTheDocument()
      await user.clear(percent)
      await user.type(percent, '-25')
      await user.click(dialog.getByRole('button', { name: bulk.apply }))
      await screen.findByText(bulk.priced(2))
      expect(await savedProduct(one.id)).toMatchObject({ price: '15.00', original_price: '20.00' })
      expect(await savedProduct(two.id)).toMatchObject({ price: '22.50', original_price: '30.00' })
      await undo(user)
      await screen.findByText(bulk.undone)
      expect(await savedProduct(two.id)).toMatchObject({ price: '30.00', original_price: null })
    })

    it('selected products are deleted after a question, and one that was ordered is archived instead', async () => {
      const { user, bar, one, two } = await choose()
      await asOwner(`products?id=eq.${one.id}`, 'PATCH', { price: 12.99 })
      await placeOrder(one.slug, 12.99)
      await user.click(bar.getByRole('button', { name: bulk.delete }))
      const dialog = within(await screen.findByRole('alertdialog', { name: bulk.deleteTitle(2) }))
      await user.click(dialog.getByRole('button', { name: bulk.delete }))
      await screen.findByText(bulk.deleted(1))
      expect(screen.getByText(bulk.archivedInstead(1))).toBeInTheDocument()
      expect(await asOwner<unknown[]>(`products?id=in.(${one.id},${two.id})&select=id`)).toEqual([
        { id: one.id },
      ])
      await user.click(screen.getByRole('button', { name: bulk.restoreThem }))
      await screen.findByText(bulk.restored(1))
      expect((await savedProduct(one.id)).status).toBe('live')
    })

    it('on a phone, where no box selects the page, the first selected product offers all that the filter finds', async () => {
      vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
        Object.assign(new EventTarget() as MediaQueryList, {
          media,
          matches: media === phone,
          onchange: null,
        }),
      )
      const mark = newMark()
      for (const name of ['one', 'two', 'three']) await ownProduct(mark, { title: `${mark} ${name}` })
      const { user } = openPage(list(mark))
      expect(await screen.findAllByRole('link', { name: new RegExp(`^${mark}`) })).toHaveLength(3)
      const [first] = screen.getAllByRole('checkbox', { name: new RegExp(mark) })
      await user.click(first as HTMLElement)
      const bar = within(await screen.findByRole('region', { name: admin.selection.label }))
      await user.click(bar.getByRole('button', { name: bulk.selectAll(3) }))
      await bar.findByText(admin.selection.count(3))
    })

    it('selected products may be all that the filter finds, beyond the page', async () => {
      const mark = newMark()
      const { title } = await ownProduct(mark, { title: `${mark} last` })
      await asOwner(
        'products',
        'POST',
        Array.from({ length: adminProductsPerPage + 1 }, (_, i) => ({
          slug: `${mark}-more-${i}`.toLowerCase(),
          title: `${mark} more ${i}`,
          description: 'One of many.',
          price: 20,
          image_url: '/favicon.svg',
          collection_slug: 'dresses',
        })),
      )
      const all = adminProductsPerPage + 2
      const { user } = openPage(list(mark))
      await screen.findAllByRole('link', { name: new RegExp(`^${mark} more`) })
      await user.click(screen.getByRole('checkbox', { name: admin.selection.all }))
      const bar = within(await screen.findByRole('region', { name: admin.selection.label }))
      expect(bar.getByText(admin.selection.count(adminProductsPerPage))).toBeInTheDocument()
      await user.click(bar.getByRole('button', { name: bulk.selectAll(all) }))
      await bar.findByText(admin.selection.count(all))
      expect(bar.queryByRole('button', { name: bulk.selectAll(all) })).not.toBeInTheDocument()
      await user.click(bar.getByRole('button', { name: bulk.archive }))
      await screen.findByText(bulk.archived(all))
      await user.click(screen.getByRole('button', { name: admin.undo }))
      // The first one that was made, so beyond the first page.
      await waitFor(async () =>
        expect(await asOwner<unknown[]>(`products?title=eq.${title}&status=eq.live&select=id`)).toHaveLength(
          1,
        ),
      )
    })

    it('selected products stay selected when a change fails', async () => {
      const { user, bar } = await choose()
      network.trouble(/\/rpc\/change_products/, 500)
      await user.click(bar.getByRole('button', { name: bulk.archive }))
      await screen.findByText(bulk.failed)
      expect(bar.getByText(admin.selection.count(2))).toBeInTheDocument()
    })

    it('selected drafts are published together, with an undo', async () => {
      const mark = newMark()
      const { id, title } = await ownProduct(mark, { status: 'draft' })
      const { user } = openPage(list(mark))
      const row = await rowOf(title)
      expect(row).toHaveTextContent(adminProducts.states.draft)
      await user.click(within(row).getByRole('checkbox', { name: admin.selection.one(title) }))
      await user.click(screen.getByRole('button', { name: bulk.publish }))
      await screen.findByText(bulk.published(1))
      expect((await savedProduct(id)).status).toBe('live')
      await undo(user)
      await screen.findByText(bulk.undone)
      expect((await savedProduct(id)).status).toBe('draft')
    })

    it('selected drafts that lack something stay drafts, and the toast says so', async () => {
      const mark = newMark()
      const whole = await ownProduct(mark, { status: 'draft' })
      const lacking = await ownProduct(mark, { status: 'draft', title: `${mark} bare`, price: 0 })
      const { user } = openPage(list(mark))
      expect(await rowOf(lacking.title)).toHaveTextContent(adminProducts.form.noPrice)
      await user.click(screen.getByRole('checkbox', { name: admin.selection.all }))
      await user.click(screen.getByRole('button', { name: bulk.publish }))
      await screen.findByText(bulk.published(1))
      expect(
        screen.getByText(bulk.incomplete(1, { picture: 0, price: 1, description: 0, collection: 0 })),
      ).toBeInTheDocument()
      expect((await savedProduct(whole.id)).status).toBe('live')
      expect((await savedProduct(lacking.id)).status).toBe('draft')
    })

    it('a change of many products shows how far it is, is stopped, and keeps the rest selected', async () => {
      const mark = newMark()
      const many = 2 * bulkPart + 3
      await ownProduct(mark)
      await asOwner(
        'products',
        'POST',
        Array.from({ length: many - 1 }, (_, i) => ({
          slug: `${mark}-more-${i}`.toLowerCase(),
          title: `${mark} more ${i}`,
          description: 'One of many.',
          price: 20,
          image_url: '/favicon.svg',
          collection_slug: 'dresses',
        })),
      )
      const { user } = openPage(list(mark))
      await screen.findAllByRole('link', { name: new RegExp(`^${mark} more`) })
      await user.click(screen.getByRole('checkbox', { name: admin.selection.all }))
      await user.click(screen.getByRole('button', { name: bulk.selectAll(many) }))
      await screen.findByText(admin.selection.count(many))
      const held = Promise.withResolvers<void>()
      network.trouble(/\/rpc\/change_products/, (pass) => held.promise.then(pass))
      await user.click(screen.getByRole('button', { name: bulk.archive }))
      expect(await screen.findByRole('progressbar', { name: bulk.working })).toHaveAttribute(
        'max',
        String(many),
      )
      await user.click(screen.getByRole('button', { name: bulk.stop }))
      expect(screen.getByRole('button', { name: bulk.stopping })).toBeDisabled()
      held.resolve()
      await screen.findByText(bulk.archived(bulkPart))
      expect(screen.getByText(bulk.stopped(many - bulkPart))).toBeInTheDocument()
      expect(screen.getByText(admin.selection.count(many - bulkPart))).toBeInTheDocument()
      await undo(user)
      await screen.findByText(bulk.undone)
      const left = `products?title=like.${mark}*&status=neq.live&select=id`
      expect(await asOwner<unknown[]>(left)).toEqual([])
    })

    it('an undo that fails halfway says that some keep the change, and undoes the rest when it is asked again', async () => {
      const mark = newMark()
      const many = bulkPart + 2
      await ownProduct(mark, { title: `${mark} half last` })
      await asOwner(
        'products',
        'POST',
        Array.from({ length: many - 1 }, (_, i) => ({
          slug: `${mark}-half-${i}`.toLowerCase(),
          title: `${mark} half ${i}`,
          description: 'One of many.',
          price: 20,
          image_url: '/favicon.svg',
          collection_slug: 'dresses',
        })),
      )
      const { user } = openPage(list(mark))
      await screen.findAllByRole('link', { name: new RegExp(`^${mark} half`) })
      await user.click(screen.getByRole('checkbox', { name: admin.selection.all }))
      await user.click(screen.getByRole('button', { name: bulk.selectAll(many) }))
      await screen.findByText(admin.selection.count(many))
      await user.click(screen.getByRole('button', { name: bulk.archive }))
      await screen.findByText(bulk.archived(many))
      let requests = 0
      network.trouble(/\/rpc\/change_products/, async (pass) => {
        requests += 1
        return requests === 1 ? pass() : Response.json({ message: 'TROUBLE' }, { status: 500 })
      })
      await undo(user)
      await screen.findByText(bulk.undoStopped)
      const left = `products?title=like.${mark}*&status=neq.live&select=id`
      expect(await asOwner<unknown[]>(left)).toHaveLength(many - bulkPart)
      network.restore()
      await undo(user)
      await screen.findByText(bulk.undone)
      expect(await asOwner<unknown[]>(left)).toEqual([])
    })

    it('a draft that was ordered is archived instead of deleted, and comes back as a draft', async () => {
      const { user, bar, one } = await choose()
      await asOwner(`products?id=eq.${one.id}`, 'PATCH', { price: 12.99 })
      await placeOrder(one.slug, 12.99)
      await asOwner(`products?id=eq.${one.id}`, 'PATCH', { status: 'draft' })
      await user.click(bar.getByRole('button', { name: bulk.delete }))
      const dialog = within(await screen.findByRole('alertdialog', { name: bulk.deleteTitle(2) }))
      await user.click(dialog.getByRole('button', { name: bulk.delete }))
      await user.click(await screen.findByRole('button', { name: bulk.restoreThem }))
      await screen.findByText(bulk.undone)
      expect((await savedProduct(one.id)).status).toBe('draft')
    })

    it('selected products are restored from the archive', async () => {
      const mark = newMark()
      const { id, title } = await ownProduct(mark, { status: 'archived' })
      const { user } = openPage(`${list(mark)}&state=archived`)
      await user.click(within(await rowOf(title)).getByRole('checkbox', { name: admin.selection.one(title) }))
      await user.click(screen.getByRole('button', { name: bulk.restore }))
      await screen.findByText(bulk.restored(1))
      expect((await asOwner<unknown[]>(`products?id=eq.${id}&status=eq.live&select=id`)).length).toBe(1)
    })
  })
})

describe('stock', () => {
  afterEach(() => localStorage.clear())

  const variantsOf = (id: string) =>
    asOwner<{ id: string; sku: string; size: string; color: string; quantity: number }[]>(
      `product_variants?product_id=eq.${id}&select=id,sku,size,color,quantity&order=sku`,
    )

  describe('the stock', () => {
    it('the stock is corrected in place, with its reason in the history', async () => {
      const product = await ownProduct(newMark(), { sizes: [], colors: [], quantity: 4 })
      const { user } = openPage(`${adminPaths.stock}?product=${product.id}`)
      const cell = await screen.findByRole('textbox', {
        name: new RegExp(`^${words.quantity(product.title)}`),
      })
      await user.clear(cell)
      await user.type(cell, '1.5{Enter}')
      expect(cell).toBeInvalid()
      await user.clear(cell)
      await user.type(cell, '+8{Enter}')
      await screen.findByText(/4 → 12$/)
      const [variant] = await variantsOf(product.id)
      expect(variant?.quantity).toBe(12)
      openPage(`${adminPaths.stock}/${variant?.id}?level=all&product=${product.id}`)
      const [drawer] = await screen.findAllByRole('complementary', { name: words.detail.open(product.title) })
      expect(
        await within(drawer ?? document.body).findByText(words.detail.reasons.corrected),
      ).toBeInTheDocument()
      expect(within(drawer ?? document.body).getByText('+8')).toBeInTheDocument()
    })

    it('the stock grows by what is scanned, all in one save', async () => {
      const product = await ownProduct(newMark())
      const [one, two] = await variantsOf(product.id)
      const { user } = openPage(adminPaths.receiveStock)
      const field = await screen.findByLabelText(words.receiving.scan)
      for (const sku of [one?.sku, two?.sku, one?.sku]) {
        await user.type(field, `${sku?.toLowerCase()}{Enter}`)
        await screen.findByText(/: [12]$/)
      }
      await user.click(await screen.findByRole('button', { name: words.receiving.submit }))
      await screen.findByText(words.receiving.done(3))
      const after = await variantsOf(product.id)
      expect([after[0]?.quantity, after[1]?.quantity]).toEqual([12, 11])
    })
  })

  it('a product’s former address leads to its present one', async () => {
    const product = await ownProduct(newMark())
    const slug = `${product.slug}-new`
    await asOwner(`products?id=eq.${product.id}`, 'PATCH', { slug })
    openPage(`${paths.product(product.slug)}?color=Blue`)
    await screen.findByRole('heading', { level: 1, name: product.title })
    expect(location.pathname + location.search).toBe(`${paths.product(slug)}?color=Blue`)
  })
})
