-- Invoices and credit notes, numbered without gaps per year; the seller that every mail names; and invitations of
-- further owners. Who the seller is stands in public.shop_settings, as law 31-08 wants it shown; what is not set is
-- null and shown nowhere.

-- A trigger of its own for the columns of the seller, beside audit_settings.
create trigger audit_identity after update on public.shop_settings for each row execute function
  private.audit('', 'legal_name', 'legal_address', 'legal_email', 'legal_phone', 'legal_ice', 'legal_if', 'legal_rc', 'legal_tp',
    'legal_capital', 'vat_rate', 'vat_rates', 'vat_shown');

-- ------------------------------------------------------------------ invoices and credit notes

-- An invoice or a credit note. It stays as it was issued, with the seller, the order and its lines of that moment.
create table private.invoices (
  kind text not null check (kind in ('invoice', 'credit_note')),
  year int not null,
  number int not null check (number >= 1),
  order_id uuid not null references public.orders (id),
  -- The refund that a credit note is for; null for the rest of an invoiced order that was cancelled.
  refund_id uuid references public.refunds (id),
  amount numeric(10, 2) not null check (amount >= 0 and amount <= 99999999.99),
  issued_at timestamptz not null default clock_timestamp() check (issued_at >= '2000-01-01' and issued_at <= '2100-01-01'),
  author_id uuid not null,
  seller jsonb not null,
  content jsonb not null,
  primary key (kind, year, number)
);
create unique index invoices_one_per_order on private.invoices (order_id) where kind = 'invoice';
create unique index invoices_one_per_refund on private.invoices (refund_id) where refund_id is not null;
create index invoices_of_order on private.invoices (order_id);
alter table private.invoices enable row level security;

-- `INV-2026-00042`, `CRN-2026-00003`.
create function private.invoice_number(p_kind text, p_year int, p_number int) returns text
language sql immutable set search_path = ''
as $$
  select format('%s-%s-%s', case p_kind when 'invoice' then 'INV' else 'CRN' end, p_year,
    lpad(p_number::text, greatest(5, length(p_number::text)), '0'))
$$;

-- The tax within an amount that includes it, in whole minor units.
create function private.vat_within(p_gross numeric, p_rate numeric) returns numeric
language sql immutable set search_path = ''
as $$ select round(p_gross - p_gross / (1 + p_rate / 100), 2) $$;

-- A part of an amount that is spread by weights, in whole minor units: p_until is the sum of the weights up to this one, p_all of
-- all. The parts add up to the amount.
create function private.share_of(p_amount numeric, p_weight numeric, p_until numeric, p_all numeric) returns numeric
language sql immutable set search_path = ''
as $$ select round(p_amount * p_until / p_all, 2) - round(p_amount * (p_until - p_weight) / p_all, 2) $$;

-- The VAT within an order: {lines: {item: rate}, rates: [{rate, gross, tax}]}, the highest rate first; null where the shop charges
-- none. Prices include it. Each line has its tax in whole minor units, and so has each rate's share of the delivery, which follows
-- what its lines cost: the parts add up to the order's total, and to its tax.
create function private.order_vat(p_order public.orders) returns jsonb
language sql stable set search_path = ''
as $$
  with lines as (
    select i.id, coalesce(i.vat_rate, s.vat_rate) as rate, i.price * i.quantity - i.discount as gross
    from public.order_items i cross join public.shop_settings s where i.order_id = p_order.id and s.vat_rate is not null
  ), sums as (
    select l.rate, sum(l.gross) as gross, sum(private.vat_within(l.gross, l.rate)) as tax from lines l group by l.rate
  ), weighed as (
    -- Where all lines are free, each rate has the same share.
    select s.*, case when sum(s.gross) over () > 0 then s.gross else 1 end as weight from sums s
  ), spread as (
    select w.*, private.share_of(p_order.shipping_cost, w.weight, sum(w.weight) over (order by w.rate desc), sum(w.weight) over ()) as shipping
    from weighed w
  )
  select jsonb_build_object(
    'lines', (select jsonb_object_agg(l.id, l.rate) from lines l),
    'rates', jsonb_agg(jsonb_build_object('rate', s.rate, 'gross', s.gross + s.shipping,
      'tax', s.tax + private.vat_within(s.shipping, s.rate)) order by s.rate desc))
  from spread s having count(*) > 0
