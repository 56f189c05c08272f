-- The owner's orders: found and counted at any number of them, changed many at once, paid, noted, and told about.

create index orders_by_total on public.orders (total_amount desc, created_at desc, id);
-- With the name itself, so that the pages before the wanted one are passed over in the index alone.
create index orders_by_name on public.orders (lower(customer_name), created_at desc, id) include (customer_name);
create index audit_log_of_row on private.audit_log (table_name, label, id);

-- ------------------------------------------------------------------ notes and saved views

-- The owner's own words about an order, which its member never sees.
create table public.order_notes (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  note text not null check (length(note) between 1 and 2000),
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now() check (created_at <= now())
);
create index order_notes_of_order on public.order_notes (order_id, id);
create index order_notes_by_author on public.order_notes (author_id);

-- Raises PT400 INVALID_INPUT {field}.
create function private.order_note_before_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.note := private.clean_text(new.note);
  if new.note is null or length(new.note) not between 1 and 2000 or new.created_at > now() then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "note"}');
  end if;
  return new;
end
$$;
create trigger order_note_before_insert before insert on public.order_notes
  for each row execute function private.order_note_before_insert();

alter table public.order_notes enable row level security;
revoke all on public.order_notes from anon, authenticated;
grant select, delete on public.order_notes to authenticated;
-- With created_at a note that was deleted by mistake comes back as the one it was.
grant insert (order_id, note, created_at) on public.order_notes to authenticated;
create policy "the owner reads notes" on public.order_notes for select to authenticated
  using ((select private.is_admin()));
create policy "the owner writes notes" on public.order_notes for insert to authenticated
  with check ((select private.is_admin()) and author_id = (select auth.uid()));
create policy "an author deletes notes" on public.order_notes for delete to authenticated
  using ((select private.is_admin()) and author_id = (select auth.uid()));

-- Filters of a page of the admin that are worth a name; every owner has the same.
create table public.admin_views (
  id bigint generated always as identity primary key,
  page text not null check (page ~ '^[a-z-]{1,40}$'),
  name text not null check (length(name) between 1 and 40),
  -- What stands in the page's address.
  query text not null check (length(query) <= 500),
  position integer not null default 0,
  created_at timestamptz not null default now()
);
create unique index admin_views_by_name on public.admin_views (page, lower(name));

-- Twenty of a page at most. Raises PT400 INVALID_INPUT {field}, PT409 TOO_MANY_VIEWS, VIEW_EXISTS.
create function private.admin_view_before_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := private.input_line(to_jsonb(new), 'name', 40);
  if length(new.query) > 500 or new.query ~ '[\u0001-\u001f]' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "query"}');
  end if;
  -- Who is no owner learns nothing here; the policy refuses in a moment.
  if not private.is_admin() then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('admin_views:' || new.page, 0));
  if exists (select 1 from public.admin_views v
             where v.page = new.page and lower(v.name) = lower(new.name) and v.id is distinct from new.id) then
    perform private.fail(409, 'VIEW_EXISTS');
  end if;
  if tg_op = 'INSERT' and (select count(*) from public.admin_views v where v.page = new.page) >= 20 then
    perform private.fail(409, 'TOO_MANY_VIEWS');
  end if;
  return new;
end
$$;
create trigger admin_view_before_write before insert or update on public.admin_views
  for each row execute function private.admin_view_before_write();

alter table public.admin_views enable row level security;
revoke all on public.admin_views from anon, authenticated;
grant select, delete on public.admin_views to authenticated;
grant insert (page, name, query, position), update (name, query, position) on public.admin_views to authenticated;
create policy "the owner reads views" on public.admin_views for select to authenticated
  using ((select private.is_admin()));
create policy "the owner saves views" on public.admin_views for insert to authenticated
  with check ((select private.is_admin()));
create policy "the owner changes views" on public.admin_views for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "the owner deletes views" on public.admin_views for delete to authenticated
  using ((select private.is_admin()));

create trigger audit_order_notes after insert or delete on public.order_notes for each row execute function
  private.audit('note', 'note');
create trigger audit_admin_views after insert or update or delete on public.admin_views for each row execute function
  private.audit('name', 'page', 'name', 'query');

-- ------------------------------------------------------------------ payment

