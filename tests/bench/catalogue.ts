// npm run bench:catalogue: how long the shop's reading functions take inside the database, as a visitor. Against the
// sample shop in memory, or a real PostgreSQL in DATABASE_URL (filled by npm run db:scale). Prints p50 and p95.
import { measure } from './measure.ts'

const filter = (value: object) => `'${JSON.stringify(value)}'::jsonb`
const list = (value: object, sort = 'featured') => `select public.list_products(${filter(value)}, '${sort}')`
const facets = (value: object) => `select public.product_facets(${filter(value)})`
const women = { departments: ['women'] }
const four = { ...women, sizes: ['M'], colors: ['Blue', 'Black'], prices: ['2', '3'], discount: 2 }

/** What a shopper's clicks ask for; several statements of one name take turns. */
const cases: Record<string, string[]> = {
  'list, page 1': [list(women), list({ departments: ['men'] }), list({ kinds: ['bags', 'shoes'] })],
  'list, page 1,000': [
    `select public.list_products(${filter(women)}, 'featured', (select cursor from deep))`,
  ],
  'list, by price': [list(women, 'price-low'), list({ departments: ['men'] }, 'price-high')],
  'list, all of the shop': [list({}), list({}, 'newest')],
  'list, sale': [list({ onSale: true })],
  'list, one filter': [list({ ...women, colors: ['Red'] }), list({ ...women, sizes: ['M'] }, 'rating')],
  'list, four filters': [list(four), list({ ...four, categories: ['dresses'] }, 'price-low')],
  'list, new this week': [list({ collection: 'this-week' }, 'newest')],
  facets: [facets(women), facets({ departments: ['kids'] }), facets({ onSale: true })],
  'facets, one filter': [facets({ ...women, colors: ['Red'] }), facets({ ...women, discount: 2 })],
  'facets, four filters': [facets(four)],
  search: [list({ q: 'floral maxi dress' }), list({ q: 'linen shirt' }), list({ q: 'womens sneakers' })],
  'search, one letter wrong': [list({ q: 'floarl dres' }), list({ q: 'lnen shirt' })],
  suggestions: ['flor', 'lin', 'denim ja', 'star'].map((words) => `select public.suggest('${words}')`),
  'collections with counts': ['select public.collection_summaries()'],
  recommendations: [`select public.recommendations((select slug from one))`],
}

await measure({
  cases,
  before: `create temporary table one as select slug from public.products where archived_at is null order by id limit 1;
create function pg_temp.walk() returns jsonb language plpgsql as $f$
declare v jsonb;
begin
  for i in 1..25 loop
    v := public.list_products(${filter(women)}, 'featured', v, 960) -> 'next';
    exit when v is null;
  end loop;
  return v;
end $f$;
create temporary table deep as select pg_temp.walk() as cursor;
grant select on one, deep to anon;`,
  role: 'anon',
  counted: ['public.products'],
})
