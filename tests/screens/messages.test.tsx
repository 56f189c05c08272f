// Writing to the shop: what the forms say to nothing, nonsense and harm, what they keep, and what the owner reads.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { messageLimits } from '@/config/support'
import { subscribeWords } from '@/content/account/subscribe'
import { adminMessages, adminSubscribers } from '@/content/admin/messages'
import { footer } from '@/content/layout/footer'
import { contact, messageWords } from '@/content/pages/contact'
import { sell } from '@/content/pages/sell'
import { errors } from '@/content/shared/errors'
import { expectRecovery, network, openPage, page, signedIn, troubles } from '../support/screen'
import { newMember, subscribeTo } from '../support/screen-orders'
import '../support/screen-setup'
import { samplePaths } from '../../e2e/fixtures/sample'
import { storedDraft } from '../support/drafts'
import { shop } from '../support/worker-shop'

const call = /\/rpc\/send_message/
const list = /\/rest\/v1\/messages/
const draftOf = (kind: string) => JSON.parse(storedDraft(`message-${kind}`) ?? 'null')?.value ?? null

async function openForm(path: string = paths.contact) {
  const opened = openPage(path)
  await page().findByRole('button', { name: new RegExp(`^(${contact.submit}|${sell.submit})$`) })
  const field = (name: string) => page().getByLabelText(name, { exact: false })
  const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } })
  const send = () => opened.user.click(page().getByRole('button', { name: contact.submit }))
  const fill = (change: Partial<Record<keyof typeof contact.fields, string>> = {}) => {
    const texts = {
      name: 'Nora Alami',
      email: 'nora@example.com',
      subject: 'My parcel',
      body: 'Where is it?',
      ...change,
    }
    for (const [name, text] of Object.entries(texts)) type(contact.fields[name as keyof typeof texts], text)
  }
  return { ...opened, field, type, send, fill }
}
const sentNote = () => page().findByRole('heading', { level: 2, name: contact.sent.title })
/** Everything that was sent, without sending it. */
function caught() {
  const bodies: { p_id: string; p_fields: Record<string, string> }[] = []
  const connected = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!call.test(request.url)) return connected(input, init)
    bodies.push(await request.json())
    return Response.json({ ok: true, mailed: false, reference: '4F2A91C0' })
  }
  onTestFinished(() => {
    globalThis.fetch = connected
  })
  return bodies
}

