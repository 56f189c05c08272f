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

/** One item more of an order's first line, as the form of a correction asks for its total or saves it. */
const correction = (order: string, name: 'preview_correction' | 'correct_order') => {
  const items = `(select jsonb_agg(jsonb_build_object('item', i.id, 'slug', i.product_slug, 'size', i.size, 'color', i.color,
    'quantity', i.quantity + case when i.position = 0 then 1 else 0 end) order by i.position)
    from public.order_items i where i.order_id = o.id)`
  const preview = `public.preview_correction(o.id, ${items}, o.shipping_address ->> 'country', o.shipping_address ->> 'city')`
  return name === 'preview_correction'
    ? `select ${preview} from public.orders o where o.id = '${order}'`
    : `select public.correct_order(o.id, o.updated_at, ${items}, jsonb_build_object('name', o.customer_name,
        'email', o.customer_email, 'phone', o.customer_phone), o.shipping_address, (${preview} ->> 'total')::numeric)
        from public.orders o where o.id = '${order}'`
}

const within = (gate: number, ...calls: string[]) => ({ calls, gate, cold: 2000 })
/** What changes many rows: undone each time, and few times, since the dead rows stay. */
const change = (...calls: string[]) => ({ calls, gate: 2000, cold: 4000, runs: 10 })

await measure({
  role: 'authenticated',
  facts: {
    owner: 'select user_id from public.team_members limit 1',
    order: 'select id from public.orders order by created_at desc limit 1',
    number: 'select order_number from public.orders order by created_at desc limit 1',
    phone: 'select customer_phone from public.orders order by created_at desc limit 1',
    email: 'select customer_email from public.orders order by created_at desc limit 1',
    product: 'select id from public.products where featured_rank = 1',
    many: `select array_agg(id) from (select id from public.products
      where status = 'live' and featured_rank is null order by md5(id::text) limit 500) p`,
    correctable: `select o.id from public.orders o where o.order_status = 'pending' and o.payment_method = 'cod'
      order by o.created_at desc limit 1`,
    called: `select o.id from public.orders o where o.order_status = 'pending' and o.payment_method = 'cod'
      and o.confirmation = 'none' order by o.created_at desc limit 1`,
    numbers: `select array_agg(order_number) from (select order_number from public.orders where order_status = 'shipped'
      order by created_at desc limit 50) o`,
    codes: `select array_agg(tracking_number) from (select tracking_number from public.shipments
      where tracking_number is not null order by shipped_at desc limit 200) s`,
    settled: `select jsonb_agg(jsonb_build_object('parcel', s.id, 'outcome', 'collected', 'amount', s.amount_to_collect))
      from (select s.* from public.shipments s join public.orders o on o.id = s.order_id
        where s.state = 'shipped' and o.payment_method = 'cod' order by s.shipped_at desc limit 200) s`,
    settlement: 'select id from public.settlements order by created_at desc offset 10 limit 1',
    returned: "select id from public.returns where state = 'requested' order by requested_at limit 1",
    moved: `select variant_id from private.stock_movements group by 1 order by count(*) desc limit 1`,
    largest: `select c.id from public.collections c join public.products p on p.collection_slug = c.slug
      where c.former_of is null group by c.id order by count(*) desc limit 1`,
  },
  session: ({ owner }) => `set request.jwt.claims = '{"role": "authenticated", "sub": "${owner}"}';
    set request.jwt.claim.sub = '${owner}';`,
  cases: ({ order, number, phone, email, product, many, largest, ...facts }) => ({
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
    'a call without an answer': change(
      `select public.record_call(o.id, 'no_answer', o.call_attempts, now() + interval '1 hour')
        from public.orders o where o.id = '${facts.called}'`,
    ),
    'orders made by the owner': within(100, orders({ channel: 'phone' })),
    'orders found by email': within(50, ...found(email, email.split('@')[0] ?? '')),
    'orders, nothing found': within(50, ...found('zzzz')),
    'counts of six views': within(
      200,
      call(
        'order_counts',
        json([
          { statuses: ['pending', 'processing'], payment: 'ready' },
          { statuses: ['shipped', 'delivered'], method: 'cod', payment: 'due' },
          { method: 'bank', payment: 'due' },
          { payment: 'to-refund' },
          { confirmation: 'to-call' },
          { min: '100' },
        ]),
      ),
    ),
    '500 orders for a file': within(200, call('read_orders', json({}), 'null', 'null', '500')),
    'one order': within(50, call('admin_order_detail', `'${order}'`), call('get_order', `'${order}'`)),
    'an order to correct': within(50, correction(facts.correctable, 'preview_correction')),
    'a correction': { ...change(correction(facts.correctable, 'correct_order')), gate: 200 },
    'packing list and labels of 50 orders': within(
      200,
      call('pick_list', `'${facts.numbers}'`),
      call('parcel_labels', `'${facts.numbers}'`),
    ),
    '200 parcels looked up': within(200, call('find_parcels', `'${facts.codes}'`)),
    '200 parcels settled': change(call('settle_parcels', 'gen_random_uuid()', `'${facts.settled}'`)),
    'settlements, page 1 / 20': within(100, call('list_settlements'), call('list_settlements', '20')),
    'parcels of a settlement': within(
      100,
      `select s.*, to_jsonb(o) from public.shipments s left join lateral (
        select w.order_number, w.customer_name from public.orders w where w.id = s.order_id) o on true
        where s.settlement_id = '${facts.settlement}' order by o.order_number, s.position limit 1000`,
    ),
    'returns to decide / closed, page 1 / 50': within(
      100,
      call('list_returns'),
      call('list_returns', "'over'"),
      call('list_returns', "'over'", '50'),
    ),
    'one return': within(50, call('get_return', `'${facts.returned}'`)),
    'news for an open admin': within(50, call('order_pulse')),
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
    'customers, found by name / phone / email': within(
      50,
      customers('lahlou', 'last'),
      customers(phone, 'last'),
      customers(phone.slice(-9), 'last'),
      customers(email, 'last'),
    ),
    'one customer': within(50, call('get_customer', `'${email}'`)),
    'sales, 30 days': { ...within(200, sales(29, 'day')), cold: 1000 },
    'sales, a year': { ...within(500, sales(364, 'month')), cold: 1000 },
    'what runs out first': within(500, call('low_stock', '5'), call('admin_stock', `'{"level": "soon"}'`)),
    'reviews, new / hidden / found': within(
      200,
      call('admin_reviews'),
      call('admin_reviews', "'hidden'"),
      call('admin_reviews', "'all'", "'kaftan'"),
    ),
    'stock, low / all, page 100': within(
      500,
      call('admin_stock'),
      call('admin_stock', `'{"level": "all"}'`, '100'),
    ),
    'stock, found': within(200, call('admin_stock', `'{"level": "all", "q": "linen dress"}'`)),
    'history of a variant': within(50, call('stock_history', `'${facts.moved}'`)),
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
        'description', c.description, 'group', c.group_slug), c.updated_at)
        from public.collections c where c.id = '${largest}'`,
    ),
  }),
  counted: [
    'public.orders',
    'public.order_items',
    'public.products',
    'public.shipments',
    'public.returns',
    'public.settlements',
    'private.stock_movements',
  ],
})
