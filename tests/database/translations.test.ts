// The owner's work on the shop's texts in its other languages.
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answer } from '../support/answer.ts'
import { refusal } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
let dress: { id: string; title: string }
beforeAll(async () => {
  shop = await openShop()
  await shop.sql("update public.shop_settings set languages = '{en,fr,ar}', text_language = 'en'")
  dress = await shop.one("select id, title from public.products where slug = 'boho-floral-print-maxi-dress'")
}, 60_000)
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sql('delete from public.product_translations')
})

const owner = () => shop.clients.owner
const saved = v.object({
  problems: v.array(v.object({ at: v.number(), problem: v.string(), now: v.optional(v.string()) })),
  changed: v.number(),
  unchanged: v.number(),
})
const counts = v.object({
  text_language: v.string(),
  languages: v.array(
    v.object({
      code: v.string(),
      kinds: v.array(v.object({ kind: v.string(), total: v.number(), missing: v.number() })),
      within: v.array(
        v.object({
          ...{ kind: v.string(), id: v.string(), name: v.string() },
          ...{ total: v.number(), missing: v.number() },
        }),
      ),
    }),
  ),
})
const listed = v.object({
  total: v.number(),
  rows: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      texts: v.array(
        v.object({
          field: v.string(),
          most: v.number(),
          is_line: v.boolean(),
          text: v.string(),
          translation: v.string(),
        }),
      ),
    }),
  ),
})

type Change = {
  language?: string
  kind: string
  id: string
  field: string
  after: string
  text?: string
  before?: string
}
const inFrench = (changes: Change[]) => changes.map((change) => ({ language: 'fr', ...change }))
const save = (changes: Change[], p_is_trial = false) =>
  answer(owner().rpc('save_translations', { p_changes: inFrench(changes), p_is_trial }), saved)
const title = (after: string, more: Partial<Change> = {}): Change => ({
  ...{ kind: 'product', id: dress.id, field: 'title', after },
  ...more,
})
const title0 = (language: string) => ({ language, kind: 'product', id: 'x', field: 'title', after: 'a' })
const list = (args: object = {}) =>
  answer(owner().rpc('list_translations', { p_language: 'fr', p_kind: 'product', ...args }), listed)
const french = async () =>
  (
    await shop.sql<{ title: string | null }>(
      "select title from public.product_translations where language = 'fr' and product_id = $1",
      [dress.id],
    )
  )[0]?.title

describe('the list', () => {
  it('a product has its texts with their lengths, and what is missing is counted for each language', async () => {
    const before = (await answer(owner().rpc('translation_counts'), counts)).languages
    expect(before.map(({ code }) => code)).toEqual(['fr', 'ar'])
    const missing = (from: typeof before) =>
      from.find(({ code }) => code === 'fr')?.kinds.find(({ kind }) => kind === 'product')?.missing ?? 0
    await save([title('Robe longue fleurie')])
    const after = (await answer(owner().rpc('translation_counts'), counts)).languages
    expect(missing(after)).toBe(missing(before) - 1)
    const { rows } = await list({ p_id: dress.id })
    expect(rows[0]?.texts.find(({ field }) => field === 'title')).toEqual({
      ...{ field: 'title', most: 120, is_line: true },
      ...{ text: dress.title, translation: 'Robe longue fleurie' },
    })
  })

  it('rows are found by their text and their translation, and those that lack one alone if asked', async () => {
    await save([title('Robe longue fleurie')])
    expect((await list({ p_query: 'longue FLEURIE' })).rows.map(({ id }) => id)).toEqual([dress.id])
    expect((await list({ p_query: dress.title })).rows.map(({ id }) => id)).toContain(dress.id)
    expect((await list({ p_query: '100%_' })).total).toBe(0)
    const name = (await shop.one<{ id: string }>("select id from public.departments where slug = 'women'")).id
    const departments = async () =>
      (await list({ p_kind: 'department', p_missing: true })).rows.map(({ id }) => id)
    await save([{ kind: 'department', id: name, field: 'name', after: '' }])
    expect(await departments()).toContain(name)
    await save([{ kind: 'department', id: name, field: 'name', after: 'Femme' }])
    expect(await departments()).not.toContain(name)
  })

  it('pages follow one another without a gap', async () => {
    const all = await list({ p_size: 500 })
    const pages = await Promise.all([1, 2, 3].map((p_page) => list({ p_page, p_size: 20 })))
    expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(
      all.rows.slice(0, 60).map(({ id }) => id),
    )
  })

  it('words within pages and menus are counted by the languages they are in', async () => {
    const { id } = await shop.one<{ id: string }>(
      "insert into public.pages (slug, title) values ('counted', 'Counted') returning id",
    )
    await shop.sql(
      `insert into public.page_versions (page_id, sections) values ($1, '[{"id": "a", "kind": "facts",
        "facts": [{"title": {"$text": {"en": "One", "fr": "Un"}}, "text": {"$text": {"en": "Two"}}}, {"title": {"$text": {"fr": "x"}}}]}]')`,
      [id],
    )
    const { languages } = await answer(owner().rpc('translation_counts'), counts)
    const within = (code: string) =>
      languages.find((each) => each.code === code)?.within.find((each) => each.id === 'counted')
    expect(within('fr')).toEqual({ kind: 'sections', id: 'counted', name: 'Counted', total: 2, missing: 1 })
    expect(within('ar')).toMatchObject({ total: 2, missing: 2 })
  })
})

