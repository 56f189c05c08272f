// The change log is whole: what owners can write is read from the catalogue, and every table, operation and column of it is
// recorded or has a reason here. Every recorded value reads well.
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditValue } from '../../src/admin/settings/changes/audit-value.ts'
import { auditColumns, auditField } from '../../src/content/en/admin/settings/audit.ts'
import { auditOperation } from '../../src/content/en/admin/settings/audit-operations.ts'
import { sellingColumns } from '../../src/content/en/admin/settings/audit-selling.ts'
import { teamColumns } from '../../src/content/en/admin/settings/audit-team.ts'
import { auditTables } from '../../src/domain/shop/audit.ts'
import { fixtureRows } from '../support/access-fixture.ts'
import { tables } from '../support/access-matrix.ts'
import { answer } from '../support/answer.ts'
import { makeProduct, orderArgs, place } from '../support/checkout.ts'
import { openShop, type Row, type Shop } from '../support/shop.ts'

let shop: Shop
let writes: string[] = []
let triggers: Trigger[] = []
beforeAll(async () => {
  shop = await openShop()
  writes = await ownerWrites()
  triggers = await shop.sql<Trigger>(`
    select n.nspname || '.' || c.relname as table, t.tgtype::int as type, t.tgqual is null as "isAlways",
      string_to_array(encode(substring(t.tgargs from 1 for length(t.tgargs) - 1), 'escape'), '\\000') as args
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where t.tgfoid = 'private.audit'::regproc and t.tgenabled = 'O'`)
}, 60_000)
afterAll(() => shop.close())

type Trigger = { table: string; type: number; args: string[]; isAlways: boolean }
const operationBits = { insert: 4, delete: 8, update: 16 } as const
type Operation = keyof typeof operationBits

