import { screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { quantityWords } from '@/content/cart/quantity-stepper'
import { layout } from '@/content/layout/layout'
import { fitWords } from '@/content/product/fit'
import { lowestPrice } from '@/content/product/lowest-price'
import { notifyWords } from '@/content/product/notify'
import { galleryWords, productWords } from '@/content/product/product'
import { notFoundWords, relatedWords, tabWords } from '@/content/product/product-more'
import { addToCartWords } from '@/content/product/quick-add'
import { sizeGuideWords } from '@/content/product/size-guide'
import { zoomWords } from '@/content/product/zoom'
import { common } from '@/content/shared/common'
import { sampleProduct } from '../support/sample-words'
import { ask, expectRecovery, network, openPage, page, troubles } from '../support/screen'

describe('the page', () => {
  const title = 'Boho Floral Print Maxi Dress'
  const product = /\/rpc\/get_product/
  const related = /\/rpc\/recommendations/
  const heading = () => screen.findByRole('heading', { level: 1, name: title })

  describe('product', () => {
    it('the product page begins with M, pink, one item and the description', async () => {
      openPage(paths.product(sampleProduct))
      await heading()
      expect(screen.getByRole('radio', { name: 'M' })).toBeChecked()
      expect(screen.getByRole('radio', { name: 'Pink' })).toBeChecked()
      expect(page().getByRole('group', { name: quantityWords.stepper.group })).toHaveTextContent('1')
      expect(screen.getByText('$12.99')).toBeInTheDocument()
      expect(await screen.findByRole('tab', { name: tabWords.description })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      expect(document.title).toBe(common.title(title))
    })

    it('a product is in the cart at once, before the toast, and a double press adds it once', async () => {
      const { user } = openPage(paths.product(sampleProduct))
      await heading()
      const [add] = page().getAllByRole('button', { name: common.addToCart })
      if (!add) throw new Error('No button')
      await user.dblClick(add)
      expect(add).toHaveTextContent(productWords.addingToCart)
      expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toMatchObject([{ quantity: 1 }])
      expect(screen.getByRole('link', { name: layout.cart(1) })).toBeInTheDocument()
      expect(screen.queryByText(addToCartWords.addedToast.title)).not.toBeInTheDocument()
      await screen.findByText(addToCartWords.addedToast.title)
      expect(add).toHaveTextContent(common.addToCart)
    })

    it('the product page at /product is the sample product, under the collections', async () => {
      openPage(paths.sampleProduct)
      await heading()
      const crumbs = page().getByRole('navigation', { name: common.breadcrumb })
      expect(crumbs).toHaveTextContent('Home/Collections/Dresses')
      expect(page().getByRole('link', { name: common.back })).toHaveAttribute('href', paths.collections)
    })

    it.each([
      [30, true, 'Free returns within 30 days', '30-day returns'],
      [7, false, 'Returns within 7 days', '7-day returns'],
      [null, false, null, null],
    ])(
      'the product page of a shop with returns for %j days, free: %j, says %j beside the button and %j below',
      async (return_days, returns_are_free, promise, title) => {
        network.trouble(/\/rpc\/shop_facts/, async (send) => {
          const facts = v.parse(v.looseObject({}), await (await send()).json())
          return Response.json({ ...facts, return_days, returns_are_free })
        })
        const { user } = openPage(paths.product(sampleProduct))
        await heading()
        await user.click(await screen.findByRole('tab', { name: tabWords.shipping }))
        const panel = within(await screen.findByRole('tabpanel'))
        await panel.findByText('Premium Express')
        expect(page().queryByText(/returns within/i)?.textContent ?? null).toBe(promise)
        expect(panel.queryByRole('heading', { name: /returns/ })?.textContent ?? null).toBe(title)
      },
    )

    it.each([true, undefined])(
      'a reduction names the lowest price of 30 days where the shop measures it (%j)',
      async (is_measured) => {
        network.trouble(product, async (send) => {
          const found = v.parse(v.looseObject({ price: v.number() }), await (await send()).json())
          const reduced = { ...found, original_price: found.price + 10, deals: [], is_measured }
          return Response.json(reduced)
        })
        openPage(paths.product(sampleProduct))
        await heading()
        await page().findAllByText('$22.99')
        const text = lowestPrice('$22.99')
        if (is_measured) await page().findByText(text)
        expect(page().queryAllByText(text)).toHaveLength(is_measured ? 1 : 0)
      },
    )

    it.each(['small', 'large', undefined] as const)(
      'the product page says of sizes what the shop’s returns tell (%s)',
      async (fit) => {
        network.trouble(product, async (send) =>
          Response.json({ ...v.parse(v.looseObject({}), await (await send()).json()), fit }),
        )
        openPage(paths.product(sampleProduct))
        await heading()
        if (fit) await page().findByText(fitWords[fit])
        expect(page().queryAllByText(/^Runs /)).toHaveLength(fit ? 1 : 0)
      },
    )

    it('the product page keeps its shape while it loads', async () => {
      network.trouble(product, 'silent')
      openPage(paths.product(sampleProduct))
      expect(await page().findByText(common.loading)).toHaveAttribute('role', 'status')
      expect(page().queryByRole('button')).not.toBeInTheDocument()
    })

    it.each(troubles)('the product page says what is wrong (%s) and recovers', async (trouble, words) => {
      network.trouble(product, trouble)
      const opened = openPage(paths.product(sampleProduct))
      await expectRecovery(opened, { words, request: product, recovered: heading })
    })

    it('the product page is not found under a slug that nothing has', async () => {
      openPage(paths.product('nothing-of-this-name'))
      await screen.findByRole('heading', { level: 1, name: notFoundWords.title })
      expect(page().getByRole('link', { name: notFoundWords.home })).toHaveAttribute('href', '/')
    })

    it('the product page lets the related products fail alone and try again', async () => {
      network.trouble(related, 500)
      const { user } = openPage(paths.product(sampleProduct))
      await heading()
      await screen.findByText(relatedWords.failed)
      network.restore()
      await user.click(page().getByRole('button', { name: common.tryAgain }))
      await waitFor(() => {
        const section = screen.getByRole('region', { name: relatedWords.title })
        expect(section.querySelectorAll('article')).toHaveLength(4)
      })
    })

    it('the product page replaces the buy buttons with an email form for a chosen size that is sold out', async () => {
      const { user } = openPage(paths.product(sampleProduct))
      await heading()
      await user.click(screen.getByRole('radio', { name: `XXL, ${productWords.soldOutNote}` }))
      expect(await screen.findByText(productWords.soldOut('XXL'))).toHaveAttribute('role', 'status')
      await screen.findByRole('form', { name: notifyWords.label('XXL in Pink') })
      expect(page().queryByRole('button', { name: productWords.buyNow })).not.toBeInTheDocument()
      expect(page().queryByRole('group', { name: quantityWords.stepper.group })).not.toBeInTheDocument()
      await user.click(screen.getByRole('radio', { name: 'M' }))
      expect(page().getByRole('button', { name: productWords.buyNow })).toBeEnabled()
      expect(screen.queryByRole('form', { name: /^Email for/ })).not.toBeInTheDocument()
    })

    it('the product page offers to be notified about the one sold-out size beside the buy buttons', async () => {
      const { user } = openPage(paths.product(sampleProduct))
      await heading()
      await user.click(page().getByRole('button', { name: productWords.notifyMe }))
      await screen.findByRole('form', { name: notifyWords.label('XXL in Pink') })
      expect(page().getByRole('button', { name: productWords.buyNow })).toBeEnabled()
    })

    it('the product page hints at little stock of the chosen size', async () => {
      const [few] = await ask<{ size: string; color: string; quantity: number; products: { slug: string } }>(
        'product_variants?select=size,color,quantity,products!product_variants_product_id_fkey!inner(slug,sizes)&quantity=gt.1&quantity=lt.6&products.sizes=cs.{S,M,L,XL}&products.featured_rank=gt.1&order=id&limit=1',
      )
      if (!few) throw new Error('Everything is plenty')
      const { user } = openPage(paths.product(few.products.slug))
      await user.click(await screen.findByRole('radio', { name: few.color }))
      await user.click(screen.getByRole('radio', { name: few.size }))
      await screen.findByText(productWords.leftInSize(few.quantity))
    })

    it('the product page has the size guide beside the sizes, which saves the shopper’s size', async () => {
      const { user, unmount } = openPage(paths.product(sampleProduct))
      await heading()
      await user.click(page().getByRole('button', { name: productWords.sizeGuide }))
      const guide = within(await screen.findByRole('dialog', { name: sizeGuideWords.title }))
      expect(await guide.findByRole('combobox')).toHaveDisplayValue('Dresses, tops and outerwear')
      const row = guide.getByRole('row', { name: /^XL/ })
      expect(row).toHaveTextContent('100–104')
      await user.click(guide.getByRole('radio', { name: sizeGuideWords.units.in }))
      expect(row).toHaveTextContent('39¼–41')
      await user.click(guide.getByRole('radio', { name: 'XL' }))
      expect(guide.getByText(sizeGuideWords.remembered('XL'))).toHaveAttribute('role', 'status')
      const shoes = guide.getByRole('option', { name: 'Women’s shoes' })
      await user.selectOptions(guide.getByRole('combobox'), shoes)
      await user.click(guide.getByRole('radio', { name: '38' }))
      await user.keyboard('{Escape}')
      expect(page().getByRole('button', { name: productWords.sizeGuide })).toHaveFocus()
      expect(screen.getByRole('radio', { name: `XL, ${productWords.yourSize}` })).toBeChecked()

      unmount()
      const again = openPage(paths.product(sampleProduct))
      await heading()
      const own = screen.getByRole('radio', { name: `XL, ${productWords.yourSize}` })
      expect(own).toBeChecked()
      await again.user.click(page().getByRole('button', { name: productWords.sizeGuide }))
      await again.user.click(await screen.findByRole('button', { name: sizeGuideWords.forget }))
      expect(Object.values(JSON.parse(localStorage.getItem('sizes') ?? '{}'))).toEqual(['38'])
      expect(localStorage.getItem('size-unit')).toBe('in')
    })

    it('the product page has no size guide where there is nothing to measure', async () => {
      openPage(paths.product('woven-market-basket-bag'))
      await screen.findByRole('heading', { level: 1 })
      expect(page().queryByRole('button', { name: productWords.sizeGuide })).not.toBeInTheDocument()
    })

    it('the product page shows its pictures large: by keys, closer and whole, and back to where one was', async () => {
      const { user } = openPage(paths.product(sampleProduct))
      await heading()
      await user.click(page().getByRole('button', { name: galleryWords.zoom }))
      const dialog = await screen.findByRole('dialog', { name: zoomWords.title(title) })
      const count = (place: number) => expect(dialog).toHaveTextContent(galleryWords.count(place, 4))
      count(1)
      await user.keyboard('{ArrowLeft}')
      count(4)
      await user.keyboard('{Home}')
      count(1)
      await user.click(within(dialog).getByRole('button', { name: zoomWords.next }))
      count(2)
      await user.click(within(dialog).getByRole('button', { name: zoomWords.zoomIn }))
      expect(within(dialog).getByRole('button', { pressed: true })).toHaveAccessibleName(
        new RegExp(`^${zoomWords.whole}`),
      )
      // Close by, the arrows move the picture and do not change it.
      await user.keyboard('{ArrowRight}')
      count(2)
      await user.keyboard('0')
      expect(within(dialog).queryByRole('button', { pressed: true })).not.toBeInTheDocument()
      await user.keyboard('{Escape}')
      await waitFor(() => expect(page().getByRole('button', { name: galleryWords.zoom })).toHaveFocus())
    })
  })
})

describe('what the product page selects and offers, depending on what is in stock', () => {
  type Row = {
    facts: { materials: string; vendor: string; seo_title: string }
    review_count: number
    quantity: number
    product_variants: { size: string; color: string; quantity: number }[]
  }

  /** Changes the sample product on its way to the page. */
  const alter = (change: (row: Row) => void) =>
    network.trouble(/\/rpc\/get_product/, async (send) => {
      const row: Row = await (await send()).json()
      change(row)
      return Response.json(row)
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

    it('the product page selects the nearest size when the preferred one is sold out and stays visible', async () => {
      sellOut(({ size, color }) => size === 'M' && color === 'Pink')
      await openDress()
      expect(selected()).toEqual(['Pink', 'S'])
      expect(screen.getByRole('radio', { name: `M, ${productWords.soldOutNote}` })).not.toBeChecked()
      expect(page().getByRole('button', { name: productWords.buyNow })).toBeEnabled()
    })

    it('the product page selects another color when all sizes of the preferred one are sold out', async () => {
      sellOut(({ color }) => color === 'Pink')
      await openDress()
      expect(selected()).toEqual(['Black', 'M'])
      expect(screen.getByRole('radio', { name: `Pink, ${productWords.soldOutNote}` })).not.toBeChecked()
    })

    it('the product page selects a size in stock of the color that the shopper chooses', async () => {
      sellOut(({ size, color }) => size === 'M' && color === 'Black')
      const { user } = await openDress()
      expect(selected()).toEqual(['Pink', 'M'])
      await user.click(screen.getByRole('radio', { name: 'Black' }))
      expect(selected()).toEqual(['Black', 'S'])
    })

    it('the product page does not select the shopper’s own size while it is sold out and another is not', async () => {
      localStorage.setItem('sizes', '{"women-tops":"L"}')
      sellOut(({ size }) => size === 'L')
      await openDress()
      expect(selected()).toEqual(['Pink', 'M'])
      expect(
        screen.getByRole('radio', { name: `L, ${productWords.yourSize}, ${productWords.soldOutNote}` }),
      ).not.toBeChecked()
    })

    it('the product page names the color when all of a chosen color is sold out', async () => {
      sellOut(({ color }) => color === 'Black')
      const { user } = await openDress()
      await user.click(screen.getByRole('radio', { name: `Black, ${productWords.soldOutNote}` }))
      expect(screen.getByText(productWords.soldOut('Black'))).toHaveAttribute('role', 'status')
    })

    it('the product page leads with the form to be notified when everything is sold out', async () => {
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

    it('the product page says the materials among the details, if there are any', async () => {
      const { unmount } = await openDress()
      await screen.findByRole('tabpanel', { name: tabWords.description })
      expect(screen.queryByText('100% linen')).not.toBeInTheDocument()
      unmount()
      alter((row) => {
        row.facts.materials = '100% linen'
      })
      await openDress()
      expect((await screen.findByText('100% linen')).parentElement).toHaveRole('definition')
      expect(screen.getByText('Materials')).toHaveRole('term')
    })

    it('the product page says its maker, and search engines read what the owner wrote for them', async () => {
      alter((row) => {
        row.facts.vendor = 'Atelier Safi'
        row.facts.seo_title = 'Dresses from Safi'
      })
      await openDress()
      expect((await screen.findByText('Atelier Safi')).parentElement).toHaveRole('definition')
      await waitFor(() => expect(document.title).toBe(common.title('Dresses from Safi')))
    })

    it('the product page has no stars before the first review', async () => {
      alter((row) => {
        row.review_count = 0
      })
      await openDress()
      const link = screen.getByRole('link', { name: productWords.noReviews })
      expect(link.parentElement?.querySelector('[role=img]')).toBeNull()
    })
  })
})
