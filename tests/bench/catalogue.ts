// npm run bench:catalogue: how long a shopper's calls take inside the database, as a visitor. Against the sample shop
// in memory, or a real PostgreSQL in DATABASE_URL (filled by npm run db:scale), where each has a gate.
import { measure } from './measure.ts'

const filter = (value: object) => `'${JSON.stringify(value)}'::jsonb`
const list = (value: object, sort = 'featured', after = 'null') =>
  `select public.list_products(${filter(value)}, '${sort}', ${after})`
const facets = (value: object) => `select public.product_facets(${filter(value)})`
const women = { departments: ['women'] }
const four = { ...women, size: ['M'], color: ['Blue', 'Black'], price: ['15-20', '20-30'], discount: ['20'] }

/** No call of a shopper may take longer, cold or under load (statement_timeout ends it at three seconds). */
const slowest = 300
const within = (gate: number, calls: string[]) => ({ calls, gate, cold: slowest })

await measure({
  role: 'anon',
  facts: {
    walk: `create or replace function pg_temp.walk() returns jsonb language plpgsql as $f$
      declare v jsonb;
      begin
        for i in 1..25 loop
          v := public.list_products(${filter(women)}, 'featured', v, 960) -> 'next';
          exit when v is null;
        end loop;
        return v;
      end $f$;
      select pg_temp.walk()`,
    slug: 'select slug from public.products where featured_rank = 1',
    other: "select slug from public.products where status = 'live' order by id limit 1",
    reviewed: 'select slug from public.products order by review_count desc, id limit 1',
    cart: `select jsonb_agg(jsonb_build_object('slug', p.slug, 'size', v.size, 'color', v.color))
      from (select * from public.products where status = 'live' order by id limit 12) p
      cross join lateral (select * from public.product_variants v where v.product_id = p.id order by v.id limit 1) v`,
    number: 'select order_number from public.orders order by created_at, id limit 1',
    email: 'select customer_email from public.orders order by created_at, id limit 1',
  },
  /** What a shopper's clicks ask for; several statements of one name take turns. */
  cases: ({ walk, slug, other, reviewed, cart, number, email }) => ({
    'list, page 1': within(50, [
      list(women),
      list({ departments: ['men'] }),
      list({ kinds: ['bags', 'shoes'] }),
    ]),
    'list, page 1,000': within(50, [list(women, 'featured', walk ? `'${walk}'` : 'null')]),
    'list, by price': within(100, [list(women, 'price-low'), list({ departments: ['men'] }, 'price-high')]),
    'list, all of the shop': within(150, [list({}), list({}, 'newest')]),
    'list, sale': within(100, [list({ onSale: true })]),
    'list, one filter': within(100, [
      list({ ...women, color: ['Red'] }),
      list({ ...women, size: ['M'] }, 'rating'),
    ]),
    'list, four filters': within(100, [list(four), list({ ...four, categories: ['dresses'] }, 'price-low')]),
    'list, new this week': within(50, [list({ collection: 'this-week' }, 'newest')]),
    facets: within(50, [facets(women), facets({ departments: ['kids'] }), facets({ onSale: true })]),
    'facets, one filter': within(100, [
      facets({ ...women, color: ['Red'] }),
      facets({ ...women, discount: ['20'] }),
    ]),
    'facets, four filters': within(100, [facets(four)]),
    search: within(50, [
      list({ q: 'floral maxi dress' }),
      list({ q: 'linen shirt' }),
      list({ q: 'womens sneakers' }),
    ]),
    'search, one letter wrong': within(50, [list({ q: 'floarl dres' }), list({ q: 'lnen shirt' })]),
    suggestions: within(
      50,
      ['flor', 'lin', 'denim ja', 'star'].map((words) => `select public.suggest('${words}')`),
    ),
    'collections with counts': within(100, ['select public.collection_summaries()']),
    trending: within(50, ['select public.trending(8)']),
    'bought together': within(
      50,
      [slug, other].map((each) => `select public.recommendations('${each}')`),
    ),
    'a product': within(
      50,
      [slug, other].map((each) => `select public.get_product('${each}')`),
    ),
    'home, by slugs, deals': within(50, [
      'select public.home_products()',
      `select public.products_by_slugs('{${slug},${other}}')`,
      "select public.running_deals('flash')",
    ]),
    reviews: within(50, [`select public.list_reviews('${reviewed}')`]),
    'flash deals': within(50, ["select public.next_deal('flash')"]),
    'quote of a cart': within(50, [`select public.quote_cart('${cart}')`]),
    'track an order': within(50, [`select public.track_order('${number}', '${email}')`]),
  }),
  counted: ['public.products', 'public.orders'],
})
