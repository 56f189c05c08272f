// What a shopper gets of a page, through the shop's own reading of it: nothing hidden, nothing broken by one section, nothing
// unsafe, and what is public by the clock alone.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { adminPagesQuery } from '@/data/pages/admin-page-queries'
import { fetchHelpPages, fetchPage, type StorePage } from '@/data/pages/fetch-page'
import { fetchSettings } from '@/data/settings/fetch-settings'
import { shownPage } from '@/sections/fetch-shown-page'
import { refusal } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  vi.stubGlobal('fetch', shop.fetch)
}, 120_000)
afterAll(async () => {
  vi.unstubAllGlobals()
  await shop.close()
})

const { signal } = new AbortController()
const owner = () => shop.clients.owner
type Made = { id: string; slug: string }
async function made(): Promise<Made> {
  const row = { id: randomUUID(), slug: `page-${randomUUID().slice(0, 8)}`, title: 'A page' }
  expect((await owner().from('pages').insert(row)).error).toBeNull()
  return row
}
async function save({ id }: Made, list: unknown) {
  const { data, error } = await owner().rpc('save_draft', { p_page: id, p_sections: list as never })
  expect(error).toBeNull()
  return (data as { saved_at: string }).saved_at
}
async function published(list: unknown, at?: Date) {
  const page = await made()
  await publish(page, list, at)
  return page
}
async function publish(page: Made, list: unknown, at?: Date) {
  const { error } = await owner().rpc('publish_page', {
    p_page: page.id,
    p_seen: await save(page, list),
    ...(at && { p_at: at.toISOString() }),
  })
  expect(error).toBeNull()
}
const inAnHour = () => new Date(Date.now() + 3_600_000)
const timeComes = ({ id }: Made) =>
  shop.sql(
    "update public.page_versions set publish_at = now() - interval '1 second' where page_id = $1 and state = 'scheduled'",
    [id],
  )
const due = async (list: unknown) => {
  const page = await published(list, inAnHour())
  await timeComes(page)
  return page
}
async function read({ slug }: { slug: string }): Promise<StorePage> {
  const page = await fetchPage(slug, 'en', signal)
  if (page === null || page.movedTo !== undefined) throw new Error(`${slug} is not there`)
  return page
}
const idsOf = async (page: Made) => (await read(page)).sections?.map(({ id }) => id)
const section = (id: string, fields: object = {}) => ({ id, kind: 'spacer', ...fields })
async function withMenu<Result>(items: unknown, run: () => Promise<Result>): Promise<Result> {
  const { error } = await owner()
    .from('menus')
    .update({ items: items as never })
    .eq('slug', 'checkout')
  expect(error).toBeNull()
  try {
    return await run()
  } finally {
    await shop.sql("update public.menus set items = '[]' where slug = 'checkout'")
  }
}

describe('what was scheduled and is due', () => {
  it('what is due is not taken back, and stays public with and without another draft', async () => {
    const page = await due([section('a')])
    await save(page, [section('b')])
    // As a release leaves it that has not looked at the page since.
    const again = await published([section('old')])
    await publish(again, [section('new')], inAnHour())
    await timeComes(again)
    for (const [each, shown] of [
      [page, ['a']],
      [again, ['new']],
    ] as const) {
      const { error } = await owner().rpc('unschedule_page', { p_page: each.id })
      if (each === again) expect(error).toMatchObject({ message: 'PUBLISHED_ALREADY' })
      expect(await idsOf(each)).toEqual(shown)
    }
  })

  it('its owner sees it as published, in the editor and in the list', async () => {
    const page = await due([section('a')])
    vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
      const request = new Request(input, init)
      request.headers.set('Authorization', `Bearer ${token}`)
      return shop.fetch(request)
    })
    const token = (await owner().auth.getSession()).data.session?.access_token ?? ''
    const queryFn = adminPagesQuery().queryFn as (context: { signal: AbortSignal }) => Promise<unknown[]>
    const list = await queryFn({ signal })
    vi.stubGlobal('fetch', shop.fetch)
    expect(list).toContainEqual(
      expect.objectContaining({ id: page.id, isPublished: true, scheduledAt: null }),
    )
    const { data } = await owner().rpc('edit_page', { p_id: page.id })
    expect((data as { versions: { state: string }[] }).versions.map(({ state }) => state)).toEqual([
      'published',
    ])
  })

  it('menus and links lead to a page that the clock published, and mails to its form for sellers', async () => {
    const page = await due([section('a', { kind: 'seller-form' })])
    const to = { $link: { kind: 'page', id: page.id } }
    const linking = await published([section('a', { kind: 'hero', to })])
    expect((await read(linking)).sections).toMatchObject([{ to: { to: `/${page.slug}` } }])
    const menus = await withMenu([{ label: null, target: to, items: [] }], () => fetchSettings(signal))
    expect(menus.menus.checkout).toMatchObject([{ to: `/${page.slug}` }])
    expect(menus.pages.map(({ slug }) => slug)).not.toContain('nothing')
    await shop.sql("update public.menus set items = '[]' where slug = 'legal'")
    expect((await fetchSettings(signal)).pages.map(({ slug }) => slug)).toContain(page.slug)
    await shop.sql(
      'update public.page_versions set sections = \'[]\' where sections @> \'[{"kind": "seller-form"}]\' and page_id <> $1',
      [page.id],
    )
    const { path } = await shop.one<{ path: string }>("select private.message_page('seller') as path")
    expect(path).toBe(`/${page.slug}`)
  })
})