-- What an owner said about an order's payment, when and why: append-only, by trigger.
create table private.payment_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  status text not null check (status in ('pending', 'paid', 'refunded')),
  reason text check (length(reason) between 1 and 500),
  author_id uuid references auth.users (id) on delete set null,
  at timestamptz not null default clock_timestamp()
);
create index payment_events_of_order on private.payment_events (order_id, id);
create index payment_events_by_author on private.payment_events (author_id);
alter table private.payment_events enable row level security;

-- What was not paid cannot be paid back, and cash is collected where the parcel is handed over.
-- Raises PT409 NOT_PAID, NOT_SENT_YET.
create function private.order_before_payment() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.payment_status = 'pending' and new.payment_status = 'refunded' then
    perform private.fail(409, 'NOT_PAID');
  end if;
  if old.payment_status = 'pending' and new.payment_status = 'paid' and new.payment_method = 'cod'
    and new.order_status not in ('shipped', 'delivered') then
    perform private.fail(409, 'NOT_SENT_YET');
  end if;
  return new;
end
$$;
create trigger order_before_payment before update of payment_status on public.orders
  for each row when (old.payment_status is distinct from new.payment_status)
  execute function private.order_before_payment();

create function private.order_after_payment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.payment_events (order_id, status, author_id)
  values (new.id, new.payment_status, (select auth.uid()));
  return null;
end
$$;
create trigger order_after_payment after update of payment_status on public.orders
  for each row when (old.payment_status is distinct from new.payment_status)
  execute function private.order_after_payment();

-- ------------------------------------------------------------------ finding

-- A filter of the list as a condition over orders o: {search, statuses, from, to, method, payment, min, max, country,
-- numbers}, each may be missing. Every value is quoted. `to` is not included; payment is due, paid, refunded or to-refund
-- (cancelled, but paid). A condition is written only for what is asked, so that each has a plan of its own.
-- Raises PT400 INVALID_INPUT {field}.
create function private.order_condition(p_filter jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_condition text := 'true';
  v_search text := lower(private.clean_line(p_filter ->> 'search'));
  v_field text := 'filter';
  v_payments constant jsonb := '{
    "due": "o.payment_status = ''pending'' and o.order_status <> ''cancelled''",
    "paid": "o.payment_status = ''paid'' and o.order_status <> ''cancelled''",
    "refunded": "o.payment_status = ''refunded''",
    "to-refund": "o.payment_status = ''paid'' and o.order_status = ''cancelled''"}';
begin
  if jsonb_typeof(p_filter) is distinct from 'object' or length(p_filter::text) > 20000 or length(v_search) > 100
    or jsonb_typeof(coalesce(p_filter -> 'statuses', '[]')) <> 'array' or jsonb_typeof(coalesce(p_filter -> 'numbers', '[]')) <> 'array'
    or length(p_filter ->> 'country') > 80
    or (p_filter ? 'payment' and not coalesce(v_payments ? (p_filter ->> 'payment'), false))
  then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "filter"}');
  end if;
  if v_search <> '' then
    v_condition := v_condition || format(
      ' and (strpos(lower(o.customer_name), %1$L) > 0 or strpos(o.customer_email, %1$L) > 0 or strpos(lower(o.order_number), %1$L) > 0)', v_search);
  end if;
  if p_filter ? 'statuses' then
    v_condition := v_condition || format(' and o.order_status = any (%L)',
      array(select jsonb_array_elements_text(p_filter -> 'statuses')));
  end if;
  if p_filter ? 'numbers' then
    v_condition := v_condition || format(' and o.order_number = any (%L)',
      array(select jsonb_array_elements_text(p_filter -> 'numbers')));
  end if;
  if p_filter ? 'from' then
    v_field := 'from';
    v_condition := v_condition || format(' and o.created_at >= %L::timestamptz', (p_filter ->> 'from')::timestamptz);
  end if;
  if p_filter ? 'to' then
    v_field := 'to';
    v_condition := v_condition || format(' and o.created_at < %L::timestamptz', (p_filter ->> 'to')::timestamptz);
  end if;
  if p_filter ? 'method' then
    v_condition := v_condition || format(' and o.payment_method = %L', p_filter ->> 'method');
  end if;
  if p_filter ? 'payment' then
    v_condition := v_condition || ' and ' || (v_payments ->> (p_filter ->> 'payment'));
  end if;
  if p_filter ? 'min' then
    v_field := 'min';
    v_condition := v_condition || format(' and o.total_amount >= %L::numeric', (p_filter ->> 'min')::numeric);
  end if;
  if p_filter ? 'max' then
    v_field := 'max';
    v_condition := v_condition || format(' and o.total_amount <= %L::numeric', (p_filter ->> 'max')::numeric);
  end if;
  if p_filter ? 'country' then
    v_condition := v_condition || format(' and o.shipping_address ->> ''country'' = %L', p_filter ->> 'country');
  end if;
  return v_condition;
