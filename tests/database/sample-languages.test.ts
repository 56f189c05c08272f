// The sample shop in French and Arabic: nothing is missing or left in English, and words agree with their nouns.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ seed: 'all' })
}, 240_000)
afterAll(() => shop.close())

const codes = ['fr', 'ar'] as const
const hasPlaces = (text: string) => text.match(/\{\w+\}/g)?.toSorted() ?? []

type Text = { at: string; en: string; fr: string | null; ar: string | null }
/** The texts of a column, and their translations. */
const column = (table: string, field: string, name = 'slug') =>
  shop.sql<Text>(
    `select '${table} ' || ${name} || ' ${field}' as at, ${field} as en, translations #>> '{fr,${field}}' as fr, translations #>> '{ar,${field}}' as ar
     from public.${table} where ${field} <> '' order by 1`,
  )

describe('rows', () => {
  let texts: Text[]
  beforeAll(async () => {
    const columns = [
      ...(['departments', 'collection_groups', 'categories', 'collections', 'size_charts'] as const).map(
        (table) => column(table, 'name'),
      ),
      column('collections', 'description'),
      column('pages', 'title'),
      column('pages', 'description'),
      column('media', 'alt', 'src'),
      column('discounts', 'title', 'title'),
      column('shipping_zones', 'name', 'name'),
      column('shipping_methods', 'name', 'name'),
      ...(['tagline', 'newsletter_title', 'newsletter_text'] as const).map((field) =>
        column('shop_settings', field, 'name'),
      ),
    ]
    texts = (await Promise.all(columns)).flat()
    // What pages and menus say stands in their contents.
    const contents = await shop.sql<{ at: string; text: Record<string, unknown> }>(
      `select c.at, t as text from (
         select p.slug as at, v.sections as content from public.pages p join public.page_versions v on v.id = p.published_version
         union all select 'menu ' || slug, items from public.menus
         union all select 'chart ' || slug, chart from public.size_charts
       ) c, jsonb_path_query(c.content, '$.**."$text"') t`,
    )
    const inWords = (value: unknown) =>
      value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value)
    texts.push(
      ...contents.map(({ at, text }) => ({
        ...{ at, en: inWords(text.en) ?? '' },
        ...{ fr: inWords(text.fr), ar: inWords(text.ar) },
      })),
    )
  })

  it('rows, pages and menus say everything in French and Arabic', () => {
    expect(texts.length).toBeGreaterThan(400)
    expect(texts.filter(({ fr, ar }) => !fr || !ar)).toEqual([])
  })

  it('rows, pages and menus name the same facts in every language', () => {
    const odd = texts.filter(({ en, fr, ar }) =>
      [fr, ar].some((text) => `${hasPlaces(text ?? '')}` !== `${hasPlaces(en)}`),
    )
    expect(odd).toEqual([])
  })

  it('no text of rows, pages and menus is left in English', () => {
    // Each by itself means the same in French.
    const alike = ['Collections', 'Accessories', 'FAQ', 'Contact', 'Lookbook', 'Express']
    const left = texts.filter(
      ({ en, fr, ar }) => /\p{L}{2}/u.test(en) && (ar === en || (fr === en && !alike.includes(en))),
    )
    expect(left).toEqual([])
  })

  it('colours and sizes that are words have theirs', async () => {
    expect(
      await shop.sql(`select o as name from public.products p cross join unnest(p.colors || p.sizes) o
        where o ~ '[a-z]' and not exists (select from public.option_words w where w.name = o and w.translations ?& '{fr,ar}') group by 1`),
    ).toEqual([])
  })
})

describe('products', () => {
  it.each(codes)('every product has a title, a description and its details in %s', async (code) => {
    expect(
      await shop.sql(
        `select p.slug from public.products p left join public.product_translations t on t.product_id = p.id and t.language = $1
         where t.title is null or t.description is null or jsonb_array_length(t.details) is distinct from jsonb_array_length(p.details)
           or t.title = p.title or t.description !~ '[.؟!]$' or t.title || t.description ~ '  |^ | $'
           or exists (select from jsonb_to_recordset(t.details) as d (name text, value text) where coalesce(d.name, '') = '' or coalesce(d.value, '') = '')
         limit 5`,
        [code],
      ),
    ).toEqual([])
  })

  it.each(codes)('titles in %s differ but for a few, and have room on a card', async (code) => {
    const { all, titles, longest } = await shop.one<{ all: number; titles: number; longest: number }>(
      `select count(*)::int as all, count(distinct title)::int as titles, max(length(title)) as longest
       from public.product_translations where language = $1`,
      [code],
    )
    expect(titles / all).toBeGreaterThan(0.95)
    expect(longest).toBeLessThan(80)
  })

  it('no word of a product is left in English', async () => {
    const english =
      '\\m(the|and|with|for|that|you|your|of|dress|skirt|jumper|trousers|cotton|linen|leather|wool|sleeve|neck)\\M'
    expect(
      await shop.sql(
        `select t.language, t.title, t.description from public.product_translations t
         where concat_ws(' ', t.title, t.description, t.details::text) ~* $1 limit 5`,
        [english],
      ),
    ).toEqual([])
    // Arabic has Latin letters in names and marks alone.
    expect(
      await shop.sql(
        `select t.title, t.description from public.product_translations t where t.language = 'ar'
         and regexp_replace(concat_ws(' ', t.title, t.description), 'LED|USB|UVA|UVB|UV400', '', 'g') ~ '[a-zA-Z]{2}' limit 5`,
      ),
    ).toEqual([])
  })

  it('French texts have no-break spaces before their marks, and typographic apostrophes', async () => {
    expect(
      await shop.sql(
        `select t.title, t.description, t.details from public.product_translations t where t.language = 'fr'
         and concat_ws(' ', t.title, t.description, (select string_agg(d ->> 'value', ' ') from jsonb_array_elements(t.details) d)) ~ ' [;:!?%]|''' limit 5`,
      ),
    ).toEqual([])
  })

  it('a generated product is found by what its trigger would write', async () => {
    const before = await shop.sql(
      'select id, search::text from public.products where featured_rank is null order by id limit 40',
    )
    await shop.sql("update public.products set search = '' where id = any ($1)", [before.map(({ id }) => id)])
    expect(
      await shop.sql('select id, search::text from public.products where id = any ($1) order by id', [
        before.map(({ id }) => id),
      ]),
    ).toEqual(before)
  })
})

