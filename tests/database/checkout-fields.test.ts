// What the checkout asks for, as the owner decides it: email, ZIP code and last name, each required, optional or hidden.
import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type FieldMode,
  fieldModes,
  ownerFields,
  usualMode,
} from '../../src/domain/delivery/checkout-fields.ts'
import { answer } from '../support/answer.ts'
import { address, makeEmail, makeProduct, orderArgs, orderTools, refusal } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())
const { mailsOf, setStatus } = orderTools(() => shop)

type Modes = { email?: FieldMode | null; zip?: FieldMode | null; lastName?: FieldMode | null }
const set = ({ email = 'required', zip = 'required', lastName = 'required' }: Modes) =>
  shop.sql('update public.shop_settings set email_field = $1, zip_field = $2, last_name_field = $3', [
    email,
    zip,
    lastName,
  ])
beforeEach(() => set({}))

const made = v.looseObject({
  id: v.string(),
  order_number: v.string(),
  customer_name: v.string(),
  customer_email: v.nullable(v.string()),
  customer_phone: v.string(),
  shipping_address: v.looseObject({ zipCode: v.string() }),
  updated_at: v.string(),
  items: v.array(
    v.looseObject({ id: v.string(), product_slug: v.string(), size: v.string(), color: v.string() }),
  ),
})
const phoneNumber = () => `+2126${String(randomInt(1e8)).padStart(8, '0')}`
const whole = () => ({ name: 'Nora Alami', email: makeEmail(), phone: phoneNumber() })

/** An order of a guest with everything but what is left out. */
async function ordering(customer: object = {}, place: object = {}) {
  const product = await makeProduct(shop, { price: 60 })
  return shop.clients.anon.rpc(
    'place_order',
    orderArgs([product.line()], 60, {
      p_customer: { ...whole(), ...customer },
      p_shipping_address: { ...address, ...place },
    }),
  )
}
const placed = async (customer: object = {}, place: object = {}) => answer(ordering(customer, place), made)

/** A field, how to leave it out, where an order has it, and the name by which its absence is refused. */
const fields = [
  [
    'email',
    'email',
    () => ordering({ email: '' }),
    (order: v.InferOutput<typeof made>) => order.customer_email,
    null,
  ],
  [
    'zip',
    'zipCode',
    () => ordering({}, { zipCode: ' ' }),
    (order: v.InferOutput<typeof made>) => order.shipping_address.zipCode,
    '',
  ],
] as const

describe.each(fields)('%s at the checkout', (field, name, without, read, empty) => {
  it('an order without it is refused where it is required, and taken where it is not', async () => {
    expect(await refusal(without())).toMatchObject({ status: 400, detail: { field: name } })
    for (const mode of ['optional', 'hidden'] as const) {
      await set({ [field]: mode })
      expect(read(await answer(without(), made))).toBe(empty)
    }
  })

  it('an order with it keeps it, unless the shop does not ask for it', async () => {
    for (const mode of fieldModes) {
      await set({ [field]: mode })
      const order = await placed({ email: 'kept@example.com' }, { zipCode: '20000' })
      expect(read(order)).toBe(mode === 'hidden' ? empty : field === 'email' ? 'kept@example.com' : '20000')
    }
  })

  it('what is sent in it is judged where it is optional, too', async () => {
    await set({ [field]: 'optional' })
    const wrong = field === 'email' ? ordering({ email: 'nora' }) : ordering({}, { zipCode: 'x'.repeat(21) })
    expect(await refusal(wrong)).toMatchObject({ status: 400, detail: { field: name } })
  })
})

describe('the last name at the checkout', () => {
  it('a name of one word is refused where a last name is required, and taken where it is not', async () => {
    expect(await refusal(ordering({ name: 'Nora' }))).toMatchObject({
      status: 400,
      detail: { field: 'name' },
    })
    for (const mode of ['optional', 'hidden'] as const) {
      await set({ lastName: mode })
      expect((await placed({ name: 'Nora' })).customer_name).toBe('Nora')
      expect((await placed({ name: 'Nora Alami' })).customer_name).toBe('Nora Alami')
    }
  })
})

describe('what only looks like an answer', () => {
  it.each(['Nora .', 'Nora -', 'Anne-Marie .', 'Nora \u0301'])('a last name is no sign: %j', async (name) => {
    expect(await refusal(ordering({ name }))).toMatchObject({ status: 400, detail: { field: 'name' } })
  })

  it.each(['Nora El-Alami', 'Nora O’Neil', 'نورة العلمي', '王 小明', 'Nora B.'])(
    'a last name is a second word in any letters: %j',
    async (name) => {
      expect((await placed({ name })).customer_name).toEqual(expect.any(String))
    },
  )

  it.each(['-', '\u3164', ' . '])('a ZIP code is no sign: %j', async (zipCode) => {
    expect(await refusal(ordering({}, { zipCode }))).toMatchObject({
      ...{ status: 400, detail: { field: 'zipCode' } },
    })
  })
})

