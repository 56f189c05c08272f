// Who makes the goods: what a product's page says of it, and what cannot be written down.
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productSafety } from '../../src/domain/product/safety.ts'
import { makeProduct } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())
beforeEach(() => shop.sql('delete from public.makers'))

const maker = {
  name: 'Atelier Safi',
  address: '12 Rue des Potiers\n46000 Safi',
  contact: 'hello@safi.example',
}
const union = {
  eu_name: 'Safi GmbH',
  eu_address: 'Weg 1\n10115 Berlin',
  eu_contact: 'https://safi.example/eu',
}
const add = (row: object) => shop.clients.owner.from('makers').insert({ vendor: '', ...maker, ...row })

async function safetyOf(vendor: string) {
  const { id, slug } = await makeProduct(shop)
  await shop.sql('update public.products set vendor = $1 where id = $2', [vendor, id])
  const { data } = await shop.clients.anon.rpc('get_product', { p_slug: slug })
  return v.parse(v.looseObject({ safety: v.optional(productSafety) }), data).safety
}

describe('what a product’s page says of its maker', () => {
  it('a shop that has written down nothing sends nothing', async () => {
    expect(await safetyOf('Atelier Safi')).toBeUndefined()
  })

  it('a product has the row of its vendor in any case, else that of all other goods', async () => {
    expect((await add({ name: 'The shop' })).error).toBeNull()
    expect(
      (await add({ vendor: 'Atelier Safi', ...union, warnings: 'Keep away from fire.' })).error,
    ).toBeNull()
    expect(await safetyOf('ATELIER SAFI')).toEqual({ ...maker, ...union, warnings: 'Keep away from fire.' })
    expect(await safetyOf('Another')).toEqual({ ...maker, name: 'The shop' })
    expect(await safetyOf('')).toEqual({ ...maker, name: 'The shop' })
  })
})

describe('warnings in the shop’s languages', () => {
  const inLanguage = async (language: string) => {
    const { warnings } = await shop.one<{ warnings: string | null }>(
      "select private.product_safety('', $1) -> 'safety' ->> 'warnings' as warnings",
      [language],
    )
    return warnings
  }

  it('a warning is read in the language of the page once it is translated, else as it was written', async () => {
    await shop.sql("update public.shop_settings set languages = '{en,fr,ar}'")
    await add({ warnings: 'Keep away from fire.\nNot for children.' })
    const { id } = await shop.one<{ id: string }>('select id from public.makers')
    const after = 'Tenir loin du feu.\nPas pour les enfants.'
    const saved = await shop.clients.owner.rpc('save_translations', {
      p_changes: [{ language: 'fr', kind: 'maker', id, field: 'warnings', after }],
    })
    expect(saved.data).toMatchObject({ problems: [], changed: 1 })
    expect(await inLanguage('fr')).toBe(after)
    for (const other of ['ar', 'en'])
      expect(await inLanguage(other)).toBe('Keep away from fire.\nNot for children.')
    // A warning that is taken away is one in no language.
    await shop.sql("update public.makers set warnings = ''")
    expect(await inLanguage('fr')).toBeNull()
    await shop.sql("update public.shop_settings set languages = '{en}'")
  })

  it.each([
    { fr: { warnings: 'x'.repeat(1001) } },
    { fr: { name: 'Atelier' } },
    { xx: { warnings: 'x' } },
    { fr: 'x' },
  ])('translations such as %j are refused', async (translations) => {
    expect((await add({ translations })).error).not.toBeNull()
  })
})

describe('how much is in a product', () => {
  const measureOf = async (details: object[]) => {
    const { id, slug } = await makeProduct(shop)
    await shop.sql('update public.products set details = $1 where id = $2', [JSON.stringify(details), id])
    const { data } = await shop.clients.anon.rpc('get_product', { p_slug: slug })
    return v.parse(v.looseObject({ measure: v.optional(v.string()) }), data).measure
  }

  it('a product says it by the detail that the owner has named, and nothing where none is named', async () => {
    const details = [
      { name: 'Heel', value: '5 cm' },
      { name: 'contents', value: '250 ml' },
    ]
    expect(await measureOf(details)).toBeUndefined()
    await shop.sql("update public.shop_settings set measure_detail = 'Contents'")
    expect(await measureOf(details)).toBe('250 ml')
    expect(await measureOf([])).toBe('')
    const { slug } = await makeProduct(shop)
    await shop.sql('update public.products set details = $1 where slug = $2', [JSON.stringify(details), slug])
    const feed = await shop.clients.anon.rpc('feed_products', { p_after: slug.slice(0, -1), p_limit: 1 })
    expect(feed.data).toMatchObject([{ slug, measure: '250 ml' }])
    await shop.sql('update public.shop_settings set measure_detail = null')
  })

  it('cards and the lines of a cart say it in shops that show unit prices, and nothing in others', async () => {
    const bottles = await makeProduct(shop, {
      price: 20,
      stock: ['100 ml', '50 ml'].map((size) => ({ size, quantity: 5 })),
    })
    const oil = await makeProduct(shop)
    await shop.sql('update public.products set details = $1 where id = $2', [
      JSON.stringify([{ name: 'Contents', value: '250 ml' }]),
      oil.id,
    ])
    await shop.sql(
      "update public.product_variants set price = 30 where product_id = $1 and size = '100 ml'",
      [bottles.id],
    )
    const shown = async () => {
      const cards = await shop.clients.anon.rpc('products_by_slugs', { p_slugs: [bottles.slug, oil.slug] })
      const quote = await shop.clients.anon.rpc('quote_cart', {
        p_items: [bottles.line(1, '50 ml'), oil.line()],
      })
      return {
        cards: v
          .parse(v.array(v.looseObject({ measures: v.optional(v.array(v.string())) })), cards.data)
          .map(({ measures }) => measures),
        lines: v
          .parse(
            v.looseObject({ lines: v.array(v.looseObject({ measure: v.optional(v.string()) })) }),
            quote.data,
          )
          .lines.map(({ measure }) => measure),
      }
    }
    expect(await shown()).toEqual({ cards: [undefined, undefined], lines: [undefined, undefined] })
    await shop.sql("update public.shop_settings set measure_detail = 'Contents'")
    expect(await shown()).toEqual({
      // Of what costs least.
      cards: [
        ['50 ml', ''],
        ['', '250 ml'],
      ],
      lines: ['', '250 ml'],
    })
    await shop.sql('update public.shop_settings set measure_detail = null')
  })
})

describe('what can be written down of a maker', () => {
  it('each vendor has one row', async () => {
    await add({ vendor: 'Atelier Safi' })
    expect((await add({ vendor: 'atelier safi ' })).error?.code).toBe('23505')
  })

  it.each([
    [{ name: '' }],
    [{ address: 'one\n\ntwo' }],
    [{ address: '1\n2\n3\n4\n5\n6' }],
    [{ contact: 'javascript:alert(1)' }],
    [{ contact: 'http://safi.example' }],
    [{ contact: 'hello' }],
    [{ eu_name: 'Safi GmbH' }],
    [{ ...union, eu_contact: null }],
    [{ warnings: 'x'.repeat(1001) }],
    [{ vendor: 'x'.repeat(81) }],
  ])('%j is refused', async (row) => {
    const columns = { vendor: '', ...maker, ...row }
    const { code } = await shop.as(
      'owner',
      `insert into public.makers (${Object.keys(columns)}) values (${Object.keys(columns).map((_, at) => `$${at + 1}`)})`,
      Object.values(columns),
    )
    expect(code).toBe('23514')
  })
})