$$;

-- The VAT within a credit note, as `rates` of private.order_vat; null where the order's invoice names none. What a return gave back, or
-- paid for an exchange, has the rates of its lines; every other amount, and what is given back beyond them, those of the invoice,
-- in proportion to what earlier notes left of each. The last note leaves nothing of any.
create function private.credit_vat(p_order_id uuid, p_refund_id uuid, p_amount numeric) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_vat jsonb := (select nullif(p.content -> 'vat', 'null') from private.invoices p where p.order_id = p_order_id and p.kind = 'invoice');
  v_rates jsonb;
begin
  if v_vat is null then
    return null;
  end if;
  with charged as (
    select (r ->> 'rate')::numeric as rate, (r ->> 'gross')::numeric as gross, (r ->> 'tax')::numeric as tax
    from jsonb_array_elements(v_vat -> 'rates') r
  ), credited as (
    select (r ->> 'rate')::numeric as rate, sum((r ->> 'gross')::numeric) as gross, sum((r ->> 'tax')::numeric) as tax
    from private.invoices p cross join jsonb_array_elements(p.content #> '{vat,rates}') r
    where p.order_id = p_order_id and p.kind = 'credit_note' group by 1
  ), remaining as (
    select c.rate, c.gross - coalesce(d.gross, 0) as gross, c.tax - coalesce(d.tax, 0) as tax
    from charged c left join credited d using (rate)
  ), came_back as (
    select (v_vat #>> array['lines', i.order_item_id::text])::numeric as rate, sum(i.refund_amount) as gross
    from public.returns r join public.return_items i on i.return_id = r.id
    left join public.refunds f on f.id = p_refund_id and f.way = 'exchange' and f.reason = r.number
    where r.order_id = p_order_id and (r.refund_id = p_refund_id or f.id is not null and i.wanted_price is not null) group by 1
  ), weighed as (
    select m.rate, m.gross, m.tax, case when b.gross is not null then least(b.gross, m.gross) end as returned from remaining m left join came_back b using (rate)
  ), summed as (
    select w.rate, w.gross, w.tax, coalesce(w.returned, 0) as returned, coalesce(sum(w.returned) over (), 0) as came from weighed w
  ), chosen as (
    select m.rate, m.gross, m.tax, case when m.came >= p_amount then 0 else m.returned end as whole,
      case when m.came >= p_amount then p_amount else p_amount - m.came end as rest,
      case when m.came >= p_amount then m.returned else m.gross - m.returned end as weight
    from summed m
  ), spread as (
    select c.*, c.whole + coalesce(
      private.share_of(c.rest, c.weight, sum(c.weight) over (order by c.rate desc), nullif(sum(c.weight) over (), 0)), 0) as share
    from chosen c
  )
  select jsonb_agg(jsonb_build_object('rate', s.rate, 'gross', s.share,
      'tax', case when s.share = s.gross then s.tax else least(private.vat_within(s.share, s.rate), s.tax) end) order by s.rate desc)
    filter (where s.share <> 0)
  into v_rates from spread s;
  return jsonb_build_object('rates', coalesce(v_rates, '[]'));
end
$$;

-- Issues one of them under the year's next number. The turn is held until the transaction ends: no other session takes a number
-- before this one is certain, so no number is lost. The year is that of the shop's time zone.
create function private.issue_invoice(p_kind text, p_order_id uuid, p_refund_id uuid, p_amount numeric) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_year int := extract(year from clock_timestamp() at time zone private.shop_zone())::int;
begin
  perform private.take_turn(hashtextextended(p_kind || v_year, 4));
  insert into private.invoices (kind, year, number, order_id, refund_id, amount, author_id, seller, content)
  select p_kind, v_year, coalesce((select max(p.number) from private.invoices p where p.kind = p_kind and p.year = v_year), 0) + 1,
    o.id, p_refund_id, p_amount, auth.uid(),
    (select jsonb_build_object('name', s.legal_name, 'address', s.legal_address, 'email', s.legal_email, 'phone', s.legal_phone,
      'ice', s.legal_ice, 'if', s.legal_if, 'rc', s.legal_rc, 'tp', s.legal_tp, 'capital', s.legal_capital, 'vat_rate', s.vat_rate,
      'vat_shown', s.vat_shown) from public.shop_settings s),
    to_jsonb(o) - array['user_id'] || private.shown_terms(o) || jsonb_build_object(
      'vat', case p_kind when 'invoice' then private.order_vat(o) else private.credit_vat(o.id, p_refund_id, p_amount) end, 'items', (
      select coalesce(jsonb_agg(to_jsonb(i) - array['order_id', 'product_id', 'variant_id', 'deal_id'] || private.shown_line(i, o.language)
        order by i.position), '[]')
      from public.order_items i where i.order_id = o.id))
  from public.orders o where o.id = p_order_id;
end
$$;

-- The credit notes that an invoiced order still lacks: [{refund_id, amount}]. One for each refund that went out, in so far as
-- it gives back what the invoice charges (not what was paid beyond it), and one for the rest of a cancelled order.
create function private.missing_credit_notes(p_order_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_order public.orders;
  v_invoiced numeric := (select p.amount from private.invoices p where p.order_id = p_order_id and p.kind = 'invoice');
  v_credited numeric := (select coalesce(sum(p.amount), 0) from private.invoices p where p.order_id = p_order_id and p.kind = 'credit_note');
  v_extra numeric;
  v_refund record;
  v_amount numeric;
  v_missing jsonb := '[]';
begin
  if v_invoiced is null then
    return v_missing;
  end if;
  select * into v_order from public.orders o where o.id = p_order_id;
  v_extra := greatest(0, v_order.paid_amount - v_invoiced);
  for v_refund in
    select r.id, r.amount, exists (select from private.invoices p where p.refund_id = r.id) as is_credited
    from public.refunds r join public.payments p on p.id = r.payment_id
    where p.order_id = p_order_id and r.status = 'succeeded' order by r.settled_at, r.id
  loop
    v_amount := greatest(0, v_refund.amount - v_extra);
    v_extra := greatest(0, v_extra - v_refund.amount);
    v_amount := least(v_amount, v_invoiced - v_credited);
    if not v_refund.is_credited and v_amount > 0 then
      v_missing := v_missing || jsonb_build_object('refund_id', v_refund.id, 'amount', v_amount);
      v_credited := v_credited + v_amount;
    end if;
  end loop;
  -- Money that is still to be refunded gets its credit note with the refund.
  v_amount := v_invoiced - v_credited - greatest(0, least(v_invoiced, v_order.paid_amount) - v_order.refunded_amount);
  if v_order.order_status = 'cancelled' and v_amount > 0 then
    v_missing := v_missing || jsonb_build_object('refund_id', null, 'amount', v_amount);
  end if;
  return v_missing;
end
$$;

-- The invoices and credit notes of orders, in the given order: [{order_number, is_complete, invoice, vat, credit_notes}]
-- with invoice null or {number, issued_at, seller, content}, vat as private.order_vat, of the invoice or as it would be, and
-- credit_notes [{number, issued_at, amount, is_refund, seller, vat}]; is_complete: nothing is to be issued. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.read_invoices(p_numbers text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('money', 'payments');
  if p_numbers is null or cardinality(p_numbers) not between 1 and 200 or array_position(p_numbers, null) is not null then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'order_number', o.order_number,
      'is_complete', case when i.order_id is null then o.order_status = 'cancelled' else private.missing_credit_notes(o.id) = '[]' end,
      'invoice', case when i.order_id is not null then jsonb_build_object('number', private.invoice_number(i.kind, i.year, i.number),
        'issued_at', i.issued_at, 'seller', i.seller, 'content', i.content) end,
      'vat', case when i.order_id is null then private.order_vat(o) else nullif(i.content -> 'vat', 'null') end,
      'credit_notes', (
        select coalesce(jsonb_agg(jsonb_build_object('number', private.invoice_number(c.kind, c.year, c.number),
          'issued_at', c.issued_at, 'amount', c.amount, 'is_refund', c.refund_id is not null, 'seller', c.seller,
          'vat', nullif(c.content -> 'vat', 'null'))
          order by c.year, c.number), '[]')
        from private.invoices c where c.order_id = o.id and c.kind = 'credit_note')) order by n.place), '[]')
    from unnest(p_numbers) with ordinality as n (number, place)
    join public.orders o on o.order_number = n.number
    left join private.invoices i on i.order_id = o.id and i.kind = 'invoice');
