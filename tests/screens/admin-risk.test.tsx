// What an owner sees and decides of risky cash orders.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { adminRisk } from '@/content/admin/orders/risk'
import { openPage, signedIn } from '../support/screen'
import { asOwner, buy, moveAlong } from '../support/screen-orders'

const rule = (p_action: string, p_at_least = 1) =>
  asOwner('POST', 'rpc/set_risk_rule', { p_reason: 'value', p_at_least, p_action })
beforeEach(async () => {
  onTestFinished(() => rule('none', 2000).then(() => undefined))
})

describe('a risky order', () => {
  it('an order that a rule holds says why, and is let go by one press', async () => {
    await rule('hold')
    const { id } = await buy()
    await expect(moveAlong(id, { order_status: 'processing' })).rejects.toThrow('ORDER_HELD')
    await signedIn('owner')
    const { user } = openPage(`${adminPaths.orders}/${id}`)
    const section = await screen.findByRole('region', { name: adminRisk.title })
    expect(section).toHaveTextContent(adminRisk.wants.hold)
    expect(within(section).getAllByRole('listitem').length).toBeGreaterThan(0)
    await user.click(within(section).getByRole('button', { name: adminRisk.deeds.release }))
    await waitFor(() => expect(section).toHaveTextContent(/Let go .* by owner@/))
    expect(section).not.toHaveTextContent(adminRisk.wants.hold)
    await moveAlong(id, { order_status: 'processing' })
  })

  it('a number is blocked in an order, and unblocked on the page of the rules', async () => {
    await rule('call')
    const { id, phone } = await buy()
    await signedIn('owner')
    const opened = openPage(`${adminPaths.orders}/${id}`)
    await opened.user.click(await screen.findByRole('button', { name: adminRisk.deeds.block }))
    expect(await screen.findByRole('button', { name: adminRisk.deeds.unblock })).toBeInTheDocument()
    opened.unmount()
    const { user } = openPage(adminPaths.protection)
    await user.click(await screen.findByRole('button', { name: adminRisk.blocked.unblockOf(phone) }))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: adminRisk.blocked.unblockOf(phone) })).toBeNull(),
    )
  })
})

describe('the rules', () => {
  it('a rule is set, and a wrong figure is named', async () => {
    await signedIn('owner')
    const { user } = openPage(adminPaths.protection)
    const form = await screen.findByRole('form', { name: adminRisk.rules.names.value })
    const field = within(form).getByLabelText(/From how much/)
    fireEvent.change(field, { target: { value: '0' } })
    await user.click(within(form).getByRole('button', { name: /^Save/ }))
    expect(await within(form).findByText(adminRisk.rules.wrong)).toBeInTheDocument()
    fireEvent.change(field, { target: { value: '3000' } })
    fireEvent.change(within(form).getByLabelText(adminRisk.rules.action), { target: { value: 'call' } })
    await user.click(within(form).getByRole('button', { name: /^Save/ }))
    expect(await screen.findByText(adminRisk.rules.saved)).toBeInTheDocument()
  })
})
