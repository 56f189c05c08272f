import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { productWords } from '@/content/product/product'
import { tabWords } from '@/content/product/product-more'
import { reviewWords } from '@/content/product/reviews'
import { common } from '@/content/shared/common'
import { errors } from '@/content/shared/errors'
import { expectRecovery, network, openPage, page, signedIn, troubles } from '../support/screen'
import { shop } from '../support/worker-shop'

const { editor, form } = reviewWords
const list = /\/rpc\/list_reviews/
const mine = /\/rpc\/my_review/
const submit = /\/rpc\/submit_review/
/** Its 127 reviews are from the set-up of the screen tests, as are twelve of the midnight dress. */
const dress = 'boho-floral-print-maxi-dress'
/** Delivered to the sample shopper, who has written about the second one alone. */
const wrapDress = 'tie-waist-wrap-midi-dress'
const midnight = 'midnight-garden-maxi-dress'

const openReviews = (slug: string) => openPage(`${paths.product(slug)}#reviews`)
const reviews = async () => within(await screen.findByRole('region', { name: reviewWords.list }))
const shown = async (count: number, total: number) => {
  await screen.findByText(reviewWords.shown(count, total))
  return (await reviews()).getAllByRole('listitem')
}
const headers = { 'Content-Type': 'application/json', apikey: 'sb_publishable_shop_local' }

/** A product without a review, made as the owner makes one. */
async function newProduct() {
  await signedIn('owner')
  const [key = ''] = Object.keys(localStorage).filter((name) => name.includes('session'))
  const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}')
  localStorage.clear()
  const slug = `unreviewed-${crypto.randomUUID()}`
  const answer = await fetch(`${shop}/rest/v1/products`, {
    method: 'POST',
    headers: { ...headers, Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      slug,
      title: 'Unreviewed dress',
      description: 'd',
      price: 10,
      image_url: '/favicon.svg',
      collection_slug: 'dresses',
    }),
  })
  expect(answer.status).toBe(201)
  return slug
}

beforeEach(() => network.forget())

