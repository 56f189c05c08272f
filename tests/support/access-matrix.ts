// Who may do what: one entry per table and per function. access.test.ts compares it with the database's catalogue,
// so that a new table or function without an entry fails.
import type { Role } from './shop.ts'

/** SQL conditions over the table's rows: which of them a role reads, changes or deletes. */
type ByRole = Record<Role, string>

export type TableAccess = {
  read: ByRole
  update: ByRole
  delete: ByRole
  /** Who may insert `row`. */
  insert: readonly Role[]
  /** A valid new row. Its first column identifies it. */
  row: Record<string, unknown>
  /** A change that does no harm. */
  change: Record<string, unknown>
  /** What has to be there, or out of the way, before the row is inserted or deleted. */
  before?: string
}

const everyone = (condition: string): ByRole => ({
  anon: condition,
  shopper: condition,
  other: condition,
  owner: condition,
})
const nobody = everyone('false')
const all = everyone('true')
const owner = { ...nobody, owner: 'true' }
const own = (column: string): ByRole => ({
  anon: 'false',
  shopper: `${column} = (select id from auth.users where email = 'shopper@zellige.example')`,
  other: `${column} = (select id from auth.users where email = 'other@zellige.example')`,
  owner: `${column} = (select id from auth.users where email = 'owner@zellige.example')`,
})
const ownAndOwner = (column: string): ByRole => ({ ...own(column), owner: 'true' })
const withOrder: ByRole = Object.fromEntries(
  Object.entries(ownAndOwner('o.user_id')).map(([role, condition]) => [
    role,
    `order_id in (select o.id from public.orders o where ${condition})`,
  ]),
) as ByRole

const catalogue = { read: all, update: owner, delete: owner, insert: ['owner'] } as const
const nothing = { read: nobody, update: nobody, delete: nobody, insert: [] } as const
const running = 'starts_at <= now() and ends_at > now() and sold < total'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
/** Fixed rows that access.test.ts puts there first; see its set-up. */
export const fixture = {
  product: uuid(1),
  variant: uuid(2),
  collection: uuid(3),
  order: uuid(4),
  guestOrder: uuid(5),
  deal: uuid(6),
  review: uuid(7),
}

const orderRow = {
  id: uuid(20),
  customer_name: 'A',
  customer_email: 'a@example.com',
  customer_phone: '1',
  shipping_address: {},
  payment_method: 'cod',
  payment_status: 'pending',
  subtotal: 1,
  shipping_cost: 0,
  total_amount: 1,
}