exception when data_exception then
  perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', v_field));
  return null;
end
$$;

-- A page of the orders that a filter finds, and how many of each status the rest of the filter finds:
-- {at, newer, counts: {status: n}, orders}. With p_until what was placed since is not listed but counted in `newer`, so
-- that a list can be read anew without moving; `at` is what to give there. p_sort is placed, total or customer, with a
-- minus from the greatest down; pages count from 1. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.find_orders(p_filter jsonb, p_sort text, p_page int, p_size int, p_until timestamptz) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_until timestamptz := coalesce(p_until, now());
  -- Each runs along an index.
  v_order text := case p_sort
    when '-placed' then 'o.created_at desc, o.id'
    when 'placed' then 'o.created_at, o.id desc'
    when '-total' then 'o.total_amount desc, o.created_at desc, o.id'
    when 'total' then 'o.total_amount, o.created_at, o.id desc'
    when 'customer' then 'lower(o.customer_name), o.created_at desc, o.id'
    when '-customer' then 'lower(o.customer_name) desc, o.created_at, o.id desc' end;
  v_condition text;
  v_counts jsonb;
  v_newer bigint;
  v_found bigint;
  v_orders jsonb;
begin
  perform private.only_admin();
  v_condition := private.order_condition(p_filter);
  if v_order is null or p_page is null or p_page not between 1 and 100000 or p_size is null or p_size not between 1 and 200 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  -- What is newer is little, and counted apart: to count the rest needs no times.
  execute format(
    'with newer as (select o.order_status, count(*) as orders from public.orders o where o.created_at > $1 and %1$s group by 1),
       found as (select o.order_status, count(*) as orders from public.orders o where %1$s group by 1)
     select coalesce(jsonb_object_agg(f.order_status, f.orders - coalesce(n.orders, 0)), ''{}''), coalesce(sum(n.orders) filter (where %2$s), 0),
       coalesce(sum(f.orders - coalesce(n.orders, 0)) filter (where %2$s), 0)
     from found f left join newer n on n.order_status = f.order_status',
    private.order_condition(p_filter - 'statuses'),
    case when p_filter ? 'statuses' then 'f.order_status = any (array(select jsonb_array_elements_text($2 -> ''statuses'')))' else 'true' end)
  into v_counts, v_newer, v_found using v_until, p_filter;
  if (p_page - 1)::bigint * p_size >= v_found then
    return jsonb_build_object('at', v_until, 'newer', v_newer, 'counts', v_counts, 'orders', '[]'::jsonb);
  end if;
  -- The rows themselves are fetched for one page only; what lies before it is passed over in the index.
  execute format(
    'with page as (select o.id from public.orders o where o.created_at <= $1 and %s order by %s limit $2 offset $3)
     select coalesce(jsonb_agg(jsonb_build_object(''id'', o.id, ''order_number'', o.order_number, ''customer_name'', o.customer_name,
       ''customer_email'', o.customer_email, ''shipping_address'', o.shipping_address, ''payment_method'', o.payment_method,
       ''payment_status'', o.payment_status, ''order_status'', o.order_status, ''total_amount'', o.total_amount,
       ''created_at'', o.created_at, ''items'', jsonb_build_array(jsonb_build_object(''quantity'',
         (select coalesce(sum(i.quantity), 0) from public.order_items i where i.order_id = o.id)))) order by %s), ''[]'')
     from page join public.orders o on o.id = page.id',
    v_condition, v_order, v_order)
  into v_orders using v_until, p_size, (p_page - 1)::bigint * p_size;
  return jsonb_build_object('at', v_until, 'newer', v_newer, 'counts', v_counts, 'orders', v_orders);
end
$$;

