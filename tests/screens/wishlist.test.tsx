// The wishlist of a member and of a guest: what became of the wishes, and passing the list on.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { paths } from '@/config/paths'
import { account } from '@/content/account/account'
import { sharedListWords, wishlistWords as words } from '@/content/account/wishlist'
import { productWords } from '@/content/product/product'
import { quickAddWords } from '@/content/product/quick-add'
import { common } from '@/content/shared/common'
import { errors } from '@/content/shared/errors'
import { sampleProduct } from '../support/sample-words'
import { ask, expectRecovery, network, openPage, page, troubles } from '../support/screen'
import { asOwner, memberWishes, newMember } from '../support/screen-orders'

describe('a member', () => {
  const calls = /\/rpc\/change_wishlist/
  const title = 'Boho Floral Print Maxi Dress'
  const bag = { slug: 'canvas-and-leather-tote', title: 'Canvas and Leather Tote' }
  const remembered = () => localStorage.getItem('wishlist')
  const item = () => page().findByRole('link', { name: title })

  describe('a member’s wishlist', () => {
    it('a member’s wishlist takes the entries stored in the browser into the account', async () => {
      await newMember()
      await memberWishes([bag.slug])
      localStorage.setItem('wishlist', JSON.stringify([sampleProduct, bag.slug]))
      openPage(paths.wishlist)
      await screen.findByText(words.memberText)
      await waitFor(() => expect(remembered()).toBeNull())
      expect(await item()).toBeInTheDocument()
      expect(screen.getByText(words.count(2))).toBeInTheDocument()
      expect(await memberWishes()).toEqual([sampleProduct, bag.slug])
    })

    it('a member’s wishlist shows an empty state when it has no entries', async () => {
      await newMember()
      network.forget()
      openPage(paths.wishlist)
      await screen.findByRole('heading', { level: 1, name: words.empty.title })
      expect(network.asked(calls)).toBeGreaterThan(0)
    })

    it('a member’s wishlist is not requested for a guest', async () => {
      network.forget()
      openPage(paths.wishlist)
      await screen.findByRole('heading', { level: 1, name: words.empty.title })
      expect(network.asked(calls)).toBe(0)
    })

    it('a member’s wishlist changes with the hearts, and is not left behind at the logout', async () => {
      await newMember()
      network.forget()
      const { user } = openPage(paths.product(sampleProduct))
      const heart = await page().findByRole('button', { name: productWords.wishlist.add })
      await waitFor(() => expect(network.asked(calls)).toBe(1))
      await waitFor(() => expect(remembered()).toBeNull())
      await user.click(heart)
      await page().findByRole('button', { name: productWords.wishlist.remove })
      await waitFor(async () => expect(await memberWishes()).toEqual([sampleProduct]))
      expect(remembered() ?? '[]').toBe('[]')
      await user.click(screen.getAllByRole('link', { name: 'Profile' })[0] ?? heart)
      await user.click(await page().findByRole('button', { name: account.profile.logout }))
      await screen.findByText(account.profile.loggedOut)
      await user.click(screen.getAllByRole('link', { name: words.title })[0] ?? heart)
      await screen.findByRole('heading', { level: 1, name: words.empty.title })
      expect(remembered() ?? '[]').toBe('[]')
    })

    it('a member’s wishlist stays as it was when a change fails, and says so', async () => {
      await newMember()
      await memberWishes([sampleProduct])
      const { user } = openPage(paths.wishlist)
      await item()
      network.trouble(calls, 'offline')
      await user.click(page().getByRole('button', { name: words.remove(title) }))
      await screen.findByText(words.failed.title)
      expect(await item()).toBeInTheDocument()
      network.restore()
      expect(await memberWishes()).toEqual([sampleProduct])
    })

    it('a member’s wishlist shows what another device changed when the member comes back', async () => {
      await newMember()
      await memberWishes([sampleProduct])
      openPage(paths.wishlist)
      await item()
      await memberWishes([bag.slug])
      await act(async () => void fireEvent(window, new Event('visibilitychange')))
      await screen.findByText(words.count(2))
    })

    it('a member’s wishlist shows an error when it fails to load, and recovers', async () => {
      await newMember()
      await memberWishes([sampleProduct])
      network.trouble(calls, 429)
      const opened = openPage(paths.wishlist)
      await expectRecovery(opened, { words: errors['rate-limited'], request: calls, recovered: item })
    })

    it('a member’s wishlist keeps the browser’s list while the account does not answer', async () => {
      await newMember()
      localStorage.setItem('wishlist', JSON.stringify([sampleProduct]))
      network.trouble(calls, 429)
      openPage(paths.wishlist)
      expect(await item()).toBeInTheDocument()
      expect(remembered()).toBe(JSON.stringify([sampleProduct]))
    })
  })
})