describe('saving', () => {
  it('texts of every kind are written, and empty ones taken away', async () => {
    const rows = await Promise.all(
      ['product', 'collection', 'department', 'category', 'group', 'page', 'media', 'size-chart', 'discount']
        .concat(['zone', 'method', 'option', 'synonym', 'maker', 'shop'])
        .map(async (kind) => {
          const { rows } = await list({ p_kind: kind, p_size: 1 })
          return rows.flatMap(({ id, texts }) =>
            texts.map(({ field, text }) => ({
              kind,
              id,
              field,
              text,
              after: field === 'details' ? 'A: b' : 'É',
            })),
          )
        }),
    )
    const changes = rows.flat()
    expect(new Set(changes.map(({ kind }) => kind)).size).toBeGreaterThan(10)
    const first = await save(changes)
    expect(first.problems).toEqual([])
    expect(first.changed + first.unchanged).toBe(changes.length)
    expect(await save(changes)).toEqual({ problems: [], changed: 0, unchanged: changes.length })
    for (const { kind, id, field, after } of changes) {
      const texts = (await list({ p_kind: kind, p_id: id })).rows[0]?.texts
      expect([kind, field, texts?.find((each) => each.field === field)?.translation]).toEqual([
        kind,
        field,
        after,
      ])
    }
    const none = await save(changes.map((change) => ({ ...change, after: '' })))
    expect(none).toEqual({ problems: [], changed: changes.length, unchanged: 0 })
    expect(await shop.sql('select 1 from public.product_translations')).toEqual([])
  })

  it('a trial says what would change, and writes nothing', async () => {
    expect(await save([title('Robe')], true)).toEqual({ problems: [], changed: 1, unchanged: 0 })
    expect(await french()).toBeUndefined()
  })

  it('what is wrong is said line by line, and then nothing is written', async () => {
    await save([title('Robe')])
    const changes: Change[] = [
      { kind: 'shop', id: 'shop', field: 'tagline', after: 'Bonjour' },
      title('Robe longue', { before: 'Jupe' }),
      title('Robe midi'),
      { kind: 'product', id: crypto.randomUUID(), field: 'title', after: 'x' },
      { kind: 'nothing', id: 'x', field: 'title', after: 'x' },
      { kind: 'product', id: dress.id, field: 'description', after: 'x', text: 'Not what it says' },
      { kind: 'product', id: dress.id, field: 'details', after: 'no fact' },
    ]
    const { problems } = await save(changes)
    expect(problems.map(({ at, problem }) => [at, problem])).toEqual([
      [1, 'changed'],
      [2, 'twice'],
      [3, 'unknown'],
      [4, 'unknown'],
      [5, 'text'],
      [6, 'details'],
    ])
    expect(problems[0]?.now).toBe('Robe')
    expect(await french()).toBe('Robe')
    expect((await save([title('x'.repeat(121))])).problems).toEqual([{ at: 0, problem: 'long', now: '120' }])
    expect((await save([title('one\ntwo')])).problems).toEqual([{ at: 0, problem: 'line' }])
    const group = await shop.one<{ id: string }>('select id from public.collection_groups limit 1')
    expect(
      (await save([{ kind: 'group', ...group, field: 'name', after: 'x'.repeat(61) }])).problems,
    ).toEqual([{ at: 0, problem: 'long', now: '60' }])
  })

  it('a translation that two owners write is the first one’s until the second has seen it', async () => {
    await save([title('Robe de la première', { before: '' })])
    const second = await save([title('Robe de la seconde', { before: '' })])
    expect(second.problems).toEqual([{ at: 0, problem: 'changed', now: 'Robe de la première' }])
    await save([title('Robe de la seconde', { before: 'Robe de la première' })])
    expect(await french()).toBe('Robe de la seconde')
  })

  it('white space that a spreadsheet has changed is no other text', async () => {
    const text = ` ${dress.title.replace(' ', '  ')}`.trim()
    expect((await save([title('Robe', { text })])).problems).toEqual([])
  })

  it('several languages are written at once, or none of them', async () => {
    const both = [title('Robe'), title('فستان', { language: 'ar' })]
    expect((await save([...both, title('x'.repeat(121), { language: 'ar' })])).problems).toEqual([
      { at: 2, problem: 'twice' },
    ])
    expect(await french()).toBeUndefined()
    expect(await save(both)).toEqual({ problems: [], changed: 2, unchanged: 0 })
    expect(
      await shop.sql('select language, title from public.product_translations order by language'),
    ).toEqual([
      { language: 'ar', title: 'فستان' },
      { language: 'fr', title: 'Robe' },
    ])
  })

  it.each([
    ['a language that the shop does not speak', [title0('de')]],
    ['the language of the texts themselves', [title0('en')]],
    ['no list', {}],
    ['an entry that is no change', ['a']],
    ['a change without what it changes', [{ language: 'fr', kind: 'product', id: 'x', field: 'title' }]],
    ['a text that is a number', [{ ...title0('fr'), text: 1 }]],
  ])('%s is refused', async (_what, p_changes) => {
    expect(await refusal(owner().rpc('save_translations', { p_changes }))).toMatchObject({
      message: 'INVALID_INPUT',
    })
  })

  it('lists of other sizes than a screen or a file needs are refused', async () => {
    const args = { p_language: 'fr', p_kind: 'product' }
    for (const more of [{ p_page: 0 }, { p_size: 5001 }, { p_query: 'x'.repeat(101) }, { p_language: 'xx' }])
      expect(await refusal(owner().rpc('list_translations', { ...args, ...more }))).toMatchObject({
        message: 'INVALID_INPUT',
      })
    const many = Array.from({ length: 120_001 }, () => title0('fr'))
    expect(await refusal(owner().rpc('save_translations', { p_changes: many }))).toMatchObject({
      message: 'INVALID_INPUT',
    })
  })

  it('5 MB of texts of products and pictures are checked at once, and thousands written', async () => {
    await shop.sql(
      `insert into public.products (slug, title, description, price, image_url, collection_slug)
       select 'translated-' || n, 'Translated', 'Text', 10, '/a.png', 'dresses' from generate_series(1, 200) n`,
    )
    await shop.sql(
      `insert into public.media (src, alt) select '/translated-' || n || '.png', 'Translated' from generate_series(1, 14000) n`,
    )
    const rows = await shop.sql<{ kind: string; id: string }>(
      `select 'product' as kind, id from public.products where slug like 'translated-%'
       union all select 'media', id from public.media where alt = 'Translated'`,
    )
    const changes = rows.flatMap(({ kind, id }) =>
      kind === 'media'
        ? [{ kind, id, field: 'alt', after: `Une robe. ${'x'.repeat(260)}` }]
        : [
            { kind, id, field: 'title', after: 'Robe de coton' },
            { kind, id, field: 'description', after: 'Une robe de coton. '.repeat(200).trim() },
          ],
    )
    expect(JSON.stringify(changes).length).toBeGreaterThan(5_000_000)
    expect(await save(changes, true)).toEqual({ problems: [], changed: changes.length, unchanged: 0 })
    const some = changes.slice(0, 2400)
    expect(await save(some)).toEqual({ problems: [], changed: 2400, unchanged: 0 })
    expect(await save(some, true)).toEqual({ problems: [], changed: 0, unchanged: 2400 })
  }, 180_000)
})

it('nobody but an owner sees or writes translations', async () => {
  for (const role of ['anon', 'shopper'] as const) {
    const client = shop.clients[role]
    const calls = [
      client.rpc('translation_counts'),
      client.rpc('list_translations', { p_language: 'fr', p_kind: 'product' }),
      client.rpc('save_translations', { p_changes: [title0('fr')] }),
    ]
    for (const call of calls) {
      const { error } = await call
      expect(['42501', 'PT403']).toContain(error?.code)
    }
  }
})
