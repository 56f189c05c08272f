import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { lookbookWords as words } from '@/content/pages/lookbook'
import { addToCartWords } from '@/content/product/quick-add'
import { samplePaths } from '../../e2e/fixtures/sample'
import { looks } from '../support/sample-words'
import { ask, openPage } from '../support/screen'

/** The look; the products in it are articles too. */
const shown = () => screen.getAllByRole('article', { name: /./ })[0] as HTMLElement
const titleOf = async (index: number) =>
  screen.findByRole('heading', { level: 2, name: looks[index]?.title ?? '' })

describe('the lookbook', () => {
  it('the lookbook turns with wrap-around in both directions, and the address says where one is', async () => {
    const { user } = openPage(samplePaths.lookbook)
    await titleOf(0)
    for (const [link, index, search] of [
      [words.previous, 2, '?look=3'],
      [words.next, 0, ''],
      [words.next, 1, '?look=2'],
      [words.next, 2, '?look=3'],
      [words.next, 0, ''],
    ] as const) {
      await user.click(screen.getByRole('link', { name: link }))
      await titleOf(index)
      expect(location.search).toBe(search)
    }
  })

  it('the lookbook turns by arrow keys, but not from a field or with a modifier', async () => {
    const { user } = openPage(samplePaths.lookbook)
    await titleOf(0)
    await user.keyboard('{ArrowLeft}')
    await titleOf(2)
    await user.keyboard('{ArrowRight}{ArrowRight}')
    await titleOf(1)
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await user.click(document.querySelector('input') ?? document.body)
    await user.keyboard('{ArrowRight}')
    await titleOf(1)
  })

  it('the lookbook turns by a swipe, not by scrolling', async () => {
    openPage(samplePaths.lookbook)
    const heading = await titleOf(0)
    const finger = (clientX: number, clientY: number) => ({ clientX, clientY })
    fireEvent.touchStart(heading, { touches: [finger(300, 400)] })
    fireEvent.touchEnd(heading, { changedTouches: [finger(240, 100)] })
    await titleOf(0)
    fireEvent.touchStart(heading, { touches: [finger(300, 400)] })
    fireEvent.touchEnd(heading, { changedTouches: [finger(180, 410)] })
    const next = await titleOf(1)
    fireEvent.touchStart(next, { touches: [finger(100, 400)] })
    fireEvent.touchEnd(next, { changedTouches: [finger(240, 390)] })
    await titleOf(0)
  })

  it('the lookbook opens what its card chooses, and what the address asks for', async () => {
    const { user } = openPage(`${samplePaths.lookbook}?look=2`)
    await titleOf(1)
    const cards = within(screen.getByRole('region', { name: words.looks }))
    expect(cards.getByRole('link', { name: /Urban Edge/ })).toHaveAttribute('aria-current', 'true')
    await user.click(cards.getByRole('link', { name: /Minimalist Luxe/ }))
    await titleOf(2)
    expect(screen.getByText(words.announce('Minimalist Luxe', 3, 3))).toHaveAttribute('role', 'status')
  })

  it.each(['0', '4', '1.5', 'x', ''])('the lookbook begins at its beginning for ?look=%s', async (look) => {
    openPage(`${samplePaths.lookbook}?look=${look}`)
    await titleOf(0)
  })

  it.each(looks.map((look, index) => [look.title, look.collection, index] as const))(
    'the look %s has three products of its collection, and leads to it',
    async (_title, collection, index) => {
      const members = await ask<{ products: { title: string; slug: string } }>(
        `collection_products?select=position,products(title,slug),collections!inner(slug)&collections.slug=eq.${collection}&order=position&limit=3`,
      )
      openPage(`${samplePaths.lookbook}?look=${index + 1}`)
      await screen.findByRole('heading', { level: 4, name: members[0]?.products.title ?? '' })
      const article = within(shown())
      expect(article.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual(
        members.map(({ products }) => products.title),
      )
      for (const { products } of members)
        expect(article.getByRole('link', { name: `${words.details}: ${products.title}` })).toHaveAttribute(
          'href',
          paths.product(products.slug),
        )
      expect(article.getByRole('link', { name: words.shop })).toHaveAttribute(
        'href',
        paths.collection(collection),
      )
    },
  )

  it('the lookbook adds a product with the chosen size by Quick Shop', async () => {
    const { user } = openPage(samplePaths.lookbook)
    const title = 'Strappy Leather Sandals'
    await user.click(await screen.findByRole('button', { name: `${words.quick}: ${title}` }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '39' }))
    await screen.findByText(addToCartWords.addedToast.text(title))
    expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toMatchObject([{ size: '39', quantity: 1 }])
  })
})
