// Reviews by a link, their moderation, where customers come from and checkouts that were left, on the screen.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { keptCartPath } from '@/config/reminder-paths'
import { reviewLinkPath } from '@/config/review-paths'
import { adminReviews } from '@/content/admin/catalogue/reviews'
import { adminOrderReview } from '@/content/admin/orders/order-review'
import { adminOrigins } from '@/content/admin/origins'
import { adminReminders } from '@/content/admin/reminders'
import { reminderWords } from '@/content/cart/checkout-reminder'
import { reviewLinkWords } from '@/content/product/review-link'
import { reviewWords } from '@/content/product/reviews'
import { openPage, page, signedIn } from '../support/screen'
import { asOwner, buy, moveAlong } from '../support/screen-orders'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const hoodie = 'fleece-back-hoodie'

afterEach(() => localStorage.clear())

const settings = (asks: boolean, publishing = 'at-once') =>
  asOwner('POST', 'rpc/set_review_settings', { p_asks: asks, p_after_days: 7, p_publishing: publishing })

/** A delivered order of a guest, and a link to its reviews. */
async function linked(publishing = 'at-once') {
  await settings(true, publishing)
  onTestFinished(() => settings(false).then(() => undefined))
  const order = await buy()
  await moveAlong(order.id, { order_status: 'delivered' })
  const { token } = await asOwner<{ token: string }>('POST', 'rpc/make_review_link', { p_order_id: order.id })
  return { ...order, token, title: order.lines.find(({ slug }) => slug === hoodie)?.title ?? '' }
}

describe('the page of a review link', () => {
  it('the stars of the mail are filled, words are added, and the review is there', async () => {
    const { token, title, number } = await linked()
    const { user } = openPage(`${reviewLinkPath}#${token}.4.${hoodie}`)
    await heading(reviewLinkWords.title)
    expect(page().getByText(new RegExp(number))).toBeInTheDocument()
    const card = within(page().getByRole('region', { name: title }))
    expect(card.getByRole('radio', { name: /^4 stars/ })).toBeChecked()
    await user.type(card.getByLabelText(new RegExp(`^${reviewWords.form.body}`)), 'Warm and long.')
    await user.click(card.getByRole('button', { name: reviewWords.form.submit }))
    await waitFor(() => expect(card.getByRole('status')).toHaveFocus())
    expect(card.getByRole('status')).toHaveTextContent(reviewWords.form.done)
    expect(card.getByText('Warm and long.')).toBeInTheDocument()
    // The other product of the order has its own form.
    expect(page().getByRole('button', { name: reviewWords.editor.write })).toBeInTheDocument()
  })

  it('a form without stars says so, and sends nothing', async () => {
    const { token, title } = await linked()
    const { user } = openPage(`${reviewLinkPath}#${token}`)
    await heading(reviewLinkWords.title)
    const card = within(page().getByRole('region', { name: title }))
    await user.click(card.getByRole('button', { name: reviewWords.editor.write }))
    await user.click(card.getByRole('button', { name: reviewWords.form.submit }))
    expect(card.getByText(reviewWords.problems.rating)).toBeInTheDocument()
  })

  it('a no to further questions is one press, and a link that is none says so', async () => {
    const { token } = await linked()
    const { user, unmount } = openPage(`${reviewLinkPath}#${token}`)
    await user.click(await page().findByRole('button', { name: reviewLinkWords.stop.action }))
    expect(await page().findByText(reviewLinkWords.stop.done)).toBeInTheDocument()
    unmount()
    openPage(`${reviewLinkPath}#${'0'.repeat(64)}`)
    await heading(reviewLinkWords.unknown.title)
  })
})

