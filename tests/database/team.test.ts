// Who works here: roles that are given and taken, what a packer is told, and that nobody raises themselves.
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answer } from '../support/answer.ts'
import { refusal } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

const other = 'other@zellige.example'
const owner = () => shop.clients.owner
const member = () => shop.clients.other
const access = () =>
  answer(member().rpc('my_access'), v.nullable(v.looseObject({ rights: v.array(v.string()) })))
/** Gives the second account a role, whatever it had before. */
const works = (role: string) =>
  shop.sql(
    `insert into public.team_members (user_id, role) values ($1, $2) on conflict (user_id) do update set role = excluded.role`,
    [shop.ids.other, role],
  )
const setRole = (role: string, email = other, by = owner()) =>
  by.rpc('set_member_role', { p_email: email, p_role: role })
const saveRole = (name: string, permissions: string[], by = owner()) =>
  by.rpc('save_role', {
    p_name: name,
    p_permissions: permissions,
    p_needs_second_factor: false,
  })

describe('the last owner', () => {
  beforeEach(() =>
    shop.sql("delete from public.team_members where role <> 'owner' or user_id = $1", [shop.ids.other]),
  )

  it('the last owner is neither demoted nor removed, by nobody', async () => {
    expect((await refusal(setRole('manager', 'owner@zellige.example'))).message).toBe('LAST_OWNER')
    expect((await refusal(owner().rpc('remove_member', { p_email: 'owner@zellige.example' }))).message).toBe(
      'OWNER_STAYS',
    )
    await works('owner')
    expect((await setRole('viewer', 'owner@zellige.example')).data).toBe(true)
    expect((await refusal(setRole('viewer', other, member()))).message).toBe('LAST_OWNER')
    expect((await setRole('owner', 'owner@zellige.example', member())).data).toBe(true)
  })
})