describe('reading reviews', () => {
  it('reviews are not loaded before their tab is opened', async () => {
    const { user } = openPage(paths.product(dress))
    const tab = await screen.findByRole('tab', { name: tabWords.reviews(127) })
    await page().findByText(tabWords.description)
    expect(network.asked(list)).toBe(0)
    await user.click(tab)
    await shown(10, 127)
    expect(network.asked(list)).toBe(1)
  })

  it('reviews begin with what all of them come to and the newest ten', async () => {
    openReviews(dress)
    const items = await shown(10, 127)
    expect(items).toHaveLength(10)
    expect(page().getByText(reviewWords.from(127))).toBeInTheDocument()
    const bars = within(page().getByRole('list', { name: reviewWords.distribution })).getAllByRole('button')
    expect(bars).toHaveLength(5)
    const total = bars.reduce((sum, bar) => sum + Number(/,\s*([\d,]+) review/.exec(bar.textContent)?.[1]), 0)
    expect(total).toBe(127)
    for (const item of items) {
      expect(within(item).getByRole('img', { name: /out of 5 stars/ })).toBeInTheDocument()
      expect(item.querySelector('time')).toHaveAttribute('datetime')
    }
  })

  it('reviews say that they are loading', async () => {
    network.trouble(list, 'silent')
    openReviews(dress)
    const panel = await screen.findByRole('tabpanel')
    expect(await within(panel).findByText(common.loading)).toHaveAttribute('role', 'status')
    expect(within(panel).queryByRole('listitem')).not.toBeInTheDocument()
  })

  it.each(troubles)(
    'reviews say what is wrong (%s) and recover; the product stays',
    async (trouble, words) => {
      network.trouble(list, trouble)
      const opened = openReviews(dress)
      await expectRecovery(opened, { words, request: list, recovered: () => shown(10, 127) })
      expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
    },
  )

  it('reviews of a product without any say so, and show no distribution of stars', async () => {
    openReviews(await newProduct())
    await screen.findByRole('heading', { name: reviewWords.empty.title })
    expect(page().queryByRole('list', { name: reviewWords.distribution })).not.toBeInTheDocument()
    expect(page().getByRole('heading', { name: editor.title })).toBeInTheDocument()
  })

  it('reviews load more, with the focus on the first new one', async () => {
    const { user } = openReviews(dress)
    const first = (await shown(10, 127)).map((item) => item.textContent)
    await user.click(page().getByRole('button', { name: reviewWords.loadMore }))
    const items = await shown(20, 127)
    expect(items.slice(0, 10).map((item) => item.textContent)).toEqual(first)
    await waitFor(() => expect(items[10]).toHaveFocus())
  })

  it('reviews keep what is there when more does not come', async () => {
    const { user } = openReviews(dress)
    await shown(10, 127)
    network.trouble(/list_reviews.*p_after/, 500)
    await user.click(page().getByRole('button', { name: reviewWords.loadMore }))
    await screen.findByText(reviewWords.moreFailed)
    expect((await reviews()).getAllByRole('listitem')).toHaveLength(10)
    network.restore()
    await user.click(page().getByRole('button', { name: common.tryAgain }))
    await shown(20, 127)
  })

  it('reviews of one number of stars are shown, and all again', async () => {
    const { user } = openReviews(dress)
    await shown(10, 127)
    const bar = page().getByRole('button', { name: /^3 stars/ })
    await user.click(bar)
    expect(bar).toHaveAttribute('aria-pressed', 'true')
    const count = Number(/,\s*(\d+)/.exec(bar.textContent)?.[1])
    await screen.findByText(reviewWords.filtered(3, count))
    await waitFor(async () => {
      const items = (await reviews()).getAllByRole('listitem')
      expect(items).toHaveLength(Math.min(count, 10))
      for (const item of items)
        expect(within(item).getByRole('img', { name: common.stars(3) })).toBeInTheDocument()
    })
    await user.click(page().getByRole('button', { name: reviewWords.showAll }))
    await shown(10, 127)
    expect(bar).toHaveAttribute('aria-pressed', 'false')
  })

  it('reviews are sorted by the lowest and by the highest rating', async () => {
    const { user } = openReviews(dress)
    await shown(10, 127)
    const first = async (stars: number) =>
      waitFor(async () =>
        expect(
          within((await reviews()).getAllByRole('listitem')[0] as HTMLElement).getByRole('img'),
        ).toHaveAccessibleName(common.stars(stars)),
      )
    await user.selectOptions(
      page().getByRole('combobox', { name: reviewWords.sort }),
      reviewWords.sorts.lowest,
    )
    await first(1)
    await user.selectOptions(
      page().getByRole('combobox', { name: reviewWords.sort }),
      reviewWords.sorts.highest,
    )
    await first(5)
  })

  it('reviews are where the rating under the title leads', async () => {
    const { user } = openPage(paths.product(dress))
    await user.click(await screen.findByRole('link', { name: productWords.rating(4.5, 127) }))
    expect(await screen.findByRole('tab', { name: tabWords.reviews(127) })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await shown(10, 127)
  })

  it('a review is marked as a purchase when the shop knows of it', async () => {
    openReviews('satin-rouge-lipstick')
    const [newest] = await shown(1, 1)
    expect(newest).toHaveTextContent(reviewWords.verified)
    expect(newest).toHaveTextContent('Salma B.')
    expect(screen.getAllByText(reviewWords.verified)).toHaveLength(1)
  })
})

describe('writing a review', () => {
  const write = () => page().getByRole('form', { name: form.title })
  const send = () => page().getByRole('button', { name: form.submit })

  it('writing a review asks a guest to sign in, with the way back', async () => {
    openReviews(dress)
    const link = await screen.findByRole('link', { name: editor.signIn })
    expect(link).toHaveAttribute(
      'href',
      `${paths.login}?next=${encodeURIComponent(`/product/${dress}#reviews`)}`,
    )
    expect(network.asked(mine)).toBe(0)
  })

  it('writing a review tells a member who has not received the product why not', async () => {
    await signedIn('shopper')
    openReviews(dress)
    await screen.findByText(editor.notYet)
    expect(page().queryByRole('button', { name: editor.write })).not.toBeInTheDocument()
  })

  it('writing a review fails alone when no one knows whether the member may', async () => {
    await signedIn('shopper')
    network.trouble(mine, 500)
    const { user } = openReviews(dress)
    await screen.findByText(editor.failed)
    await shown(10, 127)
    network.restore()
    await user.click(page().getByRole('button', { name: common.tryAgain }))
    await screen.findByText(editor.notYet)
  })

  it('a member’s own review is shown above the others and not among them', async () => {
    await signedIn('shopper')
    openReviews(midnight)
    const own = within(await screen.findByRole('region', { name: editor.own }))
    expect(own.getByText('Wore it three evenings in a row')).toBeInTheDocument()
    expect(own.getByRole('button', { name: editor.edit })).toBeInTheDocument()
    await shown(10, 13)
    await waitFor(async () =>
      expect((await reviews()).queryByText('Wore it three evenings in a row')).not.toBeInTheDocument(),
    )
  })

  it('the form for a review says beside the field what is missing or too long', async () => {
    await signedIn('shopper')
    const { user } = openReviews(wrapDress)
    await user.click(await screen.findByRole('button', { name: editor.write }))
    expect(within(write()).getByRole('heading', { name: form.title })).toHaveFocus()
    await user.click(page().getByRole('textbox', { name: new RegExp(form.headline) }))
    await user.paste('x'.repeat(81))
    expect(within(write()).getByText(form.left(-1))).toBeInTheDocument()
    await user.click(send())
    const [one] = within(write()).getAllByRole('radio')
    expect(one).toHaveFocus()
    expect(page().getByRole('group', { name: form.rating })).toHaveAccessibleDescription(
      reviewWords.problems.rating,
    )
    const headline = page().getByRole('textbox', { name: new RegExp(form.headline) })
    expect(headline).toBeInvalid()
    expect(headline).toHaveAccessibleDescription(new RegExp(reviewWords.problems.title))
    await user.keyboard('{ArrowRight}')
    expect(page().queryByText(reviewWords.problems.rating)).not.toBeInTheDocument()
    await user.click(send())
    expect(headline).toHaveFocus()
    expect(network.asked(submit)).toBe(0)
    await user.click(page().getByRole('button', { name: form.cancel }))
    expect(page().getByRole('button', { name: editor.write })).toHaveFocus()
  })

  it('the form for a review loses nothing to another tab or a failure, and changes the review later', async () => {
    await signedIn('shopper')
    const { user } = openReviews(wrapDress)
    await user.click(await screen.findByRole('button', { name: editor.write }))
    await user.click(page().getByRole('radio', { name: `${form.stars(4)}, ${form.verdicts[3]}` }))
    await user.type(page().getByRole('textbox', { name: new RegExp(form.headline) }), 'Flat and good')
    await user.type(page().getByRole('textbox', { name: new RegExp(form.body) }), 'One day in the medina.')
    const kept = () => {
      expect(within(write()).getByRole('radio', { checked: true })).toHaveAccessibleName(/^4 stars/)
      expect(page().getByRole('textbox', { name: new RegExp(form.headline) })).toHaveValue('Flat and good')
      expect(page().getByRole('textbox', { name: new RegExp(form.body) })).toHaveValue(
        'One day in the medina.',
      )
    }
    await user.click(screen.getByRole('tab', { name: tabWords.shipping }))
    await user.click(screen.getByRole('tab', { name: tabWords.reviews(0) }))
    await screen.findByRole('form', { name: form.title })
    kept()
    for (const [trouble, words] of [
      ['offline', errors.offline.text],
      [500, errors.unknown.text],
      [429, errors['rate-limited'].text],
      [401, reviewWords.failures.forbidden.text],
    ] as const) {
      network.trouble(submit, trouble)
      await user.click(send())
      const alert = await screen.findByText(words)
      expect(alert).toHaveFocus()
      kept()
      network.restore()
    }
    await user.click(send())
    const told = await screen.findByText(form.done)
    expect(told).toHaveFocus()
    const own = within(page().getByRole('region', { name: editor.own }))
    expect(own.getByText('Flat and good')).toBeInTheDocument()
    expect(own.getByText(reviewWords.verified)).toBeInTheDocument()
    await screen.findByRole('tab', { name: tabWords.reviews(1) })
    await screen.findByText(reviewWords.from(1))
    expect(Object.keys(localStorage).filter((key) => key.includes(':review-'))).toEqual([])

    await user.click(own.getByRole('button', { name: editor.edit }))
    expect(page().getByRole('textbox', { name: new RegExp(form.headline) })).toHaveValue('Flat and good')
    await user.click(page().getByRole('radio', { name: /^5 stars/ }))
    await user.click(page().getByRole('button', { name: form.save }))
    expect(await screen.findByText(form.saved)).toHaveFocus()
    await screen.findByRole('tab', { name: tabWords.reviews(1) })
  })
})
