-- A month for the accountant: its invoices, credit notes, payments and refunds, as sums and one by one. And how long what is no book is kept.

create index invoices_by_time on private.invoices (issued_at);
create index payments_by_day on public.payments (settled_at) where status = 'succeeded';
create index refunds_by_day on public.refunds (settled_at) where status = 'succeeded';

-- The first moment of a month and of the one after it, in the shop's time zone; p_month as `2026-11`. Raises PT400 INVALID_INPUT
-- {field}.
create function private.month_span(p_month text, out starts timestamptz, out ends timestamptz)
language plpgsql stable set search_path = ''
as $$
begin
  if p_month is null or p_month !~ '^20[0-9]{2}-(0[1-9]|1[0-2])$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "month"}');
  end if;
  starts := (p_month || '-01')::timestamp at time zone private.shop_zone();
  ends := ((p_month || '-01')::timestamp + interval '1 month') at time zone private.shop_zone();
end
$$;

-- What an accountant books of a span of time. `rates` as private.order_vat has them, null where no VAT is charged; `way` is how money
-- came or went; `for_number` the invoice that a credit note is for.
create function private.bookings(p_from timestamptz, p_to timestamptz)
returns table (kind text, id text, at timestamptz, for_number text, order_id uuid, currency text, amount numeric, rates jsonb, way text, reference text,
  customer jsonb)
language sql stable set search_path = ''
as $$
  select i.kind, private.invoice_number(i.kind, i.year, i.number), i.issued_at,
    case i.kind when 'credit_note' then (
      select private.invoice_number(f.kind, f.year, f.number) from private.invoices f where f.order_id = i.order_id and f.kind = 'invoice') end,
    i.order_id, i.content ->> 'currency', i.amount, i.content #> '{vat,rates}', null, null,
    jsonb_build_object('name', i.content -> 'customer_name') || jsonb_build_object(
      'company', i.content #> '{shipping_address,company}', 'number', i.content #> '{shipping_address,companyNumber}',
      'country', i.content #> '{shipping_address,country}')
  from private.invoices i where i.issued_at >= p_from and i.issued_at < p_to
  union all
  select 'payment', p.id::text, p.settled_at, null, p.order_id, p.currency, p.amount, null, p.method, p.reference, '{}'
  from public.payments p where p.status = 'succeeded' and p.settled_at >= p_from and p.settled_at < p_to
  union all
  select 'refund', r.id::text, r.settled_at, null, p.order_id, p.currency, r.amount, null, r.way, r.reference, '{}'
  from public.refunds r join public.payments p on p.id = r.payment_id
  where r.status = 'succeeded' and r.settled_at >= p_from and r.settled_at < p_to
$$;

-- The sums of a month: [{kind, currency, way, count, amount, rates: [{rate, gross, tax}]}], kind being invoice, credit_note, payment
-- or refund; and {without_invoice}, how many of the month's orders that were not cancelled have no invoice yet. Raises PT403
-- FORBIDDEN, PT400 INVALID_INPUT {field}.
create function private.accounting_month(p_month text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_span record;
begin
  perform private.only('money');
  v_span := private.month_span(p_month);
  return jsonb_build_object('sums', (
    with booked as (
      select * from private.bookings(v_span.starts, v_span.ends)
    ), sums as (
      select b.kind, b.currency, b.way, count(*) as count, sum(b.amount) as amount from booked b group by 1, 2, 3
    ), taxes as (
      select b.kind, b.currency, (r ->> 'rate')::numeric as rate, sum((r ->> 'gross')::numeric) as gross, sum((r ->> 'tax')::numeric) as tax
      from booked b cross join jsonb_array_elements(b.rates) r where jsonb_typeof(b.rates) = 'array' group by 1, 2, 3
    )
    select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object('rates', (
        select coalesce(jsonb_agg(jsonb_build_object('rate', t.rate, 'gross', t.gross, 'tax', t.tax) order by t.rate desc), '[]')
        from taxes t where (t.kind, t.currency) = (s.kind, s.currency))) order by s.currency, s.kind, s.way), '[]')
    from sums s), 'without_invoice', (
    select count(*) from public.orders o
    where o.created_at >= v_span.starts and o.created_at < v_span.ends and o.order_status <> 'cancelled'
      and not exists (select from private.invoices i where i.order_id = o.id and i.kind = 'invoice')));
end
$$;

-- What is booked of a month, one by one in the order of time, a thousand at once, after the one with p_at and p_id: [{kind, id, at,
-- order_number, for_number, currency, amount, rates, way, reference, customer: {name, company, number, country}}]. The id of an
-- invoice or a credit note is its number; name and company are those that it was issued to. Raises PT403 FORBIDDEN, PT400
-- INVALID_INPUT {field}.
create function private.accounting_entries(p_month text, p_at timestamptz, p_id text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_span record;
begin
  perform private.only('money');
  v_span := private.month_span(p_month);
  if (p_at is null) <> (p_id is null) or length(p_id) > 60 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "after"}');
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(e) order by e.at, e.id), '[]') from (
      select b.kind, b.id, b.at, o.order_number, b.for_number, b.currency, b.amount,
        case when jsonb_typeof(b.rates) = 'array' then b.rates else '[]' end as rates, b.way, b.reference,
        jsonb_build_object('name', coalesce(b.customer ->> 'name', o.customer_name), 'company', b.customer -> 'company',
          'number', b.customer -> 'number', 'country', b.customer -> 'country') as customer
      from private.bookings(greatest(v_span.starts, p_at), v_span.ends) b join public.orders o on o.id = b.order_id
      where p_at is null or (b.at, b.id) > (p_at, p_id)
      order by b.at, b.id limit 1000
    ) e);