describe('a member', () => {
  it('a member whose role has every right makes no owner and takes none away', async () => {
    const every = await shop.one<{ rights: string[] }>('select private.all_rights() as rights')
    await works(await answer(saveRole('Deputy', every.rights), v.string()))
    const deputy = member()
    const tries = [
      setRole('owner', other, deputy),
      setRole('viewer', 'owner@zellige.example', deputy),
      deputy.rpc('remove_member', { p_email: 'owner@zellige.example' }),
      deputy.rpc('invite_member', { p_email: 'friend@example.com', p_role: 'owner' }),
      deputy.rpc('remove_second_factor', { p_email: 'owner@zellige.example' }),
    ]
    for (const attempt of tries) expect((await refusal(attempt)).message).toBe('ROLE_ABOVE')
  })

  it('a member who may run the team raises neither themselves nor others above themselves', async () => {
    const role = await answer(saveRole('Head of the team', ['team', 'view']), v.string())
    await works(role)
    for (const above of ['owner', 'manager', 'packer'])
      expect((await refusal(setRole(above, other, member()))).message).toBe('ROLE_ABOVE')
    expect((await refusal(saveRole('More', ['team', 'money'], member()))).message).toBe('ROLE_ABOVE')
    const raised = member().rpc('save_role', {
      p_slug: role,
      p_name: 'Head of the team',
      p_permissions: ['team', 'view', 'money'],
      p_needs_second_factor: false,
    })
    expect((await refusal(raised)).message).toBe('ROLE_ABOVE')
    const invited = member().rpc('invite_member', { p_email: 'friend@example.com', p_role: 'owner' })
    expect((await refusal(invited)).message).toBe('ROLE_ABOVE')
    const removed = member().rpc('remove_member', { p_email: 'owner@zellige.example' })
    expect((await refusal(removed)).message).toBe('ROLE_ABOVE')
    expect((await access())?.rights).toEqual(['team', 'view'])
  })

  it('a member without the right to the team changes no role, also not by writing to the tables', async () => {
    await works('manager')
    expect((await refusal(setRole('owner', other, member()))).message).toBe('FORBIDDEN')
    await member()
      .from('team_members')
      .update({ role: 'owner' })
      .eq('user_id', shop.ids.other ?? '')
    await member()
      .from('roles')
      .update({ permissions: ['team'] })
      .eq('slug', 'manager')
    await member().from('team_members').delete().neq('role', 'manager')
    for (const client of [member(), shop.clients.anon, shop.clients.shopper])
      await client.from('team_members').insert({ user_id: shop.ids.shopper ?? '', role: 'owner' })
    expect(await shop.sql("select 1 from public.team_members where role = 'owner'")).toHaveLength(1)
    expect((await access())?.rights).not.toContain('team')
    expect((await member().from('team_members').select('*')).data ?? []).toEqual([])
  })

  it('an accountant issues no invoice, records no payment and reads no customers', async () => {
    await works('accountant')
    for (const call of [
      member().rpc('issue_invoices', { p_numbers: ['ZL-0'] }),
      member().rpc('record_payment', { p_order_id: shop.ids.other ?? '', p_amount: 1, p_method: 'cod' }),
      member().rpc('list_customers'),
    ])
      expect((await refusal(call)).message).toBe('FORBIDDEN')
    expect((await member().rpc('read_invoices', { p_numbers: ['ZL-0'] })).error).toBeNull()
    expect((await member().rpc('accounting_month', { p_month: '2026-11' })).error).toBeNull()
  })

  it('a member who is removed or moved has other rights with the next request, and no session', async () => {
    await works('accountant')
    expect((await member().from('settlements').select('id')).error).toBeNull()
    await setRole('packer')
    expect(
      (await refusal(member().rpc('sales_summary', { p_from: '2026-01-01', p_to: '2026-01-02' }))).message,
    ).toBe('FORBIDDEN')
    expect((await member().rpc('orders_to_pack')).error).toBeNull()
    await owner().rpc('remove_member', { p_email: other })
    // With the token of before, which is still valid for a while.
    expect((await member().rpc('is_admin')).data).toBe(false)
    expect((await refusal(member().rpc('orders_to_pack'))).message).toBe('FORBIDDEN')
    expect((await member().rpc('my_access')).data).toBeNull()
    expect(await shop.sql('select 1 from auth.sessions where user_id = $1', [shop.ids.other])).toEqual([])
  })

  it('a role that needs a second factor opens nothing until one confirms the session', async () => {
    await works('viewer')
    const need = (needed: boolean) =>
      owner().rpc('save_role', {
        p_slug: 'viewer',
        p_name: '',
        p_permissions: [],
        p_needs_second_factor: needed,
      })
    expect((await need(true)).error).toBeNull()
    expect(await access()).toMatchObject({ rights: [], needs_factor: true })
    expect((await member().rpc('is_admin')).data).toBe(false)
    expect((await need(false)).error).toBeNull()
    expect((await access())?.rights).toEqual(['view', 'orders'])
    const own = owner().rpc('save_role', {
      p_slug: 'owner',
      p_name: '',
      p_permissions: [],
      p_needs_second_factor: true,
    })
    expect((await refusal(own)).message).toBe('OWN_FACTOR')
  })

  it('the change log says who gave which role, and is filtered by person', async () => {
    await works('viewer')
    await setRole('editor')
    const entries = (person: string) =>
      owner().rpc('audit_entries', { p_table: 'team_members', p_person: person, p_limit: 1 })
    expect((await entries('owner@zellige.example')).data).toMatchObject([
      { actor: 'owner@zellige.example', label: other, difference: { role: ['viewer', 'editor'] } },
    ])
    expect((await entries('shopper@zellige.example')).data).toEqual([])
    expect((await owner().rpc('audit_people')).data).toContain('owner@zellige.example')
  })
})

describe('a role', () => {
  it('a role that somebody has, or of the software, is not deleted, and a name is there once', async () => {
    const role = await answer(saveRole('Warehouse', ['stock']), v.string())
    expect((await refusal(saveRole('warehouse', ['stock']))).message).toBe('ROLE_EXISTS')
    await works(role)
    expect((await refusal(owner().rpc('delete_role', { p_slug: role }))).message).toBe('ROLE_IN_USE')
    await works('viewer')
    expect((await owner().rpc('delete_role', { p_slug: role })).data).toBe(true)
    expect((await refusal(owner().rpc('delete_role', { p_slug: 'packer' }))).message).toBe('ROLE_FIXED')
  })
})