-- How many orders of each status several filters find: [{status: n}], in their order.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT: at most forty.
create function private.order_counts(p_filters jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_filter jsonb;
  v_counts jsonb;
  v_answer jsonb := '[]';
begin
  perform private.only_admin();
  if jsonb_typeof(p_filters) is distinct from 'array' or jsonb_array_length(p_filters) > 40 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  for v_filter in select f.filter from jsonb_array_elements(p_filters) with ordinality as f (filter, place) order by f.place loop
    execute format(
      'select coalesce(jsonb_object_agg(n.order_status, n.orders), ''{}'')
       from (select o.order_status, count(*) as orders from public.orders o where %s group by 1) n', private.order_condition(v_filter))
    into v_counts;
    v_answer := v_answer || jsonb_build_array(v_counts);
  end loop;
  return v_answer;
end
$$;

-- Whole orders with their items, the newest first, for files and for paper: at most p_size after the one given.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.read_orders(p_filter jsonb, p_after_at timestamptz, p_after_id uuid, p_size int) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_answer jsonb;
begin
  perform private.only_admin();
  if p_size is null or p_size not between 1 and 500 or (p_after_at is null) <> (p_after_id is null) then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(o) - array[''user_id''] || jsonb_build_object(''items'', (
       select coalesce(jsonb_agg(to_jsonb(i) - array[''order_id'', ''product_id'', ''variant_id'', ''deal_id''] order by i.position), ''[]'')
       from public.order_items i where i.order_id = o.id)) order by o.created_at desc, o.id), ''[]'')
     from (select o.* from public.orders o where %s %s order by o.created_at desc, o.id limit $3) o',
    private.order_condition(p_filter),
    -- The first condition is the one that the index can begin at.
    case when p_after_at is not null then 'and o.created_at <= $1 and (o.created_at < $1 or o.id > $2)' else '' end)
  into v_answer using p_after_at, p_after_id, p_size;
  return v_answer;
end
$$;

-- ------------------------------------------------------------------ one order

-- What only the owner sees of an order: {place, orders, spent, notes, events, payments, letters}; null when there is
-- none. `place`: its customer's so manieth; spent is without what was cancelled. Who set a status is read from the
-- record of changes. Raises PT403 FORBIDDEN.
create function private.order_desk(p_order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  perform private.only_admin();
  select * into v_order from public.orders o where o.id = p_order_id;
  if not found then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'place', count(*) filter (where (o.created_at, o.id) <= (v_order.created_at, v_order.id)),
      'orders', count(*),
      'spent', coalesce(sum(o.total_amount) filter (where o.order_status <> 'cancelled'), 0))
    from public.orders o where o.customer_email = v_order.customer_email
  ) || jsonb_build_object(
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'note', n.note, 'at', n.created_at,
        'author', u.email, 'mine', n.author_id is not distinct from (select auth.uid())) order by n.id), '[]')
      from public.order_notes n left join auth.users u on u.id = n.author_id where n.order_id = p_order_id),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('status', e.status, 'at', e.at, 'actor', e.actor, 'by', (
        -- Both are written by the same statement, within a blink.
        select u.email from private.audit_log l join auth.users u on u.id = l.actor_id
        where e.actor = 'owner' and l.table_name = 'orders' and l.label = v_order.order_number
          and l.difference -> 'order_status' ->> 1 = e.status and l.at between e.at - interval '5 seconds' and e.at + interval '5 seconds'
        order by abs(extract(epoch from l.at - e.at)) limit 1)) order by e.id), '[]')
      from public.order_events e where e.order_id = p_order_id),
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object('status', p.status, 'at', p.at, 'reason', p.reason, 'by', u.email) order by p.id), '[]')
      from private.payment_events p left join auth.users u on u.id = p.author_id where p.order_id = p_order_id),
    'letters', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'template', m.template,
        'state', case when m.sent_at is not null then 'sent' when m.failed_at is not null then 'failed'
                      when m.dropped_at is not null then 'dropped' else 'waiting' end,
        'at', coalesce(m.sent_at, m.failed_at, m.dropped_at, m.created_at), 'attempts', m.attempts, 'error', m.last_error,
        'again', (m.sent_at is not null or m.failed_at is not null) and private.is_mail_current(m.template, v_order))
        order by m.id), '[]')
      from private.email_outbox m
      where m.recipient = v_order.customer_email and m.template like 'order-%' and m.payload ->> 'order_id' = p_order_id::text));
end
$$;

-- Whether a letter about an order still says what is true.
create function private.is_mail_current(p_template text, p_order public.orders) returns boolean
language sql immutable set search_path = ''
as $$
  select case p_template
    when 'order-pending' then true
    when 'order-tracking' then p_order.order_status = 'shipped' and coalesce(p_order.tracking_number, '') <> ''
    else p_template = 'order-' || p_order.order_status end