export const tables: Record<string, TableAccess> = {
  'public.collections': {
    ...catalogue,
    row: { id: uuid(10), slug: 'matrix', name: 'Matrix', group_name: 'Women' },
    change: { image_url: '/favicon.svg' },
    before: 'delete from public.products',
  },
  'public.products': {
    ...catalogue,
    read: { ...everyone('archived_at is null'), owner: 'true' },
    row: {
      id: uuid(11),
      slug: 'matrix',
      title: 'Matrix',
      description: 'd',
      price: 1,
      image_url: '/a.png',
      collection_slug: 'dresses',
    },
    change: { details: [] },
  },
  'public.product_variants': {
    ...catalogue,
    row: { id: uuid(12), product_id: fixture.product, size: 'matrix', color: '', quantity: 1 },
    change: { quantity: 7 },
  },
  'public.collection_products': {
    ...catalogue,
    row: { product_id: fixture.product, collection_id: fixture.collection },
    change: { position: 3 },
  },
  'public.deals': {
    ...catalogue,
    read: { ...everyone(running), owner: 'true' },
    row: {
      id: uuid(13),
      product_id: fixture.product,
      kind: 'daily',
      deal_price: 1,
      total: 5,
      starts_at: '2026-01-01',
      ends_at: '2026-01-02',
    },
    change: { kind: 'daily' },
  },
  'public.product_cells': {
    ...nothing,
    read: all,
    row: {
      id: 1,
      collection_slug: 'dresses',
      sizes: [],
      colors: [],
      price_band: 0,
      discount_band: 0,
      rating_band: 0,
      stock_band: 0,
      n: 1,
    },
    change: { n: 7 },
  },
  'public.facet_totals': {
    ...nothing,
    read: all,
    row: { collection_slug: 'matrix', sale: false, facet: 'all', value: '', n: 1 },
    change: { n: 7 },
  },
  'public.shop_settings': {
    ...nothing,
    read: all,
    update: owner,
    row: { id: true },
    change: { low_stock_threshold: 6 },
    before: 'delete from public.shop_settings',
  },
  'public.orders': {
    ...nothing,
    read: ownAndOwner('user_id'),
    update: owner,
    row: orderRow,
    change: { carrier: 'Amana' },
  },
  'public.order_items': {
    ...nothing,
    read: withOrder,
    row: {
      id: uuid(14),
      order_id: fixture.order,
      product_name: 'n',
      product_slug: 's',
      product_image: '/a.png',
      size: '',
      color: '',
      price: 1,
      quantity: 1,
    },
    change: { position: 9 },
  },
  'public.order_events': {
    ...nothing,
    read: withOrder,
    row: { order_id: fixture.order, status: 'pending', actor: 'owner' },
    change: { actor: 'system' },
  },
  'public.reviews': {
    ...nothing,
    read: { ...everyone("status = 'published'"), owner: 'true' },
    update: owner,
    row: { id: uuid(18), product_id: fixture.product, author_name: 'A', rating: 5 },
    change: { status: 'published' },
  },
  'public.profiles': {
    ...nothing,
    read: own('id'),
    update: own('id'),
    row: { id: fixture.order, full_name: 'Nobody' },
    change: { phone: '0' },
    before: `insert into auth.users (id, email, is_sso_user, is_anonymous)
             values ('${fixture.order}', 'matrix@example.com', false, false);
             delete from public.profiles where id = '${fixture.order}'`,
  },
  'public.addresses': {
    read: own('user_id'),
    update: own('user_id'),
    delete: own('user_id'),
    insert: ['shopper', 'other', 'owner'],
    // Whose it is follows from who adds it.
    row: {
      id: uuid(18),
      first_name: 'A',
      last_name: 'B',
      phone: '1',
      address: 'Street 1',
      city: 'Fès',
      zip_code: '1',
      country: 'Morocco',
    },
    change: { city: 'Rabat' },
    before: `select set_config('request.jwt.claim.sub', id::text, true) from auth.users where email = 'shopper@zellige.example'`,
  },
  'public.wishlist_items': {
    ...nothing,
    read: own('user_id'),
    delete: own('user_id'),
    insert: ['shopper', 'other', 'owner'],
    // Whose it is follows from who adds it.
    row: { product_id: fixture.product },
    change: { added_at: '2026-01-01' },
    before: `select set_config('request.jwt.claim.sub', id::text, true) from auth.users where email = 'shopper@zellige.example'`,
  },
  'public.subscriptions': {
    ...nothing,
    read: owner,
    delete: owner,
    row: { id: uuid(15), email: 'matrix@example.com', topic: 'newsletter' },
    change: { email: 'changed@example.com' },
  },
  'private.admins': {
    ...nothing,
    row: { user_id: fixture.order },
    change: { created_at: '2026-01-01' },
    before: `insert into auth.users (id, email, is_sso_user, is_anonymous)
             values ('${fixture.order}', 'matrix@example.com', false, false)`,
  },
  'private.order_keys': {
    ...nothing,
    row: { order_id: fixture.guestOrder, token_hash: Uint8Array.of(1), request_hash: Uint8Array.of(1) },
    change: { request_hash: Uint8Array.of(2) },
    before: `delete from private.order_keys where order_id = '${fixture.guestOrder}'`,
  },
  'private.review_authors': {
    ...nothing,
    row: { review_id: fixture.review, user_id: fixture.order, product_id: fixture.product },
    change: { product_id: fixture.order },
    before: `insert into auth.users (id, email, is_sso_user, is_anonymous)
             values ('${fixture.order}', 'matrix@example.com', false, false)`,
  },
  'private.review_counts': {
    ...nothing,
    row: { product_id: fixture.product, rating: 1, n: 1 },
    change: { n: 7 },
  },
  'private.email_outbox': {
    ...nothing,
    row: { recipient: 'a@example.com', template: 'order-pending', payload: {} },
    change: { attempts: 1 },
  },
  'private.flash_notices': {
    ...nothing,
    row: { starts_at: '2026-01-01' },
    change: { created_at: '2026-01-01' },
  },
  'private.rate_limits': {
    ...nothing,
    row: { key: 'matrix', window_start: '2026-01-01' },
    change: { tries: 2 },
  },
  'private.search_words': { ...nothing, row: { word: 'matrix' }, change: { word: 'changed' } },
  'private.search_spellings': {
    ...nothing,
    row: { spelling: 'matrix', word: 'dress' },
    change: { spelling: 'changed' },
  },
  'private.search_synonyms': { ...nothing, row: { word: 'matrix' }, change: { department: 'men' } },
  'storage.buckets': {
    ...nothing,
    row: { id: 'matrix', name: 'matrix' },
    change: { public: true },
    before: 'delete from storage.objects',
  },
  'storage.objects': {
    ...nothing,
    read: { ...nobody, owner: "bucket_id = 'product-images'" },
    delete: { ...nobody, owner: "bucket_id = 'product-images'" },
    insert: ['owner'],
    row: { id: uuid(16), bucket_id: 'product-images', name: `${uuid(17)}.png` },
    change: { version: 'x' },
  },
}