describe('a packer', () => {
  it('an accountant reads what a campaign cost, and changes none of it', async () => {
    await works('accountant')
    const cost = { p_source: 'a', p_campaign: '', p_from: '2026-01-01', p_to: '2026-01-02', p_amount: 1 }
    const { data: id } = await owner().rpc('add_campaign_cost', cost)
    for (const call of [
      member().rpc('add_campaign_cost', cost),
      member().rpc('delete_campaign_cost', { p_id: String(id) }),
    ])
      expect((await refusal(call)).message).toBe('FORBIDDEN')
    expect((await member().rpc('list_campaign_costs')).data).toHaveLength(1)
  })

  it('who has no right to notes reads none with an order', async () => {
    const { id } = await shop.one<{ id: string }>('select id from public.orders order by created_at limit 1')
    await shop.sql("insert into public.order_notes (order_id, note) values ($1, 'Between us')", [id])
    const notes = async (client = member()) =>
      v.parse(
        v.looseObject({ notes: v.array(v.looseObject({ note: v.string() })) }),
        (await client.rpc('admin_order_detail', { p_order_id: id })).data,
      ).notes
    for (const role of ['viewer', 'accountant']) {
      await works(role)
      expect(await notes()).toEqual([])
    }
    expect(await notes(owner())).toMatchObject([{ note: 'Between us' }])
  })

  it('a packer’s own requests find what is to be packed, and neither money nor e-mail addresses', async () => {
    await works('packer')
    const client = member()
    const { id, customer_email: email } = await shop.one<{ id: string; customer_email: string }>(
      `select id, customer_email from public.orders where order_status in ('pending', 'processing') and payment_method = 'cod'
       and user_id is distinct from $1 order by created_at limit 1`,
      [shop.ids.other],
    )
    const list = JSON.stringify((await client.rpc('orders_to_pack')).data)
    expect(list).toContain(id)
    expect(list).not.toMatch(/amount|price|total|email|@/)
    const shipped = await client.rpc('ship_items', {
      p_order_id: id,
      p_id: crypto.randomUUID(),
      p_parcel: { carrier: 'Amana' },
    })
    expect(shipped.error).toBeNull()
    expect(Object.keys(Object(shipped.data)).toSorted()).toEqual(['id', 'order_number', 'order_status'])
    expect((await client.rpc('get_order', { p_order_id: id })).data).toBeNull()
    expect(JSON.stringify((await client.from('orders').select('*')).data)).not.toContain(email)
    for (const table of ['order_items', 'shipments', 'settlements', 'courier_fees', 'subscriptions'] as const)
      expect((await client.from(table).select('*')).data ?? []).toEqual([])
    const tries = [
      client.rpc('find_orders', {}),
      client.rpc('admin_order_detail', { p_order_id: id }),
      client.rpc('sales_summary', { p_from: '2026-01-01', p_to: '2026-12-31' }),
      client.rpc('list_customers', {}),
      client.rpc('read_invoices', { p_numbers: ['ZL-0'] }),
      client.rpc('call_queue', {}),
      client.rpc('quick_find', { p_query: 'a' }),
    ]
    for (const attempt of tries) expect((await refusal(attempt)).message).toBe('FORBIDDEN')
  })
})

describe('who works on one thing', () => {
  it('a caller reads no address in the list of calls', async () => {
    await works('caller')
    const { data } = await member().rpc('call_queue', {})
    const text = JSON.stringify(data)
    expect(text).toMatch(/customer_phone/)
    expect(text).not.toContain('@')
    expect(JSON.stringify((await owner().rpc('call_queue', {})).data)).toContain('@')
  })

  it('an editor reads neither what a product earned nor whose code is whose', async () => {
    await works('editor')
    const { id } = await shop.one<{ id: string }>('select id from public.products order by slug limit 1')
    expect((await member().rpc('edit_product', { p_id: id })).data).toMatchObject({ id, revenue: null })
    expect((await owner().rpc('edit_product', { p_id: id })).data).not.toMatchObject({ revenue: null })
    const personal = await shop.one<{ id: string; mailbox: string }>(
      'select id, mailbox from public.discounts where mailbox is not null limit 1',
    )
    const list = JSON.stringify((await member().rpc('list_discounts', { p_size: 200 })).data)
    expect(list).toContain('"revenue":null')
    expect(list).not.toContain(personal.mailbox)
    expect((await member().rpc('get_discount', { p_id: personal.id })).data).toBeNull()
    expect((await owner().rpc('get_discount', { p_id: personal.id })).data).toMatchObject(personal)
  })

  it('a packer reads what happened to the stock, and not who did it', async () => {
    await works('packer')
    const { id } = await shop.one<{ id: string }>(
      'select id from public.product_variants order by sku limit 1',
    )
    const received = { p_id: crypto.randomUUID(), p_lines: [{ id, quantity: 1 }] }
    expect((await owner().rpc('receive_stock', received)).error).toBeNull()
    expect(JSON.stringify((await owner().rpc('stock_history', { p_variant: id })).data)).toContain('@')
    const history = JSON.stringify((await member().rpc('stock_history', { p_variant: id })).data)
    expect(history).toContain('"reason"')
    expect(history).not.toContain('@')
  })
})
