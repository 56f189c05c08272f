// What rows say in each of the shop's languages, and what the search finds in them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeProduct } from '../support/checkout.ts'
import type { Client } from '../support/shop.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
let product: Awaited<ReturnType<typeof makeProduct>>
beforeAll(async () => {
  shop = await openShop()
  await shop.sql("update public.shop_settings set languages = '{en,fr,ar}', text_language = 'en'")
  product = await makeProduct(shop, {
    stock: [
      { size: 'One size', color: 'Griotte', quantity: 5 },
      { size: 'One size', color: 'Plain', quantity: 5 },
    ],
  })
  await shop.sql(
    `update public.products set details = '[{"name": "Fit", "value": "Loose"}]', materials = 'Wool',
       images = '[{"src": "/a.png", "alt": "A coat seen from the front", "color": "Griotte"}]' where id = $1`,
    [product.id],
  )
  await shop.sql(
    `insert into public.product_translations (product_id, language, title, description, materials, details, seo_title) values
       ($1, 'fr', 'Burnous brodé', 'Cousu à la main.', 'Laine', '[{"name": "Coupe", "value": "Ample"}]', 'Titre'),
       ($1, 'ar', 'سلهام مطرز', null, null, null, null)`,
    [product.id],
  )
  await shop.sql(
    `insert into public.option_words (name, translations)
     values ('Griotte', '{"fr": {"name": "Cerise foncée"}}'), ('One size', '{"fr": {"name": "Taille unique"}, "ar": {"name": "مقاس واحد"}}')
     on conflict (name) do update set translations = excluded.translations`,
  )
  await shop.sql(
    `update public.collections set translations = '{"fr": {"name": "Robes du jour", "description": "De jour"}}' where slug = 'dresses'`,
  )
})
afterAll(() => shop.close())

type Call = Parameters<Client['rpc']>
type Answer = Record<string, unknown>

/** The answer of a function to a request in a language, as the shop's pages send it. */
async function ask(language: string, ...[name, args]: Call): Promise<Answer> {
  const { data, error } = await shop.clients.anon.rpc(name, args).setHeader('Accept-Language', language)
  expect(error).toBeNull()
  return data as Answer
}
const readProduct = (language: string) => ask(language, 'get_product', { p_slug: product.slug })
const found = async (language: string, q: string) => {
  const page = await ask(language, 'list_products', { p_filter: { q }, p_limit: 50 })
  return (page.products as Answer[]).map(({ title }) => title)
}

