import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { addressWords as words } from '@/content/account/addresses'
import { checkout } from '@/content/cart/checkout'
import { orders } from '@/content/orders/orders'
import { buildLine } from '../support/builders'
import { storeDraft } from '../support/drafts'
import { expectRecovery, network, openPage, troubles } from '../support/screen'
import { addAddress, memberAddresses, newMember } from '../support/screen-orders'

const addresses = /\/rest\/v1\/addresses/

describe('addresses', () => {
  const open = async () => {
    const opened = openPage(paths.profileAddresses)
    await screen.findByRole('heading', { level: 1, name: words.title })
    return opened
  }
  const fill = async ({ user }: ReturnType<typeof openPage>, facts: Partial<Record<string, string>> = {}) => {
    const texts = {
      label: 'Home',
      firstName: 'Nora',
      lastName: 'Alami',
      phone: '+212 661 00 00 00',
      address: '1 Rue de Fès',
      city: 'Rabat',
      zipCode: '10000',
      ...facts,
    }
    for (const [name, text] of Object.entries(texts)) {
      const field = screen.getByRole('textbox', { name: new RegExp(`^${words.fields[name as 'city']}`) })
      await user.clear(field)
      if (text) await user.type(field, text)
    }
  }
  const save = ({ user }: ReturnType<typeof openPage>) =>
    user.click(screen.getByRole('button', { name: words.form.save }))
  const card = (name: string) => screen.findByRole('heading', { level: 2, name })

  it('saved addresses are for members', async () => {
    openPage(paths.profileAddresses)
    expect(
      await screen.findByRole('heading', { level: 1, name: orders.mine.signedOut.title }),
    ).toBeInTheDocument()
    expect(network.asked(addresses)).toBe(0)
  })

  it('saved addresses begin empty, and the first is the default', async () => {
    await newMember()
    const opened = await open()
    await screen.findByText(words.none.title)
    await opened.user.click(screen.getByRole('button', { name: words.add }))
    expect(screen.getByRole('textbox', { name: new RegExp(`^${words.fields.label}`) })).toHaveFocus()
    await fill(opened)
    await opened.user.selectOptions(screen.getByLabelText(words.fields.country), 'Morocco')
    await save(opened)
    expect(await card('Home')).toBeInTheDocument()
    expect(screen.getByText(words.isDefault)).toBeInTheDocument()
    expect(screen.getByText('Rabat 10000')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('the address form names what is missing beside its field and sends no request', async () => {
    await newMember()
    const opened = await open()
    await opened.user.click(await screen.findByRole('button', { name: words.add }))
    network.forget()
    await save(opened)
    expect(screen.getByLabelText(words.fields.firstName)).toHaveFocus()
    expect(screen.getByLabelText(words.fields.city)).toHaveAccessibleDescription(
      words.problems.required(words.fields.city),
    )
    await opened.user.type(screen.getByLabelText(words.fields.phone), 'call me')
    await opened.user.tab()
    expect(screen.getByLabelText(words.fields.phone)).toHaveAccessibleDescription(words.problems.phone())
    expect(network.asked(/^POST .*addresses/)).toBe(0)
  })

  it('a saved address is changed in its place', async () => {
    await newMember()
    await addAddress()
    const opened = await open()
    await opened.user.click(await screen.findByRole('button', { name: words.of(words.edit, 'Home') }))
    await fill(opened, { city: 'Salé', label: '' })
    await save(opened)
    expect(await card('Nora Alami, Salé')).toBeInTheDocument()
    expect(await memberAddresses()).toMatchObject([{ city: 'Salé' }])
  })

  it('the address form keeps what was typed when saving fails', async () => {
    await newMember()
    await addAddress()
    const opened = await open()
    await opened.user.click(await screen.findByRole('button', { name: words.of(words.edit, 'Home') }))
    await fill(opened, { city: 'Salé' })
    network.trouble(/^.*addresses\?.*id=eq/, 'offline')
    await save(opened)
    await screen.findByText(words.failed.offline)
    expect(screen.getByLabelText(words.fields.city)).toHaveValue('Salé')
    await opened.user.click(screen.getByRole('button', { name: words.form.cancel }))
    expect(await card('Home')).toBeInTheDocument()
  })

  it('a deleted address comes back with the undo', async () => {
    await newMember()
    await addAddress()
    await addAddress({ label: 'Work' })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: words.of(words.remove, 'Home') }))
    await screen.findByText(words.removed.title)
    await waitFor(() =>
      expect(screen.queryByRole('heading', { level: 2, name: 'Home' })).not.toBeInTheDocument(),
    )
    await user.click(screen.getByRole('button', { name: words.removed.undo }))
    expect(await card('Home')).toBeInTheDocument()
    await screen.findByText(words.restored)
    expect(screen.getByText(words.isDefault).closest('li')).toContainElement(await card('Home'))
  })

  it('one saved address is the default, and another can become it', async () => {
    await newMember()
    await addAddress()
    await addAddress({ label: 'Work' })
    const { user } = await open()
    expect(
      screen.queryByRole('button', { name: words.of(words.makeDefault, 'Home') }),
    ).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: words.of(words.makeDefault, 'Work') }))
    await waitFor(async () =>
      expect(screen.getByText(words.isDefault).closest('li')).toContainElement(await card('Work')),
    )
    expect(screen.getAllByText(words.isDefault)).toHaveLength(1)
  })

  it('saved addresses are ten at most, and the page says so', async () => {
    await newMember()
    for (let i = 0; i < 10; i += 1) await addAddress({ label: `Place ${i}` })
    await open()
    await screen.findByText(words.full)
    expect(screen.queryByRole('button', { name: words.add })).not.toBeInTheDocument()
  })

  it.each(troubles)('the page of addresses says what is wrong (%s) and recovers', async (trouble, text) => {
    await newMember()
    await addAddress()
    network.trouble(addresses, trouble)
    const opened = openPage(paths.profileAddresses)
    await expectRecovery(opened, { words: text, request: addresses, recovered: () => card('Home') })
  })
})

