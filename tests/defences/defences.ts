// What holds attackers and accidents off, each with the test that has to turn red without it.

type Place = {
  /** What the table calls it. */
  name: string
  /** The file of the test, and words of its name or of the group that it is in, as they stand in the code. */
  file: string
  test: string
}
export type Defence = Place &
  (
    | { /** Runs as the last migration. */ sql: string }
    | { /** A change of one file. */ source: string; find: string; put: string }
  )

/** Replaces text in a function as it is after all migrations. */
const swap = (signature: string, find: string, put: string) => `do $swap$
declare
  v_before text := pg_get_functiondef('${signature}'::regprocedure);
  v_after text := replace(v_before, $a$${find}$a$, $b$${put}$b$);
begin
  if v_after = v_before then raise exception 'nothing to take out of ${signature}'; end if;
  execute v_after;
end $swap$;`

const attacks = 'tests/database/attacks.test.ts'
const discounts = 'tests/database/discounts.test.ts'
const corrections = 'tests/database/corrections.test.ts'
const mail = 'tests/database/mail.test.ts'
const mailOverview = 'tests/database/mail-overview.test.ts'
const audit = 'tests/database/audit.test.ts'
const origins = 'tests/database/origins.test.ts'
const events = 'tests/database/events.test.ts'
const reviewRequests = 'tests/database/review-requests.test.ts'
const mailBounds = 'tests/database/mail-bounds.test.ts'
const bounds = 'tests/database/bounds.test.ts'
const strangers = 'tests/database/strangers.test.ts'
const inputRules = 'tests/database/input-rules.test.ts'
const payments = 'tests/database/payments.test.ts'
const returns = 'tests/database/returns.test.ts'
const withdrawals = 'tests/database/withdrawal.test.ts'
const vat = 'tests/database/vat.test.ts'
const exchanges = 'tests/database/exchanges.test.ts'
const shipments = 'tests/database/shipments.test.ts'
const settlements = 'tests/database/settlements.test.ts'
const twoFactor = 'tests/database/two-factor.test.ts'
const team = 'tests/database/team.test.ts'
const invitations = 'tests/database/invitations.test.ts'
const ownerOrders = 'tests/database/owner-orders.test.ts'
const ownersConcurrency = 'tests/platform/owners-concurrency.test.ts'
const orderChannel = 'tests/platform/order-channel.test.ts'
const pushes = 'tests/database/push.test.ts'
const paymentConcurrency = 'tests/platform/payment-concurrency.test.ts'
const captcha = 'tests/database/captcha.test.ts'
const concurrency = 'tests/platform/concurrency.test.ts'
const placeOrder = 'private.place_order(text,jsonb,jsonb,jsonb,text,numeric,uuid,text)'

