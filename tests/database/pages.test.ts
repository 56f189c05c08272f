// The shop's pages as rows: versions, drafts and their conflicts, publishing at once or at a time, preview links, what is
// refused, and who may do what.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reservedPageSlugs } from '../../src/config/reserved-slugs.ts'
import { isSafeAddress } from '../../src/domain/store/content.ts'
import { answer } from '../support/answer.ts'
import { refusal } from '../support/checkout.ts'
import { openShop, type Role, roles, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

const owner = () => shop.clients.owner
const saved = v.object({ version: v.string(), saved_at: v.string() })
const shownPage = v.looseObject({
  slug: v.string(),
  title: v.nullable(v.string()),
  sections: v.nullable(v.array(v.looseObject({ id: v.string() }))),
})
const edited = v.looseObject({
  versions: v.array(
    v.looseObject({
      id: v.string(),
      state: v.string(),
      updated_at: v.string(),
      author: v.nullable(v.string()),
      is_sample: v.boolean(),
    }),
  ),
})

const sections = (...ids: string[]) => ids.map((id) => ({ id, kind: 'facts' }))
async function made(fields: Record<string, unknown> = {}) {
  const row = { id: randomUUID(), slug: `page-${randomUUID().slice(0, 8)}`, title: 'A page', ...fields }
  const { error } = await owner().from('pages').insert(row)
  expect(error).toBeNull()
  return row
}
type Made = { id: string; slug: string }
const save = ({ id }: Made, list: unknown, seen: string | null = null, role: Role = 'owner') =>
  shop.clients[role].rpc('save_draft', {
    p_page: id,
    p_sections: list as never,
    ...(seen && { p_seen: seen }),
  })
const savedAt = async (page: Made, list: unknown, seen: string | null = null) =>
  (await answer(save(page, list, seen), saved)).saved_at
const publish = ({ id }: Made, seen: string, at?: Date) =>
  owner().rpc('publish_page', { p_page: id, p_seen: seen, ...(at && { p_at: at.toISOString() }) })
const read = (slug: string, role: Role = 'anon') =>
  answer(shop.clients[role].rpc('read_page', { p_slug: slug }), v.nullable(shownPage))
const idsShown = async (slug: string) => (await read(slug))?.sections?.map(({ id }) => id)
const statesOf = async ({ id }: Made) => {
  const { versions } = await answer(owner().rpc('edit_page', { p_id: id }), edited)
  return versions.map(({ state }) => state)
}
const published = async (page: Made, ...ids: string[]) => {
  expect((await publish(page, await savedAt(page, sections(...ids)))).error).toBeNull()
  return page
}
const inAnHour = () => new Date(Date.now() + 3_600_000)

describe('a draft', () => {
  it('a draft is seen by nobody until it is published', async () => {
    const page = await made()
    const seen = await savedAt(page, sections('a'))
    expect(await read(page.slug)).toBeNull()
    expect(await read(page.slug, 'shopper')).toBeNull()
    expect((await publish(page, seen)).error).toBeNull()
    expect(await idsShown(page.slug)).toEqual(['a'])
    expect(await statesOf(page)).toEqual(['published'])
  })

  it('a draft is saved over what its owner saw, and names who saved it', async () => {
    const page = await made()
    const seen = await savedAt(page, sections('a'))
    await savedAt(page, sections('a', 'b'), seen)
    const { versions } = await answer(owner().rpc('edit_page', { p_id: page.id }), edited)
    expect(versions).toMatchObject([{ state: 'draft', author: 'owner@zellige.example' }])
  })

  it('a version that came with the sample is told from one whose author is gone', async () => {
    const faq = await shop.one<Made>("select id, slug from public.pages where slug = 'faq'")
    const ofSample = await answer(owner().rpc('edit_page', { p_id: faq.id }), edited)
    expect(ofSample.versions).toMatchObject([{ state: 'published', author: null, is_sample: true }])
    const page = await published(await made(), 'a')
    await shop.sql('update public.page_versions set author_id = null where page_id = $1', [page.id])
    const { versions } = await answer(owner().rpc('edit_page', { p_id: page.id }), edited)
    expect(versions).toMatchObject([{ author: null, is_sample: false }])
  })

  it('a draft that another saved meanwhile is not written over, nor published or discarded', async () => {
    const page = await made()
    const seen = await savedAt(page, sections('a'))
    const now = await savedAt(page, sections('b'), seen)
    const changed = { message: 'DRAFT_CHANGED' }
    expect(await refusal(save(page, sections('c'), seen))).toMatchObject(changed)
    expect(await refusal(save(page, sections('c')))).toMatchObject(changed)
    expect(await refusal(publish(page, seen))).toMatchObject(changed)
    expect(await refusal(owner().rpc('discard_draft', { p_page: page.id, p_seen: seen }))).toMatchObject(
      changed,
    )
    expect((await owner().rpc('discard_draft', { p_page: page.id, p_seen: now })).error).toBeNull()
    expect(await statesOf(page)).toEqual([])
  })

  it.each([
    ['no list', {}],
    ['no objects', ['a']],
    ['no kind', [{ id: 'a' }]],
    ['a kind that is no name', [{ id: 'a', kind: 'A b' }]],
    ['no id', [{ kind: 'facts' }]],
    ['one id twice', sections('a', 'a')],
    ['too many', sections(...Array.from({ length: 61 }, (_, n) => `s${n}`))],
    ['too much', [{ id: 'a', kind: 'facts', text: 'x'.repeat(262_144) }]],
    [
      'an unsafe link',
      [{ id: 'a', kind: 'hero', to: { $link: { kind: 'address', to: 'javascript:alert(1)' } } }],
    ],
    [
      'an unsafe link within',
      [{ id: 'a', kind: 'hero', list: [{ to: { $link: { kind: 'address', to: '//evil' } } }] }],
    ],
  ])('sections with %s are refused', async (_name, list) => {
    const page = await made()
    expect(await refusal(save(page, list))).toMatchObject({ message: 'INVALID_INPUT' })
    expect(await statesOf(page)).toEqual([])
  })

  it.each([
    'https://a.example/b?c#d',
    'mailto:a@b.example',
    'tel:+212600000000',
    '/about',
    '/',
    '//a.example',
    'http://a.example',
    'javascript:alert(1)',
    'https://',
    '/a b',
    'data:text/html,x',
    '/\\a',
  ])('the database and the shop agree whether %s is a safe address', async (address) => {
    const { is } = await shop.one<{ is: boolean }>('select private.is_safe_address($1) as is', [address])
    expect(is).toBe(isSafeAddress(address))
  })
})

describe('publishing', () => {
  it('publishing makes what was published a version of the past', async () => {
    const page = await published(await made(), 'a')
    await published(page, 'b')
    expect(await idsShown(page.slug)).toEqual(['b'])
    expect((await statesOf(page)).toSorted()).toEqual(['past', 'published'])
  })

  it('a page without a draft is not published', async () => {
    const page = await published(await made(), 'a')
    expect(await refusal(publish(page, new Date().toISOString()))).toMatchObject({ message: 'NO_DRAFT' })
  })

  it('what is scheduled is shown when its time has come, and not before', async () => {
    const page = await published(await made(), 'a')
    expect((await publish(page, await savedAt(page, sections('b')), inAnHour())).error).toBeNull()
    expect(await idsShown(page.slug)).toEqual(['a'])
    await shop.sql(
      "update public.page_versions set publish_at = now() - interval '1 second' where page_id = $1 and state = 'scheduled'",
      [page.id],
    )
    expect(await idsShown(page.slug)).toEqual(['b'])
    // The next publication finds it published.
    await published(page, 'c')
    expect((await statesOf(page)).toSorted()).toEqual(['past', 'past', 'published'])
  })

  it('what is scheduled is taken back as the draft, unless there is another', async () => {
    const page = await made()
    await publish(page, await savedAt(page, sections('a')), inAnHour())
    expect((await owner().rpc('unschedule_page', { p_page: page.id })).error).toBeNull()
    expect(await statesOf(page)).toEqual(['draft'])
    const seen = (
      await shop.one<{ seen: string }>(
        "select to_jsonb(updated_at) #>> '{}' as seen from public.page_versions where page_id = $1",
        [page.id],
      )
    ).seen
    await publish(page, seen, inAnHour())
    await savedAt(page, sections('b'))
    await owner().rpc('unschedule_page', { p_page: page.id })
    expect(await statesOf(page)).toEqual(['draft'])
  })

  it.each([new Date(0), new Date(Date.now() + 3 * 365 * 86_400_000)])(
    'a page is not scheduled for %s',
    async (at) => {
      const page = await made()
      expect(await refusal(publish(page, await savedAt(page, sections('a')), at))).toMatchObject({
        message: 'INVALID_INPUT',
        detail: { field: 'at' },
      })
    },
  )
})

describe('the past', () => {
  it('an older version comes back as the draft, and what is published stays', async () => {
    const page = await published(await made(), 'a')
    const { id } = await shop.one<{ id: string }>('select id from public.page_versions where page_id = $1', [
      page.id,
    ])
    await published(page, 'b')
    await answer(owner().rpc('restore_version', { p_version: id }), saved)
    expect(await idsShown(page.slug)).toEqual(['b'])
    expect((await statesOf(page)).toSorted()).toEqual(['draft', 'past', 'published'])
    expect(await refusal(owner().rpc('restore_version', { p_version: id }))).toMatchObject({
      message: 'DRAFT_CHANGED',
    })
    expect(await refusal(owner().rpc('restore_version', { p_version: randomUUID() }))).toMatchObject({
      message: 'VERSION_GONE',
    })
  })

  it('a page keeps fifty versions of the past, the newest', async () => {
    const page = await made()
    await shop.sql(
      `insert into public.page_versions (page_id, sections, state, created_at)
       select $1, '[]', 'past', now() - n * interval '1 hour' from generate_series(1, 60) n`,
      [page.id],
    )
    await savedAt(page, sections('a'))
    const { kept, oldest } = await shop.one<{ kept: number; oldest: number }>(
      `select count(*)::int as kept, extract(epoch from now() - min(created_at))::int / 3600 as oldest
       from public.page_versions where page_id = $1 and state = 'past'`,
      [page.id],
    )
    expect([kept, oldest]).toEqual([50, 50])
  })
})

describe('addresses', () => {
  it('a page that gets another address leads there from its former one', async () => {
    const page = await published(await made(), 'a')
    const slug = `${page.slug}-next`
    expect((await owner().from('pages').update({ slug }).eq('id', page.id)).error).toBeNull()
    expect(await answer(shop.clients.anon.rpc('read_page', { p_slug: page.slug }), v.unknown())).toEqual({
      moved_to: slug,
    })
    // A new page takes the former address for itself.
    await published(await made({ slug: page.slug }), 'b')
    expect(await idsShown(page.slug)).toEqual(['b'])
  })

  it('no page gets an address that the software has for itself, and both know the same ones', async () => {
    const { slugs } = await shop.one<{ slugs: string[] }>('select private.reserved_slugs() as slugs')
    expect([...reservedPageSlugs].toSorted()).toEqual(slugs.toSorted())
    for (const slug of ['cart', 'preview', 'Upper', 'a--b', ''])
      expect((await owner().from('pages').insert({ slug })).error).not.toBeNull()
  })

  it('a page of the software stays, under its address', async () => {
    const { id } = await shop.one<{ id: string }>("select id from public.pages where slug = 'terms'")
    const stays = { message: 'PAGE_STAYS' }
    expect(await refusal(owner().from('pages').delete().eq('id', id))).toMatchObject(stays)
    expect(await refusal(owner().from('pages').update({ slug: 'conditions' }).eq('id', id))).toMatchObject(
      stays,
    )
    expect((await owner().from('pages').update({ title: 'Terms' }).eq('id', id)).error).toBeNull()
  })
})

describe('what is shown', () => {
  it('a page and a picture that something shows are not deleted, and the places are named', async () => {
    const target = await made()
    const page = await made({ title: 'Links' })
    const { data: picture } = await owner().from('media').insert({ src: '/matrix.svg' }).select('id').single()
    const to = { $link: { kind: 'page', id: target.id } }
    const seen = await savedAt(page, [{ id: 'a', kind: 'hero', to, picture: { $media: picture?.id } }])
    const shown = { message: 'IS_SHOWN', detail: { places: [{ page: page.slug, title: 'Links' }] } }
    expect(await refusal(owner().from('pages').delete().eq('id', target.id))).toMatchObject(shown)
    expect(
      await refusal(
        owner()
          .from('media')
          .delete()
          .eq('id', picture?.id ?? ''),
      ),
    ).toMatchObject(shown)
    expect((await owner().rpc('list_places', { p_id: target.id })).data).toEqual(shown.detail.places)
    await owner().rpc('discard_draft', { p_page: page.id, p_seen: seen })
    expect((await owner().from('pages').delete().eq('id', target.id)).error).toBeNull()
    expect(
      (
        await owner()
          .from('media')
          .delete()
          .eq('id', picture?.id ?? '')
      ).error,
    ).toBeNull()
  })

  it('what an entry of a menu leads to is not deleted', async () => {
    const target = await made()
    const items = [{ label: null, target: { $link: { kind: 'page', id: target.id } }, items: [] }]
    const { data: before } = await owner().from('menus').select('items').eq('slug', 'legal').single()
    await owner().from('menus').update({ items }).eq('slug', 'legal')
    expect(await refusal(owner().from('pages').delete().eq('id', target.id))).toMatchObject({
      message: 'IS_SHOWN',
      detail: { places: [{ menu: 'legal' }] },
    })
    await owner()
      .from('menus')
      .update({ items: before?.items ?? [] })
      .eq('slug', 'legal')
  })

  it('what would be shown of sections is told to their owner with what their ids mean', async () => {
    const target = await published(await made({ title: 'Target' }), 'a')
    const list = [
      {
        id: 'a',
        kind: 'hero',
        to: { $link: { kind: 'page', id: target.id } },
        gone: { $media: randomUUID() },
      },
    ]
    const { data } = await owner().rpc('preview_sections', { p_sections: list as never })
    expect(data).toMatchObject({
      sections: list,
      media: {},
      targets: { [target.id]: { path: `/${target.slug}`, slug: target.slug, name: 'Target' } },
    })
  })
})

describe('a preview link', () => {
  const token = async ({ id }: Made) => String((await owner().rpc('make_preview', { p_page: id })).data)
  const preview = (p_token: string) =>
    answer(shop.clients.anon.rpc('read_preview', { p_token }), v.nullable(shownPage))

  it('a preview link shows the draft, then what is published', async () => {
    const page = await published(await made(), 'a')
    const seen = await savedAt(page, sections('b'))
    const link = await token(page)
    expect((await preview(link))?.sections).toMatchObject([{ id: 'b' }])
    expect(await preview(link)).toMatchObject({ is_indexed: false })
    await publish(page, seen)
    expect((await preview(link))?.sections).toMatchObject([{ id: 'b' }])
  })

  it('a preview link ends after seven days, with its author, and is stored as a hash', async () => {
    const page = await made()
    await savedAt(page, sections('a'))
    const link = await token(page)
    expect(await shop.sql('select 1 from private.previews where token_hash = $1', [link])).toEqual([])
    await shop.sql(
      "update private.previews set expires_at = now() - interval '1 second' where page_id = $1",
      [page.id],
    )
    expect(await preview(link)).toBeNull()
    expect(await preview('f'.repeat(64))).toBeNull()
    expect(await preview("' or true --")).toBeNull()
  })

  it('a page has twenty preview links at most, the newest', async () => {
    const page = await made()
    await savedAt(page, sections('a'))
    const links: string[] = []
    for (let n = 0; n < 21; n += 1) links.push(await token(page))
    expect(await preview(links[0] ?? '')).toBeNull()
    expect(await preview(links.at(-1) ?? '')).not.toBeNull()
  })
})

describe('rights', () => {
  it.each(roles.filter((role) => role !== 'owner'))('%s neither sees nor changes drafts', async (role) => {
    const page = await made()
    const seen = await savedAt(page, sections('a'))
    const client = shop.clients[role]
    const { id: version } = await shop.one<{ id: string }>(
      'select id from public.page_versions where page_id = $1',
      [page.id],
    )
    const before = await shop.fingerprint('public.page_versions')
    const tries = [
      client.rpc('edit_page', { p_id: page.id }),
      save(page, sections('b'), seen, role),
      client.rpc('publish_page', { p_page: page.id, p_seen: seen }),
      client.rpc('unschedule_page', { p_page: page.id }),
      client.rpc('restore_version', { p_version: version, p_seen: seen }),
      client.rpc('discard_draft', { p_page: page.id, p_seen: seen }),
      client.rpc('preview_sections', { p_sections: [] }),
      client.rpc('make_preview', { p_page: page.id }),
      client.rpc('list_places', { p_id: page.id }),
    ]
    for (const { error } of await Promise.all(tries)) expect(['42501', 'PT403']).toContain(error?.code)
    expect((await client.from('page_versions').select('id')).data ?? []).toEqual([])
    expect((await client.from('pages').select('id')).data ?? []).toEqual([])
    expect(await shop.fingerprint('public.page_versions')).toBe(before)
  })

  it('the owner writes versions by functions alone', async () => {
    const page = await made()
    await savedAt(page, sections('a'))
    const client = owner()
    const before = await shop.fingerprint('public.page_versions')
    const { error } = await client.from('page_versions').insert({ page_id: page.id, sections: [] })
    expect(error?.code).toBe('42501')
    // No policy lets these see a row, whatever is granted (tests/platform/privileges.txt).
    await client.from('page_versions').update({ state: 'published' }).eq('page_id', page.id)
    await client.from('page_versions').delete().eq('page_id', page.id)
    expect(await shop.fingerprint('public.page_versions')).toBe(before)
  })
})
