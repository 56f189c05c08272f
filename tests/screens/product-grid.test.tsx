import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminProductGrid as words } from '@/content/admin/catalogue/product-grid'
import { adminSales } from '@/content/admin/sales'
import { asOwner, newMark, ownProduct, savedProduct } from '../support/owner-products'
import { network, openPage } from '../support/screen'

type Product = { id: string; title: string }
const { columns } = words

describe('the table of products', () => {
  afterEach(() => localStorage.clear())

  async function open(mark: string) {
    const opened = openPage(`${adminPaths.productGrid}?q=${mark}&sort=title`)
    await screen.findByRole('grid', { name: words.title })
    const { user } = opened
    const name = ({ title }: Product, size: string, color: string, column: keyof typeof columns) =>
      words.cell(size || color ? `${title}, ${adminSales.variant(size, color)}` : title, columns[column])
    const input = (...of: Parameters<typeof name>) => screen.findByRole('textbox', { name: name(...of) })
    return {
      ...opened,
      input,
      /** Moves by keys from the first cell, which is the title of the first product. */
      begin: async (product: Product, size: string, color: string) => {
        await user.click(await input(product, size, color, 'title'))
      },
      save: () => user.click(screen.getByRole('button', { name: words.save })),
    }
  }
  const paste = (text: string) =>
    fireEvent.paste(document.activeElement ?? document.body, { clipboardData: { getData: () => text } })
  const pair = async () => {
    const mark = newMark()
    const one = await ownProduct(mark, { title: `${mark} a`, sizes: ['S', 'M'], colors: [], quantity: 10 })
    const two = await ownProduct(mark, { title: `${mark} b`, sizes: [], colors: [], quantity: 4, price: 30 })
    return { mark, one, two }
  }
  const variantsOf = (id: string) =>
    asOwner<{ size: string; quantity: number; price: string | null; sku: string; barcode: string }[]>(
      `product_variants?product_id=eq.${id}&select=size,quantity,price,sku,barcode&order=size.desc`,
    )

  it('the keyboard moves through the table of products, and one save stores what was typed, with an undo', async () => {
    const { mark, one, two } = await pair()
    const { user, begin, save, input } = await open(mark)
    await begin(one, 'S', '')
    await user.keyboard('New title{Tab}22{Enter}')
    expect(await input(one, 'M', '', 'price')).toHaveFocus()
    await user.keyboard('21,50{Enter}')
    expect(await input(two, '', '', 'price')).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(await input(two, '', '', 'quantity')).toHaveFocus()
    await user.keyboard('9{Tab}')
    expect(screen.getByText(words.changes(4))).toBeInTheDocument()
    await save()
    await screen.findByText(words.saved(2))
    expect(await savedProduct(one.id)).toMatchObject({
      title: 'New title',
      price: '21.50',
      price_to: '22.00',
    })
    expect(await savedProduct(two.id)).toMatchObject({ quantity: 9 })
    expect(screen.queryByRole('button', { name: words.save })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: admin.undo, description: '' }))
    await screen.findByText(words.undone)
    expect(await savedProduct(one.id)).toMatchObject({ title: one.title, price: '20.00', price_to: null })
    expect(await savedProduct(two.id)).toMatchObject({ quantity: 4 })
  })

  it('a block of a spreadsheet is pasted, what is wrong is marked, and nothing is saved until it is corrected', async () => {
    const { mark, one, two } = await pair()
    const { user, begin, save, input } = await open(mark)
    await begin(one, 'S', '')
    await user.keyboard('{Tab}')
    paste('24,90\t30\r\nmuch\t30\r\n35,00\t40,00\t12\tx\r\n')
    await screen.findAllByText(words.pasted(8, 0))
    expect(screen.getByText(words.wrongCells(2))).toBeInTheDocument()
    await save()
    await screen.findByText(words.wrong(2))
    const price = await input(one, 'M', '', 'price')
    expect(price).toHaveFocus()
    expect(price).toBeInvalid()
    expect(price).toHaveAccessibleDescription(expect.stringContaining(words.problems.price))
    await user.keyboard('24,90{Enter}{ArrowRight}{ArrowRight}{ArrowRight}7{Enter}')
    await save()
    await screen.findByText(words.saved(2))
    expect(await savedProduct(one.id)).toMatchObject({ price: '24.90', original_price: '30.00' })
    expect(await savedProduct(two.id)).toMatchObject({
      ...{ price: '35.00', original_price: '40.00', cost: '12.00', quantity: 7 },
    })
  })

  it('what was typed is undone and done again, put back by Escape, and discarded', async () => {
    const { mark, one } = await pair()
    const { user, begin, input } = await open(mark)
    await begin(one, 'S', '')
    await user.keyboard('Half{Escape}')
    expect(await input(one, 'S', '', 'title')).toHaveValue(one.title)
    await user.keyboard('Whole{Enter}')
    expect(screen.getByText(words.changes(1))).toBeInTheDocument()
    await user.keyboard('{Control>}z{/Control}')
    expect(screen.queryByText(words.changes(1))).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: words.redo }))
    expect(screen.getByText(words.changes(1))).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: words.discard }))
    expect(screen.queryByText(words.changes(1))).not.toBeInTheDocument()
    expect(await savedProduct(one.id)).toMatchObject({ title: one.title })
  })

  it('what someone else changed meanwhile is shown and not written over until it is decided', async () => {
    const { mark, one, two } = await pair()
    const { user, begin, save } = await open(mark)
    await begin(one, 'S', '')
    await user.keyboard('Mine{Enter}Mine too{Enter}')
    await asOwner(`products?id=eq.${one.id}`, 'PATCH', { title: 'Theirs' })
    await save()
    await screen.findByText(words.notSaved(1))
    const conflicts = within(await screen.findByRole('region', { name: words.conflicts.title(1) }))
    expect(conflicts.getByText(words.conflicts.both('Mine', 'Theirs'))).toBeInTheDocument()
    expect(await savedProduct(one.id)).toMatchObject({ title: 'Theirs' })
    expect(await savedProduct(two.id)).toMatchObject({ title: 'Mine too' })
    await save()
    await screen.findAllByText(words.decide)
    expect(await savedProduct(one.id)).toMatchObject({ title: 'Theirs' })
    await user.click(conflicts.getByText(words.conflicts.keepShort))
    await save()
    await waitFor(async () => expect(await savedProduct(one.id)).toMatchObject({ title: 'Mine' }))
  })

  it('a SKU that another product has is refused in its row, and the rest is saved', async () => {
    const { mark, one, two } = await pair()
    const other = await ownProduct(newMark(), { sizes: [], colors: [] })
    const [taken] = await variantsOf(other.id)
    const { user, begin, save } = await open(mark)
    await begin(one, 'S', '')
    await user.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}')
    await user.keyboard(`${taken?.sku}{Enter}{Enter}grid-${mark}{Tab}4006381333931{Enter}`)
    await save()
    expect(await screen.findByText(words.refusals.skuTaken(other.title))).toBeInTheDocument()
    expect(await variantsOf(two.id)).toMatchObject([
      { sku: `GRID-${mark.toUpperCase()}`, barcode: '4006381333931' },
    ])
  })

  it('what was typed stays when nothing could be saved, also after a reload', async () => {
    const { mark, one } = await pair()
    const { user, begin, save, input, unmount } = await open(mark)
    await begin(one, 'S', '')
    await user.keyboard('Kept{Enter}')
    network.trouble(/\/rpc\/save_products/, 500)
    await save()
    await screen.findByText(words.failed)
    unmount()
    await open(mark)
    expect(await input(one, 'S', '', 'title')).toHaveValue('Kept')
  })

  it('the chosen products of the list open in the table, and no other', async () => {
    const { mark, one, two } = await pair()
    const { user } = openPage(`${adminPaths.products}?q=${mark}`)
    await user.click(await screen.findByRole('checkbox', { name: admin.selection.one(one.title) }))
    await user.click(screen.getByRole('link', { name: words.short }))
    const table = within(await screen.findByRole('grid', { name: words.title }))
    expect(table.getAllByRole('rowheader')).toHaveLength(2)
    expect(table.queryByText(two.title)).not.toBeInTheDocument()
  })
})