describe('the owner', () => {
  it('the owner makes a link in a delivered order that no mail asks about', async () => {
    const { id } = await linked()
    await signedIn('owner')
    const { user } = openPage(`${adminPaths.orders}/${id}`)
    const section = within(await screen.findByRole('region', { name: adminOrderReview.title }))
    await user.click(section.getByRole('button', { name: adminOrderReview.action }))
    expect(await section.findByText(/\/review\/write#[0-9a-f]{64}$/)).toBeInTheDocument()
    expect(section.getByRole('link', { name: adminOrderReview.whatsApp })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/2126\d{8}\?text=.*review/),
    )
  })

  it('while the shop does not ask, an order says nothing of reviews', async () => {
    const order = await buy()
    await moveAlong(order.id, { order_status: 'delivered' })
    await signedIn('owner')
    openPage(`${adminPaths.orders}/${order.id}`)
    await screen.findByText(order.email)
    expect(screen.queryByRole('region', { name: adminOrderReview.title })).toBeNull()
  })

  it('a review that waits is published, answered, and its answer taken away', async () => {
    const { token, title } = await linked('checked')
    const written = openPage(`${reviewLinkPath}#${token}.2.${hoodie}`)
    const card = within(await page().findByRole('region', { name: title }))
    await written.user.type(
      card.getByLabelText(new RegExp(`^${reviewWords.form.body}`)),
      `Thin ${token.slice(0, 6)}`,
    )
    await written.user.click(card.getByRole('button', { name: reviewWords.form.submit }))
    expect(await card.findByText(reviewWords.form.doneWaiting)).toBeInTheDocument()
    written.unmount()
    await signedIn('owner')
    const { user } = openPage(adminPaths.reviews)
    const row = async () => {
      const item = (await screen.findByText(`Thin ${token.slice(0, 6)}`)).closest('li')
      if (!item) throw new Error('The review is in no list')
      return within(item)
    }
    expect((await row()).getByText(adminReviews.waiting)).toBeInTheDocument()
    await user.click((await row()).getByRole('button', { name: adminReviews.publishOf(title) }))
    expect(await screen.findByText(adminReviews.shown)).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: /^Published/ }))
    await user.click((await row()).getByRole('button', { name: adminReviews.answer.of(title) }))
    await user.type(screen.getByLabelText(new RegExp(`^${adminReviews.answer.field}`)), 'We line it now.')
    await user.click(screen.getByRole('button', { name: adminReviews.answer.submit }))
    await waitFor(async () => expect((await row()).getByText('We line it now.')).toBeInTheDocument())
    await user.click((await row()).getByRole('button', { name: adminReviews.answer.of(title) }))
    await user.clear(screen.getByLabelText(new RegExp(`^${adminReviews.answer.field}`)))
    await user.click(screen.getByRole('button', { name: adminReviews.answer.submit }))
    expect(await screen.findByText(adminReviews.answer.takenAway)).toBeInTheDocument()
  })

  it('the requests are switched on in the settings of reviews, and a wrong number of days is named', async () => {
    onTestFinished(() => settings(false).then(() => undefined))
    await signedIn('owner')
    const { user } = openPage(adminPaths.reviews)
    await user.click(await screen.findByRole('button', { name: adminReviews.settings.action }))
    const dialog = within(await screen.findByRole('dialog'))
    const asks = await dialog.findByRole('checkbox')
    expect(asks).not.toBeChecked()
    await user.click(asks)
    const days = dialog.getByLabelText(adminReviews.settings.days)
    fireEvent.change(days, { target: { value: '61' } })
    await user.click(dialog.getByRole('button', { name: adminReviews.settings.submit }))
    expect(await dialog.findByText(adminReviews.settings.wrongDays)).toBeInTheDocument()
    fireEvent.change(days, { target: { value: '14' } })
    await user.selectOptions(dialog.getByLabelText(adminReviews.settings.publishing), 'checked')
    await user.click(dialog.getByRole('button', { name: adminReviews.settings.submit }))
    expect(await screen.findByText(adminReviews.settings.saved)).toBeInTheDocument()
    expect(await asOwner('POST', 'rpc/read_review_settings', {})).toEqual({
      ...{ asks: true, after_days: 14, publishing: 'checked' },
    })
  })
})

describe('where customers come from', () => {
  it('the owner switches it on, types in what a campaign cost, and sees it in the list', async () => {
    onTestFinished(() => asOwner('POST', 'rpc/keep_origins', { p_on: false }).then(() => undefined))
    const { id, token } = await buy()
    await signedIn('owner')
    const { user } = openPage(adminPaths.analytics)
    const panel = within(await screen.findByRole('region', { name: adminOrigins.title }))
    await user.click(await panel.findByRole('button', { name: adminOrigins.switchOn }))
    expect(await panel.findByRole('button', { name: adminOrigins.switchOff })).toBeInTheDocument()
    const visit = { source: 'instagram', medium: '', campaign: 'autumn', host: '' }
    await asOwner('POST', 'rpc/note_origin', {
      p_order_id: id,
      p_first: visit,
      p_last: visit,
      p_token: token,
    })
    await user.click(panel.getByRole('button', { name: adminOrigins.costs.action }))
    await user.click(panel.getByRole('button', { name: adminOrigins.costs.add }))
    expect(await panel.findByText(adminOrigins.costs.wrong.source)).toBeInTheDocument()
    expect(panel.getByText(adminOrigins.costs.wrong.amount)).toBeInTheDocument()
    await user.type(panel.getByLabelText(/^Source/), 'Instagram')
    await user.type(panel.getByLabelText(/^Campaign/), 'autumn')
    await user.type(panel.getByLabelText(/^Cost/), '12,50')
    await user.click(panel.getByRole('button', { name: adminOrigins.costs.add }))
    expect(await panel.findByText(adminOrigins.sums.campaign('$12.50'), { exact: false })).toBeInTheDocument()
    await user.click(await panel.findByRole('button', { name: adminOrigins.costs.removeOf('instagram') }))
    await waitFor(() =>
      expect(panel.queryByText(adminOrigins.sums.campaign('$12.50'), { exact: false })).toBeNull(),
    )
  })
})

describe('checkouts that were left', () => {
  it('the owner switches the reminders on, and a wrong number of hours is named', async () => {
    onTestFinished(() =>
      asOwner('POST', 'rpc/set_reminders', { p_reminds: false, p_after_hours: 4 }).then(() => undefined),
    )
    await signedIn('owner')
    const { user } = openPage(adminPaths.analytics)
    const form = within(await screen.findByRole('form', { name: adminReminders.title }))
    await user.click(form.getByRole('checkbox'))
    fireEvent.change(form.getByLabelText(adminReminders.hours), { target: { value: '0' } })
    await user.click(form.getByRole('button', { name: adminReminders.save }))
    expect(await form.findByText(adminReminders.wrongHours)).toBeInTheDocument()
    fireEvent.change(form.getByLabelText(adminReminders.hours), { target: { value: '6' } })
    await user.click(form.getByRole('button', { name: adminReminders.save }))
    expect(await screen.findByText(adminReminders.saved)).toBeInTheDocument()
    expect(await screen.findByText(adminReminders.result(0, 0, '$0.00'))).toBeInTheDocument()
  })

  it('a link to a cart that is none says so, and leads to the cart', async () => {
    openPage(`${keptCartPath}#${'0'.repeat(64)}`)
    await heading(reminderWords.page.unknown.title)
    expect(page().getByRole('link', { name: reminderWords.page.unknown.cart })).toHaveAttribute(
      'href',
      paths.cart,
    )
  })
})
