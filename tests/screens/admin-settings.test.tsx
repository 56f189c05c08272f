import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { orderedList } from '@/content/admin/ordered-list'
import { auditOperation } from '@/content/admin/settings/audit-operations'
import { changeLog } from '@/content/admin/settings/change-log'
import { adminSettings as words } from '@/content/admin/settings/settings'
import { team } from '@/content/admin/settings/team'
import { ask, expectRecovery, network, openPage, signedIn, troubles } from '../support/screen'
import { asOwner } from '../support/screen-orders'

const read = /\/shop_settings\?select=.*updated_at/
const stored = async () => {
  const [row] = await ask<Record<string, unknown>>('shop_settings?select=*')
  return row
}
const field = (label: string) => screen.findByLabelText(label)
const save = () => screen.getByRole('button', { name: words.save })

async function open(path: string = adminPaths.settings) {
  await signedIn('owner')
  const opened = openPage(path)
  const type = async (label: string, text: string) => {
    const box = await field(label)
    await opened.user.clear(box)
    await opened.user.type(box, text)
  }
  return { ...opened, type }
}

describe('the settings form', () => {
  // Changes only settings that no other test reads: the files share one database.
  it('the settings form saves a change and leaves all other settings as they are', async () => {
    const { user, type } = await open()
    expect(await field(words.orders.lowStock)).toHaveValue('5')
    expect(screen.queryByRole('button', { name: words.save })).not.toBeInTheDocument()
    const before = await stored()
    for (const level of ['9', '5']) {
      await type(words.orders.lowStock, level)
      await user.click(save())
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: words.discard })).not.toBeInTheDocument(),
      )
      expect(await field(words.orders.lowStock)).toHaveValue(level)
      expect(await stored()).toEqual({
        ...before,
        low_stock_threshold: Number(level),
        updated_at: expect.any(String),
      })
    }
    expect((await screen.findAllByText(words.saved)).length).toBeGreaterThan(0)
  })

  it('the settings form shows for how many days orders are returned, and at whose cost', async () => {
    const { user } = await open()
    const days = await field(words.shop.returnDays)
    const free = screen.getByRole('switch', { name: new RegExp(`^${words.shop.returnsAreFree}`) })
    expect(days).toHaveValue('30')
    expect(free).toBeChecked()
    await user.clear(days)
    await user.click(free)
    expect(screen.queryByText(words.problems.returns)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: words.discard }))
    expect(days).toHaveValue('30')
    expect(free).toBeChecked()
  })

  it('the settings form says what closing the checkout means before saving', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('switch', { name: new RegExp(`^${words.checkout.open}`) }))
    expect(screen.getByText(words.checkout.isClosed)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: words.discard }))
    expect(screen.getByText(words.checkout.isOpen)).toBeInTheDocument()
  })

  it.each([
    [words.shop.returnDays, '366', words.problems.returns],
    [words.shop.exchangeDays, '61', words.problems.exchanges],
    [words.orders.cancel, '99999', words.problems.minutes],
    [words.orders.lowStock, '1.5', words.problems.level],
    [words.currencies.option('British pound', 'GBP'), '0', words.problems.rate],
    [words.payments.bank.fields.account, 'MA64 9997 8000 0000 0012 3456 7895', words.problems.account],
    [words.payments.bank.fields.account, '', words.problems['bank-incomplete']],
    [words.payments.bank.fields.holder, 'Z', words.problems.line],
    [words.payments.bank.fields.swift, 'ZELL', words.problems.swift],
    [words.payments.bank.fields.dueDays, '31', words.problems.days],
    [words.support.phone, '12 34', words.problems.phone],
    [words.support.hours.email, '\u202e24/7', words.problems.hours],
    [words.support.chatUrl, 'http://chat.example.com', words.problems['chat-url']],
    [words.support.social.networks.instagram, 'https://www.instagram.com/', words.problems.instagram],
    [words.support.social.networks.tiktok, 'https://instagram.com/zellige', words.problems.tiktok],
  ])(
    'the settings form says beside %s what is wrong with %j, and sends nothing',
    async (label, text, problem) => {
      const { user, type } = await open()
      const box = await field(label)
      await type(label, text || ' ')
      network.forget()
      await user.click(save())
      await screen.findByText(problem)
      expect(box).toHaveFocus()
      expect(network.asked(/shop_settings/)).toBe(0)
      await user.click(screen.getByRole('button', { name: words.discard }))
      expect(screen.queryByText(problem)).not.toBeInTheDocument()
    },
  )

  it('the settings form says which payment method is not offered, and what it lacks', async () => {
    const { user } = await open()
    const { card, bank, cod, none, offered } = words.payments
    const panel = within(await screen.findByRole('region', { name: words.payments.title }))
    expect(panel.getAllByText(offered)).toHaveLength(3)
    await user.selectOptions(panel.getByLabelText(card.provider), card.noProvider)
    expect(panel.getByText(card.missing)).toBeInTheDocument()
    for (const name of ['holder', 'name', 'account', 'swift'] as const)
      await user.clear(panel.getByLabelText(bank.fields[name]))
    expect(panel.getByText(bank.missing)).toBeInTheDocument()
    expect(panel.queryByText(none)).not.toBeInTheDocument()
    await user.click(panel.getByRole('switch', { name: cod.enabled }))
    expect(panel.getByText(cod.missing)).toBeInTheDocument()
    expect(panel.getByText(none)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: words.discard }))
    expect(panel.getAllByText(offered)).toHaveLength(3)
  })

  it('the payment marks are added, ordered and removed by keys, and one that no method keeps is warned of', async () => {
    const { user } = await open()
    const { marks, card } = words.payments
    const panel = within(await screen.findByRole('region', { name: words.payments.title }))
    const shown = () =>
      within(panel.getByRole('list', { name: marks.title }))
        .queryAllByRole('listitem')
        .map((entry) => entry.textContent)
    const before = shown()
    await user.type(panel.getByLabelText(marks.add), 'visa')
    expect(panel.getByText(marks.isThere('visa'))).toBeInTheDocument()
    await user.clear(panel.getByLabelText(marks.add))
    await user.type(panel.getByLabelText(marks.add), ' Cash  Plus {Enter}')
    expect(shown()).toEqual([...before, 'Cash Plus'])
    panel.getByRole('button', { name: orderedList.up('Cash Plus') }).focus()
    await user.keyboard('{Enter}{Enter}')
    expect(shown().at(-3)).toBe('Cash Plus')
    expect(panel.getByRole('button', { name: orderedList.up('Cash Plus') })).toHaveFocus()
    expect(
      panel.getByText(orderedList.moved('Cash Plus', before.length - 1, before.length + 1)),
    ).toBeInTheDocument()
    await user.selectOptions(panel.getByLabelText(card.provider), card.noProvider)
    expect(panel.getByText(marks.unkept(before.map(String)))).toBeInTheDocument()
    for (const name of ['Cash Plus', ...before.map(String)]) {
      panel.getByRole('button', { name: orderedList.remove(name) }).focus()
      await user.keyboard('{Enter}')
    }
    expect(shown()).toEqual([])
    expect(panel.getByRole('list', { name: marks.title })).toHaveFocus()
    expect(panel.getByText(marks.standard(['Bank transfer', 'Cash on delivery']))).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: words.discard }))
    expect(shown()).toEqual(before)
  })

  it('the languages are added, ordered and removed, with what that means for what is written', async () => {
    const { user } = await open()
    const panel = within(await screen.findByRole('region', { name: words.languages.title }))
    const list = within(panel.getByRole('list', { name: words.languages.title }))
    const names = () => list.getAllByRole('listitem').map((entry) => entry.querySelector('bdi')?.textContent)
    const all = ['English', 'Français', 'العربية']
    const { moved, removed } = words.languages
    expect(names()).toEqual(all)
    expect(panel.queryByLabelText(words.languages.add)).not.toBeInTheDocument()
    await user.click(list.getByRole('button', { name: orderedList.up('Français') }))
    expect(names()).toEqual(['Français', 'English', 'العربية'])
    expect(panel.queryByText(moved('English', 'Français'))).not.toBeInTheDocument()
    await user.click(list.getByRole('button', { name: orderedList.remove('English') }))
    expect(await panel.findByText(moved('English', 'Français'))).toBeInTheDocument()
    expect(panel.getByText(removed(['English']))).toBeInTheDocument()
    await user.click(list.getByRole('button', { name: orderedList.remove('العربية') }))
    expect(list.getByRole('button', { name: orderedList.remove('Français') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.selectOptions(panel.getByLabelText(words.languages.add), 'English')
    expect(names()).toEqual(['Français', 'English'])
    expect(panel.queryByText(moved('English', 'Français'))).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: words.discard }))
    expect(names()).toEqual(all)
  })

  it('the settings form saves the shop’s contacts in one shape, and stores nothing of what is emptied', async () => {
    const { user, type } = await open()
    const { support } = words
    const before = await stored()
    await type(support.phone, '00212 (522) 12-34-56')
    await type(support.chatUrl, 'chat.example.com/zellige')
    await user.clear(await field(support.hours.email))
    await type(support.social.networks.instagram, 'instagram.com/zellige')
    await user.click(save())
    await waitFor(() => expect(screen.queryByRole('button', { name: words.discard })).not.toBeInTheDocument())
    expect(await field(support.phone)).toHaveValue('+212522123456')
    expect(await stored()).toEqual({
      ...before,
      support_phone: '+212522123456',
      support_chat_url: 'https://chat.example.com/zellige',
      support_email_hours: null,
      instagram_url: 'https://instagram.com/zellige',
      updated_at: expect.any(String),
    })
    for (const label of [support.phone, support.chatUrl, support.social.networks.instagram])
      await user.clear(await field(label))
    await type(support.hours.email, '24/7')
    await user.click(save())
    await waitFor(async () => expect(await stored()).toEqual({ ...before, updated_at: expect.any(String) }))
  })

  it('the settings form asks for the hours of a number that shoppers can call', async () => {
    const { user, type } = await open()
    await type(words.support.phone, '+212 522 12 34 56')
    await user.clear(await field(words.support.hours.phone))
    await user.click(save())
    await screen.findByText(words.problems['hours-missing'])
    expect(await field(words.support.hours.phone)).toHaveFocus()
    await user.click(screen.getByRole('button', { name: words.discard }))
  })

  it('the settings form does not overwrite settings that another owner saved', async () => {
    const { user, type } = await open()
    await type(words.orders.lowStock, '9')
    network.trouble(/shop_settings\?updated_at/, 'empty-shop')
    await user.click(save())
    await screen.findByText(words.conflict)
    expect(await field(words.orders.lowStock)).toHaveValue('9')
  })

  it('the settings form keeps what was typed when saving fails', async () => {
    const { user, type } = await open()
    await type(words.orders.lowStock, '9')
    network.trouble(/shop_settings\?updated_at/, 500)
    await user.click(save())
    await screen.findByText(words.failed)
    expect(await field(words.orders.lowStock)).toHaveValue('9')
  })

  it.each(troubles)('the settings form says what is wrong (%s) and recovers', async (trouble, { text }) => {
    await signedIn('owner')
    network.trouble(read, trouble)
    const opened = openPage(adminPaths.settings)
    await expectRecovery(opened, {
      words: { title: words.error, text },
      request: read,
      recovered: () => field(words.orders.lowStock),
    })
  })
})