describe('agreement', () => {
  // A noun, a word that agrees with it, and the form that would be wrong.
  it.each([
    ['fr', 'Robe longue', 'fleurie', 'fleuri'],
    ['fr', 'Robe portefeuille', 'rayée', 'rayé'],
    ['fr', 'Jupe plissée', 'courte', 'court'],
    ['fr', 'Chemise', 'longue', 'long'],
    ['fr', 'Chemise', 'ample', 'amples'],
    ['fr', 'Blouse', 'dégradée', 'dégradé'],
    ['fr', 'Doudoune', 'matelassée', 'matelassé'],
    ['fr', 'Montre', 'connectée', 'connecté'],
    ['fr', 'Cravate', 'rayée', 'rayé'],
    ['fr', 'Ceinture', 'bicolore', 'bicolores'],
    ['fr', 'Salopette', 'rayée', 'rayé'],
    ['fr', 'Pull', 'rayé', 'rayée'],
    ['fr', 'T-shirt', 'court', 'courte'],
    ['fr', 'Manteau', 'long', 'longue'],
    ['fr', 'Pantalon large', 'rayé', 'rayée'],
    ['fr', 'Cabas', 'fleuri', 'fleurie'],
    ['fr', 'Collier', 'doré', 'dorée'],
    ['fr', 'Sac à dos', 'large', 'larges'],
    ['fr', 'Chaussettes', 'rayées', 'rayée'],
    ['fr', 'Créoles', 'dorées', 'dorés'],
    ['fr', 'Lunettes de soleil', 'étroites', 'étroits'],
    ['fr', 'Babouches', 'contrastées', 'contrastée'],
    ['fr', 'Mocassins', 'classiques', 'classique'],
    // What never changes.
    ['fr', 'Escarpins', 'léopard', 'léopards'],
    ['fr', 'Chemise', 'slim', 'slime'],
    ['ar', 'فستان طويل', 'مزهر', 'مزهرة'],
    ['ar', 'قميص', 'مخطط', 'مخططة'],
    ['ar', 'معطف', 'طويل', 'طويلة'],
    ['ar', 'وشاح', 'منقط', 'منقطة'],
    ['ar', 'حذاء رياضي', 'منخفض', 'منخفضة'],
    ['ar', 'تنورة قصيرة', 'مزهرة', 'مزهر'],
    ['ar', 'تنورة بثنيات', 'منقطة', 'منقط'],
    ['ar', 'بلوزة', 'مخططة', 'مخطط'],
    ['ar', 'كنزة', 'قصيرة', 'قصير'],
    ['ar', 'سترة جينز', 'طويلة', 'طويل'],
    ['ar', 'حقيبة ظهر', 'عريضة', 'عريض'],
    ['ar', 'قلادة', 'ذهبية', 'ذهبي'],
    // Things in the plural take the feminine.
    ['ar', 'جوارب', 'مخططة', 'مخطط'],
    ['ar', 'أقراط', 'فضية', 'فضي'],
    ['ar', 'نظارات شمسية', 'ضيقة', 'ضيق'],
  ])('in %s, %s are called %s and never %s', async (code, noun, right, wrong) => {
    const { agrees, differs } = await shop.one<{ agrees: number; differs: number }>(
      `select count(*) filter (where title ~ $3)::int as agrees, count(*) filter (where title ~ $4)::int as differs
       from public.product_translations where language = $1 and starts_with(title, $2 || ' ')`,
      [code, noun, `(^| )${right}( |$)`, `(^| )${wrong}( |$)`],
    )
    expect(agrees).toBeGreaterThan(0)
    expect(differs).toBe(0)
  })

  it.each([
    ['Robe', 'Une'],
    ['Pull', 'Un'],
    ['Chaussettes', 'Des'],
    ['Escarpins', 'Des'],
  ])('descriptions of %s begin with %s', async (noun, article) => {
    const [{ odd = 0, all = 0 } = {}] = await shop.sql<{ odd: number; all: number }>(
      `select count(*)::int as all, count(*) filter (where split_part(t.description, ' ', 1) <> $2)::int as odd
       from public.product_translations t join public.products p on p.id = t.product_id
       where t.language = 'fr' and p.featured_rank is null and split_part(t.title, ' ', 1) = $1`,
      [noun, article],
    )
    expect(all).toBeGreaterThan(3)
    expect(odd).toBe(0)
  })
})
