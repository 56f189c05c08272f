import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { makeQueryClient } from '@/app/query-client'
import { paths } from '@/config/paths'
import { account } from '@/content/account/account'
import { cart } from '@/content/cart/cart'
import { orderPayment } from '@/content/orders/order-payment'
import { orders } from '@/content/orders/orders'
import { track } from '@/content/orders/track'
import { errors } from '@/content/shared/errors'
import { useSetOrderStatus } from '@/data/orders/admin-order-mutations'
import { storeGuestOrder } from '@/data/orders/guest-orders'
import { orderKeys } from '@/data/orders/order-keys'
import { formatMoney } from '@/domain/money/money'
import { ask, expectRecovery, network, openPage, page, troubles } from '../support/screen'
import { asOwner, buy, moveAlong, newMember, pay } from '../support/screen-orders'

describe('orders', () => {
  const { cancel, confirmation, mine, reorder, timeline } = orders
  const getOrder = /\/rpc\/get_order/
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
  /** The steps as they are read out. */
  const steps = () =>
    within(screen.getByRole('list', { name: timeline.label }))
      .getAllByRole('listitem')
      .map((step) => step.querySelector('p')?.textContent)

  describe('tracking', () => {
    const tracking = /\/rpc\/track_order/
    const field = (name: string) => screen.getByLabelText(name)
    const open = async (path: string = paths.track) => {
      const opened = openPage(path)
      await heading(track.title)
      const submit = () => opened.user.click(page().getByRole('button', { name: track.submit }))
      return { ...opened, submit }
    }

    it('tracking needs both fields, says so beside them and sends no request', async () => {
      network.forget()
      const { user, submit } = await open()
      await submit()
      expect(field(track.number)).toHaveFocus()
      expect(field(track.number)).toHaveAccessibleDescription(expect.stringContaining(track.required.number))
      expect(field(track.email)).toHaveAccessibleDescription(expect.stringContaining(track.required.email))
      await user.type(field(track.number), 'ZL-1')
      await user.type(field(track.email), 'unknown')
      await submit()
      expect(field(track.email)).toHaveFocus()
      expect(field(track.email)).toHaveAccessibleDescription(expect.stringContaining(track.emailFormat))
      expect(field(track.email)).toHaveAttribute('type', 'email')
      expect(network.asked(tracking)).toBe(0)
    })

    it('tracking shows number, status, estimated delivery and the steps, done and to come', async () => {
      const { id, number, email } = await buy()
      await moveAlong(id, { order_status: 'shipped', carrier: 'Amana', tracking_number: 'AM1' })
      const { user, submit } = await open(`${paths.track}?order=${number.toLowerCase()}`)
      expect(field(track.number)).toHaveValue(number.toLowerCase())
      expect(field(track.email)).toHaveValue('')
      await user.type(field(track.email), email)
      await submit()
      const result = await screen.findByRole('region', { name: track.found(number, orders.statuses.shipped) })
      expect(result).toHaveFocus()
      expect(result).toHaveTextContent(orders.order.estimated)
      expect(steps()).toEqual([
        `${timeline.steps.pending}, ${timeline.done}`,
        `${timeline.steps.processing}, ${timeline.done}`,
        `${timeline.steps.shipped}, ${timeline.done}`,
        `${timeline.steps.delivered}, ${timeline.open}`,
      ])
      expect(within(result).getByText('Amana')).toBeInTheDocument()
      expect(within(result).getByText('AM1')).toBeInTheDocument()
      expect(result).not.toHaveTextContent('Nora')
    })

    it('tracking gives one answer for a wrong email and an unknown number', async () => {
      const { number, email } = await buy()
      for (const [order, address] of [
        [number, 'wolf@example.com'],
        ['ZL-000000000000', email],
      ] as const) {
        const { user, submit, unmount } = await open(paths.trackOrder(order))
        await user.type(field(track.email), address)
        await submit()
        const alert = await screen.findByRole('alert')
        expect(alert).toHaveTextContent(track.missing.title + track.missing.text)
        expect(alert).toHaveFocus()
        unmount()
      }
    })

    it('tracking explains its limit before and after it is reached', async () => {
      const { number } = await buy()
      const { user, submit } = await open(paths.trackOrder(number))
      expect(screen.getByText(track.limit)).toBeInTheDocument()
      await user.type(field(track.email), 'wolf@example.com')
      for (let i = 0; i < 10; i += 1) {
        await submit()
        await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(track.missing.title))
        await waitFor(() => expect(page().getByRole('button', { name: track.submit })).toBeInTheDocument())
      }
      await submit()
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(track.tooMany.title))
      expect(field(track.email)).toHaveValue('wolf@example.com')
    })

    it.each([
      ['offline', errors.offline],
      [500, errors.unknown],
    ] as const)(
      'tracking says what is wrong (%s), asks only once, and keeps what was typed',
      async (trouble, words) => {
        network.trouble(tracking, trouble)
        const { user, submit } = await open(paths.trackOrder('ZL-000000000000'))
        await user.type(field(track.email), 'nora@example.com')
        network.forget()
        await submit()
        expect(await screen.findByRole('alert')).toHaveTextContent(words.title + words.text)
        // Each try counts: none is made without being asked for.
        expect(network.asked(tracking)).toBe(1)
        expect(field(track.email)).toHaveValue('nora@example.com')
      },
    )

    it('tracking says that it is at it, and sends no second request', async () => {
      network.trouble(tracking, 'silent')
      const { user } = await open(paths.trackOrder('ZL-000000000000'))
      network.forget()
      await user.type(field(track.email), 'nora@example.com{Enter}')
      await user.click(await page().findByRole('button', { name: track.busy }))
      expect(network.asked(tracking)).toBe(1)
    })

    it('tracking lists the orders that this browser placed without an account', async () => {
      const [first, second] = [await buy(), await buy()]
      storeGuestOrder(first.id, first.token)
      storeGuestOrder(second.id, second.token)
      storeGuestOrder('93141487-5a44-47c9-8958-4b5719107598', 'f'.repeat(64))
      await open()
      const list = await screen.findByRole('region', { name: track.kept.title })
      await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(2))
      expect(within(list).getAllByRole('link')[0]).toHaveAttribute('href', paths.orderConfirmation(second.id))
    })

    it('tracking has no list of this browser’s orders where there are none', async () => {
      await open()
      expect(screen.queryByText(track.kept.title)).not.toBeInTheDocument()
    })

    it.each(troubles)(
      'tracking says when the list of this browser’s orders does not come (%s) and recovers',
      async (trouble, words) => {
        const { id, token, number } = await buy()
        storeGuestOrder(id, token)
        network.trouble(getOrder, trouble)
        const opened = await open()
        await expectRecovery(opened, {
          words,
          request: getOrder,
          recovered: () => screen.findByRole('link', { name: account.profile.order(number) }),
        })
      },
    )
  })

  describe('a guest’s confirmation', () => {
    const open = async (status?: string) => {
      const order = await buy()
      storeGuestOrder(order.id, order.token)
      if (status) await moveAlong(order.id, { order_status: status })
      const opened = openPage(paths.orderConfirmation(order.id))
      await heading(confirmation.title)
      return { ...opened, order }
    }
    it('a guest’s confirmation names things as the customer read them', async () => {
      network.trouble(getOrder, async (send) => {
        const order = await (await send()).json()
        order.items[0].shown_title = 'قفطان كتان'
        return Response.json({ ...order, shown_method: 'توصيل عادي' })
      })
      await open()
      expect(page().getByRole('link', { name: 'قفطان كتان' })).toBeInTheDocument()
      expect(page().getByText(orders.order.shipping('توصيل عادي'))).toBeInTheDocument()
    })

    const ask = async ({ user }: ReturnType<typeof openPage>) => {
      await user.click(page().getByRole('button', { name: cancel.action }))
      return screen.findByRole('alertdialog', { name: cancel.dialog.title })
    }

    it('a guest’s confirmation shows the steps and leads to tracking with the number alone', async () => {
      const { order } = await open()
      expect(steps()[0]).toBe(`${timeline.received}, ${timeline.done}`)
      expect(page().getByRole('link', { name: confirmation.track })).toHaveAttribute(
        'href',
        `/track?order=${order.number}`,
      )
      for (const { slug, title, ...variant } of order.lines)
        expect(page().getByRole('link', { name: title })).toHaveAttribute(
          'href',
          paths.variant(slug, variant),
        )
      expect(screen.getByText(/^You can cancel this order until/)).toBeInTheDocument()
      expect(screen.getByRole('timer')).toBeInTheDocument()
    })

    it('a guest’s confirmation cancels the order after asking once more, and says so', async () => {
      const opened = await open()
      const dialog = await ask(opened)
      expect(dialog).toHaveTextContent(opened.order.number)
      await opened.user.click(within(dialog).getByRole('button', { name: cancel.dialog.confirm }))
      await heading(confirmation.cancelled)
      await screen.findByText(cancel.done.title)
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
      expect(steps().at(-1)).toBe(`${timeline.steps.cancelled}, ${timeline.done}`)
      expect(
        page().getByRole('heading', { level: 2, name: cancel.cancelled }).closest('section'),
      ).toHaveFocus()
      expect(page().queryByRole('button', { name: cancel.action })).not.toBeInTheDocument()
    })

    it('a guest’s confirmation keeps order and focus when cancelling is not confirmed', async () => {
      const opened = await open()
      const dialog = await ask(opened)
      network.forget()
      await opened.user.click(within(dialog).getByRole('button', { name: cancel.dialog.keep }))
      await waitFor(() => expect(page().getByRole('button', { name: cancel.action })).toHaveFocus())
      await ask(opened)
      await opened.user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      expect(network.asked(/cancel_order/)).toBe(0)
    })

    it('a guest’s confirmation says that it is too late to cancel when the owner was faster', async () => {
      const opened = await open()
      await moveAlong(opened.order.id, { order_status: 'processing' })
      const dialog = await ask(opened)
      await opened.user.click(within(dialog).getByRole('button', { name: cancel.dialog.confirm }))
      await within(dialog).findByText(cancel.failed.CANCEL_WINDOW_CLOSED)
      await waitFor(() => expect(within(dialog).queryByText(cancel.dialog.confirm)).not.toBeInTheDocument())
      await opened.user.click(within(dialog).getByRole('button', { name: cancel.dialog.close }))
      await screen.findByText(cancel.tooLate.processing)
    })

    it.each([
      ['offline', cancel.failed.offline],
      [500, cancel.failed.unknown],
    ] as const)(
      'a guest’s confirmation lets cancelling be tried again when it fails (%s)',
      async (trouble, text) => {
        const opened = await open()
        const dialog = await ask(opened)
        network.trouble(/cancel_order/, trouble)
        await opened.user.click(within(dialog).getByRole('button', { name: cancel.dialog.confirm }))
        await within(dialog).findByText(text)
        network.restore()
        await opened.user.click(within(dialog).getByRole('button', { name: cancel.dialog.confirm }))
        await heading(confirmation.cancelled)
      },
    )

    it.each([
      ['processing', cancel.tooLate.processing],
      ['shipped', null],
      ['delivered', null],
    ] as const)('a guest’s confirmation offers no cancelling once the order is %s', async (status, text) => {
      await open(status)
      expect(page().queryByRole('button', { name: cancel.action })).not.toBeInTheDocument()
      if (text) expect(page().getByText(text)).toBeInTheDocument()
      else expect(page().queryByText(cancel.tooLate.title)).not.toBeInTheDocument()
    })

    it('a guest’s confirmation opens an account with the order’s email and takes the order into it', async () => {
      const { user, order } = await open()
      await user.click(await page().findByRole('button', { name: orders.account.create.action }))
      expect(screen.getByText(orders.account.create.as(order.email))).toBeInTheDocument()
      const password = screen.getByLabelText(account.signIn.password)
      expect(password).toHaveFocus()
      await user.keyboard('short{Enter}')
      expect(password).toHaveAccessibleDescription(expect.stringContaining(account.required.passwordLength))
      await user.clear(password)
      await user.paste('م'.repeat(37))
      expect(password).toHaveAccessibleDescription(expect.stringContaining(account.required.passwordBytes))
      await user.clear(password)
      await user.keyboard('short but long enough{Enter}')
      await screen.findByText(orders.account.create.done.text)
      await waitFor(() => expect(screen.queryByText(orders.account.create.title)).not.toBeInTheDocument())
      expect(localStorage.getItem('orders')).toBe('[]')
      await user.click(page().getByRole('link', { name: confirmation.profile }))
      expect(await screen.findByRole('link', { name: account.profile.order(order.number) })).toHaveAttribute(
        'href',
        paths.profileOrder(order.id),
      )
    })

    it('a guest’s confirmation says when no account can be opened, and keeps the password that was typed', async () => {
      const { user } = await open()
      network.trouble(/\/auth\/v1\/signup/, 429)
      await user.click(await page().findByRole('button', { name: orders.account.create.action }))
      await user.type(screen.getByLabelText(account.signIn.password), 'a long password{Enter}')
      await screen.findByText(account.problems['rate-limited'])
      expect(screen.getByLabelText(account.signIn.password)).toHaveValue('a long password')
    })
  })

  describe('ordering again', () => {
    const open = async () => {
      const order = await buy()
      storeGuestOrder(order.id, order.token)
      const opened = openPage(paths.orderConfirmation(order.id))
      await heading(confirmation.title)
      return {
        ...opened,
        order,
        again: () => opened.user.click(page().getByRole('button', { name: reorder.action })),
      }
    }

    it('ordering again puts every line into the cart and goes there', async () => {
      const { again, order } = await open()
      await again()
      await heading(cart.title)
      await screen.findByText(reorder.added(3).text)
      for (const { title } of order.lines) await page().findByRole('link', { name: title })
      expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toMatchObject(order.lines)
    })

    it('ordering again tells per line what could not be had, and adds the rest', async () => {
      const { again, order, user } = await open()
      const [trousers, bag] = order.lines
      await asOwner('PATCH', `products?slug=eq.${trousers?.slug}`, { status: 'archived' })
      try {
        await again()
        const dialog = await screen.findByRole('dialog', { name: reorder.some.title })
        expect(within(dialog).getByText(reorder.some.text(1))).toBeInTheDocument()
        const [missed] = within(dialog).getAllByRole('listitem')
        expect(missed).toHaveTextContent(`${trousers?.title}`)
        expect(missed).toHaveTextContent(reorder.missed.gone())
        await user.click(within(dialog).getByRole('link', { name: reorder.cart }))
        await page().findByRole('link', { name: bag?.title ?? '' })
        expect(page().queryByRole('link', { name: trousers?.title ?? '' })).not.toBeInTheDocument()
      } finally {
        await asOwner('PATCH', `products?slug=eq.${trousers?.slug}`, { status: 'live' })
      }
    })

    it('ordering again leaves the cart as it was when the shop cannot be asked', async () => {
      const { again } = await open()
      network.trouble(/quote_cart/, 500)
      await again()
      await screen.findByText(reorder.failed.title)
      expect(localStorage.getItem('cart')).toBeNull()
    })
  })

  describe('a member’s orders', () => {
    it('a member’s orders ask a guest to log in, and the login leads back to them', async () => {
      openPage(`${paths.profileOrders}?page=2`)
      await heading(mine.signedOut.title)
      expect(page().getByRole('link', { name: mine.signedOut.action })).toHaveAttribute(
        'href',
        '/login?next=%2Fprofile%2Forders%3Fpage%3D2',
      )
    })

    it('a member’s orders are none at first', async () => {
      await newMember()
      openPage(paths.profileOrders)
      await screen.findByRole('heading', { name: account.profile.noOrders.title })
    })

    it('a member’s orders have a page for every ten', async () => {
      await newMember()
      const placed: string[] = []
      for (let i = 0; i < 11; i += 1) placed.push((await buy()).number)
      const { user } = openPage(paths.profileOrders)
      const rows = () => page().findAllByRole('link', { name: /^Order ZL-/ })
      expect(await rows()).toHaveLength(10)
      expect(screen.getByText(mine.count(11))).toBeInTheDocument()
      await user.click(page().getByRole('link', { name: mine.older }))
      await waitFor(async () => expect(await rows()).toHaveLength(1))
      expect((await rows())[0]).toHaveTextContent(placed[0] ?? '')
      expect(screen.getByText(mine.page(2, 2))).toBeInTheDocument()
      expect(page().queryByRole('link', { name: mine.older })).not.toBeInTheDocument()
    })

    it('a member’s orders say so on a page that is not there', async () => {
      await newMember()
      openPage(`${paths.profileOrders}?page=7`)
      await screen.findByText(mine.noneHere.title)
    })

    it.each(troubles)('a member’s orders say what is wrong (%s) and recover', async (trouble, words) => {
      await newMember()
      const { number } = await buy()
      network.trouble(/\/rpc\/my_orders/, trouble)
      const opened = openPage(paths.profileOrders)
      await expectRecovery(opened, {
        words,
        request: /\/rpc\/my_orders/,
        recovered: () => screen.findByRole('link', { name: account.profile.order(number) }),
      })
    })

    it('a member’s order opens with everything about it, and can be cancelled there', async () => {
      await newMember()
      const { id, number } = await buy()
      const { user } = openPage(paths.profileOrder(id))
      await heading(`${orders.order.title} ${number}`)
      expect(page().getByRole('button', { name: orders.order.print })).toBeInTheDocument()
      expect(page().getByRole('button', { name: reorder.action })).toBeInTheDocument()
      expect(page().queryByText(orders.account.create.title)).not.toBeInTheDocument()
      await user.click(page().getByRole('button', { name: cancel.action }))
      const dialog = await screen.findByRole('alertdialog')
      await user.click(within(dialog).getByRole('button', { name: cancel.dialog.confirm }))
      await screen.findByText(cancel.cancelled)
    })

    it('a member’s order does not open for another member', async () => {
      await newMember()
      const { id } = await buy()
      await newMember()
      openPage(paths.profileOrder(id))
      await heading(mine.missing.title)
    })

    it.each(troubles)(
      'a member’s order says when it does not come (%s) and recovers',
      async (trouble, words) => {
        await newMember()
        const { id, number } = await buy()
        network.trouble(getOrder, trouble)
        const opened = openPage(paths.profileOrder(id))
        await expectRecovery(opened, {
          words,
          request: getOrder,
          recovered: () => heading(`${orders.order.title} ${number}`),
        })
      },
    )

    it('a member’s orders take in what was ordered here without an account', async () => {
      const guest = await buy()
      storeGuestOrder(guest.id, guest.token)
      await newMember()
      const { user, unmount } = openPage(paths.profile)
      await page().findByText(orders.account.claim.offer(1))
      await user.click(page().getByRole('button', { name: orders.account.claim.action(1) }))
      await screen.findByText(orders.account.claim.done(1).title)
      await page().findByRole('link', { name: account.profile.order(guest.number) })
      await waitFor(() => expect(page().queryByText(orders.account.claim.offer(1))).not.toBeInTheDocument())
      expect(localStorage.getItem('orders')).toBe('[]')
      // The next person at this computer does not see it.
      await user.click(page().getByRole('button', { name: account.profile.logout }))
      await screen.findByText(account.profile.loggedOut)
      unmount()
      openPage(paths.orderConfirmation(guest.id))
      await heading(orders.confirmation.missing.title)
    })

    it('the offer to take in a guest’s order stays when the shop cannot be asked', async () => {
      const guest = await buy()
      storeGuestOrder(guest.id, guest.token)
      await newMember()
      network.trouble(/claim_order/, 500)
      const { user } = openPage(paths.orderConfirmation(guest.id))
      await user.click(await page().findByRole('button', { name: orders.account.claim.action(1) }))
      await screen.findByText(orders.account.claim.failed.text)
      expect(page().getByRole('button', { name: orders.account.claim.action(1) })).toBeInTheDocument()
      expect(localStorage.getItem('orders')).toContain(guest.token)
    })
  })

  describe('an order by bank transfer', () => {
    const { bank, cancel: cancelWords } = orderPayment
    const open = async (paid = 0) => {
      const order = await buy('bank')
      storeGuestOrder(order.id, order.token)
      if (paid > 0) await pay(order.id, paid, 'bank')
      const opened = openPage(paths.orderConfirmation(order.id))
      await heading(confirmation.title)
      return { ...opened, order }
    }

    it('an order by bank transfer shows amount, reference and account, each of which can be copied', async () => {
      const { order, user } = await open()
      const panel = within(
        await screen.findByRole('region', { name: /^Transfer \$[\d.]+ by \d+ \w+ \d{4}$/ }),
      )
      const [row] = await ask<Record<string, string>>('shop_settings?select=bank_holder,bank_account')
      const copied = async (label: string) => {
        await user.click(panel.getByRole('button', { name: bank.copy(label) }))
        return navigator.clipboard.readText()
      }
      expect(await copied(bank.amount)).toBe(order.total.toFixed(2))
      expect(await copied(bank.reference)).toBe(order.number)
      expect(await copied(bank.iban)).toBe(row?.bank_account)
      expect(await copied(bank.holder)).toBe(row?.bank_holder)
      expect(screen.getByText(/your order is reserved/)).toBeInTheDocument()
    })

    it('an order by bank transfer shows what has arrived and what is left, then that it is paid', async () => {
      const { order, client } = await open(20)
      const rest = Math.round(order.total * 100) - 2000
      expect(
        await screen.findByRole('region', { name: new RegExp(`^Transfer \\${formatMoney(rest, 'USD')} by`) }),
      ).toBeInTheDocument()
      expect(screen.getByText(bank.received('$20.00'))).toBeInTheDocument()
      await pay(order.id, rest / 100, 'bank')
      await client.invalidateQueries({ queryKey: ['orders'] })
      await waitFor(() => expect(screen.queryByRole('region', { name: /^Transfer/ })).not.toBeInTheDocument())
      expect(
        screen.getByText(`${formatMoney(rest + 2000, 'USD')} was received by bank transfer.`),
      ).toBeInTheDocument()
    })

    it('an order by bank transfer promises paid money back when it is cancelled, an unpaid one nothing', async () => {
      const unpaid = await open()
      await unpaid.user.click(page().getByRole('button', { name: cancel.action }))
      expect(await screen.findByRole('alertdialog')).not.toHaveTextContent(/refund|money/i)
      unpaid.unmount()
      const { user } = await open(20)
      await user.click(page().getByRole('button', { name: cancel.action }))
      const dialog = await screen.findByRole('alertdialog')
      expect(dialog).toHaveTextContent(cancelWords.refund('$20.00'))
      await user.click(within(dialog).getByRole('button', { name: cancel.dialog.confirm }))
      await heading(confirmation.cancelled)
      expect(screen.getAllByText(/\$20\.00 is still to be refunded\./)).not.toHaveLength(0)
    })

    it('an order by bank transfer shows a stranger with number and email what is due, and no account', async () => {
      const order = await buy('bank')
      const { user } = openPage(paths.trackOrder(order.number))
      await user.type(await screen.findByLabelText(track.email), order.email)
      await user.click(page().getByRole('button', { name: track.submit }))
      const result = await screen.findByRole('region', {
        name: track.found(order.number, orders.shopperStatuses.awaitingPayment),
      })
      expect(result).toHaveTextContent(
        `${formatMoney(Math.round(order.total * 100), 'USD')} is due by bank transfer by`,
      )
      expect(result).toHaveTextContent(track.account)
      expect(result).not.toHaveTextContent('MA64')
    })
  })
})

describe('changes of orders', () => {
  it('a failed change of an order’s status is rolled back alone while another change is pending', async () => {
    const answers: ((answer: Response) => void)[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      () => new Promise<Response>((resolve) => void answers.push(resolve)),
    )
    const client = makeQueryClient()
    const key = [...orderKeys.lists(), 'all']
    const order = (number: string) => ({ number, status: 'pending', paymentStatus: 'paid' })
    client.setQueryData(key, { orders: [order('A'), order('B')] })
    const statuses = () =>
      client.getQueryData<{ orders: { status: string }[] }>(key)?.orders.map(({ status }) => status)
    const { result } = renderHook(() => [useSetOrderStatus(), useSetOrderStatus()] as const, {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    })
    const [first, second] = result.current
    first.mutate({ number: 'A', from: 'pending', status: 'shipped' })
    second.mutate({ number: 'B', from: 'pending', status: 'shipped' })
    await waitFor(() => expect(answers).toHaveLength(2))
    expect(statuses()).toEqual(['shipped', 'shipped'])
    answers[0]?.(Response.json({ message: 'TROUBLE' }, { status: 400 }))
    await waitFor(() => expect(statuses()).toEqual(['pending', 'shipped']))
  })
})