describe('what a shop asks for before its owner has said', () => {
  it.each([
    ['MA', { email: 'optional', zipCode: 'hidden', lastName: 'hidden' }],
    ['FR', { email: 'required', zipCode: 'required', lastName: 'required' }],
  ] as const)('a new shop in %s asks for %o', async (country, expected) => {
    await set({ email: null, zip: null, lastName: null })
    const before = await shop.one<{ country: string }>('select country from public.shop_settings')
    await shop.sql('update public.shop_settings set country = $1', [country])
    const { fields } = await shop.one<{ fields: object }>('select private.checkout_fields() as fields')
    await shop.sql('update public.shop_settings set country = $1', [before.country])
    expect(fields).toEqual(expected)
    for (const [field, mode] of Object.entries(expected))
      expect(usualMode(field as keyof typeof expected, country)).toBe(mode)
  })

  it('every page hears what is asked for where it is not everything, and nothing where it is', async () => {
    const facts = async () =>
      answer(
        shop.clients.anon.rpc('shop_facts', {}, { get: true }),
        v.looseObject({ checkout_fields: v.optional(v.unknown()) }),
      )
    expect((await facts()).checkout_fields).toBeUndefined()
    await set({ zip: 'hidden' })
    expect((await facts()).checkout_fields).toEqual({
      email: 'required',
      zipCode: 'hidden',
      lastName: 'required',
    })
  })
})

describe('an order without an email from the checkout', () => {
  beforeEach(() => set({ email: 'optional' }))

  it('an order without an email needs a phone number that can be called', async () => {
    expect(await refusal(ordering({ email: '', phone: '123456' }))).toMatchObject({
      status: 400,
      detail: { field: 'phone' },
    })
  })

  it('nothing is mailed to the customer, whatever happens to the order', async () => {
    const order = await placed({ email: '' })
    for (const status of ['processing', 'shipped', 'delivered']) await setStatus(order.id, status)
    expect(await mailsOf(order.id)).toEqual([])
    const other = await placed({ email: null })
    await setStatus(other.id, 'cancelled')
    expect(await mailsOf(other.id)).toEqual([])
  })

  it('an order without an email is tracked by its number and its phone, however that is written', async () => {
    const order = await placed({ email: '', phone: '+212 612-34 56 78' })
    const track = (p_email: string, p_order_number = order.order_number) =>
      shop.clients.anon.rpc('track_order', { p_order_number, p_email })
    for (const phone of ['0612345678', '00212 612 345 678', '+212612345678', '٠٦١٢٣٤٥٦٧٨'])
      expect((await track(phone)).data, phone).toMatchObject({ order_number: order.order_number })
    expect((await track('0612345679')).data).toBeNull()
    expect((await track('0612345678', 'ZL-000000000000')).data).toBeNull()
    expect(await refusal(track('12345'))).toMatchObject({ status: 400, detail: { field: 'email' } })
  })

  it('an order with an email is not opened by the phone number that stands on its parcel', async () => {
    const order = await placed({ phone: '0698765432' })
    const { data } = await shop.clients.anon.rpc('track_order', {
      p_order_number: order.order_number,
      p_email: '0698765432',
    })
    expect(data).toBeNull()
  })

  it('numbers tried for one phone are limited as those for one email are', async () => {
    const phone = phoneNumber()
    const tries = Array.from({ length: 31 }, (_, i) => `ZL-${String(i).padStart(12, '0')}`)
    const answers = []
    for (const p_order_number of tries)
      answers.push((await shop.clients.anon.rpc('track_order', { p_order_number, p_email: phone })).status)
    expect(answers.slice(0, 30).every((status) => status === 200)).toBe(true)
    expect(answers[30]).toBe(429)
  })
})