end
$$;

-- Issues what the orders lack: an invoice, unless an order was cancelled without one, and credit notes. What was issued
-- before stays. Returns read_invoices' answer. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT, PT503 BUSY.
create function private.issue_invoices(p_numbers text[]) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order record;
  v_note jsonb;
begin
  perform private.only('payments');
  if p_numbers is null or cardinality(p_numbers) not between 1 and 200 or array_position(p_numbers, null) is not null then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  -- Orders first, in id order as everywhere, then the turn of the numbers.
  perform 1 from public.orders o where o.order_number = any (p_numbers) order by o.id for no key update;
  for v_order in
    select o.id, o.total_amount, o.order_status from public.orders o
    where o.order_number = any (p_numbers) order by o.created_at, o.id
  loop
    if v_order.order_status <> 'cancelled'
      and not exists (select from private.invoices p where p.order_id = v_order.id and p.kind = 'invoice') then
      perform private.issue_invoice('invoice', v_order.id, null, v_order.total_amount);
    end if;
  end loop;
  for v_order in
    select o.id from public.orders o where o.order_number = any (p_numbers) order by o.created_at, o.id
  loop
    for v_note in select * from jsonb_array_elements(private.missing_credit_notes(v_order.id)) loop
      perform private.issue_invoice('credit_note', v_order.id, (v_note ->> 'refund_id')::uuid, (v_note ->> 'amount')::numeric);
    end loop;
  end loop;
  return private.read_invoices(p_numbers);
