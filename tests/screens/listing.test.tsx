import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { limits } from '@/config/limits'
import { paths } from '@/config/paths'
import { common } from '@/content/common'
import { collectionsWords, listingWords, placeWords, trendingWords } from '@/content/listing'
import { ask, expectRecovery, network, openPage, page, troubles } from '../support/screen'

const list = /\/products\?.*limit=/
const collections = /\/collections\?/
const cards = () => screen.getByRole('main').querySelectorAll('article')
const anyCard = async () => {
  await screen.findByText(/^Showing /)
  expect(cards().length).toBeGreaterThan(0)
}

describe('listing', () => {
  it('shows the first page of a department and how many there are in all', async () => {
    const women = await ask<{ id: string }>(
      'products?select=id,collections!inner(department)&collections.department=eq.women&archived_at=is.null',
    )
    openPage(paths.women)
    expect(await screen.findByText(listingWords.count(women.length))).toHaveAttribute('role', 'status')
    expect(cards()).toHaveLength(Math.min(limits.listPage, women.length))
    expect(screen.getByRole('heading', { level: 1, name: placeWords.women.title })).toBeInTheDocument()
  })

  it('keeps the places of its cards while they are on their way', async () => {
    network.trouble(list, 'silent')
    openPage(paths.women)
    expect(await page().findByText(common.loading)).toHaveAttribute('role', 'status')
    expect(screen.getByRole('heading', { level: 1, name: placeWords.women.title })).toBeInTheDocument()
    expect(cards()).toHaveLength(0)
  })

  it.each(troubles)('says what is wrong (%s) and recovers', async (trouble, words) => {
    network.trouble(list, trouble)
    const opened = openPage(paths.women)
    await expectRecovery(opened, { words, request: list, recovered: anyCard })
  })

  it('offers a way on where a list is empty', async () => {
    network.trouble(list, 'empty-shop')
    openPage(paths.women)
    expect(
      await screen.findByRole('heading', { level: 2, name: listingWords.empty.title }),
    ).toBeInTheDocument()
    expect(page().getByRole('link', { name: trendingWords.searches[0] })).toHaveAttribute(
      'href',
      paths.searchFor(trendingWords.searches[0]),
    )
  })

  it('orders by what the address says', async () => {
    const cheapest = await ask<{ title: string }>(
      'products?select=title,collections!inner(department)&collections.department=eq.women&archived_at=is.null&order=price,created_at.desc,id&limit=24',
    )
    openPage(`${paths.women}?sort=price-low`)
    await anyCard()
    expect([...cards()].map((card) => card.querySelector('h2')?.textContent)).toEqual(
      cheapest.map(({ title }) => title),
    )
    expect(screen.getByRole('combobox', { name: listingWords.sortBy })).toHaveValue('price-low')
  })
})

describe('search', () => {
  it('finds products and says how many for what', async () => {
    openPage(paths.searchFor('sneaker'))
    expect(await screen.findByText(/^\d+ results? for “sneaker”$/)).toBeInTheDocument()
    for (const card of cards()) expect(card).toHaveTextContent(/sneaker|trainer/i)
    expect(page().getByRole('searchbox', { name: listingWords.searchLabel })).toHaveValue('sneaker')
  })

  it('says when nothing is found, keeps the words, and offers others', async () => {
    openPage(paths.searchFor('zzzz'))
    expect(
      await screen.findByRole('heading', { name: listingWords.noResults.title('zzzz') }),
    ).toBeInTheDocument()
    expect(page().getByRole('searchbox', { name: listingWords.searchLabel })).toHaveValue('zzzz')
    expect(page().getByRole('link', { name: 'linen' })).toBeInTheDocument()
  })

  it('recovers from a failure with what was searched for', async () => {
    network.trouble(list, 500)
    const opened = openPage(paths.searchFor('dress'))
    await expectRecovery(opened, { words: troubles[1][1], request: list, recovered: anyCard })
    expect(page().getByRole('searchbox', { name: listingWords.searchLabel })).toHaveValue('dress')
  })
})

describe('collections', () => {
  it('shows the six curated ones, and all the others by group', async () => {
    const all = await ask<{ name: string; group_name: string }>('collections?select=name,group_name')
    openPage(paths.collections)
    expect(await screen.findByText(collectionsWords.count(all.length))).toBeInTheDocument()
    const posters = [...screen.getByRole('region', { name: collectionsWords.curated }).querySelectorAll('h2')]
    expect(posters.map((poster) => poster.textContent)).toEqual([
      'Summer Vibes',
      'Urban Edge',
      'Boho Chic',
      'Formal Elegance',
      'Vintage Revival',
      'Minimalist Modern',
    ])
  })

  it('says that a shop without collections has none yet', async () => {
    network.trouble(collections, 'empty-shop')
    openPage(paths.collections)
    expect(await screen.findByRole('heading', { name: collectionsWords.empty.title })).toBeInTheDocument()
  })

  it('narrows down while one types, and says when nothing is left', async () => {
    const { user } = openPage(paths.collections)
    await screen.findByRole('region', { name: collectionsWords.curated })
    const box = page().getByRole('searchbox', { name: collectionsWords.search })
    await user.type(box, 'boho')
    expect(await screen.findByText(collectionsWords.count(1))).toBeInTheDocument()
    await user.type(box, 'zz')
    expect(
      await screen.findByRole('heading', { name: collectionsWords.none.title('bohozz') }),
    ).toBeInTheDocument()
    await user.click(page().getByRole('button', { name: collectionsWords.none.clear }))
    expect(await screen.findByRole('region', { name: collectionsWords.curated })).toBeInTheDocument()
  })

  it('says that it is loading', async () => {
    network.trouble(collections, 'silent')
    openPage(paths.collections)
    expect(await page().findByText(common.loading)).toHaveAttribute('role', 'status')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it.each(troubles)('says what is wrong (%s) and recovers', async (trouble, words) => {
    network.trouble(collections, trouble)
    const opened = openPage(paths.collections)
    await expectRecovery(opened, {
      words,
      request: collections,
      recovered: () => screen.findByRole('region', { name: collectionsWords.curated }),
    })
  })

  it('knows a collection that does not exist', async () => {
    openPage(paths.collection('no-such-collection'))
    expect(
      await screen.findByRole('heading', { level: 1, name: listingWords.collectionNotFound.title }),
    ).toBeInTheDocument()
  })
})
