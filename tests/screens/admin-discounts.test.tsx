import { randomUUID } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminDiscounts as words } from '@/content/admin/offers/discounts'
import { adminStudents } from '@/content/admin/offers/students'
import { comma } from '@/content/shared/lists'
import { expectRecovery, network, openPage, signedIn, troubles } from '../support/screen'
import { asOwner } from '../support/screen-orders'

const list = /\/rpc\/list_discounts/
const saving = /\/rpc\/save_discount/
const { detail, form } = words

beforeEach(async () => {
  localStorage.clear()
  await signedIn('owner')
})

const newCode = () => `TEST-${randomUUID().slice(0, 8).toUpperCase()}`
type Stored = {
  id: string
  code: string
  updated_at: string
  is_active: boolean
  value: number
  total_limit: number
}

/** A discount made without the screens: 15% off everything, 40 times. */
async function discount(facts: Record<string, unknown> = {}): Promise<Stored> {
  const code = newCode()
  return asOwner('POST', 'rpc/save_discount', {
    p_discount: { code, title: `For ${code}`, kind: 'percent', value: 15, total_limit: 40, ...facts },
  })
}
const stored = (id: string) => asOwner<Stored>('POST', 'rpc/get_discount', { p_id: id })
const drawer = async (name: string) =>
  within(await screen.findByRole('complementary', { name: words.open(name) }))

describe('the list of discounts', () => {
  it('the list of discounts shows what each takes off, its uses and its state, and finds it by its code', async () => {
    const one = await discount()
    const { user } = openPage(adminPaths.discounts)
    await user.type(await screen.findByRole('textbox', { name: words.search }), one.code.toLowerCase())
    const row = (await screen.findByRole('link', { name: words.open(one.code) })).closest('tr')
    expect(row).toHaveTextContent(`15% off${comma}${words.from.everything}`)
    expect(row).toHaveTextContent(words.uses(0, 40))
    expect(row).toHaveTextContent(words.states.active)
    await screen.findByRole('link', { name: `${words.states.all} 1` })
    await user.click(screen.getByRole('link', { name: `${words.states.stopped} 0` }))
    await screen.findByText(words.noneFound(one.code.toLowerCase()).title)
    await user.click(screen.getByRole('link', { name: admin.clearFilters }))
    await waitFor(() => expect(location.search).toBe(''))
  })

  it('the list of discounts shows a skeleton while it loads', async () => {
    network.trouble(list, 'silent')
    openPage(adminPaths.discounts)
    const region = await screen.findByRole('region', { name: words.list })
    expect(region.querySelectorAll('.animate-pulse')).not.toHaveLength(0)
  })

  it('the list of discounts says when there is none', async () => {
    openPage(`${adminPaths.discounts}?state=scheduled&source=student`)
    await screen.findByText(words.noneHere.title)
  })

  it.each(troubles)(
    'the list of discounts says what is wrong (%s) and recovers',
    async (trouble, { text }) => {
      await discount()
      network.trouble(list, trouble)
      await expectRecovery(openPage(adminPaths.discounts), {
        words: { title: words.error, text },
        request: list,
        recovered: () => screen.findAllByText('15% off'),
      })
    },
  )
})

describe('a discount', () => {
  it('a discount is stopped and resumed in its drawer', async () => {
    const one = await discount()
    const { user } = openPage(`${adminPaths.discounts}/${one.id}`)
    const panel = await drawer(one.code)
    await panel.findByText(detail.noUses)
    await user.click(panel.getByRole('button', { name: detail.stop }))
    await user.click(await panel.findByRole('button', { name: detail.resume }))
    await panel.findByRole('button', { name: detail.stop })
    expect((await stored(one.id)).is_active).toBe(true)
  })

  it('a discount that does not exist says so', async () => {
    openPage(`${adminPaths.discounts}/${randomUUID()}`)
    await screen.findByText(detail.missing.title)
  })
})