/** Written for an owner but recorded otherwise, or nothing that an owner decides. */
const notByTrigger: Record<string, string> = {
  'public.collection_products insert': 'save_collection records the whole list',
  'public.collection_products update': 'save_collection records the whole list',
  'public.collection_products delete': 'save_collection records the whole list',
  'private.student_requests update': 'decide_student_request records the decision',
  'public.payments delete': 'undo_payment records it',
  'public.return_items delete': 'the entry of the correction that takes the item off the order',
  'private.invoices insert': 'invoices and credit notes name who issued them, and never change',
  'private.withdrawals insert': 'the order’s timeline says who stated it for a customer',
  'private.stock_receipts insert': 'the variants’ entries tell what arrived',
  'private.parcel_news insert': 'what carriers say stands in the order’s timeline',
  'private.audit_log insert': 'the log',
  'auth.users delete': 'the accounts of the sample, which are taken away with it',
  'private.sample delete': 'follows the sample',
  'private.sample update': 'follows the sample',
  'private.sample_rows delete': 'follows the sample',
  'public.settlements delete': 'those of the sample, which are taken away with it',
  'public.orders delete': 'those of the sample, which are taken away with it',
  'public.profiles update': 'a member’s language, which follows an order of their own',
  'private.email_outbox delete': 'mails to customers of the sample, which are taken away with it',
  'private.confirmed_emails delete': 'customers of the sample, which are taken away with it',
  'private.student_requests delete': 'customers of the sample, which are taken away with it',
  'private.welcome_requests delete': 'customers of the sample, which are taken away with it',
  'private.audit_log update': 'the log',
  'private.imports insert': 'the entries of the products that were imported',
  'private.imports update': 'the entries of the products that were imported',
  'private.import_rows insert': 'the entries of the products that were imported',
  'private.import_rows update': 'the entries of the products that were imported',
  'private.import_rows delete': 'an import can be taken back for an hour',
  'private.copied_pictures insert': 'the product’s entry has its picture',
  'private.copied_pictures update': 'the product’s entry has its picture',
  'private.order_calls insert': 'the order’s change records what came of the call',
  'public.order_items insert': 'the order’s correction records it',
  'public.order_items update': 'the order’s correction records it',
  'public.order_items delete': 'the order’s correction records it',
  'public.orders insert': 'an order’s history and channel say that an owner made it',
  'public.order_events update': 'an order’s history and channel say that an owner made it',
  'private.order_keys insert': 'follows the order',
  'private.new_orders delete': 'owners need no news of their own order',
  'private.push_orders delete': 'owners need no news of their own order',
  'private.push_subscriptions insert': 'an owner’s own browser',
  'private.push_subscriptions update': 'an owner’s own browser',
  'private.push_subscriptions delete': 'an owner’s own browser',
  'private.captcha_passes delete': 'follows the CAPTCHA that the owner switches on',
  'public.payments update': 'a correction closes payment pages over another sum',
  'public.settlements insert': 'settle_parcels records the whole list',
  'public.settlements update': 'settle_parcels records the whole list',
  'private.order_keys update': 'the entry of the link that it replaces',
  'public.shipment_items insert': 'the parcel’s entry',
  'public.returns insert': 'the return itself says when it was asked for',
  'public.return_items insert': 'the return itself says when it was asked for',
  'private.return_pictures insert': 'the return itself says when it was asked for',
  'private.return_pictures delete': 'what is over for ninety days',
  'private.exchange_holds insert': 'follows the return',
  'private.exchange_holds delete': 'follows the return',
  'private.exchange_holds update': 'follows the return',
  'private.holds insert': 'follows the order',
  'private.holds delete': 'follows the order',
  'private.holds update': 'follows the variant into which another was joined',
  'private.sales_variants update': 'follows the variant into which another was joined',
  'public.subscriptions update': 'follows the variant into which another was joined',
  'private.former_variants insert': 'the product’s change records its sizes and colours',
  'private.former_variants update': 'the product’s change records its sizes and colours',
  'private.discount_redemptions insert': 'follows the order',
  'private.discount_redemptions update': 'follows the order',
  'private.discount_redemptions delete': 'follows the order',
  'private.review_checks insert': 'the review’s change records that it was hidden or shown',
  'private.review_checks update': 'the review’s change records that it was hidden or shown',
  'private.review_reports delete': 'settled by looking at the review, whose change records what came of it',
  'private.review_pictures update': 'the list of reviews shows which pictures a review has',
  'private.review_requests insert': 'the order shows that and when it was asked about',
  'private.review_requests update': 'the order shows that and when it was asked about',
  'private.review_links insert': 'the order shows that and when it was asked about',
  'private.review_links delete': 'links that are too old',
  'private.event_outbox update': 'what waits for a service is dropped once it is off',
  'private.open_checkouts delete': 'carts of members that are kept no more once the reminders are off',
  'private.bound_uses insert': 'counts uses of a bound',
  'private.bound_uses delete': 'counts uses of a bound',
  'private.rate_limits insert': 'counts tries',
  'private.rate_limits update': 'counts tries',
  'private.rate_limits delete': 'counts tries',
  'auth.mfa_factors delete': 'remove_second_factor records it',
  'auth.sessions delete': 'remove_second_factor and remove_member record it',
  'public.page_versions insert': 'the page’s history shows it, with who and when',
  'public.page_versions update': 'the page’s history shows it, with who and when',
  'public.page_versions delete': 'the page’s history shows it, with who and when',
  'private.previews insert': 'a link that shows a draft for seven days',
  'private.previews delete': 'a link that shows a draft for seven days',
  'storage.objects insert': 'the platform’s table; a product’s change records its pictures',
  'storage.objects delete': 'the platform’s table; a product’s change records its pictures',
}

