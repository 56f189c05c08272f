// npm run bench:admin: how long the owner's reading functions take inside the database, as the owner.
import { measure } from './measure.ts'

const call = (name: string, ...args: string[]) => `select public.${name}(${args.join(', ')})`
const json = (value: object) => `'${JSON.stringify(value)}'::jsonb`
const orders = (filter: object, sort = '-placed', page = 1) =>
  call('find_orders', json(filter), `'${sort}'`, String(page))
const products = (filter: object, sort = '-created', page = 1) =>
  call('admin_products', json(filter), `'${sort}'`, String(page))
const sales = (days: number, bucket: string) =>
  call('sales_summary', `(now() - interval '${days} days')::date`, 'now()::date', `'${bucket}'`)

await measure({
  cases: {
    'orders, page 1': [orders({})],
    'orders, page 2,000': [orders({}, '-placed', 2000)],
    'orders to pack': [orders({ statuses: ['pending', 'processing'] })],
    'orders, by total': [orders({}, '-total')],
    'orders, by customer, page 1,000': [orders({}, '-customer', 1000)],
    'orders found': [orders({ search: 'salma' }), orders({ search: '7k3' })],
    'orders, nothing found': [orders({ search: 'zzzz' })],
    'counts of six views': [
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
    ],
    '500 orders for a file': [call('read_orders', json({}), 'null', 'null', '500')],
    'one order': [call('admin_order_detail', '(select id from one)')],
    'products, page 1': [products({})],
    'products, page 200': [products({}, '-created', 200)],
    'products, by price': [products({}, '-price')],
    'products, by stock': [products({}, 'stock')],
    'products, best selling': [products({}, '-sold')],
    'products running low': [products({ stock: 'low' })],
    'products found': [products({ q: 'dress' }), products({ q: 'linen' })],
    'one product': [call('edit_product', '(select product from one)')],
    'quick find: a name': [call('quick_find', "'salma'"), call('quick_find', "'bennani'")],
    'quick find: a number': [call('quick_find', "'ZL-AB'"), call('quick_find', "'7k3m'")],
    'quick find: a product': [call('quick_find', "'linen dre'"), call('quick_find', "'denim'")],
    'quick find: nothing': [call('quick_find', "'zzzz'")],
    'customers, by last order': [call('list_customers', "''", "'last'", '1', '50')],
    'customers, by spent, page 100': [call('list_customers', "''", "'spent'", '100', '50')],
    'customers, found': [call('list_customers', "'lahlou'", "'last'", '1', '50')],
    'one customer': [call('get_customer', '(select email from one)')],
    'sales, 30 days': [sales(29, 'day')],
    'sales, a year': [sales(364, 'month')],
    'low stock': [call('low_stock', '5')],
    'trending (storefront)': [call('trending', '8')],
    'bought together (storefront)': [call('recommendations', '(select slug from one)')],
  },
  before: `create temporary table one as
  select (select id from public.orders order by created_at desc limit 1) as id,
    (select customer_email from public.orders order by created_at desc limit 1) as email,
    (select slug from public.products where featured_rank = 1) as slug,
    (select id from public.products where featured_rank = 1) as product;
grant select on one to authenticated;
create temporary table claims as select set_config('request.jwt.claims', json_build_object('role', 'authenticated', 'sub', u.id)::text, false),
  set_config('request.jwt.claim.sub', u.id::text, false) as sub
from private.admins a join auth.users u on u.id = a.user_id limit 1;`,
  role: 'authenticated',
  counted: ['public.orders', 'public.order_items', 'public.products'],
})