end
$$;
grant execute on function private.accounting_month(text), private.accounting_entries(text, timestamptz, text) to authenticated;
create function public.accounting_month(p_month text) returns jsonb
language sql stable set search_path = '' as $$ select private.accounting_month(p_month) $$;
create function public.accounting_entries(p_month text, p_at timestamptz default null, p_id text default null) returns jsonb
language sql stable set search_path = '' as $$ select private.accounting_entries(p_month, p_at, p_id) $$;
grant execute on function public.accounting_month(text), public.accounting_entries(text, timestamptz, text) to authenticated;

-- ------------------------------------------------------------------ how long data is kept

-- What the shop forgets by itself, and after how many days; null: never. Orders, invoices and what belongs to them are books, which other
-- laws have kept for years: they are not among these. docs/law.md has the reasons.
create table private.retention (
  name text primary key,
  days integer check (days between least and 36500),
  -- What is shorter would take from the shop what it works with.
  least integer not null check (least between 1 and 36500),
  place integer not null unique check (place between 1 and 100)
);
alter table private.retention enable row level security;
create trigger audit_retention after update on private.retention for each row execute function private.audit('name', 'days');

insert into private.retention (name, days, least, place) values
  ('messages', 365, 30, 1),
  ('return-pictures', 90, 14, 2),
  ('student-requests', null, 30, 3),
  ('mails', null, 90, 4),
  ('notes', null, 90, 5),
  ('log', null, 180, 6),
  ('events', 180, 30, 7);

-- The moment before which what a row names is forgotten; null while it is kept for ever.
create function private.forgets_before(p_name text) returns timestamptz
language sql stable set search_path = ''
as $$ select now() - make_interval(days => r.days) from private.retention r where r.name = p_name $$;

-- Forgets what is over, of each kind at most a thousand rows, and returns how many; a mail with a link to unsubscribe not within a
-- year. The schedule calls it every night.
create function private.forget_old() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_all integer := 0;
  v_gone integer;
begin
  delete from public.messages m where m.id in (
    select o.id from public.messages o where o.handled_at < private.forgets_before('messages') order by o.handled_at limit 1000);
  get diagnostics v_gone = row_count;
  v_all := v_all + v_gone;
  delete from private.return_pictures p where p.id in (
    select o.id from private.return_pictures o join public.returns r on r.id = o.return_id
    where r.state in ('closed', 'declined') and coalesce(r.closed_at, r.decided_at) < private.forgets_before('return-pictures') limit 1000);
  get diagnostics v_gone = row_count;
  v_all := v_all + v_gone;
  delete from private.student_requests s where s.id in (
    select o.id from private.student_requests o where o.created_at < private.forgets_before('student-requests') limit 1000);
  get diagnostics v_gone = row_count;
  v_all := v_all + v_gone;
  delete from private.email_outbox m where m.id in (
    select o.id from private.email_outbox o
    where coalesce(o.sent_at, o.failed_at, o.dropped_at) < least(private.forgets_before('mails'),
      -- A no must be possible while the mail lies in a mailbox, and the link in it needs the row.
      case when private.mail_rank(o.template) = 2 or o.template = 'welcome' then now() - interval '365 days' end)
      and private.forgets_before('mails') is not null
    order by o.id limit 1000);
  get diagnostics v_gone = row_count;
  v_all := v_all + v_gone;
  delete from public.order_notes n where n.id in (
    select o.id from public.order_notes o where o.created_at < private.forgets_before('notes') limit 1000);
  get diagnostics v_gone = row_count;
  v_all := v_all + v_gone;
  delete from public.customer_notes n where n.id in (
    select o.id from public.customer_notes o where o.created_at < private.forgets_before('notes') limit 1000);
  get diagnostics v_gone = row_count;
  v_all := v_all + v_gone;
  delete from private.audit_log l where l.id in (
    select o.id from private.audit_log o where o.at < private.forgets_before('log') order by o.id limit 1000);
  get diagnostics v_gone = row_count;
  v_all := v_all + v_gone;
  delete from private.event_consents c where c.order_id in (
    select o.order_id from private.event_consents o where o.at < private.forgets_before('events') limit 1000);
  get diagnostics v_gone = row_count;
  return v_all + v_gone;
end
$$;
grant execute on function private.forget_old() to service_role;
-- See private.forget_old. For a scheduler outside the database, with the service key.
create function public.forget_old() returns integer
language sql volatile set search_path = '' as $$ select private.forget_old() $$;
grant execute on function public.forget_old() to service_role;

-- What is forgotten and when: [{name, days, least}]. Raises PT403 FORBIDDEN.
create function private.list_retention() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('settings');
  return (
    select jsonb_agg(jsonb_build_object('name', r.name, 'days', r.days, 'least', r.least) order by r.place)
    from private.retention r);
end
$$;

-- Sets after how many days a kind is forgotten; null: never. Raises PT403 FORBIDDEN, PT404 RETENTION_NOT_FOUND, PT400 INVALID_INPUT
-- {field}.
create function private.set_retention(p_name text, p_days int) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_least int := (select r.least from private.retention r where r.name = left(p_name, 40));
begin
  perform private.only('settings');
  if v_least is null then
    perform private.fail(404, 'RETENTION_NOT_FOUND');
  end if;
  if p_days not between v_least and 36500 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "days"}');
  end if;
  update private.retention r set days = p_days where r.name = left(p_name, 40);
end
$$;
grant execute on function private.list_retention(), private.set_retention(text, int) to authenticated;
create function public.list_retention() returns jsonb
language sql stable set search_path = '' as $$ select private.list_retention() $$;
create function public.set_retention(p_name text, p_days int default null) returns void
language sql volatile set search_path = '' as $$ select private.set_retention(p_name, p_days) $$;
grant execute on function public.list_retention(), public.set_retention(text, int) to authenticated;