$$;

-- Sends a letter about an order again: one that failed is tried anew, of one that went out another copy is sent.
-- Raises PT403 FORBIDDEN, PT404 LETTER_NOT_FOUND, PT409 LETTER_WAITS, LETTER_IS_OLD, PT429 TOO_MANY_LETTERS.
create function private.resend_order_letter(p_id bigint) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_mail private.email_outbox;
  v_order public.orders;
begin
  perform private.only_admin();
  select * into v_mail from private.email_outbox m where m.id = p_id and m.template like 'order-%' for update;
  if found then
    select * into v_order from public.orders o where o.id = (v_mail.payload ->> 'order_id')::uuid;
  end if;
  if v_order.id is null then
    perform private.fail(404, 'LETTER_NOT_FOUND');
  end if;
  if v_mail.sent_at is null and v_mail.failed_at is null and v_mail.dropped_at is null then
    perform private.fail(409, 'LETTER_WAITS');
  end if;
  if v_mail.dropped_at is not null or not private.is_mail_current(v_mail.template, v_order) then
    perform private.fail(409, 'LETTER_IS_OLD');
  end if;
  if not private.within_limit('resend:' || v_order.id, 5, 60) then
    perform private.fail(429, 'TOO_MANY_LETTERS');
  end if;
  if v_mail.failed_at is not null then
    update private.email_outbox m set failed_at = null, last_error = null, attempts = 0, lease = null, next_try_at = now()
    where m.id = p_id;
  else
    insert into private.email_outbox (recipient, template, payload)
    values (v_mail.recipient, v_mail.template, v_mail.payload || '{"again": true}');
  end if;
end
$$;

-- What a letter tells: as before, but a confirmation that the owner sends again is not taken for one too many.
alter function private.mail_facts(private.email_outbox) rename to first_mail_facts;
create function private.mail_facts(p_mail private.email_outbox) returns jsonb
language sql stable set search_path = ''
as $$
  select case when p_mail.template = 'order-pending' and p_mail.payload ? 'again'
    then private.order_json((p_mail.payload ->> 'order_id')::uuid) else private.first_mail_facts(p_mail) end
$$;

-- ------------------------------------------------------------------ many at once