describe('the change log', () => {
  it('the change log shows saved changes, filtered by kind on request', async () => {
    const { user } = await open()
    const log = within(await screen.findByRole('region', { name: changeLog.title }))
    expect((await log.findAllByText('9')).length).toBeGreaterThan(0)
    expect(log.getAllByText('owner@zellige.example', { ignore: 'option' }).length).toBeGreaterThan(0)
    await asOwner('POST', 'customer_notes', { customer_key: 'nadia@example.com', note: 'Likes linen' })
    await user.selectOptions(log.getByLabelText(changeLog.filter), changeLog.tables.customer_notes)
    await log.findByText('n…@example.com')
    expect(log.getByText(auditOperation('customer_notes', 'insert'), { exact: false })).toBeInTheDocument()
    await user.selectOptions(log.getByLabelText(changeLog.filter), changeLog.tables.reviews)
    await log.findByText(changeLog.none.title)
  })
})

describe('the business details', () => {
  it('the business details are saved as they are shown, and refused where they are wrong', async () => {
    const { user } = await open()
    const panel = within(await screen.findByRole('region', { name: words.identity.title }))
    const { fields } = words.identity
    const typeInto = async (label: string, text: string) => {
      await user.clear(panel.getByLabelText(label))
      await user.type(panel.getByLabelText(label), text)
    }
    await typeInto(fields.ice, '12')
    await user.click(save())
    expect(panel.getByText(words.problems.ice)).toBeInTheDocument()
    await typeInto(fields.ice, '001 234 567 000 089')
    await typeInto(fields.address, 'Atelier 4{Enter}Fes')
    await typeInto(fields.vatRate, '10,5')
    await user.click(save())
    await screen.findByText(words.saved)
    expect(await stored()).toMatchObject({
      legal_ice: '001234567000089',
      legal_address: 'Atelier 4\nFes',
      vat_rate: expect.stringMatching(/^10\.50*$/),
    })
  })
})