end
$$;
grant execute on function private.read_invoices(text[]), private.issue_invoices(text[]) to authenticated;
create function public.read_invoices(p_numbers text[]) returns jsonb language sql stable set search_path = ''
as $$ select private.read_invoices(private.flat_list(p_numbers, 'numbers')) $$;
create function public.issue_invoices(p_numbers text[]) returns jsonb language sql volatile set search_path = ''
as $$ select private.issue_invoices(private.flat_list(p_numbers, 'numbers')) $$;
grant execute on function public.read_invoices(text[]), public.issue_invoices(text[]) to authenticated;

-- ------------------------------------------------------------------ invitations to the team

-- An invitation to work here in a role: accepted by the account with its address, with the secret of its mail or link. The very
-- first owner is made in the SQL editor (private.make_admin).
create table private.admin_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and length(email) <= 254),
  role text not null references public.roles (slug),
  -- Of the secret, which only its mail and its link have.
  token_hash bytea not null unique,
  author_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now() check (created_at >= '2000-01-01' and created_at <= '2100-01-01')
);
alter table private.admin_invitations enable row level security;
create trigger audit_admin_invitations after insert or delete on private.admin_invitations for each row execute function
  private.audit('email', 'email', 'role');

-- Whether an invitation can be accepted: it is not older than seven days, and the one who sent it may still give its role.
create function private.is_open(p_invitation private.admin_invitations) returns boolean
language sql stable set search_path = ''
as $$ select p_invitation.created_at > now() - interval '7 days'
  and exists (
    select from public.team_members m join public.roles r on r.slug = m.role, public.roles g
    where m.user_id = p_invitation.author_id and 'team' = any (r.permissions)
      and g.slug = p_invitation.role and g.permissions <@ r.permissions and (g.slug <> 'owner' or r.slug = 'owner')) $$;

