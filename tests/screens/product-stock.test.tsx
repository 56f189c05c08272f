// What a product page selects and offers, depending on what is in stock.
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { sampleProduct } from '@/config/product-defaults'
import { common } from '@/content/common'
import { notifyWords } from '@/content/notify'
import { productWords } from '@/content/product'
import { quantityWords } from '@/content/quantity-stepper'
import { network, openPage, page } from '../support/screen'

type Row = {
  review_count: number
  quantity: number
  product_variants: { size: string; color: string; quantity: number }[]
}

/** Changes the sample product on its way to the page. */
const alter = (change: (row: Row) => void) =>
  network.trouble(/\/products\?.*slug=eq\./, async (send) => {
    const rows: Row[] = await (await send()).json()
    for (const row of rows) change(row)
    return Response.json(rows)
  })

const sellOut = (isSoldOut: (variant: { size: string; color: string }) => boolean) =>
  alter((row) => {
    for (const variant of row.product_variants) variant.quantity = isSoldOut(variant) ? 0 : 9
    row.quantity = row.product_variants.reduce((sum, { quantity }) => sum + quantity, 0)
  })

async function openDress() {
  const opened = openPage(paths.product(sampleProduct))
  await screen.findByRole('heading', { level: 1 })
  return opened
}

const selected = () =>
  screen.getAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('aria-label'))

describe('a product page', () => {
  beforeEach(() => localStorage.clear())

  it('selects the nearest size when the preferred one is sold out, which stays visible', async () => {
    sellOut(({ size, color }) => size === 'M' && color === 'Pink')
    await openDress()
    expect(selected()).toEqual(['Pink', 'S'])
    expect(screen.getByRole('radio', { name: `M, ${productWords.soldOutNote}` })).not.toBeChecked()
    expect(page().getByRole('button', { name: productWords.buyNow })).toBeEnabled()
  })

  it('selects another color when all sizes of the preferred one are sold out', async () => {
    sellOut(({ color }) => color === 'Pink')
    await openDress()
    expect(selected()).toEqual(['Black', 'M'])
    expect(screen.getByRole('radio', { name: `Pink, ${productWords.soldOutNote}` })).not.toBeChecked()
  })

  it('selects a size in stock of the color that the shopper chooses', async () => {
    sellOut(({ size, color }) => size === 'M' && color === 'Black')
    const { user } = await openDress()
    expect(selected()).toEqual(['Pink', 'M'])
    await user.click(screen.getByRole('radio', { name: 'Black' }))
    expect(selected()).toEqual(['Black', 'S'])
  })

  it('does not select the shopper’s own size while it is sold out and another is not', async () => {
    localStorage.setItem('sizes', '{"women-tops":"L"}')
    sellOut(({ size }) => size === 'L')
    await openDress()
    expect(selected()).toEqual(['Pink', 'M'])
    expect(
      screen.getByRole('radio', { name: `L, ${productWords.yourSize}, ${productWords.soldOutNote}` }),
    ).not.toBeChecked()
  })

  it('names the color when all of a chosen color is sold out', async () => {
    sellOut(({ color }) => color === 'Black')
    const { user } = await openDress()
    await user.click(screen.getByRole('radio', { name: `Black, ${productWords.soldOutNote}` }))
    expect(screen.getByText(productWords.soldOut('Black'))).toHaveAttribute('role', 'status')
  })

  it('leads with the form to be notified when everything is sold out', async () => {
    sellOut(() => true)
    await openDress()
    expect(selected()).toEqual([`Pink, ${productWords.soldOutNote}`, `M, ${productWords.soldOutNote}`])
    expect(screen.getByText(productWords.soldOutPlain)).toHaveAttribute('role', 'status')
    const form = await screen.findByRole('form', { name: notifyWords.label('M in Pink') })
    expect(within(form).getByRole('button', { name: notifyWords.submit })).toBeEnabled()
    expect(page().queryByRole('group', { name: quantityWords.stepper.group })).not.toBeInTheDocument()
    expect(page().queryByRole('button', { name: common.addToCart })).not.toBeInTheDocument()
    expect(page().queryByRole('button', { name: productWords.buyNow })).not.toBeInTheDocument()
  })

  it('has no stars before the first review', async () => {
    alter((row) => {
      row.review_count = 0
    })
    await openDress()
    const link = screen.getByRole('link', { name: productWords.noReviews })
    expect(link.parentElement?.querySelector('[role=img]')).toBeNull()
  })
})