/** Columns that no entry names, by table. `id` and the times of touch triggers never are. */
const notRecorded: Record<string, string[]> = {
  // Ids, in place of which the log has names.
  'public.team_members': ['user_id', 'created_at', 'language'],
  'public.roles': ['slug', 'is_fixed', 'position'],
  'private.risk_rules': ['reason', 'place'],
  'private.blocked_phones': ['phone', 'author_id'],
  'private.pardons': ['known_by', 'author_id'],
  // What a rule wants follows the rule.
  'private.order_risks': ['order_id', 'action', 'author_id'],
  'private.admin_invitations': ['token_hash', 'author_id', 'created_at'],
  'public.deals': ['product_id', 'sold'],
  'public.product_variants': ['product_id'],
  'public.product_translations': ['product_id'],
  'public.shipping_methods': ['zone_id'],
  'public.courier_fees': ['zone_id'],
  // Rows under a former slug are not the owner's change.
  'public.collections': ['created_at', 'former_of', 'size_chart_id'],
  // The first is recorded as the page's address; the other names a picture, which the list of pictures shows.
  'public.categories': ['page_id', 'picture_id', 'created_at'],
  'public.departments': ['created_at', 'size_chart_id'],
  'public.collection_groups': ['created_at'],
  // Derived or counted.
  'public.products': [
    ...['discount', 'quantity', 'sizes_left', 'rating', 'review_count', 'prominence', 'restocked_at'],
    ...['created_at', 'search', 'stars', 'bucket_id', 'units_sold', 'price_to'],
  ],
  // The first is derived; the others name pictures, which the list of pictures shows.
  'public.shop_settings': ['payment_methods', 'logo_id', 'logo_dark_id', 'mark_id', 'frieze_id', 'corner_id'],
  // What stays as it was made, and what follows from publishing.
  'public.pages': ['kind', 'department_id', 'is_fixed', 'created_at'],
  // How its file is stored, whose name is recorded.
  'public.media': [
    'kind',
    'widths',
    'formats',
    'width',
    'height',
    'bytes',
    'color',
    'has_icons',
    'created_at',
  ],
  // Browsers keep sizes by it: it is made with the chart, and no owner sees it.
  'public.size_charts': ['slug', 'position', 'created_at'],
  // Which of the menus it is, by which the log names it.
  'public.menus': ['slug'],
  // What the words are said of, which stays.
  'public.synonyms': ['key', 'sort'],
  'public.makers': ['created_at'],
  // What stays.
  'private.retention': ['name', 'least', 'place'],
  // Derived from the names.
  'public.option_words': ['words'],
  // Recorded as percent_off or amount_off; the rest is what the shop's own codes have.
  'public.discounts': ['value', 'mailbox', 'source', 'batch_id', 'created_at'],
  // Its number names the entry; the rest follows its state.
  'public.returns': [
    ...['number', 'order_id', 'refund_id', 'request_hash', 'exchange_order_id', 'exchanged_amount'],
    ...['requested_at', 'decided_at', 'received_at', 'closed_at'],
  ],
  // What the shopper asked for, which the return shows.
  'public.return_items': [
    ...['return_id', 'order_item_id', 'quantity', 'reason', 'words'],
    ...['wanted_variant_id', 'wanted_size', 'wanted_color', 'wanted_price'],
  ],
  // The secret's hash is no one's to read, and the order's number names the entry.
  'private.replaced_order_links': ['token_hash', 'order_id', 'author_id'],
  // What follows the parcel's contents, its state and the settlement.
  'public.shipments': [
    ...['order_id', 'tracking_code', 'amount_to_collect', 'fee', 'shipped_at', 'delivered_at', 'returned_at'],
    ...['settlement_id', 'collected_amount'],
  ],
  // What the buyer ordered and what follows payments; owners change the recorded columns only.
  'public.orders': [
    ...[
      'channel',
      'language',
      'withdrawal_days',
      'order_number',
      'user_id',
      'customer_name',
      'customer_email',
      'customer_key',
      'customer_phone',
      'shipping_address',
    ],
    ...['payment_method', 'subtotal', 'shipping_cost', 'total_amount', 'currency', 'customer_note'],
    ...[
      'cancelled_at',
      'created_at',
      'payment_due_at',
      'paid_amount',
      'refunded_amount',
      'refund_pending_amount',
    ],
    ...[
      'payment_status',
      'due_amount',
      'shipping_method',
      'estimated_from',
      'return_days',
      'discount_amount',
      'discount_code',
    ],
    ...['discount_title', 'discount_id', 'phone_e164', 'next_call_at'],
  ],
  'public.payments': [
    ...['order_id', 'provider', 'reference', 'currency', 'status', 'author_id', 'expires_at', 'created_at'],
    'disputed_at',
  ],
  'public.refunds': ['payment_id', 'status', 'reference', 'author_id', 'created_at', 'settled_at'],
  // Texts of shoppers, and that an owner read a message.
  'public.reviews': [
    ...['product_id', 'author_name', 'rating', 'title', 'body', 'verified', 'created_at', 'language'],
    'answered_at',
  ],
  'private.review_settings': ['asks_since'],
  // The entry’s own name.
  'private.event_receivers': ['name'],
  'private.campaign_costs': ['created_at'],
  'public.messages': [
    ...['name', 'email', 'subject', 'body', 'business', 'category', 'city', 'phone', 'website', 'created_at'],
    ...['read_at', 'language'],
  ],
  'public.subscriptions': ['email', 'language', 'created_at'],
  // The log keeps no text about a customer.
  'public.customer_notes': ['customer_key', 'note', 'author_id'],
  'public.customer_tags': ['customer_key', 'tag'],
  // The totals are the entry; the order keeps what changed, with the customer's texts.
  'private.order_corrections': ['order_id', 'order_number', 'before', 'after', 'currency', 'author_id', 'at'],
  'public.order_notes': ['order_id', 'author_id', 'created_at'],
  'public.admin_views': ['created_at'],
  'private.captcha': ['only_row'],
  'private.bounds': ['name', 'standard', 'per', 'minutes', 'place'],
  'private.suppressed_emails': ['email', 'detail', 'created_at'],
  'private.email_outbox': [
    ...['recipient', 'payload', 'created_at', 'sent_at', 'attempts', 'last_error', 'next_try_at', 'lease'],
    ...['unsubscribe_token', 'mailbox', 'is_unconfirmed', 'source', 'language'],
  ],
}

