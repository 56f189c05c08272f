// One call of src/data for each SQL function whose answer it parses, on the sample shop.

import { QueryClient } from '@tanstack/react-query'
import { auditPeopleQuery, auditQuery } from '@/data/audit/audit-queries'
import { accessQuery } from '@/data/auth/access'
import { claimShop } from '@/data/auth/claim-shop'
import { callQueueQuery } from '@/data/calls/calls'
import { cartQuoteQuery } from '@/data/cart/cart-queries'
import { moveBatch } from '@/data/collections/admin-collection-moves'
import {
  adminCollectionQuery,
  adminCollectionsQuery,
  saveCollection,
} from '@/data/collections/admin-collections'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { collectionSummariesQuery } from '@/data/collections/collection-summaries'
import { movedCollectionQuery } from '@/data/collections/moved-collection-query'
import { customerQuery, customersQuery } from '@/data/customers/customer-queries'
import { adminDealsQuery } from '@/data/deals/admin-deals'
import { nextDealQuery, runningDealsQuery } from '@/data/deals/deal-queries'
import { quickFindQuery } from '@/data/find/quick-find'
import { failedMailsQuery, suppressedEmailsQuery } from '@/data/mail/mail-overview'
import { sendMessage } from '@/data/messages/send-message'
import { adminOrderDetailQuery } from '@/data/orders/admin-order-detail'
import { changeOrders } from '@/data/orders/admin-order-mutations'
import { adminOrdersQuery, orderCountsQuery, printedOrdersQuery } from '@/data/orders/admin-order-queries'
import { cancelOrder } from '@/data/orders/cancel-order'
import { holdsQuery, limitsHitQuery } from '@/data/orders/holds'
import { invoicesQuery, issueInvoices } from '@/data/orders/invoices'
import { orderPulseQuery } from '@/data/orders/order-pulse'
import { myOrdersQuery, orderQuery } from '@/data/orders/order-queries'
import {
  decideRisk,
  orderRiskQuery,
  riskSettingsQuery,
  setRiskRule,
  unblockPhone,
} from '@/data/orders/order-risk'
import { ordersToPackQuery } from '@/data/orders/packing'
import { findOrder, placeOrder } from '@/data/orders/place-order'
import { recordPayment, recordRefund, undoPayment } from '@/data/orders/record-payments'
import { trackOrder } from '@/data/orders/track-order'
import { fetchPage } from '@/data/pages/fetch-page'
import { indexedPagesQuery } from '@/data/pages/indexed-pages-query'
import { helpPagesQuery } from '@/data/pages/page-queries'
import { parcelNewsQuery, readCarrierList } from '@/data/parcels/carrier-lists'
import { adminProductsQuery } from '@/data/products/admin-product-queries'
import {
  changeProducts,
  deleteProducts,
  duplicateProduct,
  makeProductPreview,
  saveProduct,
} from '@/data/products/edit-product-mutations'
import { editedProductQuery } from '@/data/products/edit-product-queries'
import { facetsQuery } from '@/data/products/facet-queries'
import { listingQuery } from '@/data/products/listing-queries'
import { lowStockQuery } from '@/data/products/low-stock-queries'
import { movedProductQuery } from '@/data/products/moved-product-query'
import { productsIn } from '@/data/products/pick-products'
import { gridProductsQuery, saveGrid } from '@/data/products/product-grid'
import { productPreviewQuery } from '@/data/products/product-preview'
import { productQuery } from '@/data/products/product-queries'
import {
  catalogueProducts,
  newestProducts,
  publishedParts,
  publishedProducts,
} from '@/data/products/published-products'
import { recommendationsQuery } from '@/data/products/recommendation-queries'
import { saveVariants } from '@/data/products/save-variants'
import { receiveStock, setSku } from '@/data/products/stock-mutations'
import { stockHistoryQuery, stockQuery } from '@/data/products/stock-queries'
import { exportData } from '@/data/profile/account-data'
import { notificationsQuery, setNotification } from '@/data/profile/notifications'
import { profileQuery } from '@/data/profile/profile-queries'
import { boundsQuery, setBound } from '@/data/protection/bounds'
import { retentionQuery, setRetention } from '@/data/protection/retention'
import { moderatedReviewsQuery, moderateReviews } from '@/data/reviews/moderated-reviews'
import { quotedReviewQuery } from '@/data/reviews/quoted-review-query'
import { submitReview } from '@/data/reviews/review-mutations'
import { myReviewQuery, reviewsQuery } from '@/data/reviews/review-queries'
import { accountingMonthQuery, fetchBookings } from '@/data/sales/accounting'
import { salesQuery } from '@/data/sales/sales-queries'
import { removeSample, sampleQuery } from '@/data/sample/sample'
import { suggestQuery, trendingQuery } from '@/data/search/search-queries'
import { databaseAgeQuery } from '@/data/settings/database-version'
import { fetchSettings } from '@/data/settings/fetch-settings'
import { sizeChartsQuery } from '@/data/size-charts/size-chart-queries'
import { confirmAddress, stopMail } from '@/data/subscriptions/mail-links'
import { subscribe } from '@/data/subscriptions/subscribe'
import { unsubscribe } from '@/data/subscriptions/unsubscribe'
import { invitationsQuery, membersQuery, rolesQuery } from '@/data/team/team'
import {
  saveTranslations,
  translationCountsQuery,
  translationsQuery,
} from '@/data/translations/admin-translations'
import { wishlistEntriesQuery, wishlistProductsQuery } from '@/data/wishlist/wishlist-products'
import { everyOrder } from '@/domain/orders/order-filter'
import { lastDays } from '@/domain/orders/sales'
import { readProductFilter } from '@/domain/product/product-list'
import { buildLine } from './builders.ts'
import { changeCalls, prepareChanges } from './change-calls.ts'
import { address, customer, makeProduct, makeToken, orderTools } from './checkout.ts'
import { discountCalls, prepareDiscounts } from './discount-calls.ts'
import { importCalls, prepareImports } from './import-calls.ts'
import { moneyTools } from './money.ts'
import { originCalls } from './origin-calls.ts'
import { pageCalls, preparePages } from './page-calls.ts'
import { prepareReturns, returnCalls } from './return-calls.ts'
import { prepareReviews, reviewCalls } from './review-calls.ts'
import type { Role, Shop } from './shop.ts'