describe('sections', () => {
  it('a hidden section, and what it names, is told to nobody', async () => {
    const secret = await made()
    const page = await published([
      section('shown'),
      section('hidden', {
        kind: 'hero',
        isHidden: true,
        title: { $text: { en: 'SECRET' } },
        to: { $link: { kind: 'page', id: secret.id } },
      }),
    ])
    const { data } = await shop.clients.anon.rpc('read_page', { p_slug: page.slug })
    expect(JSON.stringify(data)).toContain('shown')
    expect(JSON.stringify(data)).not.toMatch(/SECRET|hidden"/)
  })

  it.each([
    ['hidden or not is null', { isHidden: null }],
    ['hidden or not is a text', { isHidden: 'no' }],
    ['the id is a number', { id: 5 }],
    ['it is a marker', { $text: { en: 'x' } }],
    ['it has a picture of elsewhere', { picture: { src: 'https://tracker.example/p.gif', widths: [] } }],
  ])('a section is refused where %s', async (_name, fields) => {
    const page = await made()
    const list = [section('a', { kind: 'hero', ...fields })]
    expect(
      await refusal(owner().rpc('save_draft', { p_page: page.id, p_sections: list as never })),
    ).toMatchObject({ message: 'INVALID_INPUT' })
  })

  it('one section that cannot be read leaves the others standing', async () => {
    vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
      const row = await (await shop.fetch(new Request(input, init))).json()
      return Response.json({ ...row, sections: [{ id: 5 }, null, ...row.sections] })
    })
    const page = await published([section('a')])
    const ids = await idsOf(page)
    vi.stubGlobal('fetch', shop.fetch)
    expect(ids).toEqual(['a'])
  })

  it('a link that is not marked leads nowhere unsafe', async () => {
    const page = await published([
      section('a', { kind: 'hero', to: { to: 'javascript:alert(1)', name: 'x' } }),
      section('b', { kind: 'hero', to: { $link: { kind: 'screen', screen: 'search' } } }),
    ])
    expect(shownPage(await read(page)).sections.map(({ id }) => id)).toEqual(['b'])
  })

  it('a text that the wanted language lacks is that in which the shop writes', async () => {
    const page = await published([section('a', { kind: 'hero', title: { $text: { fr: 'Bonjour' } } })])
    await shop.sql("update public.shop_settings set languages = '{fr,en}', text_language = 'fr'")
    const shown = await read(page)
    const help = await published([
      section('a', { kind: 'steps', title: { $text: { fr: 'Étapes' } }, steps: [] }),
    ])
    const helps = await fetchHelpPages('en', signal)
    await shop.sql("update public.shop_settings set languages = '{en,fr,ar}', text_language = 'en'")
    expect(shown.sections).toMatchObject([{ title: 'Bonjour' }])
    expect(helps.find(({ slug }) => slug === help.slug)?.sections).toMatchObject([{ title: 'Étapes' }])
  })

  it('what a newer release wrote is refused, and neither empty nor in the software’s own words', async () => {
    const { id } = await shop.one<{ id: string }>("select id from public.pages where slug = 'terms'")
    await publish({ id, slug: 'terms' }, [section('own')])
    await shop.sql('update public.page_versions set format = 2 where page_id = $1', [id])
    await expect(fetchPage('terms', 'en', signal)).rejects.toMatchObject({ code: 'NEWER_FORMAT' })
    expect((await fetchHelpPages('en', signal)).map(({ slug }) => slug)).not.toContain('terms')
  })
})

describe('menus', () => {
  it.each([
    ['an unsafe address', [{ label: null, target: { $link: { kind: 'address', to: 'javascript:x' } } }]],
    ['a target that is no link', [{ label: 'x', target: { to: 'javascript:x', name: 'x' }, items: [] }]],
    ['an unsafe entry below', [{ label: 'x', items: [{ target: { to: '/x', name: 'x' } }] }]],
    ['no objects', ['x']],
    ['entries that are no list', [{ label: 'x', items: {} }]],
    ['five levels', [{ items: [{ items: [{ items: [{ items: [{ items: [] }] }] }] }] }]],
  ])('a menu with %s is refused', async (_name, items) => {
    const { error } = await owner()
      .from('menus')
      .update({ items: items as never })
      .eq('slug', 'checkout')
    expect(error).toMatchObject({ message: expect.stringContaining('menus_items_check') })
  })
})

describe('a preview link', () => {
  const preview = async ({ id }: Made) => {
    const { data: token } = await owner().rpc('make_preview', { p_page: id })
    return async () => (await shop.clients.anon.rpc('read_preview', { p_token: String(token) })).data
  }

  it('shows what is scheduled once there is no draft, new page or old', async () => {
    const page = await made()
    const seen = await save(page, [section('a')])
    const look = await preview(page)
    expect(await look()).toMatchObject({ sections: [{ id: 'a' }] })
    await owner().rpc('publish_page', { p_page: page.id, p_seen: seen, p_at: inAnHour().toISOString() })
    expect(await look()).toMatchObject({ sections: [{ id: 'a' }] })
    await save(page, [section('b')])
    expect(await look()).toMatchObject({ sections: [{ id: 'b' }] })
  })

  it('names the page of a department as shoppers see it', async () => {
    const row = { id: randomUUID(), slug: 'pottery', name: 'Pottery' }
    expect((await owner().from('departments').insert(row)).error).toBeNull()
    const { data } = await owner().from('pages').select('id,slug').eq('slug', 'pottery').single()
    if (!data) throw new Error('A department has a page')
    await save(data, [section('a')])
    expect(await (await preview(data))()).toMatchObject({ title: 'Pottery', department: 'pottery' })
  })
})