/**
 * Every table and operation that a signed-in owner can reach and others cannot: by a policy and a grant, or by a function
 * that asks for an owner, with all that it calls.
 */
async function ownerWrites(): Promise<string[]> {
  const byPolicy = await shop.sql<{ write: string }>(`
    select distinct n.nspname || '.' || c.relname || ' ' || o.operation as write
    from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
    cross join lateral (values ('insert', 'a'), ('update', 'w'), ('delete', 'd')) as o (operation, command)
    where p.polcmd in (o.command::"char", '*')
      and concat(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) like '%private.may(%'
      and (n.nspname = 'storage' or has_table_privilege('authenticated', c.oid, o.operation)
        or o.operation <> 'delete' and has_any_column_privilege('authenticated', c.oid, o.operation))`)
  const functions = await shop.sql<{ name: string; source: string; isOpen: boolean }>(`
    select n.nspname || '.' || p.proname as name, regexp_replace(p.prosrc, '--[^\\n]*', '', 'g') as source,
      n.nspname = 'public' and has_function_privilege('authenticated', p.oid, 'execute') as "isOpen"
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')`)
  const sources = new Map<string, string>()
  for (const { name, source } of functions) sources.set(name, `${sources.get(name) ?? ''} ${source}`)
  const calledBy = (source: string) => source.match(/private\.\w+(?=\s*\()/g) ?? []
  const asksForOwner = (source: string) => /private\.(only|may)\(/.test(source)
  const found = new Set(byPolicy.map(({ write }) => write))
  for (const { name, source, isOpen } of functions) {
    if (!isOpen || ![source, ...calledBy(source).map((each) => sources.get(each) ?? '')].some(asksForOwner))
      continue
    const reached = new Set([name])
    for (const each of reached) {
      const text = sources.get(each) ?? ''
      for (const called of calledBy(text)) reached.add(called)
      for (const [, verb = '', table] of text.matchAll(
        /(insert|update|delete)\s+(?:into\s+|from\s+)?((?:public|private|auth|storage)\.\w+)/g,
      ))
        found.add(`${table} ${verb}`)
      for (const [, table] of text.matchAll(/insert into\s+(\w+\.\w+)[^;]*do update/g))
        found.add(`${table} update`)
    }
  }
  return [...found].sort()
}

const ofTable = (table: string) => triggers.filter((trigger) => trigger.table === table)
const audited = () => [...new Set(triggers.map(({ table }) => table))].sort()
/** `public.deals` as the log names it. */
const inLog = (table: string) => v.parse(v.picklist(auditTables), table.split('.')[1])

describe('the change log', () => {
  it('the ways in which an owner writes are found in the database', () => {
    for (const known of [
      'public.deals insert',
      'public.refunds insert',
      'public.team_members delete',
      'public.messages update',
    ])
      expect(writes).toContain(known)
    expect(writes.length).toBeGreaterThan(45)
  })

  it('the change log records every table and operation that an owner can write', () => {
    const missing = writes.filter((write) => {
      const [table = '', operation] = write.split(' ')
      return !ofTable(table).some(({ type }) => type & operationBits[operation as Operation])
    })
    expect(missing.sort()).toEqual(Object.keys(notByTrigger).sort())
  })

  it('the change log records every column of those tables that an owner decides', async () => {
    const columns = await shop.sql<{ table: string; column: string }>(
      `
      select table_schema || '.' || table_name as table, column_name as column from information_schema.columns
      where table_schema || '.' || table_name = any ($1) and column_name not in ('id', 'updated_at')`,
      [audited()],
    )
    for (const table of audited()) {
      const recorded = ofTable(table).flatMap(({ args }) => args.slice(1))
      const left = columns.filter((each) => each.table === table && !recorded.includes(each.column))
      expect([table, left.map(({ column }) => column).sort()]).toEqual([
        table,
        (notRecorded[table] ?? []).sort(),
      ])
    }
  })

  it('the change log has words for every table, operation and column', () => {
    for (const table of audited())
      for (const operation of ['insert', 'update', 'delete'] as const)
        expect(auditOperation(inLog(table), operation)).toMatch(/^[a-z ]+$/)
    const columns = triggers.flatMap(({ args }) => args.slice(1))
    expect(columns.filter((column) => auditField(column) === null)).toEqual([])
    for (const written of ['products', 'products_moved_to', 'collection_order', 'status'])
      expect(auditField(written)).not.toBeNull()
  })

  it('the change log has no words for a column that nothing records', async () => {
    const [{ source } = { source: '' }] = await shop.sql<{ source: string }>(
      `select string_agg(prosrc, ' ') as source from pg_proc where pronamespace = 'private'::regnamespace`,
    )
    const columns = triggers.flatMap(({ args }) => args.slice(1))
    const named = Object.keys({ ...auditColumns, ...sellingColumns, ...teamColumns })
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((name) => !columns.includes(name) && !source.includes(`'${name}'`))).toEqual([])
  })

  it('the change log shows money in its currency, times as times, names for ids, and never JSON', async () => {
    const amounts = (
      await shop.sql<{ name: string }>(`
        select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
        where data_type = 'numeric' and numeric_scale = 2`)
    ).map(({ name }) => name)
    const unseen: string[] = []
    await shop.database.transaction(async (tx) => {
      await tx.exec(fixtureRows)
      for (const table of audited()) {
        const { text, params, before } = insertion(table)
        if (before?.startsWith('insert')) await tx.exec(before)
        if (!before?.startsWith('delete')) await tx.query(text, params)
        const { rows } = await tx.query<{ row: Row }>(
          `select private.audit_row($1, to_jsonb(t)) as row from ${table} t limit 200`,
          [table.split('.')[1]],
        )
        for (const column of new Set(ofTable(table).flatMap(({ args }) => args.slice(1)))) {
          const values = [...rows.map(({ row }) => row[column]), samples[`${table}.${column}`]]
          const shown = values
            .filter((value) => value !== null && value !== undefined)
            .map((value) => auditValue(column, value, { currency: 'MAD', now: Date.now() }))
          if (shown.length === 0) unseen.push(`${table}.${column}`)
          for (const words of shown) {
            const where = `${table}.${column}: ${words}`
            // Texts of pages name facts of the shop in braces.
            expect(words.replace(/\{[a-z_]+\}/g, ''), where).not.toMatch(
              /[0-9a-f]{8}-[0-9a-f]{4}-|[{}[\]"]|\d{4}-\d\d-\d\d|[a-z]_[a-z]|undefined|NaN/,
            )
            if (amounts.includes(`${table}.${column}`) || column === 'amount_off')
              expect(words, where).toContain('MAD')
          }
        }
      }
      await tx.rollback()
    })
    expect(unseen).toEqual([])
  })
})

/** What no row of the sample data has. */
const samples: Row = {
  'public.collections.image_url': '/a/linen.webp',
  'public.collections.rule': { newDays: 30, onSale: true, priceBelow: 20, fewLeft: true },
  'public.products.publish_at': '2026-01-02T10:00:00Z',
  'public.product_translations.seo_title': 'Titre',
  'public.product_translations.seo_description': 'Une description',
  'private.origin_settings.since': '2026-01-02T10:00:00Z',
  'private.order_risks.released_at': '2026-01-02T10:00:00Z',
  'public.products.cost': 8.5,
  'public.products.weight_grams': 250,
  'public.products.low_stock': 3,
  'public.product_variants.price': 30,
  'public.product_variants.original_price': 40,
  'public.product_variants.cost': 8.5,
  'public.product_variants.weight_grams': 250,
  'public.product_variants.low_stock': 3,
  'public.shop_settings.withdrawal_days': 14,
  'public.shop_settings.measure_detail': 'Contents',
  'public.shop_settings.exchange_days': 14,
  'public.shop_settings.card_provider': 'cmi',
  'public.shop_settings.bank_holder': 'Zellige',
  'public.shop_settings.bank_name': 'Bank',
  'public.shop_settings.bank_account': '1',
  'public.shop_settings.bank_swift': 'A',
  'public.shop_settings.support_phone': '+212 522 12 34 56',
  'public.shop_settings.legal_phone': '+212 522 12 34 56',
  'public.shop_settings.support_chat_url': 'https://chat.example/shop',
  'public.shop_settings.instagram_url': 'https://www.instagram.com/shop',
  'public.shop_settings.tiktok_url': 'https://www.tiktok.com/@shop',
  'public.shop_settings.pinterest_url': 'https://www.pinterest.com/shop',
  'public.shop_settings.facebook_url': 'https://www.facebook.com/shop',
  'public.deals.customer_limit': 2,
  'public.discounts.amount_off': 12.5,
  'public.discounts.collection_slugs': ['Dresses'],
  'public.discounts.product_ids': ['Trousers'],
  'public.discounts.customer_limit': 1,
  'public.discounts.ends_at': '2026-01-02T10:00:00Z',
  'public.discounts.total_limit': 1,
  'public.orders.cancel_reason': 'out_of_stock',
  'public.orders.carrier': 'Amana',
  'public.shipments.tracking_url': 'https://courier.example/1',
  'public.orders.tracking_number': 'A1',
  'public.return_items.received': 2,
  'public.return_items.condition': 'unused',
  'public.return_items.restocked': true,
  'public.return_items.refund_amount': 12.5,
  'private.replaced_order_links.replaced_at': '2026-01-02T10:00:00Z',
  'public.refunds.reason': 'Torn',
  'public.payments.note': 'Late',
  'public.messages.handled_at': '2026-01-02T10:00:00Z',
  'private.email_outbox.failed_at': '2026-01-02T10:00:00Z',
  'private.email_outbox.dropped_at': '2026-01-02T10:00:00Z',
}

function insertion(table: string) {
  const access = tables[table]
  if (!access) throw new Error(`No row for ${table}`)
  const columns = Object.keys(access.row)
  // A variant's SKU is judged at the end of the statement, by when nothing can be left out.
  const ifThere = table === 'public.product_variants' ? '' : ' on conflict do nothing'
  return {
    text: `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')})${ifThere}`,
    params: Object.values(access.row),
    before: access.before,
  }
}

describe('an entry', () => {
  const newest = async (table: string, count = 1) =>
    answer(
      shop.clients.owner.rpc('audit_entries', { p_table: table, p_limit: count }),
      v.array(v.looseObject({ label: v.string() })),
    )
  const order = async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 5 }] })
    const placed = await place(
      shop.clients.shopper,
      orderArgs([product.line()], 60, { p_payment_method: 'bank' }),
    )
    return { product, ...placed }
  }

  it('the change log tells when an owner published a page, or when it will be', async () => {
    const { owner } = shop.clients
    const page = { id: crypto.randomUUID(), slug: 'published-page', title: 'A page' }
    await owner.from('pages').insert(page)
    const publish = async (at?: string) => {
      const { data } = await owner.rpc('save_draft', { p_page: page.id, p_sections: [] })
      const { saved_at } = v.parse(v.object({ saved_at: v.string() }), data)
      const asked = { p_page: page.id, p_seen: saved_at, ...(at && { p_at: at }) }
      expect((await owner.rpc('publish_page', asked)).error).toBeNull()
    }
    const version = v.looseObject({
      label: v.string(),
      operation: v.literal('update'),
      difference: v.object({ published_version: v.tuple([v.nullable(v.string()), v.string()]) }),
    })
    const entries = async () =>
      answer(owner.rpc('audit_entries', { p_table: 'pages', p_limit: 1 }), v.array(version))
    await publish()
    const [first] = await entries()
    expect(first?.label).toBe(page.slug)
    expect(first?.difference.published_version[0]).toBeNull()
    const now = first?.difference.published_version[1] ?? ''
    expect(Date.now() - Date.parse(now)).toBeLessThan(60_000)
    const later = new Date(Date.now() + 3_600_000).toISOString()
    await publish(later)
    const [second] = await entries()
    const [before, after] = second?.difference.published_version ?? []
    expect(Math.abs(Date.parse(before ?? '') - Date.parse(now))).toBeLessThan(1000)
    expect(Date.parse(after ?? '')).toBe(Date.parse(later))
  })

  it('the change log tells of a payment, its removal and a refund under the order’s number', async () => {
    const { id, order_number } = await order()
    const { owner } = shop.clients
    const pay = () => owner.rpc('record_payment', { p_order_id: id, p_amount: 60, p_method: 'bank' })
    await pay()
    expect(await newest('payments')).toMatchObject([
      {
        label: order_number,
        operation: 'insert',
        currency: 'USD',
        difference: { amount: [null, 60], method: [null, 'bank'] },
      },
    ])
    const find = () => shop.one<{ id: string }>('select id from public.payments where order_id = $1', [id])
    await owner.rpc('undo_payment', { p_payment_id: (await find()).id })
    expect(await newest('payments')).toMatchObject([{ label: order_number, operation: 'delete' }])
    await pay()
    await owner.rpc('record_refund', {
      p_payment_id: (await find()).id,
      p_amount: 5,
      p_reason: 'Torn',
      p_way: 'cash',
      p_seen: 0,
    })
    expect(await newest('refunds')).toMatchObject([
      {
        label: order_number,
        operation: 'insert',
        difference: { amount: [null, 5], way: [null, 'cash'], reason: [null, 'Torn'] },
      },
    ])
  })

  it('the change log tells of notes about customers and of subscriptions without their text or address', async () => {
    const { owner } = shop.clients
    await owner.from('customer_notes').insert({ customer_key: 'nadia@example.com', note: 'Private matter' })
    await owner.from('customer_notes').delete().eq('customer_key', 'nadia@example.com')
    expect(await newest('customer_notes', 2)).toMatchObject([
      { label: 'n…@example.com', operation: 'delete' },
      { label: 'n…@example.com', operation: 'insert' },
    ])
    await shop.sql(
      "insert into public.subscriptions (email, topic) values ('nadia@example.com', 'newsletter')",
    )
    await owner.from('subscriptions').delete().eq('email', 'nadia@example.com')
    expect(await newest('subscriptions')).toMatchObject([
      { label: 'n…@example.com', operation: 'delete', difference: { topic: ['newsletter', null] } },
    ])
    expect(await shop.sql("select from private.audit_log l where l::text ~ 'Private matter|nadia@'")).toEqual(
      [],
    )
  })

  it('the change log tells of messages that are settled or deleted, not of reading them', async () => {
    const id = crypto.randomUUID()
    await shop.sql(
      "insert into public.messages (id, kind, name, email, body) values ($1, 'contact', 'A', 'a@example.com', 'x')",
      [id],
    )
    const messages = shop.clients.owner.from('messages')
    await messages.update({ read_at: new Date().toISOString() }).eq('id', id)
    expect(await newest('messages')).toEqual([])
    await messages.update({ handled_at: new Date().toISOString() }).eq('id', id)
    await messages.delete().eq('id', id)
    expect(await newest('messages', 3)).toMatchObject([{ operation: 'delete' }, { operation: 'update' }])
    expect((await newest('messages'))[0]?.label).toMatch(/^[A-Z0-9-]+$/)
  })

  it('the change log tells of an order’s mail that is sent again, as a new one or after it failed', async () => {
    const { id } = await order()
    const { mail } = await shop.one<{ mail: number }>(
      "update private.email_outbox set sent_at = now() where payload ->> 'order_id' = $1 and template = 'order-pending' returning id as mail",
      [id],
    )
    await shop.clients.owner.rpc('resend_order_mail', { p_id: mail })
    expect(await newest('email_outbox')).toMatchObject([
      { operation: 'insert', difference: { template: [null, 'order-pending'] } },
    ])
    await shop.sql('update private.email_outbox set sent_at = null, failed_at = now() where id = $1', [mail])
    await shop.clients.owner.rpc('resend_order_mail', { p_id: mail })
    expect(await newest('email_outbox')).toMatchObject([{ operation: 'update' }])
  })

  it('the change log tells of the order of collections once, with their names', async () => {
    const listed = await shop.sql<{ slug: string; name: string }>(
      "select slug, name from public.collections where group_slug = 'style' and former_of is null order by position, slug",
    )
    const group = listed.length > 1 ? 'style' : 'women'
    const rows = await shop.sql<{ slug: string; name: string }>(
      'select slug, name from public.collections where group_slug = $1 and former_of is null order by position, slug',
      [group],
    )
    const seen = rows.map(({ slug }) => slug)
    const { error } = await shop.clients.owner.rpc('order_collections', {
      p_group: group,
      p_slugs: [...seen].reverse(),
      p_seen: seen,
    })
    expect(error).toBeNull()
    const names = rows.map(({ name }) => name)
    expect(await newest('collections')).toMatchObject([
      { label: group, difference: { collection_order: [names, [...names].reverse()] } },
    ])
  })

  it('the change log names an admin added in the SQL editor, and the product of stock that is gone', async () => {
    await shop.sql("select private.make_admin('other@zellige.example')")
    expect(await newest('team_members')).toMatchObject([
      { actor: null, label: 'other@zellige.example', operation: 'insert' },
    ])
    await shop.clients.owner.rpc('remove_member', { p_email: 'other@zellige.example' })
    const { owner } = shop.clients
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 5 }] })
    const { id, title } = await shop.one<{ id: string; title: string }>(
      'select id, title from public.products where slug = $1',
      [product.slug],
    )
    await owner.from('product_variants').update({ quantity: 6 }).eq('product_id', id)
    await owner.from('products').delete().eq('id', id)
    expect(await newest('product_variants')).toMatchObject([
      { label: title, difference: { quantity: [5, 6] } },
    ])
  })
})