const dress = 'boho-floral-print-maxi-dress'
/** Columns of orders that no caller reads. */
const unreadOfOrders = ['updated_at', 'cancelled_at']
/** What lists show of a card and other places do not. */
const unreadOfCards = ['color', 'second', 'sizes_left']
const { signal } = new AbortController()
const inFrench = { language: 'fr', kind: 'department', search: '', missing: false, id: null } as const
const thisMonth = () => new Date().toISOString().slice(0, 7)
const fresh = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** `unread` are keys that the caller does not need; `reads` are the only ones that it needs. */
export type Call = {
  role?: Role
  run: () => Promise<unknown>
  unread?: readonly string[]
  reads?: readonly string[]
}

/** Adds to the sample shop what the calls are about. */
export async function prepare(shop: Shop) {
  await shop.sql("update public.shop_settings set languages = '{en,fr}'")
  const { id: dressId } = await shop.one<{ id: string }>('select id from public.products where slug = $1', [
    dress,
  ])
  // Calls are about rows of the sample, and its owner may not remove it: nothing is taken for it any more.
  await shop.sql('delete from private.sample_rows')
  await shop.clients.owner.rpc('invite_member', { p_email: 'listed@example.com', p_role: 'packer' })
  // By the owner, so that the audit has an entry.
  await shop.clients.owner
    .from('shop_settings')
    .update({ low_stock_threshold: 6 })
    .gt('low_stock_threshold', 0)
  const { id: dealId } = await shop.one<{ id: string }>(
    `insert into public.deals (product_id, kind, deal_price, total, starts_at, ends_at)
     values ($1, 'daily', 1, 5, now() + interval '300 days', now() + interval '301 days') returning id`,
    [dressId],
  )
  await shop.sql(
    "insert into private.rate_limits (key, window_start, tries, allowed, refused, refused_at) values ('subscribe:calls@example.com', now(), 9, 1, 8, now())",
  )
  const { email: customerEmail } = await shop.one<{ email: string }>(
    'select customer_email as email from public.orders limit 1',
  )
  const { token: unsubscribeToken } = await shop.one<{ token: string }>(
    `insert into private.email_outbox (recipient, template, payload)
     values ('reader@example.com', 'welcome', '{"topic": "newsletter"}') returning unsubscribe_token as token`,
  )
  const product = await makeProduct(shop, { price: 30, stock: [{ quantity: 10 }] })
  const { id: variantId } = await shop.one<{ id: string }>(
    'select id from public.product_variants where product_id = $1',
    [product.id],
  )
  const placed = await orderTools(() => shop).placed('shopper')
  const { told } = await shop.one<{ told: string }>(`
    with news as (
      insert into private.parcel_news (shipment_id, words)
      select s.id, 'In transit' from public.shipments s order by s.id limit 1 returning shipment_id)
    select s.order_id as told from public.shipments s join news n on n.shipment_id = s.id`)
  const received = await orderTools(() => shop).placed('shopper')
  await shop.sql("update public.orders set order_status = 'delivered' where id = $1", [received.id])
  const { unpaid, record, paymentOf } = moneyTools(() => shop)
  const paid = async () => {
    const { id } = await unpaid('bank')
    await record(id, 60)
    return paymentOf(id)
  }
  const money = { unpaid: await unpaid('bank'), mistaken: await paid(), refundable: await paid() }
  const { id: collectionId } = await shop.one<{ id: string }>(
    "select id from public.collections where slug = 'dresses'",
  )
  const { data: productPreview } = await shop.clients.owner.rpc('make_product_preview', {
    p_product: dressId,
  })
  const discounts = await prepareDiscounts(shop)
  const returns = await prepareReturns(shop)
  const pages = await preparePages(shop)
  const imports = await prepareImports(shop)
  const changes = await prepareChanges(shop)
  const reviews = await prepareReviews(shop)
  return {
    reviews,
    discounts,
    returns,
    pages,
    imports,
    changes,
    dealId,
    customerEmail,
    unsubscribeToken,
    product,
    productPreview: String(productPreview),
    variantId,
    placed,
    told,
    received,
    money,
    collectionId,
  }
}

