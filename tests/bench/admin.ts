// npm run bench:admin: how long the owner's functions take inside the database, as the owner. Against the sample shop in
// memory, or a real PostgreSQL in DATABASE_URL (filled by npm run db:scale), where each has a gate.
import { measure } from './measure.ts'

const call = (name: string, ...args: string[]) => `select public.${name}(${args.join(', ')})`
const json = (value: object) => `'${JSON.stringify(value)}'::jsonb`
const orders = (filter: object, sort = '-placed', page = 1) =>
  call('find_orders', json(filter), `'${sort}'`, String(page))
const found = (...words: string[]) => words.map((search) => orders({ search }))
const products = (filter: object, sort = '-created', page = 1) =>
  call('admin_products', json(filter), `'${sort}'`, String(page))
const sales = (days: number, bucket: string) =>
  call('sales_summary', `(now() - interval '${days} days')::date`, 'now()::date', `'${bucket}'`)
const customers = (words: string, sort: string, page = 1) =>
  call('list_customers', `'${words}'`, `'${sort}'`, String(page), '50')

const within = (gate: number, ...calls: string[]) => ({ calls, gate, cold: 2000 })
/** What changes many rows: undone each time, and few times, since the dead rows stay. */
const change = (...calls: string[]) => ({ calls, gate: 2000, cold: 4000, runs: 10 })

await measure({
  role: 'authenticated',
  facts: {
    owner: 'select user_id from private.admins limit 1',
    order: 'select id from public.orders order by created_at desc limit 1',
    number: 'select order_number from public.orders order by created_at desc limit 1',
    phone: 'select customer_phone from public.orders order by created_at desc limit 1',
    email: 'select customer_email from public.orders order by created_at desc limit 1',
    product: 'select id from public.products where featured_rank = 1',
    many: `select array_agg(id) from (select id from public.products
      where archived_at is null and featured_rank is null order by md5(id::text) limit 500) p`,
    largest: `select c.id from public.collections c join public.products p on p.collection_slug = c.slug
      where c.slug <> all (private.fixed_collections()) group by c.id order by count(*) desc limit 1`,
  },
  session: ({ owner }) => `set request.jwt.claims = '{"role": "authenticated", "sub": "${owner}"}';
    set request.jwt.claim.sub = '${owner}';`,
  cases: ({ order, number, phone, email, product, many, largest }) => ({
    'orders, page 1': within(100, orders({})),
    'orders, page 2,000': within(100, orders({}, '-placed', 2000)),
    'orders to pack': within(100, orders({ statuses: ['pending', 'processing'] })),
    'orders, by total': within(100, orders({}, '-total')),
    'orders, by customer, page 1,000': within(100, orders({}, '-customer', 1000)),
    'orders found by name': within(50, ...found('salma', 'bennani', 'leila tazi')),
    'orders found by city': within(50, ...found('casablanca', 'agadir')),
    'orders found by number': within(50, ...found(number, number.slice(3, 7), number.slice(-6))),
    'orders found by phone': within(50, ...found(phone, phone.replace(/^\+\d{3} /, '0'), phone.slice(-9))),
    'orders found by product': within(100, ...found('kaftan', 'linen dress', 'salma dress')),
    'orders found by tracking number': within(50, ...found('AM70000001MA', '70000002')),
    'orders to call': within(50, call('call_queue'), call('call_queue', 'true', "'newest'")),
    'orders found by email': within(50, ...found(email, email.split('@')[0] ?? '')),
    'orders, nothing found': within(50, ...found('zzzz')),
    'counts of six views': within(
      200,
      call(
        'order_counts',
        json([
          {},
          { statuses: ['pending'] },
          { payment: 'due' },
          { method: 'cod' },
          { min: '100' },
          { payment: 'to-refund' },
        ]),
      ),
    ),
    '500 orders for a file': within(200, call('read_orders', json({}), 'null', 'null', '500')),
    'one order': within(50, call('admin_order_detail', `'${order}'`)),
    'products, page 1': within(100, products({})),
    'products, page 200': within(100, products({}, '-created', 200)),
    'products, by price': within(100, products({}, '-price')),
    'products, by stock': within(200, products({}, 'stock')),
    'products, best selling': within(500, products({}, '-sold')),
    'products running low': within(200, products({ stock: 'low' })),
    'products found': within(200, products({ q: 'dress' }), products({ q: 'linen' })),
    'one product': within(200, call('edit_product', `'${product}'`)),
    'quick find: a name': within(50, call('quick_find', "'salma'"), call('quick_find', "'bennani'")),
    'quick find: a number': within(50, call('quick_find', `'${number.slice(0, 7)}'`)),
    'quick find: a phone': within(50, call('quick_find', `'${phone.slice(-9)}'`)),
    'quick find: a product': within(200, call('quick_find', "'linen dre'"), call('quick_find', "'denim'")),
    'quick find: nothing': within(50, call('quick_find', "'zzzz'")),
    'customers, by last order': within(200, customers('', 'last')),
    'customers, by spent, page 100': within(200, customers('', 'spent', 100)),
    'customers, found': within(50, customers('lahlou', 'last')),
    'one customer': within(50, call('get_customer', `'${email}'`)),
    'sales, 30 days': { ...within(200, sales(29, 'day')), cold: 1000 },
    'sales, a year': { ...within(500, sales(364, 'month')), cold: 1000 },
    'low stock': within(500, call('low_stock', '5')),
    'archive 500 products': change(call('change_products', `'${many}'`, `'{"archived": true}'`)),
    'reprice 500 products': change(
      call('change_products', `'${many}'`, `'{"percent": -10, "strike": true}'`),
    ),
    'move 500 products': change(call('change_products', `'${many}'`, `'{"collection": "dresses"}'`)),
    'move 500 products of the largest collection': change(
      call('move_collection', `'${largest}'`, "'dresses'"),
    ),
    'another address for the largest collection': change(
      `select public.save_collection(c.id, jsonb_build_object('name', c.name, 'slug', 'another-address',
        'description', c.description, 'group', c.group_name), c.updated_at)
        from public.collections c where c.id = '${largest}'`,
    ),
  }),
  counted: ['public.orders', 'public.order_items', 'public.products'],
})
