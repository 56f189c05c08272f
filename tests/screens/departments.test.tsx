import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { departmentWords as words } from '@/content/departments'
import { newArrivalsWords } from '@/content/new-arrivals'
import { saleWords } from '@/content/sale'
import { ask, network, openPage } from '../support/screen'

const summaries = /\/rpc\/collection_summaries/
const tiles = async (title: string) =>
  within(await screen.findByRole('navigation', { name: words.tiles(title) }))

describe.each(['women', 'men', 'kids'] as const)('%s', (department) => {
  const { title, tiles: six } = words[department]

  it('says what it holds, and so do its six tiles, which lead into it', async () => {
    const all = await ask<{ discount: number | null }>(
      `products?select=discount,collections!inner(department)&collections.department=eq.${department}`,
    )
    const most = Math.max(...all.map(({ discount }) => discount ?? 0))
    openPage(paths[department])
    await screen.findByRole('heading', { level: 1, name: title })
    expect(await screen.findByText(words.upTo(Math.floor(most / 5) * 5))).toBeInTheDocument()
    expect(screen.getAllByText(words.products(all.length)).length).toBeGreaterThan(0)
    const links = (await tiles(title)).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      six.map(([category]) => `/${department}?category=${category}`),
    )
    for (const [index, [, label]] of six.entries()) {
      expect(links[index]).toHaveTextContent(label)
      expect(links[index]).toHaveTextContent(/\d+ items?$/)
    }
  })

  it('stands without figures when those do not come', async () => {
    network.trouble(summaries, 500)
    openPage(paths[department])
    await screen.findByRole('heading', { level: 1, name: title })
    const nav = await tiles(title)
    await waitFor(() => expect(network.asked(summaries)).toBeGreaterThan(2))
    expect(nav.getAllByRole('link')).toHaveLength(6)
    expect(nav.queryByText(/items?$/)).not.toBeInTheDocument()
    expect(screen.queryByText(/^Up to/)).not.toBeInTheDocument()
  })
})

it('the banner speaks of the category that is chosen', async () => {
  const dresses = await ask('products?select=id&collection_slug=eq.dresses')
  openPage(`${paths.women}?category=dresses`)
  await screen.findByRole('heading', { level: 1, name: 'Dresses' })
  const nav = await tiles('Women')
  await waitFor(() =>
    expect(nav.getByRole('link', { name: /Dresses/ })).toHaveTextContent(words.count(dresses.length)),
  )
  expect(nav.getByRole('link', { name: /Dresses/ })).toHaveAttribute('aria-current', 'page')
  expect(nav.getByRole('link', { name: /Tops/ })).not.toHaveAttribute('aria-current')
})

describe('the sale', () => {
  it('has the clock of the flash prices and a search that keeps the other choices', async () => {
    const { user } = openPage(`${paths.sale}?size=M&page=2`)
    await screen.findByText(saleWords.endsIn)
    const form = within(screen.getByRole('search', { name: saleWords.search }))
    await user.type(form.getByRole('searchbox'), '  linen ')
    await user.click(form.getByRole('button', { name: saleWords.submit }))
    await waitFor(() => expect(location.search).toBe('?size=M&q=linen'))
    await screen.findByText(/results? for “linen”$/)
    // Everything on sale has a previous price.
    const cards = [...screen.getByRole('main').querySelectorAll('article')]
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards) expect(card.querySelector('s')).toBeInTheDocument()
  })

  it('stands without a clock where no deal runs or is planned', async () => {
    network.trouble(/rest\/v1/, 'empty-shop')
    openPage(paths.sale)
    await screen.findByRole('heading', { level: 1, name: saleWords.title })
    await waitFor(() => expect(screen.queryByText(saleWords.endsIn)).not.toBeInTheDocument())
    expect(screen.getByText(saleWords.plain)).toBeInTheDocument()
    await waitFor(() => expect(within(screen.getByRole('main')).queryByRole('timer')).not.toBeInTheDocument())
  })
})

describe('new arrivals', () => {
  it('say how many came this week, and what comes', async () => {
    const week = new Date(Date.now() - 7 * 86_400_000).toISOString()
    const fresh = await ask(`products?select=id&created_at=gte.${week}`)
    openPage(paths.newArrivals)
    await screen.findByText(newArrivalsWords.thisWeek(fresh.length))
    const soon = within(await screen.findByRole('region', { name: newArrivalsWords.soon.title }))
    for (const [thing] of newArrivalsWords.soon.things) expect(soon.getByText(thing)).toBeInTheDocument()
    expect(soon.getByRole('button', { name: newArrivalsWords.soon.button })).toBeInTheDocument()
  })

  it('show no trending tile without its edit, and no count that failed to load', async () => {
    network.trouble(summaries, 500)
    openPage(paths.newArrivals)
    await screen.findByRole('heading', { level: 1, name: newArrivalsWords.title })
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: newArrivalsWords.trending.title })).not.toBeInTheDocument(),
    )
    expect(screen.queryByText(/New Items? This Week/)).not.toBeInTheDocument()
  })
})