describe('addresses at the checkout', () => {
  const city = () => screen.getByLabelText(checkout.fields.city)
  const open = async () => {
    localStorage.setItem('cart', JSON.stringify([buildLine({ slug: 'boho-floral-print-maxi-dress' })]))
    const opened = openPage(paths.checkout)
    await screen.findByRole('heading', { level: 1, name: checkout.title })
    return opened
  }
  const choices = async () => within(await screen.findByRole('group', { name: words.pick.legend }))

  it('the checkout fills in the default address, lets another be picked, and takes a new one', async () => {
    await newMember()
    await addAddress()
    await addAddress({ label: 'Work', city: 'Salé', phone: '+212 700 00 00 00' })
    const { user } = await open()
    const group = await choices()
    await waitFor(() => expect(city()).toHaveValue('Rabat'))
    expect(group.getByRole('radio', { name: /^Home/ })).toBeChecked()
    await user.click(group.getByRole('radio', { name: /^Work/ }))
    expect(city()).toHaveValue('Salé')
    expect(screen.getByLabelText(checkout.fields.phone)).toHaveValue('+212 700 00 00 00')
    await user.type(city(), ' El Jadida')
    expect(group.getByRole('radio', { name: words.pick.other })).toBeChecked()
    await user.click(group.getByRole('radio', { name: /^Home/ }))
    await user.click(group.getByRole('radio', { name: words.pick.other }))
    expect(city()).toHaveValue('')
    expect(screen.getByLabelText(checkout.fields.firstName)).toHaveValue('Nora')
  })

  it('the checkout keeps the address that was typed before', async () => {
    storeDraft('checkout', { city: 'Tangier' })
    await newMember()
    await addAddress()
    await open()
    expect((await choices()).getByRole('radio', { name: words.pick.other })).toBeChecked()
    expect(city()).toHaveValue('Tangier')
  })

  it('the checkout keeps a typed address for the next time', async () => {
    await newMember()
    const { user } = await open()
    for (const [name, text] of [
      ['phone', '+212 661 00 00 00'],
      ['address', '1 Rue de Fès'],
      ['city', 'Rabat'],
      ['zipCode', '10000'],
    ] as const)
      await user.type(screen.getByLabelText(checkout.fields[name]), text)
    await user.type(screen.getByLabelText(checkout.fields.lastName), 'Alami')
    await user.selectOptions(screen.getByLabelText(checkout.fields.country), 'Morocco')
    expect(screen.getByRole('checkbox', { name: words.pick.save })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${checkout.methods.cod.label}`) }))
    await user.click(screen.getAllByRole('button', { name: /^Place order/ })[0] as HTMLElement)
    await screen.findByRole('heading', { name: orders.confirmation.title })
    await waitFor(async () =>
      expect(await memberAddresses()).toEqual([
        { city: 'Rabat', phone: '+212 6 61 00 00 00', is_default: true },
      ]),
    )
  })

  it('the checkout asks no guest for saved addresses, and works when they fail to load', async () => {
    network.forget()
    const { unmount } = await open()
    expect(network.asked(addresses)).toBe(0)
    unmount()
    await newMember()
    network.trouble(addresses, 500)
    const { user } = await open()
    await screen.findByText(words.pick.error)
    await user.type(city(), 'Rabat')
    expect(city()).toHaveValue('Rabat')
  })
})