-- The current facts of a mail for its template; null when it is no longer true. A mail about new orders has {count,
-- orders: [{id, order_number, items, total, currency, payment_method, created_at}]}, the fifty newest that were not
-- cancelled meanwhile; no text that a customer typed. A mail about a parcel has {shipment_id}, the carrier and number
-- of that parcel, and is no longer true when the parcel is not on its way. Mails about corrections, returns and the
-- shop have private.correction_facts, return_mail_facts, review_mail_facts, reminder_mail_facts and shop_mail_facts; an invitation has {token, by}.
create function private.mail_facts(p_mail private.email_outbox) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if p_mail.template = 'orders-placed' then
    return (
      select case when count(*) > 0 then jsonb_build_object('count', count(*),
        'orders', jsonb_agg(to_jsonb(n) - 'place' order by n.place) filter (where n.place <= 50)) end
      from (
        select o.id, o.order_number, o.total_amount as total, o.currency, o.payment_method, o.created_at,
          (select sum(i.quantity) from public.order_items i where i.order_id = o.id) as items,
          row_number() over (order by o.created_at desc, o.id) as place
        from public.orders o
        where o.id in (select e::uuid from jsonb_array_elements_text(p_mail.payload -> 'order_ids') e)
          -- Who it went to may have left since.
          and exists (select from auth.users u where lower(u.email) = lower(p_mail.recipient) and private.member_may(u.id, 'orders'))
          and o.order_status <> 'cancelled'
      ) n);
  end if;
  if p_mail.payload ? 'shipment_id' then
    return (
      select private.shop_mail_facts(p_mail) || jsonb_build_object('carrier', s.carrier, 'tracking_number', s.tracking_number,
        'shipment_id', s.id)
      from public.shipments s where s.id = (p_mail.payload ->> 'shipment_id')::uuid and s.state = 'shipped'
        and (p_mail.template <> 'order-tracking' or s.tracking_number is not null));
  end if;
  if p_mail.template = 'order-corrected' then
    return private.correction_facts(p_mail);
  end if;
  if p_mail.template = 'order-withdrawn' then
    return private.withdrawal_mail_facts(p_mail);
  end if;
  if p_mail.template like 'order-return-%' then
    return private.return_mail_facts(p_mail);
  end if;
  if p_mail.template = 'review-request' then
    return private.review_mail_facts(p_mail);
  end if;
  if p_mail.template = 'cart-reminder' then
    return private.reminder_mail_facts(p_mail);
  end if;
  if p_mail.template <> 'admin-invitation' then
    return private.shop_mail_facts(p_mail);
  end if;
  return (
    select jsonb_build_object('token', p_mail.payload -> 'token', 'by', u.email)
    from private.admin_invitations i join auth.users u on u.id = i.author_id
    where i.id = (p_mail.payload ->> 'invitation_id')::uuid and p_mail.payload ? 'token' and private.is_open(i));
end
$$;

-- Invites an address to work here in a role, for seven days; an earlier invitation of it ends. By mail, or without one by a link
-- that is handed on: then the secret is returned, and nowhere else. Ten a day of each who invites. Raises PT403 FORBIDDEN, ROLE_ABOVE, PT400
-- INVALID_INPUT {field}, PT404 ROLE_NOT_FOUND, PT409 IS_ADMIN, PT429 TOO_MANY_REQUESTS.
create function private.invite_member(p_email text, p_role text, p_by_mail boolean) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_email text;
  v_id uuid;
  v_token uuid := gen_random_uuid();
