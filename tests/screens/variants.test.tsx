// The variant that an address names, on the product's page and in the links that lead there.
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { paths } from '@/config/paths'
import { filterWords } from '@/content/catalogue/filters'
import { layout } from '@/content/layout/layout'
import { galleryWords, productWords } from '@/content/product/product'
import { tabWords } from '@/content/product/product-more'
import { samplePaths } from '../../e2e/fixtures/sample'
import { sampleProduct } from '../support/sample-words'
import { network, openPage, page } from '../support/screen'

const dress = paths.product(sampleProduct)
const title = 'Boho Floral Print Maxi Dress'
const request = /\/rpc\/get_product/

const heading = () => screen.findByRole('heading', { level: 1, name: title })
const selected = () =>
  within(screen.getByRole('main'))
    .getAllByRole('radio', { checked: true })
    .map((radio) => radio.getAttribute('aria-label'))
const firstPicture = () =>
  within(screen.getByRole('list', { name: galleryWords.label }))
    .getAllByRole('img')[0]
    ?.getAttribute('src')
const address = () => location.pathname + location.search + location.hash

/** Opens a page and waits for the dress. */
async function openDress(path: string) {
  const opened = openPage(path)
  await heading()
  return opened
}

type Row = {
  colors: string[]
  sizes: string[]
  images: unknown[]
  quantity: number
  product_variants: { id: string; size: string; color: string; quantity: number }[]
}

/** Gives the dress other options on its way to the page, all in stock, with the places of those that are sold out. */
const offer = (colors: string[], sizes: string[], soldOut: number[] = []) =>
  network.trouble(request, async (send) => {
    const row: Row = await (await send()).json()
    const variants = (colors.length > 0 ? colors : ['']).flatMap((color) =>
      (sizes.length > 0 ? sizes : ['']).map((size) => ({ color, size })),
    )
    return Response.json({
      ...row,
      colors,
      sizes,
      quantity: 9,
      product_variants: variants.map((variant, place) => ({
        ...variant,
        id: `variant-${place}`,
        sku: `Z${place}`,
        quantity: soldOut.includes(place) ? 0 : 9,
      })),
    })
  })

describe('the address of a variant', () => {
  it('a variant’s address opens with colour, size and picture chosen, and changes nothing by itself', async () => {
    const { length } = history
    await openDress(`${dress}?color=Black&size=L&utm_source=mail`)
    expect(selected()).toEqual(['Black', 'L'])
    expect(firstPicture()).toContain('black-front')
    expect(address()).toBe(`${dress}?color=Black&size=L&utm_source=mail`)
    expect(history.length).toBe(length)
  })

  it('a variant’s address has the product’s own address as its canonical one', async () => {
    await openDress(`${dress}?color=Black&size=L`)
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      new URL(dress, location.origin).href,
    )
  })

  it('a variant’s address is understood in another spelling', async () => {
    await openDress(`${dress}?color=%20BLACK&size=xl`)
    expect(selected()).toEqual(['Black', 'XL'])
  })

  it('a variant’s address with a colour alone leaves the size to the usual rule', async () => {
    offer(['Pink', 'Black'], ['S', 'M', 'L'], [4])
    await openDress(`${dress}?color=Black`)
    expect(selected()).toEqual(['Black', 'S'])
  })

  it('a variant’s address with a size alone leaves the colour to the usual rule', async () => {
    await openDress(`${dress}?size=L`)
    expect(selected()).toEqual(['Pink', 'L'])
  })

  it('a variant’s address keeps a variant that is sold out, and says so', async () => {
    await openDress(`${dress}?color=Pink&size=XXL`)
    expect(selected()).toEqual(['Pink', `XXL, ${productWords.soldOutNote}`])
    expect(page().queryByRole('button', { name: productWords.buyNow })).not.toBeInTheDocument()
  })

  it.each([
    '?color=Gone&size=XXXXL',
    '?color=&size=',
    '?color=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&size=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    `?color=${'Black'.repeat(4000)}&size=${'%F0%9F%91%97'.repeat(2000)}`,
    '?color=%E0%A4%A&size=%',
  ])('a variant’s address with what the product does not have opens as usual: %.40s', async (search) => {
    await openDress(dress + search)
    expect(selected()).toEqual(['Pink', 'M'])
    expect(document.querySelector('main img[src="x"], main script')).toBeNull()
  })

  it('a variant’s address goes before the size that is saved in this browser', async () => {
    localStorage.setItem('sizes', '{"women-tops":"L"}')
    await openDress(`${dress}?size=XL`)
    expect(selected()).toEqual(['Pink', 'XL'])
    expect(screen.getByRole('radio', { name: `L, ${productWords.yourSize}` })).not.toBeChecked()
  })

  it('a variant’s address works at /product too', async () => {
    const { user } = await openDress(`${paths.sampleProduct}?color=Black`)
    expect(selected()[0]).toBe('Black')
    await user.click(screen.getByRole('radio', { name: 'L' }))
    expect(address()).toBe(`${paths.sampleProduct}?color=Black&size=L`)
  })

  it('a variant’s address has options in any letters and signs', async () => {
    const [blue, odd] = ['أزرق فاتح', 'R&B + "50%" /?#=;<b>']
    offer([blue, odd], ['½', '36/38'])
    const { user, unmount } = await openDress(paths.variant(sampleProduct, { color: odd, size: '36/38' }))
    expect(selected()).toEqual([odd, '36/38'])
    await user.click(screen.getByRole('radio', { name: blue }))
    await user.click(screen.getByRole('radio', { name: '½' }))
    expect(address()).toBe(paths.variant(sampleProduct, { color: blue, size: '½' }))
    unmount()
    await openDress(address())
    expect(selected()).toEqual([blue, '½'])
  })

  it('a variant’s address has one parameter for one thing to choose, and none where there is nothing', async () => {
    offer([], ['30 ml', '50 ml'])
    const { user, unmount } = await openDress(`${dress}?color=Black&size=50+ml`)
    expect(selected()).toEqual(['50 ml'])
    await user.click(screen.getByRole('radio', { name: '30 ml' }))
    expect(address()).toBe(`${dress}?size=30+ml`)
    unmount()
    network.restore()
    offer([], [])
    await openDress(`${dress}?color=Black&size=M`)
    expect(page().queryByRole('radio')).not.toBeInTheDocument()
    expect(page().getByRole('button', { name: productWords.buyNow })).toBeEnabled()
  })
})