/** Which of the API's two database roles may execute a function. */
export type FunctionAccess = 'all' | 'members' | 'none'

export const functions: Record<string, FunctionAccess> = {
  'public.is_admin()': 'members',
  'public.place_order(text,jsonb,jsonb,jsonb,text,numeric)': 'all',
  'public.get_order(uuid,text)': 'all',
  'public.quote_cart(jsonb)': 'all',
  'public.track_order(text,text)': 'all',
  'public.cancel_order(uuid,text)': 'all',
  'public.claim_order(uuid,text)': 'members',
  'public.change_wishlist(text[],text[])': 'members',
  'public.subscribe(text,text)': 'all',
  'public.list_products(jsonb,text,jsonb,integer)': 'all',
  'public.product_facets(jsonb)': 'all',
  'public.suggest(text)': 'all',
  'public.collection_summaries()': 'all',
  'public.trending(integer)': 'all',
  'public.recommendations(text)': 'all',
  'public.next_deal(text)': 'all',
  'public.list_reviews(text,text,integer,uuid,integer)': 'all',
  'public.my_review(text)': 'members',
  'public.submit_review(text,integer,text,text)': 'members',
  'public.unsubscribe(text,boolean)': 'all',
  // For the mail function, which holds the service key.
  'public.claim_mail(integer)': 'none',
  'public.mail_sent(bigint,uuid)': 'none',
  'public.mail_failed(bigint,uuid,text,boolean)': 'none',
  // Out of the API's reach, but a policy or a one-line function in public calls them as the caller.
  'private.is_admin()': 'all',
  'private.place_order(text,jsonb,jsonb,jsonb,text,numeric)': 'all',
  'private.get_order(uuid,text)': 'all',
  'private.quote_cart(jsonb)': 'all',
  'private.track_order(text,text)': 'all',
  'private.cancel_order(uuid,text)': 'all',
  'private.claim_order(uuid,text)': 'members',
  'private.change_wishlist(text[],text[])': 'members',
  'private.subscribe(text,text)': 'all',
  'private.unsubscribe(text,boolean)': 'all',
  'private.fail(integer,text,jsonb)': 'all',
  'private.list_products(jsonb,text,jsonb,integer)': 'all',
  'private.product_facets(jsonb)': 'all',
  'private.suggest(text)': 'all',
  'private.collection_summaries()': 'all',
  'private.trending(integer)': 'all',
  'private.recommendations(text)': 'all',
  'private.next_deal(text)': 'all',
  'private.list_reviews(text,text,integer,uuid,integer)': 'all',
  'private.my_review(text)': 'members',
  'private.submit_review(text,integer,text,text)': 'members',
  // Columns that are worked out from others run these as whoever writes the product: an owner.
  'private.plain(text)': 'members',
  'private.search_text(text,text,text[],text)': 'members',
  'private.price_edges()': 'members',
  'private.discount_edges()': 'members',
  'private.rating_edges()': 'members',
  'private.price_band(numeric)': 'members',
  'private.discount_band(integer)': 'members',
  'private.rating_band(numeric)': 'members',
  'private.stock_band(integer)': 'members',
  'private.cell_key(text,text[],text[],numeric,integer,numeric,integer)': 'members',
  // For the database itself.
  'private.count_statement(text)': 'none',
  'private.count_cells()': 'none',
  'private.spellings(text)': 'none',
  'private.learn_words(text[])': 'none',
  'private.learn_products()': 'none',
  'private.learn_row()': 'none',
  'private.most_found()': 'none',
  'private.texts(jsonb,text)': 'none',
  'private.whole(jsonb,text,integer)': 'none',
  'private.read_query(text)': 'none',
  'private.found(tsquery,text,integer)': 'none',
  'private.read_finding(jsonb)': 'none',
  'private.dealt()': 'none',
  'private.is_whole(private.finding)': 'none',
  'private.place_statement(private.finding)': 'none',
  'private.choices(private.finding)': 'none',
  'private.whole_facets(private.finding)': 'none',
  'private.cards(uuid[],text[])': 'none',
  'private.clean_text(text)': 'none',
  'private.short_name(text)': 'none',
  'private.has_received(uuid,uuid)': 'none',
  'private.own_review(uuid)': 'none',
  'private.review_before_update()': 'none',
  'private.count_reviews()': 'none',
  'private.rating_guard()': 'none',
  'private.forget_author()': 'none',
  'private.make_admin(text)': 'none',
  'private.move_order_stock(uuid,integer)': 'none',
  'private.order_json(uuid)': 'none',
  'private.order_steps(orders)': 'none',
  'private.cancel_until(orders)': 'none',
  'private.opens_order(uuid,text)': 'none',
  'private.read_order_number(text)': 'none',
  'private.order_not_overruled()': 'none',
  'private.address_before_write()': 'none',
  'private.most_wishes()': 'none',
  'private.hold_wishlist()': 'none',
  'private.wish_before_insert()': 'none',
  'private.price_now(uuid,integer)': 'none',
  'private.within_limit(text,integer,integer)': 'none',
  'private.input_line(jsonb,text,integer,boolean)': 'none',
  'private.clean_line(text)': 'none',
  'private.new_order_number()': 'none',
  'private.touch_updated_at()': 'none',
  'private.product_before_write()': 'none',
  'private.product_make_variants()': 'none',
  'private.variants_sum()': 'none',
  'private.deal_guard()': 'none',
  'private.order_before_update()': 'none',
  'private.order_after_write()': 'none',
  'private.make_profile()': 'none',
  'private.list_of(text)': 'none',
  'private.mail_tracking()': 'none',
  'private.mail_back_in_stock()': 'none',
  'private.mail_subscribed()': 'none',
  'private.announce_flash_deals()': 'none',
  'private.mail_facts(private.email_outbox)': 'none',
  'private.mail_delay(integer)': 'none',
  'private.postpone_mail(bigint,text,boolean)': 'none',
  'private.claim_mail(integer)': 'none',
  'private.mail_sent(bigint,uuid)': 'none',
  'private.mail_failed(bigint,uuid,text,boolean)': 'none',
}