describe('the contact form', () => {
  it('the contact form begins with the subject of the link that led to it, and keeps what was typed', async () => {
    const { user, field, type } = await openForm()
    const name = contact.fields.name
    type(name, 'Nora Alami')
    await user.click(page().getByRole('link', { name: 'Ask us to call you' }))
    await waitFor(() => expect(field(contact.fields.subject)).toHaveValue(contact.about.call))
    expect(field(name)).toHaveValue('Nora Alami')
    expect(page().getByRole('heading', { level: 2, name: contact.form })).toHaveFocus()
    expect(field(contact.fields.body)).toHaveAccessibleDescription(
      expect.stringContaining(contact.hints.call),
    )
    await user.click(page().getByRole('link', { name: 'Write to us' }))
    await waitFor(() => expect(field(contact.fields.subject)).toHaveValue(contact.about.chat))
  })

  it('the contact form names what is missing beside each field, goes to the first, and sends nothing', async () => {
    network.forget()
    const { send, field } = await openForm()
    await send()
    expect(field(contact.fields.name)).toHaveFocus()
    for (const name of ['name', 'email', 'subject', 'body'] as const)
      expect(field(contact.fields[name])).toHaveAccessibleDescription(
        expect.stringContaining(messageWords.problems[name].required),
      )
    expect(page().getByText(messageWords.summary(4))).toHaveAttribute('role', 'status')
    expect(network.asked(call)).toBe(0)
  })

  it.each([
    ['email', 'nora', messageWords.problems.email.email],
    ['email', `${'x'.repeat(260)}@example.com`, messageWords.problems.email['too-long']],
    ['name', 'x'.repeat(121), messageWords.problems.name['too-long']],
    ['subject', 'x'.repeat(121), messageWords.problems.subject['too-long']],
    ['body', 'x'.repeat(messageLimits.body + 7), messageWords.problems.body['too-long']],
    ['body', ' \n ', messageWords.problems.body.required],
  ] as const)(
    'the contact form says what is wrong with %s (%#), and loses nothing of it',
    async (name, text, words) => {
      network.forget()
      const { send, fill, field } = await openForm()
      fill({ [name]: text })
      await send()
      expect(field(contact.fields[name])).toHaveFocus()
      expect(field(contact.fields[name])).toHaveAccessibleDescription(expect.stringContaining(words))
      expect(field(contact.fields[name])).toHaveValue(text)
      expect(network.asked(call)).toBe(0)
    },
  )

  it('the contact form counts what is too much', async () => {
    const { type, field } = await openForm()
    type(contact.fields.body, 'x'.repeat(messageLimits.body - 3))
    expect(field(contact.fields.body)).toHaveAccessibleDescription(
      expect.stringContaining('3 characters left'),
    )
    type(contact.fields.body, 'x'.repeat(messageLimits.body + 1))
    expect(field(contact.fields.body)).toHaveAccessibleDescription(
      expect.stringContaining('1 character too many'),
    )
  })

  it('the contact form takes any letters, tells the reference, and is empty for the next message', async () => {
    const { send, fill, user } = await openForm()
    fill({ name: 'سلمى بناني', body: '<script>alert(1)</script>\n\u202Eabc\0' })
    await send()
    expect(await sentNote()).toHaveFocus()
    // Only an address that was confirmed gets a copy.
    expect(page().getByText(messageWords.notMailed)).toBeInTheDocument()
    expect(page().getByText(messageWords.reference).nextSibling).toHaveTextContent(/^[0-9A-F]{8}$/)
    expect(draftOf('contact')).toBeNull()
    await user.click(page().getByRole('button', { name: contact.sent.again }))
    expect(page().getByLabelText(contact.fields.body)).toHaveValue('')
  })

  it('the contact form keeps a message’s id while it is sent again, and takes another for other words', async () => {
    network.trouble(call, 500)
    const { send, fill, type } = await openForm()
    fill()
    await send()
    await screen.findByRole('alert')
    network.restore()
    const bodies = caught()
    const { id } = draftOf('contact')
    await send()
    await sentNote()
    expect(bodies.map(({ p_id }) => p_id)).toEqual([id])
    expect(page().getByText(messageWords.notMailed)).toBeInTheDocument()
    fireEvent.click(page().getByRole('button', { name: contact.sent.again }))
    type(contact.fields.body, 'Other words')
    expect(draftOf('contact').id).not.toBe(id)
  })

  it.each([
    ['offline', errors.offline],
    [500, errors.unknown],
    [429, messageWords.tooMany],
  ] as const)(
    'the contact form says what is wrong (%s), keeps everything, and works when sent again',
    async (trouble, words) => {
      network.trouble(call, trouble)
      const { send, fill, field } = await openForm()
      fill({ email: `${trouble}@example.com` })
      await send()
      expect(await screen.findByRole('alert')).toHaveTextContent(words.title)
      expect(field(contact.fields.body)).toHaveValue('Where is it?')
      expect(draftOf('contact').fields).toMatchObject({ subject: 'My parcel' })
      network.restore()
      await send()
      expect(await sentNote()).toBeInTheDocument()
    },
  )

  it('the contact form asks a sender whose browser filled the honeypot to send it again', async () => {
    const { send, fill } = await openForm()
    fill({ email: 'bot@example.com' })
    const honeypot = document.querySelector<HTMLInputElement>('input[name="fax"]')
    if (honeypot) honeypot.value = 'http://spam.example'
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(messageWords.honeypot.title)
    await send()
    expect(await sentNote()).toBeInTheDocument()
  })

  it('the contact form still has what was begun after a reload, and lets it go', async () => {
    const first = await openForm()
    first.fill()
    first.unmount()
    const { field, user } = await openForm()
    expect(field(contact.fields.subject)).toHaveValue('My parcel')
    await user.click(page().getByRole('button', { name: messageWords.discard }))
    expect(field(contact.fields.subject)).toHaveValue('')
    expect(draftOf('contact')).toBeNull()
  })

  it.each(['{', '[]', '{"name":5}', 'null', '"x"'])(
    'the contact form begins empty when what it kept is %s',
    async (stored) => {
      localStorage.setItem('draft:guest:message-contact', stored)
      const { field } = await openForm()
      expect(field(contact.fields.name)).toHaveValue('')
      expect(page().queryByText(messageWords.restored)).not.toBeInTheDocument()
    },
  )

  it('the contact form knows what it is about, and a member’s email', async () => {
    await signedIn('shopper')
    const { field } = await openForm(`${paths.contact}?about=return`)
    expect(field(contact.fields.subject)).toHaveValue(contact.about.return)
    await waitFor(() => expect(field(contact.fields.email)).toHaveValue('shopper@zellige.example'))
  })
})