begin
  perform private.only('team');
  v_email := private.read_email(p_email);
  perform private.check_role(p_role);
  if exists (select from public.team_members m join auth.users u on u.id = m.user_id where lower(u.email) = v_email) then
    perform private.fail(409, 'IS_ADMIN');
  end if;
  perform private.check_role(i.role) from private.admin_invitations i where i.email = v_email and private.is_open(i);
  if not private.within_limit('invite-admin:' || auth.uid(), 10, 1440) then
    perform private.fail(429, 'TOO_MANY_REQUESTS');
  end if;
  delete from private.admin_invitations i where i.email = v_email;
  insert into private.admin_invitations (email, role, author_id, token_hash)
  values (v_email, p_role, auth.uid(), sha256(uuid_send(v_token))) returning id into v_id;
  if p_by_mail is false then
    return v_token;
  end if;
  insert into private.email_outbox (recipient, template, payload, language)
  select v_email, 'admin-invitation', jsonb_build_object('invitation_id', v_id, 'token', v_token), s.languages[1] from public.shop_settings s;
  return null;
end
$$;

-- The secret of an invitation, of a request for a review or of a reminder stays with its mail until that has left or is given up.
create function private.forget_mail_secret() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.payload := new.payload - 'token';
  return new;
end
$$;
create trigger forget_mail_secret before update on private.email_outbox for each row
  when (new.template in ('admin-invitation', 'review-request', 'cart-reminder') and (new.sent_at is not null or new.dropped_at is not null))
  execute function private.forget_mail_secret();

-- Open invitations, the newest first: [{email, role, by, at}]. Raises PT403 FORBIDDEN.
create function private.list_invitations() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('team');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('email', i.email, 'role', i.role, 'by', u.email, 'at', i.created_at) order by i.created_at desc, i.email), '[]')
    from private.admin_invitations i join auth.users u on u.id = i.author_id where private.is_open(i));
end
$$;

-- Ends an invitation; false when there was none. Raises PT403 FORBIDDEN, ROLE_ABOVE.
create function private.withdraw_invitation(p_email text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('team');
  perform private.check_role(i.role) from private.admin_invitations i
  where i.email = lower(btrim(left(p_email, 300))) and private.is_open(i);
  delete from private.admin_invitations i where i.email = lower(btrim(left(p_email, 300)));
  return found;
end
$$;

-- Makes the caller a member in the invitation's role, if the secret is that of an open invitation of the caller's own, confirmed
-- address; false otherwise. The invitation is used up. Ten tries an hour.
create function private.accept_invitation(p_token uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_invitation private.admin_invitations;
begin
  if auth.uid() is null or not private.within_limit('accept-invitation:' || auth.uid(), 10, 60) then
    return false;
  end if;
  select i.* into v_invitation from private.admin_invitations i
  join auth.users u on lower(u.email) = i.email and u.id = auth.uid() and u.email_confirmed_at is not null
  where i.token_hash = sha256(uuid_send(p_token)) for update of i;
  if not found or not private.is_open(v_invitation) then
    return false;
  end if;
  insert into public.team_members (user_id, role) values (auth.uid(), v_invitation.role) on conflict do nothing;
  perform set_config('shop.is_recorded', 'true', true);
  delete from private.admin_invitations i where i.id = v_invitation.id;
  perform set_config('shop.is_recorded', '', true);
  return true;
end
$$;
grant execute on function private.invite_member(text, text, boolean), private.list_invitations(), private.withdraw_invitation(text),
  private.accept_invitation(uuid) to authenticated;
create function public.invite_member(p_email text, p_role text, p_by_mail boolean default true) returns uuid language sql volatile set search_path = ''
as $$ select private.invite_member(p_email, p_role, p_by_mail) $$;
create function public.list_invitations() returns jsonb language sql stable set search_path = ''
as $$ select private.list_invitations() $$;
create function public.withdraw_invitation(p_email text) returns boolean language sql volatile set search_path = ''
as $$ select private.withdraw_invitation(p_email) $$;
create function public.accept_invitation(p_token uuid) returns boolean language sql volatile set search_path = ''
as $$ select private.accept_invitation(p_token) $$;
grant execute on function public.invite_member(text, text, boolean), public.list_invitations(), public.withdraw_invitation(text),
  public.accept_invitation(uuid) to authenticated;