export const defences: Defence[] = [
  {
    name: 'a CAPTCHA’s pass is for one request',
    sql: swap(
      'private.take_captcha_pass(text,text,text)',
      'delete from private.captcha_passes p',
      'perform from private.captcha_passes p',
    ),
    file: captcha,
    test: 'takes a pass once',
  },
  {
    name: 'orders ask for the CAPTCHA',
    sql: 'drop trigger ask_captcha on public.orders;',
    file: captcha,
    test: 'is refused without a pass, and says what to show',
  },
  {
    name: 'the CAPTCHA’s answer is for this site and form',
    source: 'supabase/functions/_shared/captcha/siteverify.ts',
    find: "return isOurs && (provider !== 'turnstile' || answer.action === action) ? null : 'CAPTCHA_FAILED'",
    put: 'return null',
    file: captcha,
    test: 'refuses an answer that is',
  },
  {
    name: 'the owner passes the CAPTCHA before it is switched on',
    sql: swap(
      'private.save_captcha(text,text)',
      "perform private.take_captcha_pass('setup', p_provider, p_site_key);",
      '',
    ),
    file: captcha,
    test: 'needs the owner to pass it, with the same provider and site key',
  },
  {
    name: 'row-level security of the orders',
    sql: 'alter table public.orders disable row level security;',
    file: attacks,
    test: 'another user’s order, asked for directly',
  },
  {
    name: 'a policy: members add addresses for themselves only',
    sql: `drop policy "member adds own" on public.addresses;
      create policy "member adds own" on public.addresses for insert to authenticated with check (true);`,
    file: attacks,
    test: 'rows in another member’s name',
  },
  {
    name: 'the owner is a row, not what an account says',
    sql: `create or replace function private.may(variadic p_rights text[]) returns boolean
      language sql stable security definer set search_path = ''
      as $$ select private.my_rights() && p_rights
        or coalesce((select u.raw_user_meta_data ->> 'role' from auth.users u where u.id = (select auth.uid())), '') = 'admin' $$;`,
    file: attacks,
    test: 'owner by what the account says about itself',
  },
  {
    name: 'a return needs the order’s secret or its member',
    sql: swap(
      'private.return_access(orders,text)',
      'when p_order.id is null then null',
      "when p_order.id is not null then 'full'",
    ),
    file: attacks,
    test: 'a return of an order without its secret',
  },
  {
    name: 'a contract is withdrawn from by who has its order',
    sql: swap(
      'private.withdraw_from_order(uuid,uuid,text,text,text,jsonb)',
      'private.return_access(o, p_token) is not null',
      'true',
    ),
    file: attacks,
    test: 'a withdrawal from an order without its secret',
  },
  {
    name: 'the receipt of a withdrawal goes to the order’s address',
    sql: swap(
      'private.withdraw_from_order(uuid,uuid,text,text,text,jsonb)',
      'is distinct from private.email_line(v_order.customer_email)',
      'is null',
    ),
    file: withdrawals,
    test: 'the receipt goes to the order’s address and to no other',
  },
  {
    name: 'the receipt of a withdrawal repeats nothing but a name',
    sql: swap(
      'private.withdrawal_mail_facts(private.email_outbox)',
      "length(w.name) <= 60 and w.name !~ '[^[:alpha:] ''’-]'",
      'true',
    ),
    file: withdrawals,
    test: 'repeats the name',
  },
  {
    name: 'a withdrawal is stated while it can be',
    sql: swap(
      'private.withdraw_from_order(uuid,uuid,text,text,text,jsonb)',
      'not private.can_withdraw(v_order)',
      'false',
    ),
    file: withdrawals,
    test: 'a shop without it sends nothing about it, and refuses',
  },
  {
    name: 'who only reads money issues no invoice',
    sql: swap(
      'private.issue_invoices(text[])',
      "perform private.only('payments');",
      "perform private.only('money');",
    ),
    file: team,
    test: 'an accountant issues no invoice',
  },
  {
    name: 'credit notes leave nothing of an invoice’s tax',
    sql: swap(
      'private.credit_vat(uuid,uuid,numeric)',
      'when s.share = s.gross then s.tax else',
      'when false then s.tax else',
    ),
    file: vat,
    test: 'whatever is refunded in whatever steps',
  },
  {
    name: 'no more of an item is returned than was ordered',
    sql: swap('private.check_returned(uuid)', 'if v_over is not null then', 'if false then'),
    file: returns,
    test: 'only of what was delivered and is not in another return',
  },
  {
    name: 'pictures of returns are pictures',
    sql: swap(
      'private.picture_type(bytea)',
      'select case',
      "select case when octet_length(p_data) > 0 then 'image/png'",
    ),
    file: attacks,
    test: 'pictures of a return that are none',
  },
  {
    name: 'a return is refunded once',
    sql: swap('private.return_after_refund()', "if v_return.state <> 'received' then", 'if false then'),
    file: returns,
    test: 'closes by a provider refund once; one that fails opens the return again',
  },
  {
    name: 'an order with a return is not cancelled',
    sql: swap('private.order_keeps_returns()', "perform private.fail(409, 'HAS_RETURNS');", 'null;'),
    file: returns,
    test: 'cannot cancel an order with a return, which would return its stock twice',
  },
  {
    name: 'the trigger that keeps an order fixed',
    sql: swap('private.order_before_update()', "perform private.fail(403, 'ORDER_IS_FIXED');", 'null;'),
    file: attacks,
    test: 'what is fixed, changed with the owner’s session',
  },
  {
    name: 'the total is worked out by the database',
    sql: swap(
      'private.check_total(private.priced_cart,numeric,private.offer[],text)',
      'c.total <> p_expected_total',
      'false',
    ),
    file: attacks,
    test: 'a total that the client computed',
  },
  {
    name: 'uses of a limited discount wait for each other',
    sql: swap(placeOrder, 'if (v_cart.applied).is_limited then', 'if false then'),
    file: 'tests/platform/discount-concurrency.test.ts',
    test: 'of two hundred that use a code with fifty places at once, fifty do',
  },
  {
    name: 'a cancelled order gives its discount back',
    sql: swap(
      'private.order_before_update()',
      'where r.order_id = new.id and r.returned_at is null',
      'where false',
    ),
    file: discounts,
    test: 'is given back once when its order is cancelled',
  },
  {
    name: 'a discount is taken again with its limits',
    sql: swap('private.retake_discount(orders)', "p_order.id) = 'used_up'", "p_order.id) = 'none'"),
    file: discounts,
    test: 'is refused to an order that is taken up when others have used it up',
  },
  {
    name: 'a code is for its mailbox alone',
    sql: swap(
      'private.discount_problem(discounts,text,uuid,uuid)',
      'if d.mailbox <> private.mailbox(p_customer) then',
      'if false then',
    ),
    file: discounts,
    test: 'gets a code for the first order of a confirmed mailbox, once',
  },
  {
    name: 'codes are read by functions alone',
    sql: `grant select on public.discounts to anon, authenticated;
      create policy "all read" on public.discounts for select to anon, authenticated using (true);`,
    file: attacks,
    test: 'discounts, their uses and delivery read or written as tables',
  },
  {
    name: 'orders of one customer take turns',
    sql: swap(
      placeOrder,
      "perform private.take_turn(k.key) from unnest(private.customer_turns(v_customer, v_buyer ->> 'phone', v_user)) as k (key);",
      '',
    ),
    file: 'tests/platform/hold-concurrency.test.ts',
    test: 'of forty orders of one mailbox at once, fifteen are made',
  },
  {
    name: 'what one customer’s unpaid orders may hold',
    sql: swap(
      'private.check_holds(private.cart_line[],text,text,uuid)',
      'if v_reason is not null then',
      'if false then',
    ),
    file: attacks,
    test: 'one mailbox in many spellings',
  },
  {
    name: 'guests’ share of a variant',
    sql: swap(placeOrder, 'perform private.check_shares(v_lines, p_payment_method);', 'null;'),
    file: attacks,
    test: 'ten guests by card',
  },
  {
    name: 'guests’ share of a deal',
    sql: swap(
      'private.check_shares(private.cart_line[],text)',
      'case when w.deal_id is not null and',
      'case when false and',
    ),
    file: attacks,
    test: 'a deal emptied by orders that are never paid',
  },
  {
    name: 'the most of one variant in an order',
    sql: swap('private.check_line_limit(private.cart_line[])', 'if v_over is not null then', 'if false then'),
    file: attacks,
    test: 'the same variant in many lines',
  },
  {
    name: 'a deal’s limit per customer',
    sql: swap('private.price_for(uuid,int,text,uuid,uuid)', 'if v_limit <', 'if false and v_limit <'),
    file: 'tests/database/holds.test.ts',
    test: 'leaves a customer who had as many the usual price',
  },
  {
    name: 'an unconfirmed order counts against no customer',
    sql: swap(
      'private.counts_for(orders,text,uuid,boolean)',
      '(private.is_order_confirmed(p_order) or',
      '(true or',
    ),
    file: strangers,
    test: 'is not spent by who types the address',
  },
  {
    name: 'unpaid orders under another’s address hold nothing of that customer’s',
    sql: swap(
      'private.check_holds(private.cart_line[],text,text,uuid)',
      'h.network = v_network or private.is_order_confirmed((select o from public.orders o where o.id = h.order_id))',
      'true',
    ),
    file: strangers,
    test: 'leave that customer free to order',
  },
  {
    name: 'a phone’s history counts from handed-over parcels and recorded calls',
    sql: swap('private.returned_orders(text,text)', '(private.is_phone_confirmed(o) or', '(true or'),
    file: strangers,
    test: 'a phone’s history counts',
  },
  {
    name: 'one answer for every unconfirmed address',
    sql: swap(
      'private.discount_problem(discounts,text,uuid,uuid)',
      'if not c.is_confirmed then',
      'if false then',
    ),
    file: strangers,
    test: 'answers every unconfirmed address alike',
  },
  {
    name: 'wrong codes count against their source',
    sql: swap(
      'private.code_wait(text,text)',
      'when v_tried is not null then private.use_bound',
      'when false then private.use_bound',
    ),
    file: bounds,
    test: 'end a network’s tries',
  },
  {
    name: 'asking with a code who has ordered counts against its source',
    sql: swap(
      'private.tried_by_code(text,text)',
      'd.customer_limit is not null or d.is_first_order',
      'false',
    ),
    file: bounds,
    test: 'by asking of one address after the other',
  },
  {
    name: 'few uses of a limited code are held by one network',
    sql: swap('private.check_code_uses(uuid,text)', 'and v_limit <= (', 'and 100000 <= ('),
    file: bounds,
    test: 'is held by few unpaid orders of one network',
  },
  {
    name: 'limits of forms count by network',
    sql: swap('private.link_wait()', 'private.client_network()', "'all'"),
    file: attacks,
    test: 'a form closed for everybody by one client',
  },
  {
    name: 'wrong tracking does not count against who has the order',
    sql: swap('private.track_order(text,text,text[])', 'v_free := exists (', 'v_free := false and exists ('),
    file: attacks,
    test: 'by wrong tracking, with',
  },
  {
    name: 'a stranger’s order does not rename a customer',
    sql: swap('private.naming_order(text)', 'order by t.rank desc,', 'order by o.created_at desc,'),
    file: attacks,
    test: 'a customer’s name, by a guest',
  },
  {
    name: 'only what is paid for or delivered is trending',
    sql: swap(
      'private.trending(int)',
      "(o.order_status = 'delivered' or o.paid_amount > o.refunded_amount)",
      'true',
    ),
    file: attacks,
    test: 'what is trending',
  },
  {
    name: 'quantities are whole numbers from 1 to 99',
    sql: swap('private.check_items(jsonb)', "or e.line ->> 'quantity' !~ '^[1-9][0-9]?$'", ''),
    // The total and a check would still stop most of it, later and less kindly.
    file: 'tests/database/place-order.test.ts',
    test: 'has quantity 0',
  },
  {
    name: 'the locks on what is bought',
    sql: `create or replace function private.lock_variants(p_ids uuid[]) returns void language sql as 'select';`,
    file: concurrency,
    test: '500 buyers for 37 items',
  },
  {
    name: 'one request per idempotency key at a time',
    sql: swap(placeOrder, 'perform private.take_turn(hashtextextended(p_idempotency_key, 0));', ''),
    file: concurrency,
    test: 'makes one order of 100 requests',
  },
  {
    name: 'a correction is made against the order that the owner saw',
    sql: swap(
      'private.check_correctable(public.orders,timestamptz)',
      'p_order.updated_at is distinct from p_seen',
      'false',
    ),
    file: corrections,
    test: 'when the order changed since the owner saw it',
  },
  {
    name: 'a cancelled order is not corrected',
    sql: swap(
      'private.check_correctable(public.orders,timestamptz)',
      "p_order.order_status not in ('pending', 'processing')",
      'false',
    ),
    file: corrections,
    test: 'a correction is refused when the order is',
  },
  {
    name: 'a correction leaves the customer what was not withdrawn from',
    sql: swap(
      'private.correct_order(uuid,timestamptz,jsonb,jsonb,jsonb,uuid,text,numeric)',
      'perform private.lower_withdrawn(v_order, c);',
      '',
    ),
    file: withdrawals,
    test: 'what a correction takes off is what was withdrawn from',
  },
  {
    name: 'pieces that came back stay where they came back',
    sql: swap(
      'private.lower_withdrawn(public.orders,private.priced_correction)',
      'v_blocked is not null',
      'false',
    ),
    file: withdrawals,
    test: 'an item of which a piece came back is not',
  },
  {
    name: 'what was invoiced keeps its sums',
    sql: swap('private.check_repricing(uuid)', "p.kind = 'invoice'", 'false'),
    file: corrections,
    test: 'when an invoice was issued',
  },
  {
    name: 'an order’s row is fixed',
    sql: swap('private.order_before_correction()', 'is distinct from to_jsonb(old) - v_free', 'is null'),
    file: corrections,
    test: 'stays fixed outside of a correction',
  },
  {
    name: 'stock comes back once',
    sql: swap(
      'private.order_before_update()',
      "new.order_status = 'cancelled' and old.order_status <> 'cancelled'",
      "new.order_status = 'cancelled'",
    ),
    file: concurrency,
    test: 'buying, cancelling, shipping and restocking',
  },
  {
    name: 'an order is paid by its payments alone',
    sql: 'drop trigger order_money_is_derived on public.orders;',
    file: payments,
    test: 'cannot be written, also not by the owner',
  },
  {
    name: 'row-level security of the payments',
    sql: 'alter table public.payments disable row level security;',
    file: attacks,
    test: 'payments of others, asked for directly',
  },
  {
    name: 'the owner alone records money',
    sql: swap(
      'private.record_payment(uuid,numeric,text,date,text,numeric)',
      "perform private.only('payments');",
      '',
    ),
    file: attacks,
    test: 'money recorded by customers',
  },
  {
    name: 'amounts are whole cents within bounds',
    sql: swap(
      'private.check_amount(numeric)',
      "perform private.fail(400, 'INVALID_INPUT'",
      "perform concat('x'",
    ),
    file: payments,
    test: 'is refused for the amount',
  },
  {
    name: 'an order without money is not sent',
    sql: swap('private.order_before_update()', "perform private.fail(409, 'NOT_PAID');", 'null;'),
    file: payments,
    test: 'is not packed, sent or delivered',
  },
  {
    name: 'no more is refunded than was paid',
    sql: swap('private.refund_before_write()', 'new.amount > v_left', 'false'),
    file: payments,
    test: 'is of a part or of all, never of more than is left',
  },
  {
    name: 'refunds of one payment wait for each other',
    sql:
      swap('private.refund_before_write()', 'for no key update', '') +
      swap('private.record_refund(uuid,numeric,text,text,numeric)', 'for no key update', ''),
    file: paymentConcurrency,
    test: 'owners who refund at once never refund more than was paid',
  },
  {
    name: 'payments of one order wait for each other',
    sql:
      swap('private.payment_before_write()', 'for no key update', '') +
      swap('private.record_payment(uuid,numeric,text,date,text,numeric)', 'for no key update', ''),
    file: paymentConcurrency,
    test: 'payments recorded at once are all counted',
  },
  {
    name: 'one transfer is recorded once',
    sql: swap(
      'private.record_payment(uuid,numeric,text,date,text,numeric)',
      'p_seen <> v_order.paid_amount',
      'false',
    ),
    file: paymentConcurrency,
    test: 'two owners who saw the same record one transfer once',
  },
  {
    name: 'an order expires once',
    sql: swap('private.cancel_overdue(uuid[],uuid[])', 'for no key update skip locked', ''),
    file: paymentConcurrency,
    test: 'what expires ten times at once',
  },
  {
    name: 'a payment in progress holds its order',
    sql:
      swap(
        'private.overdue_orders(uuid[],integer)',
        "and not exists (select 1 from public.payments p where p.order_id = o.id and p.status = 'processing')",
        '',
      ) +
      swap(
        'private.cancel_overdue(uuid[],uuid[])',
        "and not exists (select 1 from public.payments p where p.order_id = o.id and p.status = 'processing')",
        '',
      ),
    file: 'tests/database/reservations.test.ts',
    test: 'is not overdue when any money arrived',
  },
  {
    name: 'an owner cannot be the last to be sent away or lowered at the same moment',
    sql: swap(
      'private.locked_member(text)',
      'lock table public.team_members in share row exclusive mode;',
      '',
    ),
    file: concurrency,
    test: 'each other at once leave one',
  },
  {
    name: 'the last owner stays one',
    sql: swap('private.set_member_role(text,text)', "perform private.fail(409, 'LAST_OWNER');", 'null;'),
    file: team,
    test: 'the last owner is neither demoted nor removed',
  },
  {
    name: 'nobody gives a role above their own',
    sql: swap('private.check_role(text)', 'not v_rights <@ private.my_rights()', 'false'),
    file: team,
    test: 'raises neither themselves nor others above themselves',
  },
  {
    name: 'only owners make owners',
    sql: swap('private.check_role(text)', "p_role = 'owner' and not exists", 'false and not exists'),
    file: team,
    test: 'a member whose role has every right makes no owner',
  },
  {
    name: 'nobody ticks a right that they do not have',
    sql: swap(
      'private.save_role(text,text,text[],boolean)',
      'if not p_permissions <@ private.my_rights() then',
      'if false then',
    ),
    file: team,
    test: 'raises neither themselves nor others above themselves',
  },
  {
    name: 'a second factor of somebody above stays',
    sql: swap('private.remove_second_factor(text)', 'perform private.check_role(v_role);', ''),
    file: team,
    test: 'a member whose role has every right makes no owner',
  },
  {
    name: 'who is removed has no session left',
    sql: swap(
      'private.remove_member(text)',
      'delete from auth.sessions s where s.user_id = v_member.user_id;',
      '',
    ),
    file: team,
    test: 'has other rights with the next request, and no session',
  },
  {
    name: 'a role can need a second factor',
    sql: swap('private.my_rights()', 'not (v_needs_factor or exists', 'not (false or exists'),
    file: team,
    test: 'a role that needs a second factor opens nothing',
  },
  {
    name: 'a packer’s answer has no amount',
    sql: swap('private.packed_order(uuid)', "if private.may('orders') then", 'if true then'),
    file: team,
    test: 'neither money nor e-mail addresses',
  },
  {
    name: 'an invitation is for one address',
    sql: swap('private.accept_invitation(uuid)', 'lower(u.email) = i.email and', ''),
    file: invitations,
    test: 'only with the mailed token',
  },
  {
    name: 'an invitation is for an address that is confirmed',
    sql: swap('private.accept_invitation(uuid)', 'and u.email_confirmed_at is not null', ''),
    file: invitations,
    test: 'from no address that is not confirmed',
  },
  {
    name: 'an invitation is used once',
    sql: swap(
      'private.accept_invitation(uuid)',
      'delete from private.admin_invitations i where i.id = v_invitation.id;',
      '',
    ),
    file: invitations,
    test: 'makes nobody a member again',
  },
  {
    name: 'an invitation ends after seven days',
    sql: `create or replace function private.is_open(p_invitation private.admin_invitations) returns boolean
      language sql stable set search_path = ''
      as $$ select exists (select from public.team_members m where m.user_id = p_invitation.author_id) $$;`,
    file: invitations,
    test: 'ends when it is withdrawn, after seven days',
  },
  {
    name: 'an invitation ends with the rights of who sent it',
    sql: swap('private.is_open(private.admin_invitations)', 'g.permissions <@ r.permissions', 'true'),
    file: invitations,
    test: 'grew beyond who sent it',
  },
  {
    name: 'a guest’s order opens by its key alone',
    sql: `create or replace function private.opens_order(p_order_id uuid, p_token text) returns boolean
      language sql stable security definer set search_path = '' as $$ select true $$;`,
    file: attacks,
    test: 'orders guessed by their key',
  },
  {
    name: 'tracking asks for the email as well',
    sql: swap('private.track_order(text,text,text[])', 'then o.customer_email = v_email', 'then true'),
    file: attacks,
    test: 'orders tracked by guessing',
  },
  {
    name: 'forms are limited',
    sql: `create or replace function private.within_limit(p_key text, p_max int, p_minutes int) returns boolean
      language sql volatile security definer set search_path = '' as $$ select true $$;`,
    file: attacks,
    test: 'a flood of one form',
  },
  {
    name: 'what is typed is cleaned',
    sql: `create or replace function private.clean_line(p_text text) returns text
      language sql immutable set search_path = '' as $$ select p_text $$;`,
    file: attacks,
    test: 'text that hurts, typed into',
  },
  {
    name: 'reviews are by who got the product',
    sql: `create or replace function private.has_received(p_user_id uuid, p_product_id uuid) returns boolean
      language sql stable set search_path = '' as $$ select true $$;`,
    file: attacks,
    test: 'reviews of what was not bought',
  },
  {
    name: 'pictures have names of the shop’s making',
    sql: `drop policy "owner adds product images, students their proof" on storage.objects;
      create policy "owner adds product images, students their proof" on storage.objects for insert to authenticated
        with check (bucket_id = 'product-images' and (select private.may('products', 'pages')));`,
    file: attacks,
    test: 'names that lead elsewhere',
  },
  {
    name: 'hidden columns are not granted',
    sql: 'grant update on public.profiles to authenticated;',
    file: 'tests/platform/attacks-roles.test.ts',
    test: 'columns that a form has not',
  },
  {
    name: 'inner functions are granted by name',
    sql: 'grant execute on function private.make_admin(text) to anon;',
    file: 'tests/platform/access-roles.test.ts',
    test: 'gives each role the functions',
  },
  {
    name: 'functions look nowhere but where they say',
    sql: `alter function ${placeOrder} reset search_path;`,
    file: 'tests/database/lint.test.ts',
    test: '0011',
  },
  {
    name: 'a change of rights shows in review',
    sql: 'grant select on public.messages to anon;',
    file: 'tests/platform/privileges.test.ts',
    test: 'are as reviewed',
  },
  {
    name: 'links lead to this shop only',
    source: 'src/domain/values/redirect.ts',
    find: "return url.origin === base && !path.startsWith('//') ? path : fallback",
    put: 'return path',
    file: 'tests/unit/redirect.test.ts',
    test: 'is replaced by the fallback',
  },
  {
    name: 'exports run no formula',
    source: 'src/domain/values/csv.ts',
    find: "formula.test(value.replace(/^'+/, ''))",
    put: 'false',
    file: 'tests/unit/hostile-rows.test.ts',
    test: 'whatever is exported',
  },
  {
    name: 'data in a page cannot end its script',
    source: 'src/domain/seo/json-ld.ts',
    find: '/[<>&\\u2028\\u2029]/g',
    put: '/[\\u2028]/g',
    file: 'tests/unit/help.test.ts',
    test: 'cannot end the script',
  },
  {
    name: 'mails escape what was typed',
    source: 'supabase/functions/_shared/mail/html.ts',
    find: "return text.replace(/[&<>\"']/g, (letter) => entities[letter] ?? '')",
    put: 'return text',
    file: 'tests/unit/mail-message.test.ts',
    test: 'escapes what it is given',
  },
  {
    name: 'a mail’s header is one line',
    source: 'supabase/functions/_shared/mail/message.ts',
    find: "    .replace(/[\\p{C}\\p{Zl}\\p{Zp}\\s]+/gu, ' ')\n",
    put: '',
    file: 'tests/unit/mail-message.test.ts',
    test: 'is one line without control characters',
  },
  {
    name: 'no stranger’s text in a mail about an order',
    sql: swap('private.untyped_facts(public.orders)', 'if exists (', 'if true or exists ('),
    file: attacks,
    test: 'a stranger’s text in a mail of the shop',
  },
  {
    name: 'one mail per order to an address that confirmed nothing',
    sql: swap('private.mail_refusal(private.email_outbox)', "return 'unconfirmed';", 'null;'),
    file: attacks,
    test: 'by cancelling it',
  },
  {
    name: 'lists are joined by a link alone',
    sql: swap('private.subscribe(text,text)', 'if private.own_email() = v_email then', 'if true then'),
    file: attacks,
    test: 'a list that no one joined',
  },
  {
    name: 'what led to an order is said by who placed it',
    sql: swap(
      'private.note_origin(uuid,jsonb,jsonb,text)',
      '(o.user_id = (select auth.uid()) or private.opens_order(o.id, left(p_token, 64)))',
      'true',
    ),
    file: origins,
    test: 'and nobody else',
  },
  {
    name: 'a service is told of an order by the yes of who placed it',
    sql: swap(
      'private.own_order(uuid,text)',
      '(o.user_id = (select auth.uid()) or private.opens_order(o.id, left(p_token, 64)))',
      'true',
    ),
    file: events,
    test: 'and nobody else',
  },
  {
    name: 'hashes of email and phone only where the question named them',
    sql: swap(
      'private.event_facts(private.event_outbox,orders)',
      "r.with_contact and r.name || '-contact' = any (c.purposes)",
      'r.with_contact',
    ),
    file: events,
    test: 'only where the owner wants it and the question named it',
  },
  {
    name: 'Global Privacy Control is a no, whatever a page sends',
    sql: swap(
      'private.agree_to_events(uuid,text[],text,timestamptz,text)',
      "v_headers ->> 'sec-gpc' = '1'",
      'false',
    ),
    file: events,
    test: 'says no, whatever a page sends',
  },
  {
    name: 'no address and no number of a person in a campaign’s name',
    sql: swap(
      'private.origin_part(text,integer)',
      "v_text ~* '@|%(25)*40|[[({] *at *[])}]' or private.has_number(v_text)",
      'false',
    ),
    file: origins,
    test: 'a name such as',
  },
  {
    name: 'no number of a person in a campaign’s name, in any script',
    sql: swap('private.has_number(text)', "'[' || v_digit || ']'", "'[0-9]'"),
    file: origins,
    test: 'a name such as',
  },
  {
    name: 'no number of a person in a host',
    sql: swap('private.origin_of(jsonb,text)', 'not private.has_number(v_host) and', ''),
    file: origins,
    test: 'a host such as',
  },
  {
    name: 'what a campaign cost is changed by who may change settings',
    sql: swap(
      'private.add_campaign_cost(text,text,date,date,numeric)',
      "private.only('settings')",
      "private.only('money')",
    ),
    file: team,
    test: 'an accountant reads what a campaign cost',
  },
  {
    name: 'notes about an order are read by who has the right to them',
    sql: swap('private.admin_order_detail(uuid)', "when not private.may('notes') then", 'when false then'),
    file: team,
    test: 'who has no right to notes',
  },
  {
    name: 'the no in a mail outlives the retention of mails',
    sql: swap('private.forget_old()', "interval '365 days'", "interval '1 day'"),
    file: 'tests/database/retention.test.ts',
    test: 'its no lasts',
  },
  {
    name: 'withdrawals by a guest are no flood of mails',
    sql: swap(
      'private.withdraw_from_order(uuid,uuid,text,text,text,jsonb)',
      "private.untyped_facts(v_order) <> '{}' and",
      'false and',
    ),
    file: withdrawals,
    test: 'has one receipt an hour mailed',
  },
  {
    name: 'a typed name is not mailed to whose address was typed',
    sql: swap(
      'private.withdrawal_mail_facts(private.email_outbox)',
      "private.untyped_facts(o) = '{}' and",
      '',
    ),
    file: withdrawals,
    test: 'has one receipt an hour mailed',
  },
  {
    name: 'no request for a review to an address that confirmed nothing',
    sql: swap(
      'private.mail_refusal(private.email_outbox)',
      "p_mail.template in ('review-request', 'cart-reminder') and",
      'false and',
    ),
    file: reviewRequests,
    test: 'no longer confirmed is dropped',
  },
  {
    name: 'a request for a review goes to the order’s own buyer',
    sql: swap(
      'private.is_mailbox_order(public.orders)',
      '(o.id = p_order.id or o.phone_e164 = p_order.phone_e164)',
      'true',
    ),
    file: reviewRequests,
    test: 'an order that somebody else placed with it',
  },
  {
    name: 'a typed address opens no review of its owner',
    sql: swap(
      'private.buyer_contact(public.orders)',
      'when private.is_mailbox_order(p_order) then',
      'when true then',
    ),
    file: reviewRequests,
    test: 'an order with the typed address of another buyer',
  },
  {
    name: 'a no to what the shop writes by itself lasts',
    sql: swap('private.is_stopped(public.orders)', 'select exists (', 'select false and exists ('),
    file: reviewRequests,
    test: 'no by the mail’s link lasts',
  },
  {
    name: 'a link opens the reviews of its order alone',
    sql: swap(
      'private.write_review(text,text,integer,text,text,uuid[],integer)',
      'from private.reviewable(v_order.id) p',
      'from public.products p',
    ),
    file: reviewRequests,
    test: 'opens no other',
  },
  {
    name: 'a picture of a review waits until somebody has let it through',
    sql: swap('private.shows_review_picture(text)', "p.state = 'shown' and", ''),
    file: reviewRequests,
    test: 'seen by nobody but the owner',
  },
  {
    name: 'only announced pictures are taken',
    sql: swap(
      'private.takes_review_picture(text)',
      "p.state = 'waiting' and p.created_at > now() - interval '30 minutes'",
      'true',
    ),
    file: reviewRequests,
    test: 'only what was announced is taken',
  },
  {
    name: 'a report counts once per source',
    sql: swap(
      'private.report_review(uuid,text)',
      "'report-review:' || v_source, 10, 60",
      "'report-review:' || v_source, 1000, 60",
    ),
    file: reviewRequests,
    test: 'a source reports ten reviews in an hour',
  },
  {
    name: 'a review that waits is seen by nobody',
    sql: swap(
      'private.store_review(uuid,uuid,text,uuid,text,integer,text,text)',
      "when 'checked' then 'waiting'",
      "when 'checked' then 'published'",
    ),
    file: reviewRequests,
    test: 'a review waits, counts for nothing',
  },
  {
    name: 'a mailbox’s share of the mails of an hour',
    sql: swap('private.has_mail_room(text)', 'if v_hour < 5 then', 'if v_hour < 5000 then'),
    file: attacks,
    test: 'a mailbox flooded',
  },
  {
    name: 'the shop’s share of mails to unconfirmed addresses',
    sql: swap('private.shop_mail_room()', "private.bound('mail-unconfirmed')", '1000000'),
    file: mail,
    test: 'waits when the shop has sent its share of the hour',
  },
  {
    name: 'a network’s share of the mails to unconfirmed addresses',
    sql: swap('private.has_stranger_room(private.email_outbox)', 'p_mail.source is null or', 'true or'),
    file: mailBounds,
    test: 'one network does not silence the order mail of others',
  },
  {
    name: 'a provider’s share of the mails to unconfirmed addresses',
    sql: swap('private.has_stranger_room(private.email_outbox)', "private.bound('mail-domain')", '1000000'),
    file: mailBounds,
    test: 'one provider gets its share',
  },
  {
    name: 'no mail of a further order to an unconfirmed mailbox',
    sql: swap(
      'private.mail_refusal(private.email_outbox)',
      "p_mail.template = 'order-pending' and",
      'false and',
    ),
    file: mailBounds,
    test: 'a further order',
  },
  {
    name: 'mails about orders are sent before links to confirm',
    sql: swap(
      'private.mail_rank(text)',
      "'welcome-code', 'student-confirm') then 1",
      "'welcome-code', 'student-confirm') then 0",
    ),
    file: attacks,
    test: 'mails about orders held up by links that no one asked for',
  },
  {
    name: 'a message tells no one who has an account',
    sql:
      swap(
        'private.send_message(text,uuid,jsonb)',
        'v_message.email = private.own_email()',
        'private.is_confirmed(v_message.email)',
      ) +
      swap(
        'private.send_message(text,uuid,jsonb)',
        'o.recipient = private.own_email()',
        'o.recipient = v_message.email',
      ),
    file: attacks,
    test: 'who has an account, by a message',
  },
  {
    name: 'what a claimed order holds still counts for the guest',
    sql: swap('private.keep_holds()', 'case when new.user_id is not null then h.user_id end', 'new.user_id'),
    file: attacks,
    test: 'guests’ orders claimed by one account',
  },
  {
    name: 'a mailbox orders so often in an hour at one place, also what an account claimed',
    sql: swap(
      'private.check_order_rate(text,text,uuid)',
      "private.use_bound('customer-orders', private.mailbox(p_customer) || ' ' || v_network)",
      '0',
    ),
    file: attacks,
    test: 'orders of one mailbox within an hour',
  },
  {
    name: 'a source orders in the name of one phone a few times within an hour',
    sql: swap('private.check_order_rate(text,text,uuid)', 'v_wait = 0 and p_phone is not null', 'false'),
    file: 'tests/database/quick-order.test.ts',
    test: 'more than five times within an hour',
  },
  {
    name: 'who was not reached is not called about the next order at once',
    sql: swap(
      'private.record_call(uuid,text,int,timestamptz,text)',
      'v_order.next_call_at is not null or v_put_off is not null then',
      'false then',
    ),
    file: 'tests/database/quick-order.test.ts',
    test: 'one call in vain puts off',
  },
  {
    name: 'of a phone’s history only what reached it counts',
    sql: swap('private.risk_reasons(public.orders)', 'and private.is_phone_confirmed(o)', ''),
    file: 'tests/database/order-risk.test.ts',
    test: 'in somebody’s name spoil nothing',
  },
  {
    name: 'a parcel that merely left does not speak for the phone that was typed',
    sql: swap(
      'private.is_phone_confirmed(public.orders)',
      "where s.order_id = p_order.id and s.state = 'delivered'",
      'where s.order_id = p_order.id',
    ),
    file: 'tests/database/order-risk.test.ts',
    test: 'a parcel that left without a call',
  },
  {
    name: 'only what would be an order tells whether a phone is declined',
    sql: swap(
      'private.place_order_in(text,text,jsonb,jsonb,jsonb,text,numeric,uuid,text)',
      'if v_declined is not null or private.is_wrong_code(',
      `if v_declined is not null then
        perform private.fail(409, v_declined ->> 'message', (v_declined ->> 'details')::jsonb);
      end if;
      if private.is_wrong_code(`,
    ),
    file: 'tests/database/order-risk.test.ts',
    test: 'of a phone nothing is told to',
  },
  {
    name: 'no caller is sent to numbers that cost by the minute',
    sql: swap('private.phone_e164(text,text)', 'not private.is_expensive_number(v_number)', 'true'),
    file: 'tests/database/phone.test.ts',
    test: 'a phone number typed as',
  },
  {
    name: 'a cart that a mail brings back does not count the stock',
    sql: swap('private.kept_lines(jsonb,text)', ', (select private.stock_cap())', ''),
    file: 'tests/database/checkout-reminders.test.ts',
    test: 'tells no more of the stock',
  },
  {
    name: 'phones are not tried out by what is declined',
    sql: swap(
      'private.declined(text,jsonb,jsonb,jsonb,text,numeric)',
      "private.use_bound('declined', private.source()) > 0",
      'false',
    ),
    file: 'tests/database/order-risk.test.ts',
    test: 'a source that tries phones',
  },
  {
    name: 'an order that a rule holds is not packed',
    sql: swap('private.keep_held()', "if v_action = 'hold' then", 'if false then'),
    file: 'tests/database/order-risk.test.ts',
    test: 'a rule that holds an order',
  },
  {
    name: 'no order is taken with a blocked phone',
    sql: swap(
      'private.declined(text,jsonb,jsonb,jsonb,text,numeric)',
      'where b.phone = v_order.phone_e164',
      'where false',
    ),
    file: 'tests/database/order-risk.test.ts',
    test: 'no order is taken with a blocked phone',
  },
  {
    name: 'what is kept for an exchange is in stock',
    sql: swap('private.hold_exchanges(uuid)', 'and v.quantity >= v_line.quantity', 'and v.quantity > 0'),
    file: exchanges,
    test: 'what sold out meanwhile is refused',
  },
  {
    name: 'a phone keeps no more for exchanges than its bound',
    sql: swap('private.want_exchanges(public.orders,uuid,jsonb)', 'if v_limit < (', 'if 1000000 < ('),
    file: exchanges,
    test: 'a phone keeps as many pieces',
  },
  {
    name: 'a source does not ask for exchanges without end',
    sql: swap(
      'private.request_return(uuid,uuid,text,jsonb,text[])',
      "v_wait := private.use_bound('exchanges', private.source());",
      'v_wait := 0;',
    ),
    file: exchanges,
    test: 'a source that asks for many exchanges',
  },
  {
    name: 'what is kept for a return that is over goes back on sale',
    sql: 'drop trigger end_exchange_holds on public.returns;',
    file: exchanges,
    test: 'goes back on sale when the return',
  },
  {
    name: 'what is kept for an exchange goes back on sale after its days',
    sql: swap('private.cancel_overdue(uuid[],uuid[])', 'and h.until < now()', 'and false'),
    file: exchanges,
    test: 'longer than the owner said',
  },
  {
    name: 'an exchange is paid for by money that was recorded',
    sql: swap(
      'private.exchange_return(uuid)',
      'if t.paid_left < least(t.credit, t.total) then',
      'if false then',
    ),
    file: exchanges,
    test: 'nothing is sent before the money',
  },
  {
    name: 'what paid for an exchange is not taken back',
    sql: swap('private.undo_payment(uuid)', "or v_payment.method = 'exchange'", ''),
    file: exchanges,
    test: 'no payment that can be taken back',
  },
  {
    name: 'a discount that was had stays in an exchange',
    sql: swap(
      'private.exchange_return(uuid)',
      'private.exchange_discount(i, n))::private.cart_line',
      '0)::private.cart_line',
    ),
    file: exchanges,
    test: 'what was paid for the piece counts',
  },
  {
    name: 'no dearer piece is given for what a price rose by',
    sql: swap(
      'private.exchange_price(public.order_items,public.product_variants)',
      'greatest(least(p_item.price, w.price), ',
      'greatest(0, ',
    ),
    file: exchanges,
    test: 'no less than today’s counts',
  },
  {
    name: 'a credit note has the rates of what was exchanged',
    sql: swap('private.credit_vat(uuid,uuid,numeric)', "f.way = 'exchange'", 'false'),
    file: vat,
    test: 'what is exchanged has the rate of its lines',
  },
  {
    name: 'a withdrawal from the contract is taken back by nobody',
    sql: swap('private.withdraw_return(uuid,text)', "i.reason = 'withdrawal'", 'false'),
    file: withdrawals,
    test: 'a statement stands',
  },
  {
    name: 'one customer does not make a product run small',
    sql: swap(
      'private.count_fits()',
      "count(distinct o.customer_key) filter (where n.reason = 'too_small')",
      "count(*) filter (where n.reason = 'too_small')",
    ),
    file: 'tests/database/product-fit.test.ts',
    test: 'one customer counts once',
  },
  {
    name: 'a return that is only asked for tells nothing of sizes',
    sql: swap('private.count_fits()', "r.state in ('received', 'closed') and", ''),
    file: 'tests/database/product-fit.test.ts',
    test: 'one customer counts once',
  },
  {
    name: 'wishes of accounts that never bought lead nothing',
    sql: swap('private.trending(int)', 'o.user_id = l.user_id', 'true'),
    file: attacks,
    test: 'by wishes of accounts that never bought',
  },
  {
    name: 'old keys of limits are removed a hundred at a time',
    sql: swap('private.within_limit(text,int,int)', 'limit 100 for update', 'limit 1000000 for update'),
    file: attacks,
    test: 'by keys of the day before',
  },
  {
    name: '"this was not me" ends mail',
    sql: swap('private.mail_refusal(private.email_outbox)', "return 'suppressed';", 'null;'),
    file: mail,
    test: 'gets nothing more after "this was not me"',
  },
  {
    name: 'addresses by the rule of the mailer',
    sql: `create or replace function private.is_email(p_email text) returns boolean
      language sql immutable as $$ select p_email like '%@%' $$;`,
    file: attacks,
    test: 'addresses that no mail server takes',
  },
  {
    name: 'a review is not signed by the shop',
    sql: swap(
      'private.submit_review(text,integer,text,text,uuid[],integer)',
      "perform private.fail(409, 'NAME_NOT_ALLOWED');",
      'null;',
    ),
    file: attacks,
    test: 'a review in the shop’s name',
  },
  {
    name: 'names hide nothing',
    sql: swap(
      'private.input_name(jsonb,text,integer,boolean)',
      'if not private.is_name',
      'if false and not private.is_name',
    ),
    file: attacks,
    test: 'names that hide what they are',
  },
  {
    name: 'input is measured before it is read',
    sql: swap('private.check_size(jsonb,integer,text)', '> p_bytes', '> p_bytes * 1000'),
    file: inputRules,
    test: 'is refused before its lines are read',
  },
  {
    name: 'no time without end',
    sql: 'alter table public.deals drop constraint deals_ends_at_bounds;',
    file: inputRules,
    test: 'is no deal that ends at',
  },
  {
    name: 'stock of archived products is hidden',
    sql: swap('private.get_product(text)', "where r.status = 'live'\n    and r.id =", 'where r.id ='),
    file: inputRules,
    test: 'no stock, deal, review or collection',
  },
  {
    name: 'no start with a secret key',
    source: 'src/config/env.ts',
    find: "key.startsWith('sb_secret_') || isServiceRoleToken(key)",
    put: "key === 'never'",
    file: 'tests/unit/data.test.ts',
    test: 'refuses to start with the secret key',
  },
  {
    name: 'nothing inline runs',
    source: 'src/server/headers.ts',
    find: "'script-src': [\"'self'\",",
    put: "'script-src': [\"'self' 'unsafe-inline'\",",
    file: 'tests/architecture/server-headers.test.ts',
    test: 'the content security policy has',
  },
  {
    name: 'no text becomes code (Trusted Types)',
    source: 'src/server/headers.ts',
    find: "'trusted-types': 'service-worker default pasted file-reader'",
    put: "'trusted-types': '*'",
    file: 'tests/architecture/server-headers.test.ts',
    test: 'the content security policy has',
  },
  {
    name: 'every host sends the same headers',
    source: 'src/server/listener.ts',
    find: 'Object.entries(ofFiles)',
    put: 'Object.entries({})',
    file: 'tests/architecture/server-headers.test.ts',
    test: 'with the same headers as hosts that read _headers',
  },
  {
    name: 'a page of one visitor is in no cache',
    source: 'src/server/handle.ts',
    find: "rendering === 'browser' || searchParams.has('token')",
    put: "rendering === 'browser'",
    file: 'tests/unit/handle.test.ts',
    test: 'for this visitor alone',
  },
  {
    name: 'a slow back end holds no visitor up',
    source: 'src/server/handle.ts',
    find: 'PAGE_PATIENCE_MS ?? 2000',
    put: 'PAGE_PATIENCE_MS ?? 20_000',
    file: 'tests/unit/handle.test.ts',
    test: 'after two seconds',
  },
  {
    name: 'no more pages at once than the server can make',
    source: 'src/server/handle.ts',
    find: 'underWay >= mostAtOnce',
    put: 'underWay < 0',
    file: 'tests/unit/handle.test.ts',
    test: 'while forty others wait',
  },
  {
    name: 'unknown parameters fill no cache',
    source: 'src/server/handle.ts',
    find: 'for (const name of parameters) {',
    put: 'for (const name of new Set(url.searchParams.keys())) {',
    file: 'tests/unit/handle.test.ts',
    test: 'the key of a kept page',
  },
  {
    name: 'a page from before a change is not kept after it',
    source: 'src/server/memory-cache.ts',
    find: 'underWay.clear()',
    put: '',
    file: 'tests/unit/memory-cache.test.ts',
    test: 'begun before it',
  },
  {
    name: 'only the database purges pages',
    source: 'src/server/purge.ts',
    find: 'if (!secret) return false',
    put: 'return true',
    file: 'tests/unit/purge.test.ts',
    test: 'without the right secret is refused',
  },
  {
    name: 'no privileged token in the built shop',
    source: 'tests/support/secrets.ts',
    find: '/"role"\\s*:\\s*"(?!anon"|authenticated")/',
    put: '/never/',
    file: 'tests/architecture/server-headers.test.ts',
    test: 'such as',
  },
  {
    name: 'a part of a page fails alone',
    source: 'src/ui/error-boundary.tsx',
    find: 'getDerivedStateFromError(error: unknown) {',
    put: 'getDerivedStateFromError(error: unknown) { throw error',
    file: 'tests/screens/section-faults.test.tsx',
    test: 'stands without',
  },
  {
    name: 'an answer that is no order is not taken for one',
    source: 'src/data/supabase/answer.ts',
    find: 'if (result.success) return result.output',
    put: 'return result.output as v.InferOutput<Schema>',
    file: 'tests/screens/checkout-faults.test.tsx',
    test: 'while the order is placed',
  },
  {
    name: 'what owners write is recorded',
    sql: 'drop trigger audit_payments on public.payments;',
    file: audit,
    test: 'records every table and operation that an owner can write',
  },
  {
    name: 'every column that an owner decides is recorded',
    sql: 'alter table public.deals add column untold text;',
    file: audit,
    test: 'records every column of those tables that an owner decides',
  },
  {
    name: 'the change log keeps no address of a customer',
    sql: swap(
      'private.audit_row(text,jsonb)',
      "private.masked_email(coalesce(p_row ->> 'email', p_row ->> 'customer_key'))",
      "p_row ->> 'email'",
    ),
    file: audit,
    test: 'tells of notes about customers and of subscriptions without their text or address',
  },
  {
    name: 'no one sets what sold',
    sql: 'drop trigger rating_guard on public.products;',
    file: 'tests/database/best-sellers.test.ts',
    test: 'are set by no one, not even the owner',
  },
  {
    name: 'what is not paid for did not sell',
    sql: swap(
      'private.count_units_sold()',
      "and (o.order_status = 'delivered' or o.paid_amount > o.refunded_amount)",
      '',
    ),
    file: 'tests/database/best-sellers.test.ts',
    test: 'count what was paid for or delivered within ninety days',
  },
  {
    name: 'a token that outlives its account writes nothing',
    sql: swap('private.account_exists()', "perform private.fail(401, 'ACCOUNT_GONE')", 'null'),
    file: 'tests/database/account.test.ts',
    test: 'is answered to a token that outlives the account',
  },
  {
    name: 'only owners lift a suppressed address',
    sql: swap('private.lift_suppression(text)', "perform private.only('messages');", 'null;'),
    file: attacks,
    test: 'an address that is lifted',
  },
  {
    name: 'what a recipient asked for stays',
    sql: swap('private.lift_suppression(text)', "if v_reason <> 'bounce' then", 'if false then'),
    file: mailOverview,
    test: 'stay when the recipient asked for it',
  },
  {
    name: 'only owners send a failed mail again',
    sql: swap('private.retry_mail(bigint)', "perform private.only('messages');", 'null;'),
    file: attacks,
    test: 'a mail that is sent again',
  },
  {
    name: 'a mail is not sent again without end',
    sql: swap(
      'private.retry_mail(bigint)',
      "if not private.within_limit('resend:'",
      "if false and not private.within_limit('resend:'",
    ),
    file: mailOverview,
    test: 'are sent again five times in an hour at most',
  },
  {
    name: 'no mail is sent again to a suppressed address',
    sql: swap('private.retry_refusal(private.email_outbox)', 'private.mail_refusal(p_mail)', 'null'),
    file: mailOverview,
    test: 'are sent again after the bounce of their address is lifted, not before',
  },
  {
    name: 'an owner with a second factor is one only after a code',
    sql: swap('private.my_rights()', "coalesce(auth.jwt() ->> 'aal', '') = 'aal2'", 'true'),
    file: twoFactor,
    test: 'is an owner by password alone until a factor is confirmed',
  },
  {
    name: 'a second factor counts for every table and function',
    sql: swap('private.my_rights()', "coalesce(auth.jwt() ->> 'aal', '') = 'aal2'", 'true'),
    file: 'tests/platform/access-roles.test.ts',
    test: 'is no more than a member to every table and function',
  },
  {
    name: 'only owners reset a second factor',
    sql: swap('private.remove_second_factor(text)', "perform private.only('team');", ''),
    file: twoFactor,
    test: 'who lost the phone gets in again',
  },
  {
    name: 'a reset second factor is recorded',
    sql: swap(
      'private.remove_second_factor(text)',
      `insert into private.audit_log (actor_id, table_name, label, operation, difference, currency)
  values ((select auth.uid()), 'team_members', v_email, 'update', '{"two_factor": [true, false]}', private.shop_currency());`,
      '',
    ),
    file: twoFactor,
    test: 'who lost the phone gets in again',
  },
  {
    name: 'a new password is pushed to ask for the current one',
    source: 'supabase/config.toml',
    find: 'require_current_password = true',
    put: 'require_current_password = false',
    file: 'tests/platform/config-push.test.ts',
    test: 'turns confirmations on',
  },
  {
    name: 'only owners join the channel of orders',
    sql: `do $$ begin
      if to_regclass('realtime.messages') is not null then
        drop policy "owners hear of orders" on realtime.messages;
        create policy "owners hear of orders" on realtime.messages for select to authenticated using (true);
      end if;
    end $$;`,
    file: orderChannel,
    test: 'the channel of orders is for owners',
  },
  {
    name: 'a message that cannot be sent fails no order',
    sql: swap(
      'private.tell_order_change()',
      'exception when others then',
      'exception when too_many_rows then',
    ),
    file: orderChannel,
    test: 'fails no order when the message cannot be sent',
  },
  {
    name: 'no order waits for a table of Realtime',
    sql: 'alter function private.tell_order_change() reset lock_timeout;',
    file: orderChannel,
    test: 'lets no order wait for a table of Realtime',
  },
  {
    name: 'a purge that cannot be sent fails no order',
    sql: swap(
      'private.tell_pages(text[])',
      'exception when others then',
      'exception when too_many_rows then',
    ),
    file: 'tests/database/page-purge.test.ts',
    test: 'when posting fails',
  },
  {
    name: 'a page that cannot be noted fails no order',
    sql: swap(
      'private.note_pages(text[])',
      'exception when others then',
      'exception when too_many_rows then',
    ),
    file: 'tests/database/page-purge.test.ts',
    test: 'when nothing can be noted',
  },
  {
    name: 'no order waits for a table of the purge',
    sql: `alter function private.tell_pages(text[]) reset lock_timeout;
      alter function private.note_pages(text[]) reset lock_timeout;`,
    file: 'tests/platform/page-purge.test.ts',
    test: 'let no order wait for a table that is locked',
  },
  {
    name: 'an order that sells nothing out purges nothing',
    sql: `drop trigger note_pages_of_change on public.product_variants;
      create trigger note_pages_of_change after update on public.product_variants
        for each row execute function private.note_product_of();`,
    file: 'tests/database/page-purge.test.ts',
    test: 'tells nothing while there is more',
  },
  {
    name: 'the pulse of the orders is the owner’s',
    sql: swap('private.order_pulse()', "perform private.only('orders', 'packing', 'calls');", ''),
    file: 'tests/database/order-pulse.test.ts',
    test: 'is for owners alone',
  },
  {
    name: 'pushes go to push services alone',
    sql: `create or replace function private.is_push_endpoint(p_endpoint text) returns boolean
      language sql immutable parallel safe set search_path = '' as $$ select p_endpoint like 'http%' $$;`,
    file: pushes,
    test: 'https://169.254.169.254/x',
  },
  {
    name: 'a push service leads the function nowhere else',
    source: 'supabase/functions/_shared/push/send-message.ts',
    find: "redirect: 'manual',",
    put: '',
    file: pushes,
    test: 'that sends the function elsewhere is not followed',
  },
  {
    name: 'an owner has ten subscribed browsers at most',
    sql: swap('private.save_push_subscription(text,text,text)', 'offset 10', 'offset 1000'),
    file: pushes,
    test: 'is one of ten at most',
  },
  {
    name: 'a subscription ends with its session',
    sql: swap(
      'private.claim_push()',
      'and (s.session_id is null or exists (select from auth.sessions a where a.id = s.session_id))',
      '',
    ),
    file: pushes,
    test: 'is used no more once the session that added it has ended',
  },
  {
    name: 'a rush of orders is one push a minute',
    sql: swap('private.claim_push()', "interval '55 seconds'", "interval '0 seconds'"),
    file: pushes,
    test: 'is pushed once, and a rush at most once a minute',
  },
  {
    name: 'no more in parcels than was ordered',
    sql: 'drop trigger check_shipped on public.shipment_items',
    file: shipments,
    test: 'never holds more than was ordered',
  },
  {
    name: 'a courier’s list is settled once',
    sql: swap('private.settle_parcel(uuid,uuid,text,numeric)', 'v_parcel.settlement_id is not null', 'false'),
    file: settlements,
    test: 'settles a parcel once when two owners send lists of it',
  },
  {
    name: 'what was settled stays',
    sql: 'drop trigger keep_settled on public.shipments',
    file: settlements,
    test: 'keeps what was settled',
  },
  {
    name: 'only owners settle',
    sql: swap('private.settle_parcels(uuid,jsonb)', "perform private.only('payments');", ''),
    file: settlements,
    test: 'is refused from',
  },
  {
    name: 'only owners find what a courier hands over',
    sql: swap('private.find_parcels(text[])', "perform private.only('payments');", ''),
    file: attacks,
    test: 'what owners do with parcels and their own orders, by others',
  },
  {
    name: 'a courier’s list has two hundred rows at most',
    sql: swap('private.settle_parcels(uuid,jsonb)', 'not between 1 and 200', 'not between 1 and 200000'),
    file: attacks,
    test: 'two hundred and one rows',
  },
  {
    name: 'the table of settlements is written by the function alone',
    sql: `grant insert on public.settlements to authenticated;
      create policy mine on public.settlements for insert to authenticated with check (true);`,
    file: attacks,
    test: 'parcels and settlements written or read as tables',
  },
  {
    name: 'two lists lock their orders in one order',
    sql: swap('private.settle_parcels(uuid,jsonb)', 'order by o.id for no key update', 'limit 0'),
    file: ownersConcurrency,
    test: 'lists of the same parcels in opposite order never deadlock',
  },
  {
    name: 'a settled parcel is settled once, also at once',
    sql: swap('private.settle_parcel(uuid,uuid,text,numeric)', 'v_parcel.settlement_id is not null', 'false'),
    file: ownersConcurrency,
    test: 'a parcel on lists that are sent at once is settled once',
  },
  {
    name: 'a correction is of the order as the owner saw it',
    sql: swap(
      'private.check_correctable(orders,timestamptz)',
      'p_order.updated_at is distinct from p_seen',
      'false',
    ),
    file: ownersConcurrency,
    test: 'two owners who correct one order from the same view correct it once',
  },
  {
    name: 'a correction locks its order first',
    sql: swap(
      'private.correct_order(uuid,timestamptz,jsonb,jsonb,jsonb,uuid,text,numeric)',
      'where o.id = p_order_id for no key update',
      'where o.id = p_order_id',
    ),
    file: ownersConcurrency,
    test: 'two owners who correct one order from the same view correct it once',
  },
  {
    name: 'a parcel locks its order first',
    sql: swap('private.lock_order(uuid)', 'for no key update', ''),
    file: ownersConcurrency,
    test: 'owners who ship the same lines at once never ship more than was ordered',
  },
  {
    name: 'a return is asked for under its order’s lock',
    sql: swap(
      'private.request_return(uuid,uuid,text,jsonb,text[])',
      'is not null for no key update',
      'is not null',
    ),
    file: ownersConcurrency,
    test: 'of the last item, asked for at once in several requests, is one',
  },
  {
    name: 'a return is received under its order’s lock',
    sql: swap('private.lock_return(uuid,text)', 'for no key update', ''),
    file: ownersConcurrency,
    test: 'that is received by two owners at once goes back into stock once',
  },
  {
    name: 'only owners make orders for customers',
    sql: swap(
      'private.place_owner_order(text,text,jsonb,jsonb,jsonb,text,numeric,uuid,text,boolean,text)',
      "perform private.only('orders.change');",
      '',
    ),
    file: ownerOrders,
    test: 'is neither made nor priced by',
  },
  {
    name: 'an order has the email that the shop asks for',
    sql: swap('private.read_buyer(jsonb,jsonb,jsonb)', "p_fields ->> 'email' = 'required'", 'false'),
    file: 'tests/database/orders-without-email.test.ts',
    test: 'is refused in a shop that asks for one',
  },
  {
    name: 'what the shop does not ask for is not stored',
    sql: swap('private.read_buyer(jsonb,jsonb,jsonb)', "p_fields ->> 'email' <> 'hidden'", 'true'),
    file: 'tests/database/checkout-fields.test.ts',
    test: 'unless the shop does not ask for it',
  },
  {
    name: 'a phone number tracks no order that has an email',
    sql: swap('private.track_order(text,text,text[])', 'o.customer_email is null and', ''),
    file: 'tests/database/checkout-fields.test.ts',
    test: 'phone number that stands on its parcel',
  },
  {
    name: 'nothing is mailed without a recipient',
    sql: 'drop trigger needs_recipient on private.email_outbox',
    file: 'tests/database/orders-without-email.test.ts',
    test: 'nothing is mailed about it',
  },
  {
    name: 'only owners price orders for customers',
    sql: swap(
      'private.preview_owner_order(text,jsonb,text,text,uuid,text,text,text)',
      "perform private.only('orders.change');",
      '',
    ),
    file: ownerOrders,
    test: 'is neither made nor priced by',
  },
  {
    name: 'an order is paid as it is made at the counter alone',
    sql: swap(
      'private.place_owner_order(text,text,jsonb,jsonb,jsonb,text,numeric,uuid,text,boolean,text)',
      "p_channel <> 'counter' or",
      '',
    ),
    file: attacks,
    test: 'a phone order that is paid',
  },
  {
    name: 'an owner’s order that is sent again is paid once',
    sql: swap(
      'private.place_owner_order(text,text,jsonb,jsonb,jsonb,text,numeric,uuid,text,boolean,text)',
      'v_is_new := private.find_order(p_idempotency_key) is null;',
      'v_is_new := true;',
    ),
    file: ownersConcurrency,
    test: 'an order at the counter that is sent several times at once is one',
  },
  {
    name: 'a link that was replaced makes no second order',
    sql: swap(
      'private.place_order(text,jsonb,jsonb,jsonb,text,numeric,uuid,text)',
      "v_channel <> 'web' and exists (select from private.replaced_order_links",
      'false and exists (select from private.replaced_order_links',
    ),
    file: ownerOrders,
    test: 'gets a new link from the owner',
  },
  {
    name: 'only owners make a link again',
    sql: swap('private.renew_order_link(uuid,text)', "perform private.only('orders.change');", ''),
    file: ownerOrders,
    test: 'gets a new link from no one else',
  },
  {
    name: 'no mail about an order is sent again that is no longer so',
    sql: swap('private.resend_order_mail(bigint)', 'or not private.can_repeat(v_mail)', ''),
    file: 'tests/database/admin-orders.test.ts',
    test: 'about corrections and parcels are sent again',
  },
  {
    name: 'cancellations of one address lock its mails before they change them',
    sql: swap('private.unsubscribe(text,boolean)', 'order by w.id for update', ''),
    file: 'tests/platform/mail-concurrency.test.ts',
    test: 'two cancellations of an address at once wait for each other',
  },
]