/** The calls by the function's name. */
export function rpcCalls(facts: () => Awaited<ReturnType<typeof prepare>>): Record<string, Call[]> {
  const idempotencyKey = makeToken()
  const messageId = crypto.randomUUID()
  const collectionId = crypto.randomUUID()
  const copyId = crypto.randomUUID()
  return {
    list_products: [
      { run: () => fresh().fetchInfiniteQuery(listingQuery({}, 'featured', 1)) },
      { run: () => productsIn('dresses', 3), unread: ['terms', 'corrected', 'understood', 'next'] },
    ],
    product_facets: [{ run: () => fresh().fetchQuery(facetsQuery({ departments: ['women'] })) }],
    suggest: [{ run: () => fresh().fetchQuery(suggestQuery('dress')) }],
    trending: [{ run: () => fresh().fetchQuery(trendingQuery()) }],
    recommendations: [{ run: () => fresh().fetchQuery(recommendationsQuery(dress)) }],
    shop_facts: [
      {
        run: () => fetchSettings(signal),
        unread: ['languages', 'menus', 'menu_targets'],
      },
    ],
    database_version: [{ role: 'owner', run: () => fresh().fetchQuery(databaseAgeQuery()) }],
    claim_shop: [{ role: 'shopper', run: () => claimShop('no-such-code') }],
    sample_size: [{ role: 'owner', run: () => fresh().fetchQuery(sampleQuery()) }],
    indexed_pages: [{ run: () => fresh().fetchQuery(indexedPagesQuery()), unread: ['changed_at'] }],
    collections: [{ run: () => fresh().fetchQuery(collectionsQuery()) }],
    moved_collection: [{ run: () => fresh().fetchQuery(movedCollectionQuery('before')) }],
    help_pages: [{ run: () => fresh().fetchQuery(helpPagesQuery()) }],
    size_charts: [{ run: () => fresh().fetchQuery(sizeChartsQuery()) }],
    quoted_review: [{ run: () => fresh().fetchQuery(quotedReviewQuery(crypto.randomUUID())) }],
    get_product: [{ run: () => fresh().fetchQuery(productQuery(dress)), unread: [...unreadOfCards, 'alt'] }],
    products_by_slugs: [
      { run: () => fresh().fetchQuery(wishlistProductsQuery([dress])), unread: unreadOfCards },
    ],
    // Its sections, and what they name, are as they were stored.
    read_page: [{ run: () => fetchPage('home', 'en', signal), reads: ['id', 'slug', 'kind', 'format'] }],
    running_deals: [{ run: () => fresh().fetchQuery(runningDealsQuery('flash')) }],
    moved_product: [{ run: () => fresh().fetchQuery(movedProductQuery('before')) }],
    published_parts: [{ run: () => publishedParts(10_000, signal) }],
    published_products: [{ run: () => publishedProducts('', 3, signal) }],
    feed_products: [{ run: () => catalogueProducts('', signal) }],
    newest_products: [{ run: () => newestProducts(3, signal) }],
    my_wishes: [{ role: 'shopper', run: () => fresh().fetchQuery(wishlistEntriesQuery('', [])) }],
    my_orders: [{ role: 'shopper', run: () => fresh().fetchQuery(myOrdersQuery('', 1)) }],
    next_deal: [{ run: () => fresh().fetchQuery(nextDealQuery('daily')) }],
    collection_summaries: [{ run: () => fresh().fetchQuery(collectionSummariesQuery()) }],
    quote_cart: [
      {
        run: () =>
          fresh().fetchQuery(
            cartQuoteQuery([{ productId: null, slug: dress, size: 'M', color: 'Pink', quantity: 1 }], {
              code: 'X',
              email: 'a@b.cd',
            }),
          ),
      },
    ],
    my_account: [{ role: 'shopper', run: () => fresh().fetchQuery(profileQuery('any')) }],
    quick_find: [{ role: 'owner', run: () => fresh().fetchQuery(quickFindQuery('dress')) }],
    list_customers: [
      {
        role: 'owner',
        run: () => fresh().fetchQuery(customersQuery({ search: '', tag: '', sort: 'last', page: 1 })),
      },
    ],
    get_customer: [
      {
        role: 'owner',
        run: () => fresh().fetchQuery(customerQuery(facts().customerEmail)),
        unread: ['kept'],
      },
    ],
    audit_entries: [{ role: 'owner', run: () => fresh().fetchInfiniteQuery(auditQuery(null)) }],
    audit_people: [{ role: 'owner', run: () => fresh().fetchQuery(auditPeopleQuery()) }],
    list_team: [{ role: 'owner', run: () => fresh().fetchQuery(membersQuery()) }],
    list_roles: [{ role: 'owner', run: () => fresh().fetchQuery(rolesQuery()) }],
    my_access: [{ role: 'owner', run: () => fresh().fetchQuery(accessQuery('any')) }],
    orders_to_pack: [{ role: 'owner', run: () => fresh().fetchQuery(ordersToPackQuery()) }],
    list_holds: [
      {
        role: 'owner',
        run: () => fresh().fetchQuery(holdsQuery(1)),
      },
    ],
    list_suppressed_emails: [{ role: 'owner', run: () => fresh().fetchQuery(suppressedEmailsQuery(1)) }],
    list_failed_mails: [{ role: 'owner', run: () => fresh().fetchQuery(failedMailsQuery(1)) }],
    list_bounds: [{ role: 'owner', run: () => fresh().fetchQuery(boundsQuery()) }],
    set_bound: [{ role: 'owner', run: () => setBound({ name: 'orders', value: null }), reads: [] }],
    translation_counts: [{ role: 'owner', run: () => fresh().fetchQuery(translationCountsQuery()) }],
    list_translations: [{ role: 'owner', run: () => fresh().fetchQuery(translationsQuery(inFrench, 1)) }],
    save_translations: [
      {
        role: 'owner',
        run: () =>
          saveTranslations({
            changes: [{ language: 'fr', kind: 'shop', id: 'shop', field: 'x', after: 'x' }],
          }),
        unread: ['now'],
      },
    ],
    limits_hit: [{ role: 'owner', run: () => fresh().fetchQuery(limitsHitQuery()) }],
    admin_reviews: [
      {
        role: 'owner',
        run: () => fresh().fetchQuery(moderatedReviewsQuery({ show: 'all', search: '', page: 1 })),
      },
    ],
    set_review_status: [{ role: 'owner', run: () => moderateReviews({ ids: [], hide: 'spam' }) }],
    ...reviewCalls(() => facts().reviews),
    ...originCalls(() => facts().placed.id),
    low_stock: [{ role: 'owner', run: () => fresh().fetchQuery(lowStockQuery()) }],
    place_order: [
      {
        run: () =>
          placeOrder({
            idempotencyKey,
            items: [buildLine({ slug: facts().product.slug, size: '', color: '', quantity: 2 })],
            customer: { ...customer(), email: 'nora@example.com' },
            address,
            paymentMethod: 'cod',
            expectedTotal: 6000,
          }),
        unread: unreadOfOrders,
      },
    ],
    find_order: [{ run: () => findOrder(idempotencyKey), unread: unreadOfOrders }],
    get_order: [
      {
        role: 'shopper',
        run: () => fresh().fetchQuery(orderQuery(facts().placed.id)),
        unread: unreadOfOrders,
      },
    ],
    track_order: [{ run: () => trackOrder(facts().placed), unread: ['bank'] }],
    admin_order_detail: [
      { role: 'owner', run: () => fresh().fetchQuery(adminOrderDetailQuery(facts().placed.id)) },
    ],
    read_carrier_list: [
      {
        role: 'owner',
        run: () =>
          readCarrierList({
            carrier: 'Amana',
            lines: [{ code: 'ZL-0', trackingNumber: '', state: null, words: '' }],
          }),
      },
    ],
    parcel_news: [{ role: 'owner', run: () => fresh().fetchQuery(parcelNewsQuery(facts().told)) }],
    order_risk: [{ role: 'owner', run: () => fresh().fetchQuery(orderRiskQuery(facts().placed.id)) }],
    release_order: [
      { role: 'owner', run: () => decideRisk({ orderId: facts().placed.id, deed: 'release' }) },
    ],
    forgive_customer: [
      { role: 'owner', run: () => decideRisk({ orderId: facts().placed.id, deed: 'forgive' }) },
    ],
    block_order_phone: [
      { role: 'owner', run: () => decideRisk({ orderId: facts().placed.id, deed: 'unblock' }) },
    ],
    risk_settings: [{ role: 'owner', run: () => fresh().fetchQuery(riskSettingsQuery()) }],
    set_risk_rule: [
      { role: 'owner', run: () => setRiskRule({ reason: 'value', atLeast: 2000, action: 'none' }) },
    ],
    unblock_phone: [{ role: 'owner', run: () => unblockPhone('+212600000099') }],
    find_orders: [{ role: 'owner', run: () => fresh().fetchQuery(adminOrdersQuery(everyOrder)) }],
    call_queue: [{ role: 'owner', run: () => fresh().fetchQuery(callQueueQuery()) }],
    order_pulse: [{ role: 'owner', run: () => fresh().fetchQuery(orderPulseQuery()) }],
    order_counts: [{ role: 'owner', run: () => fresh().fetchQuery(orderCountsQuery()) }],
    read_orders: [
      {
        role: 'owner',
        run: () => fresh().fetchQuery(printedOrdersQuery([facts().placed.number])),
        unread: [...unreadOfOrders, 'discount_id'],
      },
    ],
    change_orders: [
      {
        role: 'owner',
        run: () => changeOrders([{ number: 'ZL-NONE', field: 'status', from: 'pending', to: 'shipped' }]),
      },
    ],
    record_payment: [
      {
        role: 'owner',
        run: () =>
          recordPayment({
            order: { id: facts().money.unpaid.id, paid: 0 },
            method: 'bank',
            amount: 2000,
            paidOn: new Date().toISOString().slice(0, 10),
            note: 'Statement 12',
          }),
        unread: unreadOfOrders,
      },
    ],
    undo_payment: [{ role: 'owner', run: () => undoPayment(facts().money.mistaken), unread: unreadOfOrders }],
    record_refund: [
      {
        role: 'owner',
        run: () =>
          recordRefund({
            order: { refunded: 0, refundPending: 0 },
            paymentId: facts().money.refundable,
            amount: 2000,
            reason: 'Came back',
            way: 'transfer',
          }),
        unread: unreadOfOrders,
      },
    ],
    cancel_order: [{ role: 'shopper', run: () => cancelOrder(facts().placed.id), unread: unreadOfOrders }],
    list_reviews: [
      { run: () => fresh().fetchInfiniteQuery(reviewsQuery(dress, { sort: 'newest', stars: null })) },
    ],
    my_review: [
      { role: 'shopper', run: () => fresh().fetchQuery(myReviewQuery(facts().received.product.slug, 'any')) },
    ],
    submit_review: [
      {
        role: 'shopper',
        run: () =>
          submitReview(facts().received.product.slug, {
            rating: 5,
            title: 'Good',
            body: 'It fits.',
            keep: [],
            pictures: [],
          }),
      },
    ],
    my_notifications: [{ role: 'shopper', run: () => fresh().fetchQuery(notificationsQuery('any')) }],
    set_notification: [{ role: 'shopper', run: () => setNotification({ topic: 'newsletter', on: true }) }],
    export_my_data: [{ role: 'shopper', run: exportData, reads: [] }],
    subscribe: [{ run: () => subscribe({ email: 'reader@example.com', topic: 'newsletter', honeypot: '' }) }],
    confirm_address: [{ run: () => confirmAddress(facts().unsubscribeToken) }],
    stop_mail: [{ run: () => stopMail(facts().unsubscribeToken) }],
    unsubscribe: [{ run: () => unsubscribe({ token: facts().unsubscribeToken }) }],
    send_message: [
      {
        run: () =>
          sendMessage({
            kind: 'contact',
            id: messageId,
            fields: { name: 'Nora', email: 'nora@example.com', subject: 'Sizes', body: 'Do you have XL?' },
            honeypot: '',
          }),
        unread: ['ok'],
      },
    ],
    sales_summary: [
      {
        role: 'owner',
        run: () => fresh().fetchQuery(salesQuery(lastDays(7, new Date().toISOString().slice(0, 10)), 'day')),
      },
    ],
    list_deals: [
      {
        role: 'owner',
        run: () =>
          fresh().fetchQuery(
            adminDealsQuery({
              state: 'scheduled',
              search: '',
              kind: null,
              sort: 'time',
              turned: false,
              page: 1,
            }),
          ),
      },
    ],
    admin_products: [
      {
        role: 'owner',
        run: () => fresh().fetchQuery(adminProductsQuery(readProductFilter(new URLSearchParams()), 1)),
      },
    ],
    list_invitations: [{ role: 'owner', run: () => fresh().fetchQuery(invitationsQuery()) }],
    admin_stock: [
      {
        role: 'owner',
        run: () => fresh().fetchQuery(stockQuery({ level: 'all', search: '', product: null, page: 1 })),
      },
    ],
    stock_history: [
      {
        role: 'owner',
        run: () => fresh().fetchInfiniteQuery(stockHistoryQuery(facts().variantId)),
        reads: ['id', 'product_id', 'name', 'left', 'sku', 'movements'],
      },
    ],
    receive_stock: [
      {
        role: 'owner',
        run: () =>
          receiveStock({
            id: crypto.randomUUID(),
            lines: [{ id: facts().variantId, quantity: 1 }],
            note: '',
          }),
      },
    ],
    set_sku: [{ role: 'owner', run: () => setSku({ id: facts().variantId, sku: 'RPC-1' }) }],
    read_invoices: [
      { role: 'owner', run: () => fresh().fetchQuery(invoicesQuery([facts().received.number])) },
    ],
    list_retention: [{ role: 'owner', run: () => fresh().fetchQuery(retentionQuery()) }],
    set_retention: [{ role: 'owner', run: () => setRetention({ name: 'mails', days: 400 }) }],
    accounting_month: [{ role: 'owner', run: () => fresh().fetchQuery(accountingMonthQuery(thisMonth())) }],
    accounting_entries: [{ role: 'owner', run: () => fetchBookings(thisMonth()) }],
    issue_invoices: [{ role: 'owner', run: () => issueInvoices([facts().received.number]) }],
    edit_product: [
      {
        role: 'owner',
        run: () => fresh().fetchQuery(editedProductQuery(facts().product.id)),
        unread: ['updated_at'],
      },
    ],
    save_product: [
      {
        role: 'owner',
        run: () => saveProduct(facts().product.id, { seen: {}, changes: {}, stock: [] }),
        unread: ['updated_at'],
      },
      {
        role: 'owner',
        run: () =>
          saveVariants({
            id: facts().product.id,
            cell: { size: '', color: '' },
            others: [],
            seen: {},
            to: { cost: 900 },
          }),
        unread: ['updated_at'],
      },
    ],
    grid_products: [
      { role: 'owner', run: () => fresh().fetchQuery(gridProductsQuery([facts().product.id])) },
    ],
    save_products: [
      {
        role: 'owner',
        run: async () => {
          const [product] = await fresh().fetchQuery(gridProductsQuery([facts().product.id]))
          if (!product) throw new Error('The product is not there')
          const { id, title } = product
          return saveGrid([
            { product, change: { id, changes: { title }, stock: [], variants: [], skus: [] } },
          ])
        },
        unread: ['detail'],
      },
    ],
    change_products: [
      {
        role: 'owner',
        run: () => changeProducts({ ids: [facts().product.id], change: { percent: 10, strike: false } }),
      },
    ],
    duplicate_product: [
      {
        role: 'owner',
        run: () => duplicateProduct({ id: facts().product.id, copy: copyId, title: 'A copy' }),
        unread: ['updated_at'],
      },
    ],
    make_product_preview: [{ role: 'owner', run: () => makeProductPreview(facts().product.id) }],
    read_product_preview: [
      {
        run: () => fresh().fetchQuery(productPreviewQuery(facts().productPreview)),
        unread: [...unreadOfCards, 'alt'],
      },
    ],
    delete_products: [{ role: 'owner', run: () => deleteProducts(['93141487-5a44-47c9-8958-4b5719107598']) }],
    list_collections: [{ role: 'owner', run: () => fresh().fetchQuery(adminCollectionsQuery()) }],
    get_collection: [{ role: 'owner', run: () => fresh().fetchQuery(adminCollectionQuery('dresses')) }],
    save_collection: [
      {
        role: 'owner',
        run: () =>
          saveCollection({
            id: collectionId,
            version: null,
            name: 'Linen',
            slug: 'linen',
            description: 'Linen for summer.',
            group: 'women',
            department: null,
            category: null,
            image: null,
            members: null,
          }),
        unread: ['version'],
      },
    ],
    ...discountCalls(() => facts().discounts),
    ...returnCalls(() => facts().returns),
    ...pageCalls(() => facts().pages),
    ...importCalls(() => facts().imports),
    move_collection: [
      { role: 'owner', run: () => moveBatch({ id: facts().collectionId, moveTo: 'dresses' }) },
    ],
    ...changeCalls(() => {
      const { changes, dealId, product, discounts } = facts()
      return {
        ...changes,
        dealId,
        productId: product.id,
        slug: product.slug,
        discountId: discounts.batchId,
      }
    }),
    // Last, because it takes the sample away; of which nothing is left here.
    remove_sample: [{ role: 'owner', run: removeSample }],
  }
}
