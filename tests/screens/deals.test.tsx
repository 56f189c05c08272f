import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { paths } from '@/config/paths'
import { subscribeWords } from '@/content/account/subscribe'
import { clubWords, dealsWords, flashWords, offerWords } from '@/content/catalogue/deals'
import { addToCartWords } from '@/content/product/quick-add'
import { common } from '@/content/shared/common'
import { errors } from '@/content/shared/errors'
import { ask, expectRecovery, network, openPage, page, signedIn, troubles } from '../support/screen'

type DealRow = {
  id: string
  deal_price: number
  total: number
  sold: number
  ends_at: string
  products: { title: string; price: number; original_price: number }
}
const flash = /\/rpc\/running_deals.*flash/
const daily = /\/rpc\/running_deals.*daily/

const dealsOf = (kind: string) =>
  ask<DealRow>(
    `deals?kind=eq.${kind}&select=id,deal_price,total,sold,ends_at,products(title,price,original_price)&order=ends_at,total,id`,
  )
const timeOf = (timestamp: string) => Date.parse(`${timestamp.replace(' ', 'T').replace('+00', '')}Z`)
const cardOf = (title: string) => {
  const card = screen.getByRole('heading', { level: 3, name: title }).closest('article')
  if (!card) throw new Error(`No card of ${title}`)
  return within(card)
}

/** The browser's clock, while timers stay real. */
function setClock(time: number) {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(time)
}