describe('the form for sellers', () => {
  it('the form for sellers asks for what is missing, takes what is optional as it is, and confirms', async () => {
    const bodies = caught()
    const { field, type, user } = await openForm(samplePaths.sell)
    const { fields } = sell
    const send = () => user.click(page().getByRole('button', { name: sell.submit }))
    await send()
    expect(field(fields.name)).toHaveFocus()
    expect(field(fields.category)).toHaveAccessibleDescription(messageWords.problems.category.required)
    const texts = {
      name: 'Amal',
      business: 'Atelier 🧵',
      email: 'amal@example.com',
      city: 'فاس',
      body: 'Bags.',
      phone: 'call',
    } as const
    for (const [name, text] of Object.entries(texts)) type(fields[name as keyof typeof texts], text)
    await user.selectOptions(field(fields.category), 'Bags')
    await send()
    expect(field(fields.phone)).toHaveAccessibleDescription(messageWords.problems.phone.phone)
    type(fields.phone, '')
    await send()
    expect(await page().findByRole('heading', { level: 2, name: sell.sent.title })).toHaveFocus()
    expect(bodies.at(-1)?.p_fields).toMatchObject({
      business: 'Atelier 🧵',
      category: 'Bags',
      city: 'فاس',
      honeypot: '',
    })
  })
})

describe('the newsletter', () => {
  const open = async () => {
    const opened = openPage(samplePaths.help)
    const footer = within(await screen.findByRole('contentinfo'))
    const box = await footer.findByLabelText(words.label)
    const send = () => opened.user.click(footer.getByRole('button', { name: words.button }))
    return { footer, box, send }
  }
  const words = footer.newsletter

  it.each([
    ['', words.problems.required],
    ['nonsense', words.problems.email],
    ['a@b', words.problems.email],
    ['a b@example.com', words.problems.email],
    ['<script>alert(1)</script>', words.problems.email],
    ['مرحبا 🧵', words.problems.email],
    ['x@exämple.com', words.problems.email],
    [`${'x'.repeat(300)}@example.com`, words.problems.email],
  ])('the newsletter says what is wrong with %j, keeps it, and sends no request', async (text, problem) => {
    network.forget()
    const { box, send } = await open()
    fireEvent.change(box, { target: { value: text } })
    await send()
    expect(box).toHaveAccessibleDescription(problem)
    expect(box).toHaveValue(text)
    expect(network.asked(/rpc\/subscribe/)).toBe(0)
  })

  it('the newsletter’s form can be sent again after the browser filled the honeypot', async () => {
    const { footer: frame, box, send } = await open()
    fireEvent.change(box, { target: { value: 'helped@example.com' } })
    const honeypot = box.closest('form')?.querySelector<HTMLInputElement>('[name=fax]')
    if (honeypot) honeypot.value = 'x'
    await send()
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription(expect.stringContaining(errors.unknown.title)),
    )
    await send()
    await frame.findByText(subscribeWords.sent('helped@example.com'))
  })
})

