import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { adminStock as words } from '@/content/admin-stock'
import { asOwner, newMark, ownProduct } from '../support/owner-products'
import { openPage } from '../support/screen'

afterEach(() => localStorage.clear())

const variantsOf = (id: string) =>
  asOwner<{ id: string; sku: string; size: string; color: string; quantity: number }[]>(
    `product_variants?product_id=eq.${id}&select=id,sku,size,color,quantity&order=sku`,
  )

describe('the stock', () => {
  it('is corrected in place, with its reason in the history', async () => {
    const product = await ownProduct(newMark(), { sizes: [], colors: [], quantity: 4 })
    const { user } = openPage(`${adminPaths.stock}?product=${product.id}`)
    const cell = await screen.findByRole('textbox', { name: new RegExp(`^${words.quantity(product.title)}`) })
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

  it('grows by what is scanned, all in one save', async () => {
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