/** Arguments with which each of the API's functions can be called by whoever may. */
export const calls: Record<string, Record<string, unknown>> = {
  'public.is_admin()': {},
  'public.place_order(text,jsonb,jsonb,jsonb,text,numeric)': {
    p_token: '',
    p_items: [],
    p_customer: {},
    p_shipping_address: {},
    p_payment_method: 'cod',
    p_expected_total: 0,
  },
  'public.get_order(uuid,text)': { p_order_id: uuid(99) },
  'public.quote_cart(jsonb)': { p_items: [] },
  'public.track_order(text,text)': { p_order_number: 'ZL-0', p_email: 'matrix@example.com' },
  'public.cancel_order(uuid,text)': { p_order_id: uuid(99) },
  'public.claim_order(uuid,text)': { p_order_id: uuid(99), p_token: '' },
  'public.change_wishlist(text[],text[])': { p_add: [], p_drop: [] },
  'public.subscribe(text,text)': { p_email: 'matrix@example.com', p_topic: 'newsletter' },
  'public.list_products(jsonb,text,jsonb,integer)': { p_filter: {} },
  'public.product_facets(jsonb)': { p_filter: {} },
  'public.suggest(text)': { p_query: 'dress' },
  'public.collection_summaries()': {},
  'public.trending(integer)': {},
  'public.recommendations(text)': { p_slug: 'ikat-wrap-dress' },
  'public.next_deal(text)': { p_kind: 'flash' },
  'public.unsubscribe(text,boolean)': { p_token: uuid(98) },
  'public.claim_mail(integer)': { p_limit: 1 },
  'public.mail_sent(bigint,uuid)': { p_id: 1, p_lease: uuid(98) },
  'public.mail_failed(bigint,uuid,text,boolean)': { p_id: 1, p_lease: uuid(98), p_error: 'x' },
  'public.list_reviews(text,text,integer,uuid,integer)': { p_slug: 'oxford-cotton-shirt' },
  'public.my_review(text)': { p_slug: 'oxford-cotton-shirt' },
  'public.submit_review(text,integer,text,text)': { p_slug: 'oxford-cotton-shirt', p_rating: 0 },
}