describe('the team', () => {
  it('the team shows each member, invites one more by email, and withdraws the invitation', async () => {
    const { user } = await open(adminPaths.team)
    const members = within(await screen.findByRole('region', { name: team.title }))
    await members.findByText('owner@zellige.example')
    expect(members.getByText(new RegExp(`^${team.me}`))).toBeInTheDocument()
    expect(members.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
    const panel = within(screen.getByRole('region', { name: team.invite.title }))
    const email = `invited-${crypto.randomUUID()}@example.com`
    await user.click(panel.getByRole('button', { name: team.invite.byMail }))
    expect(await panel.findByText(team.invite.wrong)).toBeInTheDocument()
    await user.type(panel.getByLabelText(team.invite.email), email)
    await user.click(panel.getByRole('button', { name: team.invite.byMail }))
    await screen.findByText(team.invite.done(email))
    await user.click(await panel.findByRole('button', { name: team.withdrawFor(email) }))
    await screen.findByText(team.withdrawn(email))
  })

  it('the last owner stays one, and a role of the shop’s own is made by ticking rights', async () => {
    const { user } = await open(adminPaths.team)
    const role = await screen.findByLabelText(team.roleOf('owner@zellige.example'))
    await user.selectOptions(role, 'viewer')
    await screen.findByText(team.refusals.LAST_OWNER)
    await user.click(screen.getByRole('button', { name: team.roles.add }))
    await user.type(screen.getByLabelText(team.roles.name), 'Warehouse')
    await user.click(screen.getByRole('button', { name: team.roles.save }))
    expect(screen.getByText(team.roles.rightsMissing)).toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: team.rights.stock }))
    await user.click(screen.getByRole('button', { name: team.roles.save }))
    await screen.findByText(team.roles.saved('Warehouse'))
    expect(await screen.findByRole('button', { name: team.roles.edit('Warehouse') })).toBeInTheDocument()
  })
})