describe('flash deals', () => {
  it('flash deals are the six that end first, with their price and what is sold', async () => {
    const rows = await dealsOf('flash')
    openPage(paths.flashDeals)
    const list = await screen.findByRole('region', { name: flashWords.list })
    await within(list).findAllByRole('article')
    const titles = within(list).getAllByRole('heading', { level: 3 })
    expect(titles.map((title) => title.textContent)).toEqual(
      rows.slice(0, 6).map(({ products }) => products.title),
    )
    for (const { products, deal_price, sold, total } of rows.slice(0, 6)) {
      const card = cardOf(products.title)
      expect(card.getByText(`$${deal_price.toFixed(2)}`)).toBeInTheDocument()
      if (sold === 0) {
        expect(card.queryByRole('meter')).not.toBeInTheDocument()
        expect(card.queryByText(offerWords.sold(0))).not.toBeInTheDocument()
        continue
      }
      expect(card.getByText(offerWords.sold(sold))).toBeInTheDocument()
      expect(card.getByText(offerWords.available(total - sold))).toBeInTheDocument()
      const meter = card.getByRole('meter', { name: offerWords.claimed(Math.round((sold / total) * 100)) })
      expect(meter).toHaveAttribute('aria-valuenow', String(sold))
      expect(card.getByRole('button', { name: `${flashWords.grab}: ${products.title}` })).toBeInTheDocument()
    }
  })

  it('flash deals say nothing of sales before the first', async () => {
    network.trouble(flash, async (send) => {
      const answer = await send()
      const rows: { sold: number }[] = await answer.json()
      return Response.json(
        rows.map((row) => ({ ...row, sold: 0 })),
        { headers: answer.headers },
      )
    })
    openPage(paths.flashDeals)
    const list = await screen.findByRole('region', { name: flashWords.list })
    await within(list).findAllByRole('article')
    expect(within(list).queryByRole('meter')).not.toBeInTheDocument()
    expect(list).not.toHaveTextContent(/\b0%|\bsold\b/i)
  })

  it('flash deals count down to the first end, and say when the next begin', async () => {
    const [first] = await dealsOf('flash')
    openPage(paths.flashDeals)
    await screen.findByText(flashWords.endsIn)
    const left = Math.ceil((timeOf(first?.ends_at ?? '') - Date.now()) / 1000)
    const [, hours, minutes, seconds] =
      /^(\d+) hours? (\d+) minutes? (\d+) seconds? left$/.exec(
        page().getAllByRole('timer')[0]?.getAttribute('aria-label') ?? '',
      ) ?? []
    expect(
      Math.abs(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) - left),
    ).toBeLessThanOrEqual(2)
    expect(
      await screen.findByRole('heading', { level: 2, name: /^Next Flash Deal in \d+ minutes$/ }),
    ).toBeInTheDocument()
  })

  it('a flash deal asks for a size and puts it into the cart at the deal’s price', async () => {
    const rows = await dealsOf('flash')
    const { user } = openPage(paths.flashDeals)
    const deal = rows.find(({ products }) => products.title === 'Ruched Satin Slip Dress')
    const name = `${flashWords.grab}: ${deal?.products.title}`
    await user.click(await screen.findByRole('button', { name }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'L' }))
    await screen.findByText(addToCartWords.addedToast.text(deal?.products.title ?? ''))
    const [line] = JSON.parse(localStorage.getItem('cart') ?? '[]')
    expect(line).toMatchObject({ size: 'L', quantity: 1, price: Math.round((deal?.deal_price ?? 0) * 100) })
  })

  it('a flash deal that ends says so and shows the regular price, and the next deals follow', async () => {
    const rows = await dealsOf('flash')
    const first = rows[0]
    if (!first) throw new Error('No flash deal')
    const end = timeOf(first.ends_at)
    setClock(end - 1500)
    openPage(paths.flashDeals)
    const button = { name: `${flashWords.grab}: ${first.products.title}` }
    await screen.findByRole('button', button)
    setClock(end)
    const note = new RegExp(
      `^${offerWords.ended} The price is back to \\$${first.products.price.toFixed(2)}\\.$`,
    )
    await waitFor(() => expect(cardOf(first.products.title).getByText(note)).toBeInTheDocument())
    const card = cardOf(first.products.title)
    expect(card.getByText(`$${first.products.price.toFixed(2)}`)).toBeInTheDocument()
    expect(card.queryByRole('meter')).not.toBeInTheDocument()
    expect(
      card.getByRole('button', { name: `${common.addToCart}: ${first.products.title}` }),
    ).toBeInTheDocument()
    expect(screen.getByText(offerWords.manyOver(6))).toBeInTheDocument()
    // Twelve seconds later the places are the next ones'.
    setClock(end + 13_000)
    act(() => document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(
      () =>
        expect(
          screen.queryByRole('heading', { level: 3, name: first.products.title }),
        ).not.toBeInTheDocument(),
      { timeout: 15_000 },
    )
    const later = rows.find(({ ends_at }) => timeOf(ends_at) > end)
    expect(
      cardOf(later?.products.title ?? '').getByRole('button', {
        name: `${flashWords.grab}: ${later?.products.title}`,
      }),
    ).toBeInTheDocument()
  }, 30_000)

  it('flash deals show skeletons while they load', async () => {
    network.trouble(flash, 'silent')
    openPage(paths.flashDeals)
    await screen.findByRole('heading', { level: 1, name: flashWords.title })
    expect(
      screen
        .getByRole('region', { name: flashWords.list })
        .querySelectorAll('[aria-hidden="true"] .animate-pulse'),
    ).not.toHaveLength(0)
  })

  it.each(troubles)('flash deals say what is wrong (%s) and recover', async (trouble, words) => {
    network.trouble(flash, trouble)
    await expectRecovery(openPage(paths.flashDeals), {
      words,
      request: flash,
      recovered: () => screen.findAllByRole('button', { name: new RegExp(`^${flashWords.grab}`) }),
    })
  })

  it('flash deals of a shop without any link elsewhere, and say that none is planned', async () => {
    network.trouble(/rest\/v1/, 'empty-shop')
    openPage(paths.flashDeals)
    await screen.findByText(flashWords.none.title)
    expect(screen.getByRole('link', { name: flashWords.none.deals })).toHaveAttribute('href', paths.deals)
    await screen.findByRole('heading', { name: flashWords.next.unplanned })
    expect(page().queryByRole('timer')).not.toBeInTheDocument()
  })

  it('flash deals take an address for the next ones, after saying what is wrong with a bad one', async () => {
    const { user } = openPage(paths.flashDeals)
    const form = await screen.findByRole('form', { name: flashWords.next.button })
    const send = within(form).getByRole('button', { name: flashWords.next.button })
    await user.click(send)
    expect(within(form).getByRole('alert')).toHaveTextContent(subscribeWords.problems.required)
    await user.type(within(form).getByLabelText(subscribeWords.label), 'nora@example')
    await user.click(send)
    expect(within(form).getByRole('alert')).toHaveTextContent(subscribeWords.problems.email)
    await user.type(within(form).getByLabelText(subscribeWords.label), '.com')
    await user.click(send)
    const sent = await screen.findByText(subscribeWords.sent('nora@example.com'))
    expect(sent.closest('[role=status]')).toHaveFocus()
  })
})