describe('a guest', () => {
  type Row = { id: string; slug: string; title: string; price: number }

  /** A product of the test's own, M in pink. */
  async function made(facts: { price?: number; quantity?: number; sizes?: string[] } = {}): Promise<Row> {
    const slug = `wish-${crypto.randomUUID().slice(0, 8)}`
    const [row] = await asOwner<Row[]>('POST', 'products', {
      slug,
      title: `Wish ${slug}`,
      description: 'Made for a test.',
      price: 20,
      quantity: 6,
      sizes: ['M'],
      colors: ['Pink'],
      image_url: '/favicon.svg',
      collection_slug: 'dresses',
      ...facts,
    })
    if (!row) throw new Error('No product')
    return row
  }
  const setStock = ({ id }: Row, quantity: number) =>
    asOwner('PATCH', `product_variants?product_id=eq.${id}`, { quantity })
  const setPrice = ({ id }: Row, price: number) => asOwner('PATCH', `products?id=eq.${id}`, { price })
  const wishFor = (...rows: { slug: string }[]) =>
    localStorage.setItem('wishlist', JSON.stringify(rows.map(({ slug }) => slug)))
  const kept = () => JSON.parse(localStorage.getItem('wishlist-kept') ?? '[]')
  const card = async (row: Row) =>
    within((await page().findByRole('link', { name: row.title })).closest('article') ?? document.body)

  describe('what became of a wish', () => {
    it('the wishlist marks what is cheaper or back in stock, also after removing and adding it again', async () => {
      const [cheaper, back, same] = [await made(), await made({ quantity: 0 }), await made()]
      wishFor(cheaper, back, same)
      const first = openPage(paths.wishlist)
      await waitFor(() => expect(kept()).toHaveLength(3))
      expect(kept()).toContainEqual({ slug: cheaper.slug, price: 2000, at: expect.any(Number) })
      first.unmount()
      await setPrice(cheaper, 12.5)
      await setStock(back, 4)

      const { user } = openPage(paths.wishlist)
      const was = words.was('$20.00')
      await (await card(cheaper)).findByText(was)
      expect((await card(back)).getByText(words.back)).toBeInTheDocument()
      expect((await card(same)).queryByText(words.back)).not.toBeInTheDocument()
      expect(screen.getByText(new RegExp(words.marks(1, 1)))).toBeInTheDocument()
      await user.click(page().getByRole('button', { name: words.remove(cheaper.title) }))
      expect(page().queryByText(was)).not.toBeInTheDocument()
      await waitFor(() => expect(kept()).toHaveLength(2))
      await user.click(await screen.findByRole('button', { name: words.removed.undo }))
      await (await card(cheaper)).findByText(was)
    })

    it('a guest’s wishlist moves into the account, and is marked from there', async () => {
      const [guest, member] = [await made(), await made()]
      await newMember()
      await memberWishes([member.slug])
      wishFor(guest)
      localStorage.setItem('wishlist-kept', JSON.stringify([{ slug: guest.slug, price: 3100, at: 1 }]))
      await setPrice(member, 5)
      openPage(paths.wishlist)
      await (await card(guest)).findByText(words.was('$31.00'))
      expect((await card(member)).getByText(words.was('$20.00'))).toBeInTheDocument()
      expect(localStorage.getItem('wishlist-kept')).toBeNull()
    })

    it.each(['[oops', '{}', '[null,{"slug":"../"}]', `["${'x'.repeat(70_000)}"]`])(
      'the wishlist survives what was stored: %.12s',
      async (stored) => {
        localStorage.setItem('wishlist-kept', stored)
        wishFor({ slug: sampleProduct })
        openPage(paths.wishlist)
        await waitFor(() => expect(localStorage.getItem('wishlist-kept')).toContain(`"${sampleProduct}"`))
        expect(kept()).toHaveLength(1)
      },
    )
  })

  describe('adding to the cart', () => {
    it('the wishlist asks for the size where there are several', async () => {
      const row = await made({ sizes: ['S', 'M'] })
      wishFor(row)
      const { user } = openPage(paths.wishlist)
      await user.click((await card(row)).getByRole('button', { name: `${common.addToCart}: ${row.title}` }))
      const choice = within(await screen.findByRole('dialog', { name: quickAddWords.choose(row.title) }))
      await user.click(choice.getByRole('button', { name: 'S' }))
      await waitFor(() => expect(localStorage.getItem('cart')).toContain('"size":"S"'))
    })

    it('the wishlist adds nothing that is sold out, and offers to ask for it instead', async () => {
      const row = await made({ quantity: 0 })
      wishFor(row)
      const { user } = openPage(paths.wishlist)
      const item = await card(row)
      expect(item.getByRole('button', { name: `${common.soldOut}: ${row.title}` })).toBeDisabled()
      await user.click(item.getByRole('button', { name: `${common.notifyMe}: ${row.title}` }))
      await screen.findByText(quickAddWords.whenBack, { exact: false })
    })
  })

  describe('passing the list on', () => {
    const sharing = async (row: Row, name: string) => {
      wishFor(row)
      const { user } = openPage(paths.wishlist)
      await user.click(await page().findByRole('button', { name: sharedListWords.open }))
      const dialog = within(await screen.findByRole('dialog', { name: sharedListWords.title }))
      await user.click(dialog.getByLabelText(new RegExp(sharedListWords.name)))
      await user.paste(name)
      return { user, dialog }
    }

    it('passing the wishlist on copies a link that holds the items and the name, and says so', async () => {
      const row = await made()
      const { user, dialog } = await sharing(row, 'Nora')
      await user.click(dialog.getByRole('button', { name: sharedListWords.copy }))
      await screen.findByText(sharedListWords.copied.title)
      expect(await navigator.clipboard.readText()).toBe(
        `${location.origin}/wishlist?items=${row.slug}&from=Nora`,
      )
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    })

    it('passing the wishlist on uses the device’s own sharing, by Enter too; closing that is no failure', async () => {
      const share = vi.fn<(data: ShareData) => Promise<void>>()
      Object.assign(navigator, { share })
      const row = await made()
      const { user, dialog } = await sharing(row, '')
      share.mockRejectedValueOnce(new DOMException('', 'AbortError'))
      await user.keyboard('{Enter}')
      expect(dialog.getByRole('button', { name: sharedListWords.share })).toBeInTheDocument()
      share.mockResolvedValueOnce()
      await user.click(dialog.getByRole('button', { name: sharedListWords.share }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect(share).toHaveBeenLastCalledWith({
        title: sharedListWords.heading(''),
        url: `${location.origin}/wishlist?items=${row.slug}`,
      })
      Reflect.deleteProperty(navigator, 'share')
    })
  })

  describe('a list that was passed on', () => {
    const link = (...slugs: string[]) => `/wishlist?items=${slugs.join('.')}&from=Nora`

    it('a shared wishlist shows its items to save and to buy, and leaves the viewer’s list unchanged', async () => {
      const row = await made()
      wishFor({ slug: sampleProduct })
      const { user } = openPage(link(row.slug, 'gone-for-good'))
      expect(
        await page().findByRole('heading', { level: 1, name: sharedListWords.heading('Nora') }),
      ).toBeInTheDocument()
      await page().findByText(new RegExp(sharedListWords.gone(1)))
      expect(page().queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
      expect(localStorage.getItem('wishlist')).toBe(JSON.stringify([sampleProduct]))
      await user.click(page().getByRole('button', { name: common.addToWishlist(row.title) }))
      expect(localStorage.getItem('wishlist')).toBe(JSON.stringify([row.slug, sampleProduct]))
      await user.click(await page().findByRole('button', { name: `${common.addToCart}: ${row.title}` }))
      await waitFor(() => expect(localStorage.getItem('cart')).toContain(row.slug))
      await user.click(page().getByRole('link', { name: sharedListWords.own }))
      await page().findByRole('heading', { level: 1, name: words.title })
    })

    it.each(['/wishlist?items=', '/wishlist?items=%3Cscript%3E', link('gone-for-good')])(
      'a shared wishlist says that nothing is on it: %s',
      async (path) => {
        openPage(path)
        expect(
          await page().findByRole('heading', { level: 1, name: sharedListWords.empty.title }),
        ).toBeInTheDocument()
        expect(page().getByRole('link', { name: sharedListWords.own })).toHaveAttribute(
          'href',
          paths.wishlist,
        )
      },
    )

    it.each(troubles)('a shared wishlist says what is wrong (%s) and recovers', async (trouble, said) => {
      const [row] = await ask<Row>(`products?slug=eq.${sampleProduct}&select=title`)
      network.trouble(/\/rpc\/products_by_slugs/, trouble)
      await expectRecovery(openPage(link(sampleProduct)), {
        words: said,
        request: /\/rpc\/products_by_slugs/,
        recovered: () => page().findByRole('link', { name: row?.title ?? '' }),
      })
    })
  })
})