-- Sets the status or the payment of several orders: p_changes [{number, field, from, to}], field status or payment, at
-- most two hundred. Each is done or refused by itself, also when it is no longer `from`:
-- [{number, code, detail}], code null when it is done, else CHANGED_MEANWHILE, ORDER_NOT_FOUND, or what a trigger says
-- (OUT_OF_STOCK, ORDER_WAS_CANCELLED, NOT_PAID, NOT_SENT_YET). p_reason stands beside a payment.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.change_orders(p_changes jsonb, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_change record;
  v_reason text := nullif(private.clean_line(p_reason), '');
  v_code text;
  v_detail text;
  v_answer jsonb := '[]';
begin
  perform private.only_admin();
  if jsonb_typeof(p_changes) is distinct from 'array' or length(v_reason) > 500 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  if jsonb_array_length(p_changes) not between 1 and 200 or exists (
    select 1 from jsonb_to_recordset(p_changes) as c (number text, field text, "from" text, "to" text)
    where c.number is null or c."from" is null or c."to" is null or case c.field
      when 'status' then c."to" not in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')
      when 'payment' then c."to" not in ('pending', 'paid', 'refunded')
      else true end)
  then
    perform private.fail(400, 'INVALID_INPUT');
  end if;

  -- All locks before the first change, and in the order in which buyers take them: else two could wait for each other.
  perform 1 from public.orders o
  where o.order_number in (select c ->> 'number' from jsonb_array_elements(p_changes) c)
  order by o.id for no key update;
  if exists (select 1 from jsonb_array_elements(p_changes) c where 'cancelled' in (c ->> 'from', c ->> 'to')) then
    perform 1 from public.product_variants v
    where v.id in (select i.variant_id from public.order_items i join public.orders o on o.id = i.order_id
                   where o.order_number in (select c ->> 'number' from jsonb_array_elements(p_changes) c))
    order by v.id for no key update;
    perform 1 from public.products p
    where p.id in (select i.product_id from public.order_items i join public.orders o on o.id = i.order_id
                   where o.order_number in (select c ->> 'number' from jsonb_array_elements(p_changes) c))
    order by p.id for no key update;
    perform 1 from public.deals d
    where d.id in (select i.deal_id from public.order_items i join public.orders o on o.id = i.order_id
                   where o.order_number in (select c ->> 'number' from jsonb_array_elements(p_changes) c))
    order by d.id for no key update;
  end if;

  for v_change in
    select c.* from jsonb_to_recordset(p_changes) as c (number text, field text, "from" text, "to" text)
  loop
    v_code := null;
    v_detail := null;
    begin
      if v_change.field = 'status' then
        update public.orders o set order_status = v_change."to"
        where o.order_number = v_change.number and o.order_status = v_change."from";
      else
        update public.orders o set payment_status = v_change."to"
        where o.order_number = v_change.number and o.payment_status = v_change."from";
      end if;
      if not found then
        v_code := case when exists (select 1 from public.orders o where o.order_number = v_change.number)
          then 'CHANGED_MEANWHILE' else 'ORDER_NOT_FOUND' end;
      elsif v_change.field = 'payment' and v_reason is not null then
        update private.payment_events e set reason = v_reason
        where e.id = (select max(n.id) from private.payment_events n join public.orders o on o.id = n.order_id
                      where o.order_number = v_change.number);
      end if;
    exception when others then
      -- What a trigger refuses is this order's own affair; anything else stops the whole.
      if sqlstate not like 'PT%' then
        raise;
      end if;
      get stacked diagnostics v_code = message_text, v_detail = pg_exception_detail;
    end;
    v_answer := v_answer || jsonb_build_object('number', v_change.number, 'code', v_code, 'detail', nullif(v_detail, '')::jsonb);
  end loop;
  return v_answer;
end
$$;

-- ------------------------------------------------------------------ the API
create function public.find_orders(p_filter jsonb default '{}', p_sort text default '-placed', p_page int default 1, p_size int default 50, p_until timestamptz default null)
returns jsonb language sql stable set search_path = ''
as $$ select private.find_orders(p_filter, p_sort, p_page, p_size, p_until) $$;
create function public.order_counts(p_filters jsonb default '[{}]') returns jsonb language sql stable set search_path = ''
as $$ select private.order_counts(p_filters) $$;
create function public.read_orders(p_filter jsonb, p_after_at timestamptz default null, p_after_id uuid default null, p_size int default 200)
returns jsonb language sql stable set search_path = ''
as $$ select private.read_orders(p_filter, p_after_at, p_after_id, p_size) $$;
create function public.order_desk(p_order_id uuid) returns jsonb language sql stable set search_path = ''
as $$ select private.order_desk(p_order_id) $$;
create function public.resend_order_letter(p_id bigint) returns void language sql volatile set search_path = ''
as $$ select private.resend_order_letter(p_id) $$;
create function public.change_orders(p_changes jsonb, p_reason text default null) returns jsonb language sql volatile set search_path = ''
as $$ select private.change_orders(p_changes, p_reason) $$;

revoke execute on function private.order_note_before_insert(), private.admin_view_before_write(), private.order_before_payment(),
  private.order_after_payment(), private.order_condition(jsonb), private.is_mail_current(text, public.orders),
  private.mail_facts(private.email_outbox),
  private.find_orders(jsonb, text, int, int, timestamptz), private.order_counts(jsonb), private.read_orders(jsonb, timestamptz, uuid, int),
  private.order_desk(uuid), private.resend_order_letter(bigint), private.change_orders(jsonb, text),
  public.find_orders(jsonb, text, int, int, timestamptz), public.order_counts(jsonb), public.read_orders(jsonb, timestamptz, uuid, int),
  public.order_desk(uuid), public.resend_order_letter(bigint), public.change_orders(jsonb, text) from public, anon, authenticated;
grant execute on function
  private.find_orders(jsonb, text, int, int, timestamptz), private.order_counts(jsonb), private.read_orders(jsonb, timestamptz, uuid, int),
  private.order_desk(uuid), private.resend_order_letter(bigint), private.change_orders(jsonb, text),
  public.find_orders(jsonb, text, int, int, timestamptz), public.order_counts(jsonb), public.read_orders(jsonb, timestamptz, uuid, int),
  public.order_desk(uuid), public.resend_order_letter(bigint), public.change_orders(jsonb, text) to authenticated;
