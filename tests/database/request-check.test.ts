// Requests and the answers that PostgREST's documentation and its own tests state, so that what works on the embedded back
// end works on a hosted project. The source stands beside each: a page of docs.postgrest.org, or a file of test/spec/Feature.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
let token = ''
beforeAll(async () => {
  shop = await openShop({ embedded: true })
  const { data } = await shop.clients.owner.auth.getSession()
  token = data.session?.access_token ?? ''
}, 120_000)
afterAll(() => shop.close())

type Asked = { method?: string; headers?: Record<string, string>; body?: string }
/** Code null: the answer is no error. */
type Case = [path: string, status: number, code: string | null, source: string, asked?: Asked]

const post = (body: string, headers: Record<string, string> = {}): Asked => ({
  method: 'POST',
  body,
  headers,
})
const patch = (body: string): Asked => ({ method: 'PATCH', body })
const note = '{"customer_key":"a@b.co","note":"x"}'
const object = { Accept: 'application/vnd.pgrst.object+json' }
const url = 'references/api/tables_views'
const functions = 'references/api/functions'
const embedding = 'references/api/resource_embedding'
const errors = 'references/errors'

const cases: Case[] = [
  // Filters.
  ['products?title=foo.bar', 400, 'PGRST100', 'Query/QuerySpec'],
  ['products?title=eq', 400, 'PGRST100', 'Query/QuerySpec'],
  ['products?title=5', 400, 'PGRST100', 'Query/QuerySpec'],
  ['products?title=', 400, 'PGRST100', 'Query/QuerySpec'],
  ['products?title=not', 400, 'PGRST100', 'Query/QuerySpec'],
  ['products?title=not.foo.x', 400, 'PGRST100', 'Query/QuerySpec'],
  ['products?publish_at=is.maybe', 400, 'PGRST100', `${url}#operators`],
  ['products?id=in.(1,2', 400, 'PGRST100', `${url}#operators`],
  ['products?id=in.1,2', 400, 'PGRST100', `${url}#operators`],
  ['products?nosuch=eq.1', 400, '42703', errors],
  ['products?id=eq.notauuid', 400, '22P02', errors],
  ['products?price=gt.abc', 400, '22P02', errors],
  ['products?quantity=eq.1.5', 400, '22P02', errors],
  ['products?publish_at=gt.yesterdayish', 400, '22007', errors],
  ['products?title=fts(nosuchlang).x&limit=1', 400, '42704', `${url}#full-text-search`],
  ['products?title=like.*a*&select=id&limit=1', 200, null, `${url}#operators`],
  ['products?title=ilike(any).{*a*,*b*}&select=id&limit=1', 200, null, `${url}#operator-modifiers`],
  ['products?publish_at=not.is.null&select=id&limit=1', 200, null, `${url}#operators`],
  ['products?sizes=cs.{M}&select=id&limit=1', 200, null, `${url}#operators`],
  ['products?sizes=cs.1', 400, '22P02', `${url}#operators`],
  ['products?sizes=cs.M', 400, '22P02', `${url}#operators`],
  ['products?sizes=cd.{}&select=id&limit=1', 200, null, `${url}#operators`],
  ['products?sizes=ov.{M,L}&select=id&limit=1', 200, null, `${url}#operators`],
  ['products?sizes=ov.{1', 400, '22P02', `${url}#operators`],
  ['products?sizes=eq.1', 400, '22P02', `${url}#operators`],
  // Logical trees.
  ['products?or=(title.eq.a', 400, 'PGRST100', 'Query/AndOrParamsSpec'],
  ['products?or=()', 400, 'PGRST100', 'Query/AndOrParamsSpec'],
  ['products?or=(title.eq.a,slug.eq.b)&select=id&limit=1', 200, null, 'Query/AndOrParamsSpec'],
  ['products?not.and=(title.eq.a,slug.eq.b)&select=id&limit=1', 200, null, 'Query/AndOrParamsSpec'],
  // Columns.
  ['products?select=nosuch', 400, '42703', errors],
  ['products?select=id,', 400, 'PGRST100', 'Query/QuerySpec'],
  ['products?select=id,(title)', 400, 'PGRST100', 'Query/QuerySpec'],
  ['products?select=id,deals(', 400, 'PGRST100', 'Query/QuerySpec'],
  ['products?select=id::nosuchtype&limit=1', 400, '42704', `${url}#casting-columns`],
  ['products?select=count()&limit=1', 400, 'PGRST123', 'references/api/aggregate_functions'],
  ['products?select=a:id,b:title::text&limit=1', 200, null, `${url}#renaming-columns`],
  // Order and ranges.
  ['products?order=nosuch', 400, '42703', errors],
  ['products?order=title.up', 400, 'PGRST100', `${url}#ordering`],
  ['products?order=title.desc.nullsmiddle', 400, 'PGRST100', `${url}#ordering`],
  ['products?order=title.desc.nullslast,id&select=id&limit=1', 200, null, `${url}#ordering`],
  ['products?limit=-1', 416, 'PGRST103', 'Query/RangeSpec'],
  ['products?select=id', 416, 'PGRST103', 'Query/RangeSpec', { headers: { Range: '5-2' } }],
  [
    'products?select=id',
    416,
    'PGRST103',
    'Query/RangeSpec',
    { headers: { Range: '100000-100010', Prefer: 'count=exact' } },
  ],
  ['products?select=id', 206, null, 'Query/RangeSpec', { headers: { Range: '0-1', Prefer: 'count=exact' } }],
  // Embeds.
  ['products?select=id,nosuch(*)', 400, 'PGRST200', embedding],
  ['products?select=id,orders(*)', 400, 'PGRST200', `${embedding}#many-to-many-relationships`],
  [
    'orders?select=id,order_items(id,products(id,orders(id)))',
    400,
    'PGRST200',
    `${embedding}#many-to-many-relationships`,
  ],
  [
    'product_variants?select=id,products(title)&limit=1',
    300,
    'PGRST201',
    `${embedding}#multiple-foreign-key-relationships`,
  ],
  ['products?deals.kind=eq.flash&select=id&limit=1', 400, 'PGRST108', errors],
  ['products?select=id,deals(kind)&deals.kind=eq.flash&limit=1', 200, null, `${embedding}#embedded-filters`],
  [
    'products?select=id,deals!inner(kind)&deals.order=kind&limit=1',
    200,
    null,
    `${embedding}#top-level-filtering`,
  ],
  ['collections?select=slug,products(id)&limit=1', 200, null, `${embedding}#many-to-many-relationships`],
  // One row.
  [
    'products?select=id&limit=2',
    406,
    'PGRST116',
    'references/api/resource_representation',
    { headers: object },
  ],
  [
    'products?select=id&slug=eq.none',
    406,
    'PGRST116',
    'references/api/resource_representation',
    { headers: object },
  ],
  [
    'products?select=id&limit=1',
    406,
    'PGRST107',
    'references/api/media_type_handlers',
    { headers: { Accept: 'text/plain' } },
  ],
  // Names.
  ['nosuch', 404, 'PGRST205', errors],
  ['rpc/nosuch', 404, 'PGRST202', errors],
  ['rpc/trending?p_nosuch=1', 404, 'PGRST202', functions],
  ['rpc/place_order', 404, 'PGRST202', functions],
  // Functions.
  ['rpc/trending?p_limit=abc', 400, '22P02', functions],
  ['rpc/trending', 400, '22P02', functions, post('{"p_limit":"abc"}')],
  ['rpc/trending', 400, '22P02', functions, post('{"p_limit":{}}')],
  ['rpc/trending', 404, 'PGRST202', functions, post('{"p_limit":1,"x":2}')],
  ['rpc/trending', 400, 'PGRST102', errors, post('{bad')],
  ['rpc/trending', 400, '22023', 'Query/RpcSpec', post('[1]')],
  ['rpc/trending', 400, '22023', 'Query/RpcSpec', post('"x"')],
  ['rpc/trending', 400, '22023', 'Query/RpcSpec', post('[[]]')],
  ['rpc/trending', 405, 'PGRST101', functions, { method: 'PUT', body: '{}' }],
  ['rpc/trending', 405, 'PGRST101', functions, { method: 'DELETE' }],
  ['rpc/trending', 200, null, functions, post('{"p_limit":1}')],
  // Arguments of another kind are read as their JSON text.
  ['rpc/trending', 400, '22P02', 'Query/RpcSpec', post('{"p_limit":[1]}')],
  ['rpc/trending', 400, '22P02', 'Query/RpcSpec', post('{"p_limit":true}')],
  ['rpc/trending', 200, null, 'Query/RpcSpec', post('{"p_limit":"1"}')],
  ['rpc/products_by_slugs', 400, '22P02', 'Query/RpcSpec', post('{"p_slugs":1}')],
  ['rpc/products_by_slugs', 400, '22P02', 'Query/RpcSpec', post('{"p_slugs":{"a":1}}')],
  ['rpc/products_by_slugs', 400, '22P02', 'Query/RpcSpec', post('{"p_slugs":"dresses"}')],
  ['rpc/products_by_slugs', 200, null, 'Query/RpcSpec', post('{"p_slugs":"{dresses}"}')],
  ['rpc/products_by_slugs', 400, '22P02', 'Query/RpcSpec', post('{"p_slugs":true}')],
  ['rpc/list_products', 400, 'PT400', 'Query/RpcSpec', post('{"p_filter":{},"p_sort":[]}')],
  ['rpc/list_products', 400, 'PT400', 'Query/RpcSpec', post('{"p_filter":{},"p_sort":1}')],
  // Writes.
  ['customer_notes', 400, 'PGRST102', errors, post('{bad')],
  ['customer_notes', 400, 'PGRST204', errors, post('{"nosuch":1}')],
  ['customer_notes', 400, 'PGRST102', 'Query/InsertSpec', post(`[${note},{"customer_key":"a@b.co"}]`)],
  ['customer_notes?columns=nosuch', 400, 'PGRST204', 'Query/InsertSpec', post(note)],
  [
    'customer_notes?on_conflict=nosuch',
    400,
    '42703',
    'Query/UpsertSpec',
    post(note, { Prefer: 'resolution=merge-duplicates' }),
  ],
  [
    'customer_notes',
    400,
    'PGRST122',
    'references/api/preferences',
    post(note, { Prefer: 'handling=strict, foo=bar' }),
  ],
  ['customer_notes?note=eq', 400, 'PGRST100', 'Query/QuerySpec', patch('{"note":"y"}')],
  ['customer_notes?note=eq.zzz', 400, 'PGRST204', errors, patch('{"nosuch":"y"}')],
  ['customer_notes?note', 400, 'PGRST100', 'Query/QuerySpec', { method: 'DELETE' }],
  ['customer_notes?nosuch=eq.1', 400, '42703', errors, { method: 'DELETE' }],
  ['customer_notes', 400, '21000', 'github.com/eradman/pg-safeupdate', { method: 'DELETE' }],
  ['customer_notes?limit=1&order=id', 400, '21000', 'github.com/eradman/pg-safeupdate', { method: 'DELETE' }],
  ['customer_notes', 400, '21000', 'github.com/eradman/pg-safeupdate', patch('{"note":"y"}')],
  ['customer_notes?or=(note.eq.zzz)', 204, null, 'github.com/eradman/pg-safeupdate', { method: 'DELETE' }],
  ['synonyms', 400, '22P02', 'Query/InsertSpec', post('{"name":"x","words":1}')],
  // Tokens.
  ['rpc/trending', 401, 'PGRST301', 'Auth/AuthSpec', { headers: { authorization: 'Bearer x' } }],
  ['rpc/trending', 401, 'PGRST301', 'Auth/AuthSpec', { headers: { authorization: 'Bearer a.b.c' } }],
  [
    'rpc/trending',
    401,
    'PGRST301',
    'Auth/AuthSpec',
    { headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.' } },
  ],
  [
    'rpc/trending',
    401,
    'PGRST301',
    'Auth/AuthSpec',
    { headers: { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.AAAA' } },
  ],
  ['customer_notes?id=eq.1', 400, 'PGRST115', 'Query/UpsertSpec', { method: 'PUT', body: '{"note":"x"}' }],
]

it.each(cases)(
  'the request %s is answered with %d, code %s (%s)',
  async (path, status, code, _source, { method = 'GET', headers, body } = {}) => {
    const answer = await shop.fetch(`http://shop.test/rest/v1/${path}`, {
      method,
      headers: {
        apikey: 'sb_publishable_shop_local',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && { body }),
    })
    const told: unknown = await answer.json().catch(() => null)
    expect({
      status: answer.status,
      code: code === null ? null : (told as { code?: string } | null)?.code,
    }).toEqual({
      status,
      code,
    })
  },
)
