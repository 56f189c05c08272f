// The account's own pages: settings, payment methods, notifications.
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { accountPaths } from '@/config/account-paths'
import { paths } from '@/config/paths'
import { account } from '@/content/account'
import { checkout } from '@/content/checkout'
import { lineWords } from '@/content/line-words'
import { orders } from '@/content/orders'
import { preferences } from '@/content/preferences'
import { settings } from '@/content/settings'
import { buildLine } from '../support/builders'
import { ask, expectRecovery, network, openPage, page, signedIn, troubles } from '../support/screen'
import { newMember, subscribeTo } from '../support/screen-orders'

const profile = /\/rpc\/my_account/
const notifications = /\/rpc\/my_notifications/
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe.each([
  [accountPaths.settings, settings.title],
  [accountPaths.payment, settings.payment.title],
  [accountPaths.notifications, settings.notifications.title],
])('%s', (path, title) => {
  it('is for members, and leads back here', async () => {
    openPage(path)
    await heading(orders.mine.signedOut.title)
    expect(page().getByRole('link', { name: orders.mine.signedOut.action })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(path)}`,
    )
  })

  it.each(troubles)('says what is wrong (%s) and recovers', async (trouble, text) => {
    await signedIn('shopper')
    const request = path === accountPaths.notifications ? notifications : profile
    network.trouble(request, trouble)
    const opened = openPage(path)
    await heading(title)
    await expectRecovery(opened, {
      words: text,
      request,
      recovered: () => page().findAllByRole(path === accountPaths.notifications ? 'switch' : 'radio'),
    })
  })
})

describe('details', () => {
  const { details } = settings
  const open = async () => {
    const email = await newMember()
    const opened = openPage(accountPaths.settings)
    const form = within(await page().findByRole('form', { name: details.title }))
    const name = form.getByRole('textbox', { name: details.name })
    const phone = form.getByRole('textbox', { name: new RegExp(`^${details.phone}`) })
    return { ...opened, email, form, name, phone, save: form.getByRole('button', { name: details.save }) }
  }

  it.each([
    ['', details.problems.name],
    ['   ', details.problems.name],
    ['x'.repeat(121), details.problems.nameLength],
  ])('refuse the name %j beside its field', async (typed, problem) => {
    const { user, name, save } = await open()
    network.forget()
    await user.clear(name)
    if (typed) await user.type(name, typed)
    await user.click(save)
    expect(name).toHaveAccessibleDescription(problem)
    expect(name).toHaveFocus()
    expect(network.asked(/PATCH/)).toBe(0)
  })

  it.each([
    ['call me', details.problems.phone],
    ['1'.repeat(41), details.problems.phoneLength],
  ])('refuse the telephone %j', async (typed, problem) => {
    const { user, phone, save } = await open()
    await user.type(phone, typed)
    await user.click(save)
    expect(phone).toHaveAccessibleDescription(`${details.phoneHint} ${problem}`)
    expect(phone).toHaveFocus()
  })

  it('are stored as typed, whatever the script, and greet from then on', async () => {
    const { user, name, phone, save, email } = await open()
    const typed = 'نورة العلمي'
    await user.clear(name)
    await user.type(name, typed)
    await user.type(phone, '+212 661 00 00 00')
    await user.click(save)
    await screen.findByText(details.saved)
    expect(page().getByText(email)).toBeInTheDocument()
    await user.click(page().getByRole('link', { name: settings.back }))
    await heading(account.profile.greeting(typed))
  })

  it('refuse a name that could pass for markup, and say why', async () => {
    const { user, name, save } = await open()
    await user.type(name, ' <b>')
    await user.click(save)
    expect(await screen.findByText(details.problems.nameCharacters)).toHaveAttribute('role', 'alert')
    expect(name).toHaveValue('Nora Alami <b>')
  })

  it.each([
    ['offline', settings.failed.offline],
    [500, settings.failed.unknown],
  ] as const)('say what went wrong (%s) and keep what was typed', async (trouble, text) => {
    const { user, name, save } = await open()
    await user.type(name, ' Two')
    network.trouble(/\/profiles\?/, trouble)
    await user.click(save)
    expect(await screen.findByText(text)).toHaveAttribute('role', 'alert')
    expect(name).toHaveValue('Nora Alami Two')
  })
})

describe('password', () => {
  const { password } = settings
  const open = async () => {
    await newMember()
    const opened = openPage(accountPaths.settings)
    const form = within(await page().findByRole('form', { name: password.title }))
    const current = form.getByLabelText(password.current)
    const next = form.getByLabelText(password.next)
    return { ...opened, current, next, submit: form.getByRole('button', { name: password.submit }) }
  }

  it('asks for both, the new one long enough', async () => {
    const { user, current, next, submit } = await open()
    await user.click(submit)
    expect(current).toHaveAccessibleDescription(password.problems.current)
    expect(current).toHaveFocus()
    await user.type(current, 'a long password')
    await user.type(next, 'short')
    await user.click(submit)
    expect(next).toHaveAccessibleDescription(`${password.nextHint} ${password.problems.short}`)
    expect(next).toHaveFocus()
  })

  it('is changed by who knows the old one', async () => {
    const { user, current, next, submit } = await open()
    await user.type(current, 'not the password')
    await user.type(next, 'another long one')
    await user.click(submit)
    expect(await screen.findByText(password.problems.wrong)).toHaveAttribute('role', 'alert')
    expect(current).toHaveFocus()
    await user.clear(current)
    await user.type(current, 'a long password')
    await user.clear(next)
    await user.type(next, 'a long password')
    await user.click(submit)
    await screen.findByText(account.problems['same-password'])
    await user.clear(next)
    await user.type(next, 'another long one')
    await user.click(submit)
    await screen.findByText(password.done)
    expect(current).toHaveValue('')
  })
})

describe('display', () => {
  it('is chosen here as in the header', async () => {
    await signedIn('shopper')
    const { user } = openPage(accountPaths.settings)
    await user.click(await page().findByRole('radio', { name: /Moroccan dirham/ }))
    expect(screen.getByRole('button', { name: /^EN \/ MAD/ })).toBeInTheDocument()
    await waitFor(() => expect(localStorage.getItem('currency')).toBe('MAD'))
    await user.click(page().getByRole('radio', { name: preferences.themes.dark }))
    expect(localStorage.getItem('theme')).toBe('dark')
    await user.click(page().getByRole('radio', { name: /US dollar/ }))
    expect(localStorage.getItem('currency')).toBe('USD')
  })
})

describe('data', () => {
  const { data } = settings

  it('come as a file', async () => {
    await signedIn('shopper')
    const files: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:x' }),
    )
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user } = openPage(accountPaths.settings)
    await user.click(await page().findByRole('button', { name: data.action }))
    await screen.findByText(data.done)
    expect(click.mock.contexts[0]).toHaveProperty(
      'download',
      expect.stringMatching(/^zellige-my-data-.*\.json$/),
    )
    const text = await new Promise((done) => {
      const reader = new FileReader()
      reader.onload = () => done(reader.result)
      reader.readAsText(files[0] ?? new Blob())
    })
    expect(JSON.parse(String(text))).toMatchObject({ account: { email: 'shopper@zellige.example' } })
  })

  it('that fail to load show an error', async () => {
    await signedIn('shopper')
    network.trouble(/export_my_data/, 429)
    const { user } = openPage(accountPaths.settings)
    await user.click(await page().findByRole('button', { name: data.action }))
    await screen.findByText(settings.failed['rate-limited'])
  })
})

describe('the end of the account', () => {
  const { dialog, problems, done, action } = settings.delete
  const open = async () => {
    const opened = openPage(accountPaths.settings)
    await opened.user.click(await page().findByRole('button', { name: action }))
    const question = within(await screen.findByRole('alertdialog', { name: dialog.title }))
    return { ...opened, question, submit: question.getByRole('button', { name: dialog.submit }) }
  }

  it('names what goes and what stays, and is not brought about by closing the question', async () => {
    await newMember()
    network.forget()
    const { user, question } = await open()
    for (const text of [dialog.goes, dialog.reviews, dialog.orders])
      expect(question.getByText(text)).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: dialog.keep }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(network.asked(/delete_account/)).toBe(0)
  })

  it('needs the password', async () => {
    await newMember()
    const { user, question, submit } = await open()
    const password = question.getByLabelText(dialog.password)
    await user.click(submit)
    expect(password).toHaveAccessibleDescription(problems.password)
    await user.type(password, 'a long password{Enter}')
    await screen.findByText(done.title)
    expect(localStorage.getItem('zellige-session')).toBeNull()
    await waitFor(() => expect(location.pathname).toBe('/'))
  })

  it.each([
    ['offline', problems.offline],
    [429, problems['rate-limited']],
    [500, problems.other],
  ] as const)('says what went wrong (%s)', async (trouble, text) => {
    await newMember()
    const { user, question } = await open()
    network.trouble(/delete_account/, trouble)
    await user.type(question.getByLabelText(dialog.password), 'a long password{Enter}')
    expect(await question.findByText(text)).toHaveAttribute('role', 'alert')
  })

  it('is refused to who owns the shop', async () => {
    await signedIn('owner')
    const { user, question } = await open()
    await user.type(question.getByLabelText(dialog.password), 'zellige-owner{Enter}')
    await question.findByText(problems.owner)
  })
})

describe('payment methods', () => {
  const { payment } = settings

  it('say that cards are never stored, and remember how one likes to pay', async () => {
    await newMember()
    const first = openPage(accountPaths.payment)
    expect(await page().findByRole('radio', { name: /^No preference/ })).toBeChecked()
    expect(page().getByText(payment.cards.text[0] ?? '')).toBeInTheDocument()
    await first.user.click(page().getByRole('radio', { name: /^Cash on delivery/ }))
    await screen.findByText(payment.saved)
    first.unmount()
    openPage(accountPaths.payment)
    await waitFor(() => expect(page().getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked())
  })

  it('are how the checkout begins, with the phone number of the account; what is typed there stays', async () => {
    await newMember()
    const settled = openPage(accountPaths.payment)
    await settled.user.click(await page().findByRole('radio', { name: /^Bank transfer/ }))
    await screen.findByText(payment.saved)
    settled.unmount()
    const details = openPage(accountPaths.settings)
    const form = within(await page().findByRole('form', { name: settings.details.title }))
    await details.user.type(
      form.getByRole('textbox', { name: new RegExp(`^${settings.details.phone}`) }),
      '+212600111222',
    )
    await details.user.click(form.getByRole('button', { name: settings.details.save }))
    await screen.findByText(settings.details.saved)
    details.unmount()

    localStorage.setItem('cart', JSON.stringify([buildLine({ id: 'wide-leg-linen-trousers' })]))
    const first = openPage(paths.checkout)
    const phone = () => screen.findByLabelText(checkout.fields.phone)
    await waitFor(async () => expect(await phone()).toHaveValue('+212600111222'))
    expect(page().getByRole('radio', { name: /^Bank transfer/ })).toBeChecked()
    await first.user.click(page().getByRole('radio', { name: /^Cash on delivery/ }))
    first.unmount()
    openPage(paths.checkout)
    await waitFor(async () => expect(await phone()).toHaveValue('+212600111222'))
    expect(page().getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked()
  })

  it('go back to what they were when it was not stored', async () => {
    await newMember()
    const { user } = openPage(accountPaths.payment)
    const bank = await page().findByRole('radio', { name: /^Bank transfer/ })
    network.trouble(/\/profiles\?/, 'offline')
    await user.click(bank)
    await screen.findByText(settings.failed.offline)
    expect(page().getByRole('radio', { name: /^No preference/ })).toBeChecked()
  })
})

describe('notifications', () => {
  const { topics, waiting, orders: always } = settings.notifications
  const newsletter = () => page().findByRole('switch', { name: 'Newsletter' })

  it('are turned on and off', async () => {
    const email = await newMember()
    const { user } = openPage(accountPaths.notifications)
    expect(await newsletter()).not.toBeChecked()
    expect(page().getByText(settings.notifications.to(email))).toBeInTheDocument()
    expect(page().getAllByRole('switch')).toHaveLength(topics.list.length)
    expect(page().getByText(always.always)).toBeInTheDocument()
    await user.click(await newsletter())
    expect(await newsletter()).toBeChecked()
    await waitFor(() => expect(network.asked(/set_notification/)).toBeGreaterThan(0))
    network.trouble(/set_notification/, 'offline')
    await user.click(await newsletter())
    await screen.findByText(settings.failed.offline)
    await waitFor(async () => expect(await newsletter()).toBeChecked())
  })

  it('list what is waited for; it is taken off, and put back', async () => {
    const email = await newMember()
    const [variant] = await ask<{ id: string; size: string; color: string; products: { title: string } }>(
      'product_variants?select=id,size,color,products(title)&quantity=eq.0&limit=1',
    )
    if (!variant) throw new Error('Everything is there')
    await subscribeTo(`back-in-stock:${variant.id}`, email)
    const { user } = openPage(accountPaths.notifications)
    const { title } = variant.products
    const name = waiting.of(title, lineWords.variant(variant.size, variant.color))
    await user.click(await page().findByRole('button', { name }))
    await screen.findByText(waiting.none)
    await user.click(await screen.findByRole('button', { name: waiting.removed.undo }))
    await page().findByRole('link', { name: title })
  })
})