describe('the admin’s messages', () => {
  const write = (fields: Record<string, string> = {}, kind = 'contact') =>
    fetch(`${shop}/rest/v1/rpc/send_message`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', apikey: 'sb_publishable_shop_local' },
      body: JSON.stringify({
        p_kind: kind,
        p_id: crypto.randomUUID(),
        p_fields: {
          name: 'Omar',
          email: `${crypto.randomUUID()}@example.com`,
          subject: 'Hello',
          body: 'Text',
          business: 'Shop',
          category: 'Bags',
          city: 'Fès',
          ...fields,
        },
      }),
    })
  const open = async (path: string = adminPaths.messages) => {
    await signedIn('owner')
    const opened = openPage(path)
    await screen.findAllByRole('heading', { level: 1 })
    return opened
  }
  const row = (name: string) => page().findByRole('link', { name: new RegExp(`^${name}`) })

  it('a message is marked as read when it is opened, can be answered, and is among the done ones after', async () => {
    await write({ name: 'Yasmin One', subject: 'Late parcel', body: 'First line\n<b>second</b>' })
    const { user } = await open()
    expect(await row('Yasmin One')).toHaveAccessibleName(`Yasmin One, ${adminMessages.unread}`)
    await user.click(await row('Yasmin One'))
    const drawer = within(await screen.findByRole('complementary', { name: adminMessages.one.contact }))
    expect(drawer.getByText(/<b>second<\/b>/)).toBeInTheDocument()
    await waitFor(() =>
      expect(drawer.getByRole('link', { name: adminMessages.reply }).getAttribute('href')).toMatch(
        /^mailto:[^?]+%40example\.com\?subject=Re%3A%20Late%20parcel/,
      ),
    )
    await waitFor(async () => expect(await row('Yasmin One')).toHaveAccessibleName('Yasmin One'))
    await user.click(drawer.getByRole('button', { name: adminMessages.done }))
    await drawer.findByRole('button', { name: adminMessages.reopen })
    await waitFor(() => expect(page().queryByRole('link', { name: /^Yasmin One/ })).not.toBeInTheDocument())
    await user.click(page().getByRole('link', { name: adminMessages.states.done }))
    expect(await row('Yasmin One')).toBeInTheDocument()
  })

  it('the admin’s messages are filtered by kind and searched by name', async () => {
    await write({ name: 'Kenza Seller' }, 'seller')
    await write({ name: 'Idriss Shopper' })
    const { user } = await open(`${adminPaths.messages}?kind=seller`)
    expect(await row('Kenza Seller')).toBeInTheDocument()
    expect(page().queryByRole('link', { name: /^Idriss/ })).not.toBeInTheDocument()
    await user.click(page().getByRole('link', { name: /^All/ }))
    expect(await row('Idriss Shopper')).toBeInTheDocument()
    await user.type(page().getByRole('textbox', { name: adminMessages.search }), 'iDRISS')
    await waitFor(() => expect(page().queryByRole('link', { name: /^Kenza/ })).not.toBeInTheDocument())
    expect(await row('Idriss Shopper')).toBeInTheDocument()
  })

  it('a message is deleted only after a confirmation', async () => {
    await write({ name: 'Spam Sender' })
    const { user } = await open()
    await user.click(await row('Spam Sender'))
    await user.click(await screen.findByRole('button', { name: adminMessages.remove.action }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: adminMessages.remove.keep }))
    expect(screen.getByRole('complementary', { name: adminMessages.one.contact })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: adminMessages.remove.action }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: adminMessages.remove.confirm,
      }),
    )
    await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument())
    await waitFor(() => expect(page().queryByRole('link', { name: /^Spam Sender/ })).not.toBeInTheDocument())
  })

  it('the admin says when a search finds no messages, and when a message does not exist', async () => {
    const first = await open(`${adminPaths.messages}?q=${encodeURIComponent('(no "such\\ name*')}`)
    await page().findByText(adminMessages.noneFound.title('(no "such\\ name*'))
    first.unmount()
    const second = await open(`${adminPaths.messages}/nothing`)
    await screen.findByText(adminMessages.missing.title)
    second.unmount()
  })

  it.each(troubles)('the admin’s messages say what is wrong (%s), and recover', async (trouble, words) => {
    await write({ name: `After ${trouble}` })
    await signedIn('owner')
    network.trouble(list, trouble)
    const opened = openPage(adminPaths.messages)
    await expectRecovery(opened, {
      words: { title: adminMessages.error, text: words.text },
      request: list,
      recovered: () => row(`After ${trouble}`),
    })
  })

  it('the admin lists subscribers by topic', async () => {
    // A member's own address needs no link.
    const email = await newMember()
    await subscribeTo('vip-club', email)
    const { user } = await open(adminPaths.subscribers)
    await page().findByText(email)
    await user.click(page().getByRole('link', { name: adminSubscribers.topics['coming-soon'] }))
    await page().findByText(adminSubscribers.none.title)
    await user.click(page().getByRole('link', { name: adminSubscribers.topics['vip-club'] }))
    await page().findByRole('row', { name: new RegExp(`${email}.*VIP Club`) })
  })
})
