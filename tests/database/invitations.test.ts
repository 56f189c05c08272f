// People are invited to work here by mail or link: who may invite, who can accept, and when an invitation ends.
import { randomUUID } from 'node:crypto'
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
// Ten invitations a day and ten tries an hour are for a test each.
beforeEach(() =>
  shop.database.exec(`delete from private.rate_limits; delete from private.admin_invitations;
    delete from public.team_members where role <> 'owner'`),
)

const other = 'other@zellige.example'
const owner = () => shop.clients.owner
const invite = (email: string) => owner().rpc('invite_member', { p_email: email, p_role: 'manager' })
/** A link for an address, whose secret nothing else has. */
const linkFor = (email: string, role = 'manager') =>
  answer(owner().rpc('invite_member', { p_email: email, p_role: role, p_by_mail: false }), v.string())
const accept = (role: 'shopper' | 'other', token: string) =>
  answer(shop.clients[role].rpc('accept_invitation', { p_token: token }), v.boolean())

describe('an invitation', () => {
  it('an invitation makes the account of its address a member, once, and only with the mailed token', async () => {
    expect((await invite(' Other@Zellige.example ')).error).toBeNull()
    const { facts } = await shop.one<{ facts: Record<string, string> }>(
      `select private.mail_facts(o) as facts from private.email_outbox o where o.recipient = $1
       and o.template = 'admin-invitation'`,
      [other],
    )
    expect(facts).toEqual({ token: expect.any(String), by: 'owner@zellige.example' })
    const token = facts.token ?? ''
    // Only a hash of it is kept with the invitation, and nothing of it with a mail that has left.
    const kept = await shop.one<{ row: string }>(
      'select to_jsonb(i)::text as row from private.admin_invitations i',
    )
    expect(kept.row).not.toContain(token)
    await shop.sql("update private.email_outbox set sent_at = now() where template = 'admin-invitation'")
    const sent = await shop.one<{ row: string }>(
      "select payload::text as row from private.email_outbox where template = 'admin-invitation'",
    )
    expect(sent.row).not.toContain(token)
    // Another account with the link, and the right account without it.
    expect(await accept('shopper', token)).toBe(false)
    expect(await accept('other', randomUUID())).toBe(false)
    expect((await shop.clients.other.rpc('is_admin')).data).toBe(false)
    expect(await accept('other', token)).toBe(true)
    expect((await shop.clients.other.rpc('is_admin')).data).toBe(true)
    expect(await accept('other', token)).toBe(false)
    await owner().rpc('remove_member', { p_email: other })
    expect((await shop.clients.other.rpc('is_admin')).data).toBe(false)
  })

  it('an invitation is replaced and withdrawn only by those who may give its role, and none uses up another’s', async () => {
    const token = await linkFor('friend@example.com', 'owner')
    await shop.sql(
      `insert into public.roles (slug, name, permissions) values ('own-desk', 'Desk', '{team,view}') on conflict do nothing`,
    )
    await shop.sql(`insert into public.team_members (user_id, role) values ($1, 'own-desk')`, [
      shop.ids.other,
    ])
    const desk = shop.clients.other
    const theirs = { p_email: 'friend@example.com', p_role: 'own-desk' }
    expect((await refusal(desk.rpc('invite_member', theirs))).message).toBe('ROLE_ABOVE')
    expect((await refusal(desk.rpc('withdraw_invitation', { p_email: 'friend@example.com' }))).message).toBe(
      'ROLE_ABOVE',
    )
    for (let n = 0; n < 10; n += 1)
      expect(
        (await desk.rpc('invite_member', { p_email: `n${n}@example.com`, p_role: 'own-desk' })).error,
      ).toBeNull()
    expect(
      (await refusal(desk.rpc('invite_member', { p_email: 'n10@example.com', p_role: 'own-desk' }))).message,
    ).toBe('TOO_MANY_REQUESTS')
    expect((await invite('another@example.com')).error).toBeNull()
    expect(token).toBeTruthy()
    await shop.sql("delete from public.team_members where role = 'own-desk'")
    await shop.sql("delete from private.admin_invitations where role = 'own-desk'")
    await shop.sql("delete from public.roles where slug = 'own-desk'")
  })

  it('an invitation ends when it is withdrawn, after seven days, and with the rights of who sent it', async () => {
    const withdrawn = await linkFor(other)
    const list = () => answer(owner().rpc('list_invitations'), v.array(v.looseObject({ email: v.string() })))
    expect(await list()).toMatchObject([{ email: other, role: 'manager', by: 'owner@zellige.example' }])
    await owner().rpc('withdraw_invitation', { p_email: other })
    expect(await accept('other', withdrawn)).toBe(false)
    const old = await linkFor(other)
    await shop.sql("update private.admin_invitations set created_at = now() - interval '8 days'")
    expect(await accept('other', old)).toBe(false)
    expect(await list()).toEqual([])
    const orphaned = await linkFor(other)
    await shop.sql('update private.admin_invitations set author_id = $1', [shop.ids.shopper])
    expect(await accept('other', orphaned)).toBe(false)
  })

  it('an invitation that was accepted makes nobody a member again after they were removed', async () => {
    const token = await linkFor(other)
    expect(await accept('other', token)).toBe(true)
    await owner().rpc('remove_member', { p_email: other })
    expect(await accept('other', token)).toBe(false)
    expect((await shop.clients.other.rpc('is_admin')).data).toBe(false)
  })

  it('an invitation is accepted from no address that is not confirmed', async () => {
    const token = await linkFor(other)
    const confirmed = (at: string) =>
      shop.sql(`update auth.users set email_confirmed_at = ${at} where id = $1`, [shop.ids.other])
    await confirmed('null')
    expect(await accept('other', token)).toBe(false)
    await confirmed('now()')
    expect(await accept('other', token)).toBe(true)
  })

  it('an invitation gives the role that it was made for, and nothing when that role grew beyond who sent it', async () => {
    const head = await answer(
      owner().rpc('save_role', {
        p_name: 'Head of the team',
        p_permissions: ['team', 'view'],
        p_needs_second_factor: false,
      }),
      v.string(),
    )
    const reader = { p_name: 'Reader', p_needs_second_factor: false }
    const role = await answer(owner().rpc('save_role', { ...reader, p_permissions: ['view'] }), v.string())
    await shop.sql('insert into public.team_members (user_id, role) values ($1, $2)', [
      shop.ids.shopper,
      head,
    ])
    const token = await answer(
      shop.clients.shopper.rpc('invite_member', { p_email: other, p_role: role, p_by_mail: false }),
      v.string(),
    )
    await owner().rpc('save_role', { ...reader, p_slug: role, p_permissions: ['view', 'money'] })
    expect(await accept('other', token)).toBe(false)
    await owner().rpc('save_role', { ...reader, p_slug: role, p_permissions: ['view'] })
    expect(await accept('other', token)).toBe(true)
    expect((await shop.clients.other.rpc('my_access')).data).toMatchObject({ role, rights: ['view'] })
  })

  it('an invitation is the owner’s to send, to an address that is no owner’s', async () => {
    for (const role of ['anon', 'shopper'] as const)
      expect(
        (await refusal(shop.clients[role].rpc('invite_member', { p_email: other, p_role: 'manager' })))
          .message,
      ).toMatch(/FORBIDDEN|permission denied/)
    expect((await refusal(invite('owner@zellige.example'))).message).toBe('IS_ADMIN')
    expect((await refusal(invite('no-address'))).message).toBe('INVALID_INPUT')
  })
})
