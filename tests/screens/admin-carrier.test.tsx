// The lists for couriers and from them.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { adminCarrier } from '@/content/admin/orders/carrier'
import { ask, openPage, signedIn } from '../support/screen'
import { buy } from '../support/screen-orders'

const open = async () => {
  await signedIn('owner')
  const opened = openPage(adminPaths.carrier)
  await screen.findByRole('heading', { level: 1, name: adminCarrier.title })
  return opened
}
const choose = (text: string) =>
  fireEvent.change(screen.getByLabelText(adminCarrier.in.file), {
    target: { files: [new File([text], 'list.csv', { type: 'text/csv' })] },
  })

describe('courier lists', () => {
  it('what is to be packed is listed for the courier, without what is left out', async () => {
    const { number } = await buy()
    const { user } = await open()
    const box = await screen.findByRole('checkbox', { name: new RegExp(number) })
    const button = screen.getByRole('button', { name: /^Download/ })
    const before = button.textContent
    await user.click(box)
    await waitFor(() => expect(button.textContent).not.toBe(before))
  })

  it('a courier’s file is shown before it is read, and what became of each line after it', async () => {
    const { id, number } = await buy()
    const { user } = await open()
    await user.type(screen.getByRole('combobox', { name: adminCarrier.in.carrier }), 'Amana')
    choose(`Order,Tracking,Status\n${number},AM77,In transit\nZL-000000000000,AM78,Delivered\n`)
    const list = await screen.findByRole('list', { name: adminCarrier.in.lines })
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(adminCarrier.will('shipped'))
    await user.click(screen.getByRole('button', { name: adminCarrier.in.submit(2) }))
    await waitFor(() =>
      expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(adminCarrier.became('sent')),
    )
    expect(within(list).getAllByRole('listitem')[1]).toHaveTextContent(
      adminCarrier.became('PARCEL_NOT_FOUND'),
    )
    expect(screen.getByText(adminCarrier.in.done(1))).toBeInTheDocument()
    const [row] = await ask(`orders?id=eq.${id}&select=order_status,carrier,tracking_number`)
    expect(row).toEqual({ order_status: 'shipped', carrier: 'Amana', tracking_number: 'AM77' })
  })

  it.each([
    ['', adminCarrier.in.problems.empty],
    ['Name,City\nNora,Rabat\n', adminCarrier.in.problems.columns],
  ])('a file that says nothing of parcels is named as such: %j', async (text, problem) => {
    await open()
    choose(text)
    expect(await screen.findByText(problem)).toBeInTheDocument()
  })
})