describe('the language of a request', () => {
  it.each([
    ['fr', 'fr'],
    ['ar', 'ar'],
    ['fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
    ['FR', 'fr'],
    // The shop's first one.
    ['de', 'en'],
    ['', 'en'],
    ['frx', 'en'],
    ["fr'; drop table public.products", 'fr'],
    ['*', 'en'],
  ])('a request for “%s” is answered in %s', async (header, language) => {
    await shop.database.transaction(async (tx) => {
      await tx.query("select set_config('request.headers', $1, true)", [
        JSON.stringify({ 'accept-language': header }),
      ])
      const { rows } = await tx.query('select private.asked_language() as language')
      expect(rows).toEqual([{ language }])
    })
  })

  it('outside of a request it is the shop’s first', async () => {
    expect(await shop.one('select private.asked_language() as language')).toEqual({ language: 'en' })
  })

  it('the language of rows stays while anything is translated into the shop’s first one, and is that one else', async () => {
    const written = async (languages: string) =>
      (
        await shop.one<{ text_language: string }>(
          'update public.shop_settings set languages = $1 returning text_language',
          [languages],
        )
      ).text_language
    // Which one is first is another matter.
    expect(await written('{fr,en}')).toBe('en')
    expect(await written('{fr,ar}')).toBe('en')
    // Nothing is translated into English.
    await shop.sql("update public.shop_settings set languages = '{en,fr,ar}', text_language = 'fr'")
    expect(await written('{en,ar}')).toBe('en')
    expect(await written('{fr,en,ar}')).toBe('en')
    expect(await written('{en,fr,ar}')).toBe('en')
  })
})

describe('a product in another language', () => {
  it('has its texts in it, and what is missing as its row has it', async () => {
    expect(await readProduct('fr')).toMatchObject({
      title: 'Burnous brodé',
      alt: 'Burnous brodé – Cerise foncée',
      facts: { description: 'Cousu à la main.', materials: 'Laine', seo_title: 'Titre', seo_description: '' },
      details: [{ name: 'Coupe', value: 'Ample' }],
      images: [{ alt: 'Burnous brodé – Cerise foncée', color: 'Griotte' }],
      collections: { slug: 'dresses', name: 'Robes du jour' },
      // Choices and addresses go by the row's names.
      sizes: ['One size'],
      colors: ['Griotte', 'Plain'],
    })
    expect(await readProduct('ar')).toMatchObject({
      title: 'سلهام مطرز',
      facts: { description: 'For a test.', materials: 'Wool' },
      details: [{ name: 'Fit', value: 'Loose' }],
    })
    expect(await readProduct('en')).toMatchObject({
      title: 'A test product',
      alt: 'A coat seen from the front',
      facts: { description: 'For a test.', materials: 'Wool' },
      collections: { name: expect.not.stringContaining('Robes') },
    })
  })

  it('has the same title in cards, the cart, feeds and on pages', async () => {
    const titles = async (language: string) => {
      const [card] = (await ask(language, 'products_by_slugs', {
        p_slugs: [product.slug],
      })) as unknown as Answer[]
      const cart = await ask(language, 'quote_cart', { p_items: [product.line()] })
      const [line] = cart.lines as Answer[]
      const feed = (await ask(language, 'feed_products', {
        p_after: '',
        p_limit: 500,
      })) as unknown as Answer[]
      const newest = (await ask(language, 'newest_products', { p_count: 50 })) as unknown as Answer[]
      const own = (rows: Answer[]) => rows.find(({ slug }) => slug === product.slug)?.title
      return [card?.title, line?.title, own(feed), own(newest)]
    }
    expect(new Set(await titles('fr'))).toEqual(new Set(['Burnous brodé']))
    expect(new Set(await titles('en'))).toEqual(new Set(['A test product']))
  })

  it('is named in its own words once the shop no longer speaks the other language', async () => {
    await shop.sql("update public.shop_settings set languages = '{en,ar}'")
    expect(await readProduct('fr')).toMatchObject({ title: 'A test product' })
    await shop.sql("update public.shop_settings set languages = '{en,fr,ar}'")
  })

  it.each([
    ['title', 'x'.repeat(121)],
    ['description', 'x'.repeat(5001)],
    ['materials', 'x'.repeat(301)],
    ['seo_title', 'x'.repeat(121)],
    ['seo_description', 'x'.repeat(301)],
    ['details', '[{"name": "Coupe"}]'],
    ['details', '{"name": "Coupe"}'],
    ['details', JSON.stringify(Array.from({ length: 31 }, () => ({ name: 'a', value: 'b' })))],
    ['language', 'de'],
  ])('a translation refuses a %s beyond its bounds', async (column, value) => {
    const before = await shop.fingerprint('public.product_translations')
    await expect(
      shop.sql(
        `update public.product_translations set ${column} = $1 where product_id = $2 and language = 'ar'`,
        [value, product.id],
      ),
    ).rejects.toThrow()
    expect(await shop.fingerprint('public.product_translations')).toBe(before)
  })

  it('a translation is cleaned as the row is, and an empty text is none', async () => {
    const { data } = await shop.clients.owner
      .from('product_translations')
      .update({ title: '  سلهام   مطرز ', description: ' ', details: [] })
      .eq('product_id', product.id)
      .eq('language', 'ar')
      .select('title,description,details')
    expect(data).toEqual([{ title: 'سلهام مطرز', description: null, details: null }])
  })

  it('goes with its product, and changes when it was changed', async () => {
    const { id } = await makeProduct(shop)
    const changed = () =>
      shop.one<{ at: string }>('select updated_at::text as at from public.products where id = $1', [id])
    const before = await changed()
    await shop.sql(
      "insert into public.product_translations (product_id, language, title) values ($1, 'fr', 'Un')",
      [id],
    )
    expect((await changed()).at > before.at).toBe(true)
    await shop.sql('delete from public.products where id = $1', [id])
    expect(await shop.sql('select from public.product_translations where product_id = $1', [id])).toEqual([])
  })
})

describe('other rows in another language', () => {
  it('the shop’s facts have the words of sizes and colours that differ', async () => {
    const words = async (language: string) => (await ask(language, 'shop_facts', undefined)).option_words
    expect(await words('fr')).toMatchObject({ Griotte: 'Cerise foncée', 'One size': 'Taille unique' })
    expect(await words('ar')).toMatchObject({ 'One size': 'مقاس واحد' })
    expect(await words('ar')).not.toHaveProperty('Griotte')
    expect(await words('en')).toEqual({})
  })

  it('collections are named in it wherever shoppers see them', async () => {
    const named = (rows: unknown) => (rows as Answer[]).find(({ slug }) => slug === 'dresses')?.name
    expect(named(await ask('fr', 'collections', undefined))).toBe('Robes du jour')
    expect(named(await ask('fr', 'collection_summaries', undefined))).toBe('Robes du jour')
    expect(named((await ask('fr', 'suggest', { p_query: 'robe' })).collections)).toBe('Robes du jour')
    expect(named(await ask('en', 'collections', undefined))).not.toBe('Robes du jour')
  })

  it('ways of delivery and a discount are named in it when the cart is quoted', async () => {
    await shop.sql(`update public.shipping_methods set translations = '{"fr": {"name": "À domicile"}}'`)
    await shop.sql(
      `insert into public.discounts (code, title, translations, kind, value)
       values ('WORDS10', 'Ten off', '{"fr": {"title": "Dix pour cent"}}', 'percent', 10)`,
    )
    const quote = (language: string) =>
      ask(language, 'quote_cart', { p_items: [product.line()], p_country: 'MA', p_code: 'WORDS10' })
    const french = await quote('fr')
    expect(french.applied).toMatchObject({ title: 'Dix pour cent' })
    expect(new Set((french.shipping_methods as Answer[]).map(({ name }) => name))).toEqual(
      new Set(['À domicile']),
    )
    expect((await quote('ar')).applied).toMatchObject({ title: 'Ten off' })
  })
})

describe('the search in several languages', () => {
  it.each([
    ['fr', 'burnous'],
    ['fr', 'burnous brodés'],
    ['fr', 'cousu main'],
    ['fr', 'burno'],
    // In another of the shop's languages.
    ['ar', 'burnous'],
    ['en', 'burnous'],
  ])('finds a product by its French words on the page in %s: “%s”', async (language, q) => {
    expect(await found(language, q)).toContain(
      { en: 'A test product', fr: 'Burnous brodé', ar: 'سلهام مطرز' }[language],
    )
  })

  it.each(['سلهام', 'السلهام', 'سِلهام', 'سلهام مطرزة'])(
    'finds a product by its Arabic words, with and without article, vowels and endings: “%s”',
    async (q) => {
      expect(await found('ar', q)).toContain('سلهام مطرز')
    },
  )

  it('finds a product by what its colour is called in another language', async () => {
    expect(await found('fr', 'burnous cerise')).toContain('Burnous brodé')
    expect(await found('fr', 'cerise')).toContain('Burnous brodé')
  })

  it('corrects a wrong letter of a word in another language', async () => {
    expect(await found('fr', 'burnuos')).toContain('Burnous brodé')
  })

  it('finds the new words after a change, and no longer those that went', async () => {
    const { id } = await makeProduct(shop)
    const write = (title: string) =>
      shop.sql(
        `insert into public.product_translations (product_id, language, title) values ($1, 'fr', $2)
         on conflict (product_id, language) do update set title = excluded.title`,
        [id, title],
      )
    await write('Tazrine')
    expect(await found('fr', 'tazrine')).toEqual(['Tazrine'])
    await write('Zaafrane')
    expect(await found('fr', 'zaafrane')).toEqual(['Zaafrane'])
    await shop.sql('delete from public.product_translations where product_id = $1', [id])
    expect(await found('fr', 'zaafrane')).not.toContain('A test product')
  })

  it.each([
    ['fr', 'robe rouge taille M', { kinds: ['robes'], colors: ['rouge'], sizes: ['M'] }],
    ['ar', 'فستان أحمر', { kinds: ['فساتين'], colors: ['أحمر'] }],
    ['en', 'robe rouge', { kinds: ['dresses'], colors: ['red'] }],
    ['fr', 'chaussures femme', { kinds: ['chaussures'], isForPeople: true }],
    ['ar', 'حذاء نسائي', { kinds: ['أحذية'], isForPeople: true }],
    ['ar', 'قفطان', { kinds: ['قفاطين'] }],
    ['fr', '9aftan', { kinds: ['caftans'] }],
    ['fr', 'dress not red', { kinds: ['robes'], colors: [], leftOut: ['rouge'] }],
    ['ar', 'فستان بدون أحمر', { kinds: ['فساتين'], leftOut: ['أحمر'] }],
  ])('says on the page in %s what “%s” was understood as', async (language, q, understood) => {
    const page = await ask(language, 'list_products', { p_filter: { q } })
    expect(page.understood).toMatchObject(understood)
    expect(page.total).toBeGreaterThan(0)
  })

  it('a department keeps a search to itself whatever it is called', async () => {
    await shop.sql(
      `update public.departments set translations = '{"fr": {"name": "Pour elle"}}' where slug = 'women'`,
    )
    const [french, english] = await Promise.all(
      ['fr', 'en'].map((language) => ask(language, 'list_products', { p_filter: { q: 'chaussures femme' } })),
    )
    expect(french?.understood).toMatchObject({ department: 'pour elle' })
    expect(french?.total).toBe(english?.total)
  })

  it('every type and colour has a name in French and Arabic', async () => {
    expect(
      await shop.sql(
        `select sort, key from public.synonyms where key is not null and sort in ('type', 'color')
           and not (translations -> 'fr' ? 'name' and translations -> 'ar' ? 'name') and key not like 'own-%'`,
      ),
    ).toEqual([])
  })
})