describe('the form of a discount', () => {
  const field = (label: string) => screen.findByRole('textbox', { name: new RegExp(`^${label}`) })

  it('the form of a discount says what is wrong beside each field, then creates the discount', async () => {
    const { user } = openPage(adminPaths.newDiscount)
    await user.type(await field(form.fields.code), 'a')
    await user.type(await field(form.fields.percent), '150')
    await user.type(await field(form.fields.minimum), '-1')
    network.forget()
    await user.click(screen.getByRole('button', { name: form.create }))
    for (const problem of ['code', 'title', 'percent', 'minimum'] as const)
      await screen.findByText(words.problems[problem])
    expect(network.asked(saving)).toBe(0)

    const code = newCode()
    for (const [label, text] of [
      [form.fields.code, ` ${code.toLowerCase()} `],
      [form.fields.title, 'Spring 20%'],
      [form.fields.percent, '20'],
      [form.fields.minimum, '49,50'],
      [form.fields.totalLimit, '10'],
    ] as const) {
      await user.clear(await field(label))
      await user.type(await field(label), text)
    }
    await user.click(screen.getByRole('button', { name: form.create }))
    const panel = await drawer(code)
    expect(panel.getByText('$49.50')).toBeInTheDocument()
    expect(panel.getByText('Spring 20%')).toBeInTheDocument()
  })

  it('the form of a discount keeps the entries when the code is taken', async () => {
    const one = await discount()
    const { user } = openPage(adminPaths.newDiscount)
    await user.type(await field(form.fields.code), one.code)
    await user.type(await field(form.fields.title), 'Twice')
    await user.type(await field(form.fields.percent), '10')
    await user.click(screen.getByRole('button', { name: form.create }))
    await screen.findByText(form.taken)
    expect(await field(form.fields.code)).toHaveValue(one.code)
  })

  it('the form of a discount refuses to overwrite another owner’s change, and shows it', async () => {
    const one = await discount({ is_active: false })
    const { user } = openPage(adminPaths.editDiscount(one.id))
    const percent = await field(form.fields.percent)
    expect(percent).toHaveValue('15')
    await asOwner('POST', 'rpc/save_discount', {
      p_discount: {
        id: one.id,
        code: one.code,
        title: 'Theirs',
        kind: 'percent',
        value: 30,
        is_active: false,
      },
      p_seen: one.updated_at,
    })
    await user.clear(percent)
    await user.type(percent, '20')
    await user.click(screen.getByRole('button', { name: form.save }))
    await screen.findByText(form.conflict)
    await waitFor(async () => expect(await field(form.fields.percent)).toHaveValue('30'))
    await user.clear(await field(form.fields.percent))
    await user.type(await field(form.fields.percent), '20')
    await user.click(screen.getByRole('button', { name: form.save }))
    await drawer(one.code)
    // A stopped discount stays stopped when it is changed.
    expect(await stored(one.id)).toMatchObject({ value: 20, is_active: false })
  })

  it('generated discount codes are one row, each for one order', async () => {
    const { user } = openPage(adminPaths.newCodes)
    await user.type(await field(form.fields.prefix), 'party')
    await user.clear(await field(form.fields.count))
    await user.type(await field(form.fields.count), '5')
    await user.type(await field(form.fields.title), 'Party')
    await user.type(await field(form.fields.percent), '5')
    await user.click(screen.getByRole('button', { name: form.generate }))
    const panel = await drawer(words.codes(5))
    expect(panel.getByText(detail.codesHint(5))).toBeInTheDocument()
    expect(panel.getByText(words.uses(0, 5))).toBeInTheDocument()
    const id = location.pathname.split('/').at(-1)
    const codes = await asOwner<{ code: string }[]>('POST', 'rpc/batch_codes', { p_batch_id: id })
    expect(codes.map(({ code }) => code)).toEqual(Array(5).fill(expect.stringMatching(/^PARTY-[0-9A-Z]{8}$/)))
  })
})

describe('student requests', () => {
  const { detail: request, states } = adminStudents

  it('student requests are listed by state, and one with an unconfirmed address can only be refused', async () => {
    const name = `Imane ${randomUUID().slice(0, 8)}`
    await asOwner('POST', 'rpc/request_student_discount', {
      p_name: name,
      p_email: `${randomUUID()}@example.com`,
      p_school: 'ENSA Rabat',
    })
    const { user } = openPage(`${adminPaths.studentRequests}?state=unconfirmed`)
    await user.click(await screen.findByRole('link', { name: request.open(name) }))
    const panel = within(await screen.findByRole('complementary', { name: request.open(name) }))
    expect(panel.getByText('ENSA Rabat')).toBeInTheDocument()
    expect(panel.getByText(request.noProof)).toBeInTheDocument()
    expect(panel.queryByRole('button', { name: request.approve })).not.toBeInTheDocument()
    await user.type(panel.getByRole('textbox', { name: new RegExp(`^${request.note}`) }), 'No proof')
    await user.click(panel.getByRole('button', { name: request.refuse }))
    await panel.findByText(states.refused)
    expect(panel.queryByRole('button', { name: request.refuse })).not.toBeInTheDocument()
  })

  it('the list of student requests says when there is none', async () => {
    openPage(`${adminPaths.studentRequests}?state=approved&page=999`)
    await screen.findByText(adminStudents.noneHere.title)
  })
})
