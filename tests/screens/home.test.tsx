import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { subscribeWords } from '@/content/account/subscribe'
import { footer } from '@/content/layout/footer'
import { common } from '@/content/shared/common'
import { errors } from '@/content/shared/errors'
import { openingWords } from '@/content/shared/opening'
import { sectionWords } from '@/content/shared/sections'
import { sampleHome as home } from '../support/sample-home'
import { ask, expectRecovery, network, openPage, page, troubles } from '../support/screen'

const featured = /\/rpc\/read_page/
const counts = /\/rpc\/collection_summaries/
const daily = /\/rpc\/running_deals.*daily/

const sectionOf = (name: string) =>
  screen.getByRole('heading', { level: 2, name }).closest('section') ?? document.body
const titlesIn = (name: string) =>
  [...sectionOf(name).querySelectorAll('h3')].map((heading) => heading.textContent)

const curated = async () =>
  (await ask<{ title: string }>('products?select=title&featured_rank=not.is.null&order=featured_rank')).map(
    ({ title }) => title,
  )

describe('home', () => {
  it('the home page shows its sections in order, each with its own products', async () => {
    const titles = await curated()
    expect(titles).toHaveLength(40)
    openPage(paths.home)
    await screen.findByText(titles[35] ?? '')
    await screen.findByRole('heading', { level: 2, name: home.categories })
    expect(
      [...screen.getByRole('main').querySelectorAll('h2')].map((heading) => heading.textContent),
    ).toEqual([home.categories, home.flash, home.trending, home.deals, home.arrivals, home.best])
    expect(titlesIn(home.flash)).toEqual(titles.slice(0, 12))
    expect(titlesIn(home.trending)).toEqual(titles.slice(12, 24))
    expect(titlesIn(home.arrivals)).toEqual(titles.slice(24, 36))
    for (const title of [home.flash, home.trending, home.arrivals, home.best])
      expect(screen.getByRole('link', { name: `${common.viewAll}: ${title}` })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/[a-z]/),
      )
  })

  it('the home page ranks the four products that sold most', async () => {
    const sold = await ask<{ title: string }>(
      'products?select=title&units_sold=gt.0&order=units_sold.desc,id&limit=4',
    )
    expect(sold).toHaveLength(4)
    openPage(paths.home)
    await screen.findByText((await curated())[35] ?? '')
    expect(titlesIn(home.best)).toEqual(sold.map(({ title }) => title))
  })

  it('the home page counts down the running flash sale and says that prices end with it', async () => {
    openPage(paths.home)
    await screen.findByText((await curated())[35] ?? '')
    const flash = within(sectionOf(home.flash))
    expect(flash.getByRole('timer')).toHaveAccessibleName(/^\d+ hours? \d+ minutes? \d+ seconds? left$/)
    expect(flash.getByText(/with the clock\.$/)).toBeInTheDocument()
  })

  it('the home page shows the categories’ counts from the database and links to their own paths', async () => {
    const dresses = await ask('products?select=id&collection_slug=eq.dresses&status=eq.live')
    openPage(paths.home)
    await screen.findAllByText(/^\d+\+? items$/)
    const links = within(sectionOf(home.categories)).getAllByRole('link')
    expect(links[0]).toHaveTextContent(sectionWords.tiles.items(dresses.length))
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dresses',
      '/tops',
      '/bottoms',
      '/shoes-bags?category=shoes',
      '/bags',
      '/accessories?category=jewelry',
    ])
  })

  it('the home page puts a badge on three tiles', async () => {
    openPage(paths.home)
    await screen.findAllByText(/^\d+\+? items$/)
    const badges = within(sectionOf(home.categories)).getAllByText(/^up to \d+% off$/)
    expect(badges.map((badge) => badge.closest('a')?.getAttribute('href'))).toEqual([
      '/dresses',
      '/bottoms',
      '/bags',
    ])
  })

  it('the home page states today’s highest daily discount on the blue band', async () => {
    openPage(paths.home)
    await screen.findByText(sectionWords.deals.text(4, 62))
    expect(screen.getByRole('link', { name: sectionWords.deals.button })).toHaveAttribute('href', paths.deals)
  })

  it('the home page shows nothing before its sections are known', async () => {
    network.trouble(featured, 'silent')
    openPage(paths.home)
    await screen.findByRole('contentinfo')
    expect(screen.getByRole('main').querySelectorAll('h1, h2')).toHaveLength(0)
    expect(page().queryByRole('timer')).not.toBeInTheDocument()
  })

  it.each(troubles)('the home page says what is wrong (%s) and recovers', async (trouble, words) => {
    network.trouble(featured, trouble)
    const opened = openPage(paths.home)
    await expectRecovery(opened, {
      words,
      request: featured,
      recovered: () => screen.findByRole('heading', { level: 2, name: home.best }),
    })
  })

  it('the home page works without the categories’ figures and the daily deals when those fail', async () => {
    network.trouble(counts, 500)
    network.trouble(daily, 500)
    openPage(paths.home)
    await screen.findByText((await curated())[35] ?? '')
    await screen.findByText(sectionWords.deals.plain)
    await screen.findByRole('heading', { level: 2, name: home.categories })
    expect(within(sectionOf(home.categories)).getAllByRole('link')).toHaveLength(6)
    expect(page().queryByText(/\d\+? items/)).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('the footer shows the shop’s payment marks, without any the methods that are on', async () => {
    openPage(paths.home)
    const marks = async () =>
      within(await screen.findByRole('list', { name: footer.payments }))
        .getAllByRole('listitem')
        .map((mark) => mark.textContent)
    expect(await marks()).toContain('VISA')
    cleanup()
    network.trouble(/\/rpc\/shop_facts/, async (send) =>
      Response.json({
        ...(await (await send()).json()),
        ...{ payment_marks: [], payment_methods: ['bank', 'cod'] },
      }),
    )
    openPage(paths.home)
    expect(await marks()).toEqual([footer.methods.bank, footer.methods.cod])
  })

  it('the footer’s newsletter keeps what was typed through a mistake and a lost connection', async () => {
    const subscribe = /\/rpc\/subscribe/
    const { user } = openPage(paths.home)
    const form = within(await screen.findByRole('contentinfo'))
    const box = await form.findByLabelText(footer.newsletter.label)
    const send = () => user.click(form.getByRole('button', { name: footer.newsletter.button }))
    await user.type(box, 'unknown')
    await send()
    expect(await form.findByText(footer.newsletter.problems.email)).toBeVisible()
    expect(box).toHaveFocus()
    fireEvent.change(box, { target: { value: 'nora@example.com' } })
    network.trouble(subscribe, 'offline')
    await send()
    await form.findByText(new RegExp(errors.offline.title))
    expect(box).toHaveValue('nora@example.com')
    network.restore()
    await send()
    await form.findByText(subscribeWords.sent('nora@example.com'))
  })

  it('the home page of a shop without products says that it opens soon', async () => {
    network.trouble(/rest\/v1/, 'empty-shop')
    openPage(paths.home)
    await screen.findByText(openingWords.title)
    expect(screen.queryByText(home.trending)).not.toBeInTheDocument()
  })
})
