// What a row leaves behind when it is renamed or deleted: nothing that shows it, and an address that leads on.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeProduct, refusal } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 120_000)
afterAll(() => shop.close())
const owner = () => shop.clients.owner

async function published(sections: unknown) {
  const page = { id: randomUUID(), slug: `page-${randomUUID().slice(0, 8)}`, title: 'Shows it' }
  expect((await owner().from('pages').insert(page)).error).toBeNull()
  const { data } = await owner().rpc('save_draft', { p_page: page.id, p_sections: sections as never })
  const { saved_at } = data as { saved_at: string }
  expect((await owner().rpc('publish_page', { p_page: page.id, p_seen: saved_at })).error).toBeNull()
  return page
}
const hero = (to: object) => [{ id: 'a', kind: 'hero', to: { $link: to } }]
const movedTo = async (slug: string) => (await shop.clients.anon.rpc('read_page', { p_slug: slug })).data

describe('what is shown is not deleted', () => {
  it('neither the picture nor the page of a category', async () => {
    const { data: picture } = await owner().from('media').insert({ src: '/x.svg' }).select('id').single()
    const page = await published([{ id: 'a', kind: 'spacer' }])
    const id = picture?.id ?? ''
    await shop.sql('update public.categories set picture_id = $1, page_id = $2 where slug = $3', [
      id,
      page.id,
      'dresses',
    ])
    const shown = { message: 'IS_SHOWN', detail: { places: [{ kind: 'category', name: 'Dresses' }] } }
    expect(await refusal(owner().from('media').delete().eq('id', id))).toMatchObject(shown)
    expect(await refusal(owner().from('pages').delete().eq('id', page.id))).toMatchObject(shown)
  })

  it('no product that a page links to or has chosen, and all of them once', async () => {
    const [linked, picked, other] = [
      await makeProduct(shop),
      await makeProduct(shop),
      await makeProduct(shop),
    ]
    const page = await published([
      ...hero({ kind: 'product', id: linked.id }),
      { id: 'b', kind: 'product-row', products: { $products: { from: 'picked', ids: [picked.id] } } },
    ])
    const places = [{ page: page.slug, title: 'Shows it' }]
    for (const { id } of [linked, picked])
      expect(await refusal(owner().rpc('delete_products', { p_ids: [other.id, id] }))).toMatchObject({
        message: 'IS_SHOWN',
        detail: { places },
      })
    expect((await owner().rpc('delete_products', { p_ids: [other.id] })).data).toMatchObject({ deleted: 1 })
  })

  it('no size chart that a department or a collection has', async () => {
    const { chart, name } = await shop.one<{ chart: string; name: string }>(
      'select size_chart_id as chart, name from public.departments where size_chart_id is not null limit 1',
    )
    const { detail } = await refusal(owner().from('size_charts').delete().eq('id', chart))
    expect(detail).toMatchObject({ places: expect.arrayContaining([{ kind: 'department', name }]) })
  })
})

describe('a category', () => {
  const category = async (slug: string) => {
    const row = { id: randomUUID(), slug, name: slug }
    expect((await owner().from('categories').insert(row)).error).toBeNull()
    return row
  }

  it('links to its part of a list follow its new slug, in menus and on pages, and no other', async () => {
    const { id } = await category('robes')
    await category('robes-long')
    const link = (query: string) => ({ kind: 'screen', screen: 'search', query })
    const items = [
      'category=robes',
      'sort=newest&category=robes&sale=1',
      'category=robes-long',
      'q=category',
    ].map((query) => ({ label: null, target: { $link: link(query) }, items: [] }))
    expect((await owner().from('menus').update({ items }).eq('slug', 'checkout')).error).toBeNull()
    const page = await published(hero(link('category=robes')))
    expect((await owner().from('categories').update({ slug: 'gowns' }).eq('id', id)).error).toBeNull()
    const { data: menu } = await owner().from('menus').select('items').eq('slug', 'checkout').single()
    const queries = [...JSON.stringify(menu?.items).matchAll(/"query":"([^"]*)"/g)].map(([, query]) => query)
    expect(queries).toEqual([
      'category=gowns',
      'sort=newest&category=gowns&sale=1',
      'category=robes-long',
      'q=category',
    ])
    const { sections } = (await movedTo(page.slug)) as { sections: unknown }
    expect(JSON.stringify(sections)).toContain('category=gowns')
    expect(await refusal(owner().from('categories').delete().eq('id', id))).toMatchObject({
      message: 'IS_SHOWN',
      detail: { places: [{ menu: 'checkout' }, { page: page.slug }] },
    })
    await owner().from('menus').update({ items: [] }).eq('slug', 'checkout')
  })
})

describe('the address of what is gone', () => {
  it('a deleted page and its former addresses lead to the first page, a draft’s nowhere', async () => {
    const page = await published([{ id: 'a', kind: 'spacer' }])
    const next = `${page.slug}-next`
    await owner().from('pages').update({ slug: next }).eq('id', page.id)
    expect((await owner().from('pages').delete().eq('id', page.id)).error).toBeNull()
    expect(await movedTo(next)).toEqual({ moved_to: '' })
    expect(await movedTo(page.slug)).toEqual({ moved_to: '' })
    const draft = { id: randomUUID(), slug: `page-${randomUUID().slice(0, 8)}` }
    await owner().from('pages').insert(draft)
    expect((await owner().from('pages').delete().eq('id', draft.id)).error).toBeNull()
    expect(await movedTo(draft.slug)).toBeNull()
  })

  it('a deleted department’s too, until another has its address', async () => {
    const row = { slug: 'pottery', name: 'Pottery' }
    await owner().from('departments').insert(row)
    expect((await owner().from('departments').delete().eq('slug', row.slug)).error).toBeNull()
    expect(await movedTo(row.slug)).toEqual({ moved_to: '' })
    await owner().from('departments').insert(row)
    expect(await movedTo(row.slug)).toMatchObject({ slug: 'pottery' })
  })
})

describe('the form of rows', () => {
  it.each([
    ['a language that the software has not', { zz: { title: 'x' } }],
    ['a line break', { fr: { title: 'a\nb' } }],
    ['letters that turn the line', { fr: { title: 'a\u202e' } }],
    ['a title of 300 letters', { fr: { title: 'y'.repeat(300) } }],
  ])('translations with %s are refused', async (_name, translations) => {
    const { error } = await owner().from('pages').update({ translations }).eq('slug', 'contact')
    expect(error?.message).toContain('pages_translations_check')
  })

  const rows = [{ size: 'M', measures: [1] }]
  it.each([
    ['columns that are numbers', { columns: [1], rows }],
    ['a column of nothing', { columns: [null], rows }],
    ['a text as groups', { columns: ['bust'], groups: 'x', rows }],
    ['a group without a name', { columns: ['bust'], groups: [{ slug: 'x' }], rows }],
    ['a text as a measure', { columns: ['bust'], rows: [{ size: 'M', measures: ['<b>'] }] }],
    ['three ends of a measure', { columns: ['bust'], rows: [{ size: 'M', measures: [[1, 2, 3]] }] }],
    ['systems that are no texts', { columns: ['bust'], systems: [1], rows }],
  ])('a size chart with %s is refused', async (_name, chart) => {
    const { error } = await owner().from('size_charts').insert({ name: 'c', chart })
    expect(error?.message).toContain('size_charts_chart_check')
  })
})