describe('an owner’s form', () => {
  const owner = () => shop.clients.owner
  async function byPhone(place: object) {
    const product = await makeProduct(shop, { price: 60 })
    const args = orderArgs([product.line()], 60, {
      p_customer: { name: 'Nora', phone: phoneNumber() },
      p_shipping_address: { ...address, ...place },
    })
    return owner().rpc('place_owner_order', { ...args, p_channel: 'phone' })
  }
  const correcting = (
    order: v.InferOutput<typeof made>,
    changes: { email?: string; zipCode?: string; name?: string },
  ) => {
    const {
      email = order.customer_email ?? '',
      zipCode = order.shipping_address.zipCode,
      name = order.customer_name,
    } = changes
    return owner().rpc('correct_order', {
      p_order_id: order.id,
      p_seen: order.updated_at,
      p_items: order.items.map(({ id, product_slug, size, color }) => ({
        ...{ item: id, slug: product_slug, size, color },
        quantity: 1,
      })),
      p_customer: { name, email, phone: order.customer_phone },
      p_shipping_address: { ...address, zipCode },
      p_expected_total: 60,
    })
  }

  it('an order by phone needs a ZIP code where the shop asks for one, and never an email or a last name', async () => {
    expect(await refusal(byPhone({ zipCode: '' }))).toMatchObject({ detail: { field: 'zipCode' } })
    await set({ zip: 'optional' })
    expect((await answer(byPhone({ zipCode: '' }), made)).shipping_address.zipCode).toBe('')
    await set({ zip: 'hidden' })
    expect((await answer(byPhone({}), made)).shipping_address.zipCode).toBe('')
  })

  it.each([
    ['an order that has a ZIP code and an email', {}, {}],
    ['an order that was placed without them', { email: '' }, { zipCode: '' }],
  ])(
    '%s keeps what it has in a correction, whatever the shop asks for now',
    async (_name, customer, place) => {
      await set({ email: 'optional', zip: 'optional', lastName: 'optional' })
      for (const mode of fieldModes) {
        await set({ email: 'optional', zip: 'optional', lastName: 'optional' })
        const order = await placed({ ...customer, name: 'Nora' }, place)
        await set({ email: mode, zip: mode, lastName: mode })
        const saved = await answer(correcting(order, { name: 'Noor' }), made)
        expect(saved).toMatchObject({ customer_name: 'Noor', customer_email: order.customer_email })
        expect(saved.shipping_address.zipCode).toBe(order.shipping_address.zipCode)
      }
    },
  )

  it('the screen and the database ask for the same', async () => {
    for (const email of fieldModes)
      for (const zip of fieldModes)
        for (const has of [null, { email: 'a@example.com', zip: '1' }, { email: null, zip: '' }])
          for (const channel of ['web', 'phone']) {
            await set({ email, zip })
            const isAsked = zip === 'optional'
            await shop.sql('update public.shop_settings set company_asked = $1', [isAsked])
            const order = has && {
              ...{ id: '00000000-0000-4000-8000-000000000001', channel, customer_email: has.email },
              shipping_address: { zipCode: has.zip },
            }
            const { asked } = await shop.one<{ asked: Record<string, string> }>(
              'select private.owner_fields(jsonb_populate_record(null::public.orders, $1::jsonb)) as asked',
              [JSON.stringify(order ?? {})],
            )
            const shown = ownerFields(
              { email, zipCode: zip, ...(isAsked && { company: 'optional' }) },
              has && { channel, customerEmail: has.email ?? '', shippingAddress: { zipCode: has.zip } },
            )
            expect({ email, zip, has, channel, ...shown }).toEqual({
              ...{ email, zip, has, channel },
              ...{ needsEmail: asked.email === 'required', zipCode: asked.zipCode },
              company: 'company' in asked,
            })
          }
    await shop.sql('update public.shop_settings set company_asked = false')
  })
})

describe('a saved address', () => {
  it('an address is saved without ZIP code and last name where the checkout asks for neither', async () => {
    const { shopper } = shop.clients
    const row = {
      ...{ first_name: 'Nora', last_name: '', phone: '0612345678', address: '1 Rue', city: 'Rabat' },
      ...{ zip_code: '', country: 'MA' },
    }
    expect(await refusal(shopper.from('addresses').insert(row))).toMatchObject({
      detail: { field: 'last_name' },
    })
    await set({ zip: 'hidden', lastName: 'optional' })
    expect((await shopper.from('addresses').insert(row)).error).toBeNull()
  })

  it('an address that was saved before more was asked for keeps its gaps, until they are changed', async () => {
    const { shopper } = shop.clients
    const row = {
      ...{ first_name: 'Nora', last_name: '', phone: '0612345678', address: '1 Rue', city: 'Rabat' },
      ...{ zip_code: '', country: 'MA', is_default: true },
    }
    await set({ zip: 'hidden', lastName: 'hidden' })
    const { id } = await answer(
      shopper.from('addresses').insert(row).select('id').single(),
      v.object({ id: v.string() }),
    )
    await set({})
    const change = (changes: object) => shopper.from('addresses').update(changes).eq('id', id)
    expect((await change({ label: 'Work' })).error).toBeNull()
    const whole = { ...row, last_name: 'Alami', zip_code: '20000' }
    expect((await shopper.from('addresses').insert(whole)).error).toBeNull()
    expect((await change({ is_default: true })).error).toBeNull()
    expect((await change({ last_name: 'Alami', zip_code: '20000' })).error).toBeNull()
    expect(await refusal(change({ last_name: '-' }))).toMatchObject({ detail: { field: 'last_name' } })
    for (const zip_code of ['', '-', '\u3164'])
      expect(await refusal(change({ zip_code }))).toMatchObject({ detail: { field: 'zip_code' } })
  })
})