describe('choosing', () => {
  it('choosing a variant writes the address without history entry, request, or move of focus or scroll', async () => {
    const { user } = await openDress(`${dress}?utm_source=mail`)
    await screen.findByRole('tab', { name: tabWords.description })
    const { length } = history
    const scrolled = vi.spyOn(globalThis, 'scrollTo')
    onTestFinished(() => scrolled.mockRestore())
    network.forget()
    const black = screen.getByRole('radio', { name: 'Black' })
    await user.click(black)
    expect(address()).toBe(`${dress}?utm_source=mail&color=Black`)
    expect(black).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(address()).toBe(`${dress}?utm_source=mail&color=Pink`)
    await user.click(screen.getByRole('radio', { name: 'L' }))
    expect(address()).toBe(`${dress}?utm_source=mail&color=Pink&size=L`)
    expect(screen.getByRole('radio', { name: 'L' })).toHaveFocus()
    expect(history.length).toBe(length)
    expect(network.asked(request)).toBe(0)
    expect(scrolled).not.toHaveBeenCalled()
    expect(selected()).toEqual(['Pink', 'L'])
  })

  it.each(['#reviews', '#shipping', '#%', '#nothing'])(
    'choosing a variant keeps the anchor %s, the focus and the place',
    async (hash) => {
      const { user } = await openDress(dress + hash)
      await screen.findByRole('tab', { name: tabWords.description })
      const scrolled = vi.fn()
      Element.prototype.scrollIntoView = scrolled
      const black = screen.getByRole('radio', { name: 'Black' })
      await user.click(black)
      expect(address()).toBe(`${dress}?color=Black${hash}`)
      await waitFor(() => expect(selected()[0]).toBe('Black'))
      expect(black).toHaveFocus()
      expect(scrolled).not.toHaveBeenCalled()
    },
  )

  it('a chosen variant outlives another tab of the page, the link to the reviews, and signing in', async () => {
    const { user } = await openDress(`${dress}?color=Black&size=L`)
    await user.click(await screen.findByRole('tab', { name: tabWords.shipping }))
    expect(address()).toBe(`${dress}?color=Black&size=L#shipping`)
    await user.click(screen.getByRole('link', { name: /reviews/ }))
    expect(address()).toBe(`${dress}?color=Black&size=L#reviews`)
    expect(selected()).toEqual(['Black', 'L'])
    const signIn = await screen.findByRole('link', { name: /sign in/i })
    expect(decodeURIComponent(signIn.getAttribute('href') ?? '')).toContain(
      `${dress}?color=Black&size=L#reviews`,
    )
  })

  it('a chosen variant holds though the browser refuses to write the address', async () => {
    const { user } = await openDress(dress)
    const refused = vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError')
    })
    const silent = (event: ErrorEvent) => event.preventDefault()
    addEventListener('error', silent)
    onTestFinished(() => {
      refused.mockRestore()
      removeEventListener('error', silent)
    })
    await user.click(screen.getByRole('radio', { name: 'Black' }))
    await user.click(screen.getByRole('radio', { name: 'L' }))
    expect(selected()).toEqual(['Black', 'L'])
    expect(address()).toBe(dress)
  })

  it('a chosen variant gives way to a link to another variant of the same product', async () => {
    localStorage.setItem(
      'cart',
      JSON.stringify([
        {
          id: sampleProduct,
          title,
          image: '/favicon.svg',
          price: 1299,
          size: 'S',
          color: 'Black',
          quantity: 1,
        },
      ]),
    )
    const { user } = await openDress(dress)
    await user.click(screen.getByRole('radio', { name: 'XL' }))
    const opener = within(screen.getByRole('banner')).getByRole('link', { name: layout.cart(1) })
    await waitFor(() => expect(opener).toHaveAttribute('aria-haspopup', 'dialog'))
    await user.click(opener)
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: title }))
    expect(address()).toBe(`${dress}?color=Black&size=S`)
    await waitFor(() => expect(selected()).toEqual(['Black', 'S']))
    history.back()
    await waitFor(() => expect(selected()).toEqual(['Pink', 'XL']))
  })

  it('a chosen variant is what the share button shares', async () => {
    const { user } = await openDress(dress)
    const share = () => user.click(page().getByRole('button', { name: productWords.share.label }))
    await share()
    expect(await navigator.clipboard.readText()).toBe(location.origin + dress)
    await user.click(screen.getByRole('radio', { name: 'Black' }))
    await user.click(screen.getByRole('radio', { name: 'L' }))
    await share()
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}${dress}?color=Black&size=L`)
  })
})

describe('choosing in the size guide', () => {
  it('choosing in the size guide writes the address of the page below, and Back closes the guide', async () => {
    history.pushState(null, '', '/faq')
    history.pushState(null, '', dress)
    const { user } = await openDress(dress)
    await user.click(page().getByRole('button', { name: productWords.sizeGuide }))
    const guide = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(history.state?.layer).toBe(1))
    await user.click(await guide.findByRole('radio', { name: 'XL' }))
    expect(address()).toBe(`${dress}?color=Pink&size=XL`)
    expect(history.state.layer).toBe(1)
    // Another table's size chooses nothing here.
    await user.selectOptions(guide.getByRole('combobox'), 'shoes women-shoes')
    await user.click(guide.getByRole('radio', { name: '38' }))
    expect(address()).toBe(`${dress}?color=Pink&size=XL`)
    history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(address()).toBe(`${dress}?color=Pink&size=XL`)
    expect(selected()).toEqual(['Pink', `XL, ${productWords.yourSize}`])
    history.back()
    await waitFor(() => expect(location.pathname).toBe('/faq'))
  })
})

describe('a card in a list of one colour', () => {
  it('a card in a list of one colour leads to the colour that it shows', async () => {
    const { user } = openPage(samplePaths.women)
    const column = await screen.findByRole('complementary', { name: filterWords.title })
    const colors = await within(column).findByRole('group', { name: filterWords.facets.color.name })
    const hrefs = () =>
      page()
        .getAllByRole('article')
        .map((card) => within(card).getAllByRole('link')[0]?.getAttribute('href') ?? '')
    await page().findAllByRole('article')
    expect(hrefs().filter((href) => href.includes('?'))).toEqual([])
    await user.click(within(colors).getByRole('checkbox', { name: /^Blue / }))
    await waitFor(() => expect(hrefs().filter((href) => !href.endsWith('?color=Blue'))).toEqual([]))
  })
})