describe('deals', () => {
  it('the page of deals has four flash deals, daily deals of 58, 56, 62 and 55 per cent, and the club', async () => {
    openPage(paths.deals)
    const flashSection = await screen.findByRole('region', { name: dealsWords.flash.title })
    await waitFor(() => expect(within(flashSection).getAllByRole('article')).toHaveLength(4))
    const dailySection = screen.getByRole('region', { name: dealsWords.daily.title })
    await within(dailySection).findByText('-62%')
    expect(
      within(dailySection)
        .getAllByText(/^-\d+%$/)
        .map((percent) => percent.textContent),
    ).toEqual(['-58%', '-56%', '-62%', '-55%'])
    expect(
      within(dailySection).getAllByRole('button', { name: new RegExp(`^${common.addToCart}: `) }),
    ).toHaveLength(4)
    // The code of what stands further down comes when the browser is idle.
    for (const [figure, what] of [
      ['95%', 'max discount'],
      ['24/7', 'new deals'],
      ['Free', 'shipping'],
    ] as const)
      expect((await screen.findByText(what)).closest('li')).toHaveTextContent(`${figure}${what}`)
    expect(screen.getByText(dealsWords.clock.running)).toBeInTheDocument()
  })

  it('the pages of deals of a shop that wrote nothing for them have no picture, and no figure beside the deals', async () => {
    network.trouble(/\/rpc\/read_page/, async (send) =>
      Response.json({ ...(await (await send()).json()), description: null, sections: null }),
    )
    openPage(paths.deals)
    const club = await screen.findByRole('region', { name: clubWords.title })
    expect(club).not.toHaveTextContent(/\d%|24\/7/)
    expect(club.querySelector('img, li')).toBeNull()
    expect(document.querySelector('img[src*="/art/deals"]')).toBeNull()
    cleanup()
    openPage(paths.flashDeals)
    await screen.findByText(flashWords.text)
    expect(document.querySelector('img[src*="/art/flash"]')).toBeNull()
    expect(page().queryByText(/lowest/)).not.toBeInTheDocument()
  })

  it('the banners of the sample’s deals have its own pictures and words', async () => {
    openPage(paths.flashDeals)
    await screen.findByText('Limited stock at our lowest prices, for a limited time.')
    expect(document.querySelector('img[src*="/art/flash-deals-phone-780"]')).toBeInTheDocument()
  })

  it('the page of deals lets a member join the club with one press', async () => {
    await signedIn('shopper')
    const { user } = openPage(paths.deals)
    await screen.findByText(subscribeWords.as('shopper@zellige.example'))
    await user.click(screen.getByRole('button', { name: clubWords.button }))
    await screen.findByText(clubWords.done('shopper@zellige.example'))
  })

  it('the page of deals fails section by section', async () => {
    network.trouble(daily, 500)
    const opened = openPage(paths.deals)
    await expectRecovery(opened, {
      words: errors.unknown,
      request: daily,
      recovered: () =>
        within(screen.getByRole('region', { name: dealsWords.daily.title })).findByText('-62%'),
    })
  })

  it('the page of deals says when none runs', async () => {
    network.trouble(/rest\/v1/, 'empty-shop')
    openPage(paths.deals)
    await screen.findByText(new RegExp(`^${dealsWords.flash.none}`))
    await screen.findByText(new RegExp(`^${dealsWords.daily.none}`))
    expect(page().queryByRole('timer')).not.toBeInTheDocument()
  })
})
