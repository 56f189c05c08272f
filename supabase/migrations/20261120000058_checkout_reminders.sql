-- Checkouts that were left: one mail to members who asked for it at the checkout, at their account's confirmed address and no
-- other, with a link that brings the cart back. Off until the owner switches it on. Nobody can have a stranger mailed by it: no
-- address is typed. docs/checkout-reminders.md says what the law asks.

-- What the owner has chosen. One row.
create table private.reminder_settings (
  id boolean primary key default true check (id),
  reminds boolean not null default false,
  after_hours integer not null default 4 check (after_hours between 1 and 48)
);
alter table private.reminder_settings enable row level security;
insert into private.reminder_settings default values;
create trigger audit_reminder_settings after update on private.reminder_settings for each row execute function
  private.audit('', 'reminds', 'after_hours');
-- The checkout asks or no longer.
create trigger note_pages after update on private.reminder_settings for each row execute function private.note_tags('shop');

-- The carts of members at the checkout who want to be reminded. It goes when they order, say no, or after a week.
create table private.open_checkouts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  items jsonb not null check (jsonb_typeof(items) = 'array' and pg_column_size(items) <= 20000),
  language text not null default private.asked_language() constraint open_checkouts_language check (private.is_language(language)),
  changed_at timestamptz not null default now() check (changed_at >= '2000-01-01' and changed_at <= '2100-01-01'),
  reminded_at timestamptz check (reminded_at >= '2000-01-01' and reminded_at <= '2100-01-01'),
  -- Of the secret that brings the cart back.
  token_hash bytea unique
);
create index open_checkouts_by_change on private.open_checkouts (changed_at);
alter table private.open_checkouts enable row level security;

-- When a member was reminded last, and the order that followed within a week; kept for counting, without the cart.
create table private.checkout_reminders (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete set null,
  sent_at timestamptz not null default now() check (sent_at >= '2000-01-01' and sent_at <= '2100-01-01'),
  order_id uuid unique references public.orders (id) on delete set null
);
create index checkout_reminders_of_member on private.checkout_reminders (user_id, sent_at desc);
create index checkout_reminders_by_time on private.checkout_reminders (sent_at);
alter table private.checkout_reminders enable row level security;

-- ------------------------------------------------------------------ at the checkout

-- Lines of a cart as they are kept: at most fifty of {product_id, slug, size, color, quantity}, nothing else of them. Raises
-- PT400 INVALID_INPUT {field}.
create function private.clean_cart(p_items jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  perform private.check_size(p_items, 20000, 'items');
  if jsonb_typeof(p_items) is distinct from 'array' or jsonb_array_length(p_items) not between 1 and 50
    or exists (
      select from jsonb_array_elements(p_items) as e (line)
      where jsonb_typeof(e.line) <> 'object'
        or coalesce(e.line ->> 'slug', '') !~ '^[a-z0-9-]{1,120}$'
        or not coalesce(e.line ->> 'product_id', '00000000-0000-0000-0000-000000000000') ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        or coalesce(e.line ->> 'quantity', '') !~ '^[1-9][0-9]?$'
        or coalesce(length(e.line ->> 'size'), 99) > 83 or coalesce(length(e.line ->> 'color'), 99) > 40)
  then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "items"}');
  end if;
  return (
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('product_id', e.line -> 'product_id', 'slug', e.line -> 'slug',
      'size', e.line -> 'size', 'color', e.line -> 'color', 'quantity', (e.line ->> 'quantity')::int)) order by e.n)
    from jsonb_array_elements(p_items) with ordinality as e (line, n));
end
$$;

-- Whether the caller is asked for it and wants to be reminded: {may, wants}. Asked are members with a confirmed address who
-- have not said no for good, while the shop reminds.
create function private.my_reminder() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'may', s.reminds and private.own_email() is not null
      and not exists (select from private.contact_stops c where c.contact = private.mailbox(private.own_email())),
    'wants', exists (select from private.open_checkouts o where o.user_id = (select auth.uid())))
  from private.reminder_settings s
$$;
create function public.my_reminder() returns jsonb language sql stable set search_path = ''
as $$ select private.my_reminder() $$;

-- Keeps the caller's cart to remind them of it, or with p_wants false forgets it. Returns whether it is kept: not where
-- private.my_reminder says that it may not. At most sixty changes in an hour, or {"code": "PT429"}. Raises PT400 INVALID_INPUT
-- {field}.
create function private.keep_checkout(p_wants boolean, p_items jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_items jsonb := case when p_wants then private.clean_cart(p_items) end;
begin
  if p_wants is null then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "wants"}');
  end if;
  if not p_wants then
    delete from private.open_checkouts o where o.user_id = (select auth.uid());
    return 'false';
  end if;
  if not private.within_limit('keep-checkout:' || (select auth.uid()), 60, 60) then
    return private.refuse_until(3600);
  end if;
  if (private.my_reminder() ->> 'may')::boolean is not true then
    return 'false';
  end if;
  insert into private.open_checkouts as o (user_id, items) values ((select auth.uid()), v_items)
  on conflict (user_id) do update set items = excluded.items, language = excluded.language, changed_at = now(),
    -- What is changed after a mail is the cart that the mail brought back; the same mail is not sent for it again.
    reminded_at = o.reminded_at;
  return 'true';
end
$$;
create function public.keep_checkout(p_wants boolean, p_items jsonb default '[]') returns jsonb
language sql volatile set search_path = ''
as $$ select private.keep_checkout(p_wants, private.json_list(p_items, 'items')) $$;
grant execute on function private.my_reminder(), public.my_reminder(), private.keep_checkout(boolean, jsonb),
  public.keep_checkout(boolean, jsonb) to authenticated;

-- An order ends it, and counts as brought back by a mail of the week before.
create function private.end_checkout() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.open_checkouts o where o.user_id = new.user_id;
  update private.checkout_reminders r set order_id = new.id
  where r.id = (
    select w.id from private.checkout_reminders w
    where w.user_id = new.user_id and w.sent_at > now() - interval '7 days' order by w.sent_at desc limit 1)
    and r.order_id is null;
  return null;
end
$$;
create trigger end_checkout after insert on public.orders for each row when (new.user_id is not null)
  execute function private.end_checkout();

-- ------------------------------------------------------------------ the mail

-- What of a kept cart can still be bought: [{slug, title, size, color, shown_size, shown_color, image, price, original_price,
-- product_id, quantity}], prices as they are for everybody, and no more pieces than visitors read that there are.
create function private.kept_lines(p_items jsonb, p_language text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('product_id', p.id, 'slug', p.slug, 'title', private.product_title(p, p_language),
    'size', l.size, 'color', l.color, 'shown_size', private.option_word(l.size, p_language), 'shown_color', private.option_word(l.color, p_language),
    'image', coalesce((select i.image ->> 'src' from jsonb_array_elements(p.images) as i (image) where i.image ->> 'color' = l.color limit 1), p.image_url),
    'price', l.price, 'original_price', p.original_price, 'quantity', least(l.quantity, l.available, (select private.stock_cap()))) order by l.position), '[]')
  from unnest(private.read_cart(p_items, null, null, null)) l join public.products p on p.id = l.product_id
  where l.variant_id is not null and l.available > 0
$$;

-- The facts of a reminder: {token, products, currency, unsubscribe}, products as private.kept_lines has them, the first six. Null
-- once the member has ordered, said no, has another address, or nothing of the cart can be bought any more.
create function private.reminder_mail_facts(p_mail private.email_outbox) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_open private.open_checkouts;
  v_lines jsonb;
begin
  select o.* into v_open from private.open_checkouts o join auth.users u on u.id = o.user_id, private.reminder_settings s
  where o.user_id = (p_mail.payload ->> 'user_id')::uuid and s.reminds and p_mail.payload ? 'token'
    and lower(u.email) = p_mail.recipient and u.email_confirmed_at is not null
    and not exists (select from private.contact_stops c where c.contact = p_mail.mailbox);
  v_lines := private.kept_lines(v_open.items, p_mail.language);
  if v_open.user_id is null or v_lines = '[]' then
    return null;
  end if;
  return jsonb_build_object('token', p_mail.payload -> 'token', 'unsubscribe', p_mail.unsubscribe_token, 'currency', private.shop_currency(),
    'products', jsonb_path_query_array(v_lines, '$[0 to 5]'));
end
$$;

-- Writes a mail about each cart that was left for so many hours and at most two days, at most a hundred; a member gets one in
-- thirty days. Forgets carts of a week ago. For the schedule. Returns how many.
create function private.remind_checkouts() returns int
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_settings private.reminder_settings;
  v_open record;
  v_token text;
  v_reminded int := 0;
begin
  delete from private.open_checkouts o where o.changed_at < now() - interval '7 days';
  select * into v_settings from private.reminder_settings s;
  -- One at a time; another one has nobody to remind.
  if not v_settings.reminds or not pg_try_advisory_xact_lock(hashtextextended('remind_checkouts', 0)) then
    return 0;
  end if;
  for v_open in
    select o.user_id, o.language, lower(u.email) as email
    from private.open_checkouts o join auth.users u on u.id = o.user_id
    where o.reminded_at is null and u.email_confirmed_at is not null
      and o.changed_at between now() - interval '2 days' and now() - make_interval(hours => v_settings.after_hours)
      and not exists (select from private.contact_stops c where c.contact = private.mailbox(lower(u.email)))
      and not exists (select from private.checkout_reminders r where r.user_id = o.user_id and r.sent_at > now() - interval '30 days')
      and not private.is_suppressed(lower(u.email)) and private.kept_lines(o.items, o.language) <> '[]'
    order by o.user_id limit 100
    for update of o skip locked
  loop
    v_token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
    update private.open_checkouts o set reminded_at = now(), token_hash = sha256(convert_to(v_token, 'UTF8'))
    where o.user_id = v_open.user_id;
    insert into private.checkout_reminders (user_id) values (v_open.user_id);
    insert into private.email_outbox (recipient, template, payload, language)
    values (v_open.email, 'cart-reminder', jsonb_build_object('user_id', v_open.user_id, 'token', v_token), v_open.language);
    v_reminded := v_reminded + 1;
  end loop;
  return v_reminded;
end
$$;
-- See private.remind_checkouts. For a scheduler outside the database, with the service key.
create function public.remind_checkouts() returns int language sql volatile set search_path = ''
as $$ select private.remind_checkouts() $$;
grant execute on function private.remind_checkouts(), public.remind_checkouts() to service_role;

-- The lines of the cart that a mail's link brings back, for whoever has its secret: private.kept_lines, which say nothing of the
-- member. Null for a link that is unknown or too old, or whose member has ordered since.
create function private.kept_cart(p_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.kept_lines(o.items, private.other_language()) from private.open_checkouts o
  where p_token ~ '^[0-9a-f]{64}$' and o.token_hash = sha256(convert_to(p_token, 'UTF8'))
$$;
create function public.kept_cart(p_token text) returns jsonb language sql stable set search_path = ''
as $$ select private.kept_cart(p_token) $$;
grant execute on function private.kept_cart(text), public.kept_cart(text) to anon, authenticated;

-- ------------------------------------------------------------------ the owner

-- Whether the shop reminds, after how many hours, and what came of the mails of the last thirty days: {reminds, after_hours, sent,
-- recovered, revenue}; revenue in the shop's currency, of orders that were not cancelled, and null without the right to money. Raises
-- PT403 FORBIDDEN.
create function private.read_reminders() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('money', 'settings');
  return (
    select jsonb_build_object('reminds', s.reminds, 'after_hours', s.after_hours, 'sent', r.sent, 'recovered', r.recovered,
      'revenue', case when private.may('money') then r.revenue end)
    from private.reminder_settings s cross join (
      select count(*) as sent, count(o.id) as recovered,
        coalesce(sum(o.total_amount) filter (where o.currency = private.shop_currency()), 0) as revenue
      from private.checkout_reminders c left join public.orders o on o.id = c.order_id and o.order_status <> 'cancelled'
      where c.sent_at > now() - interval '30 days') r);
end
$$;
create function public.read_reminders() returns jsonb language sql stable set search_path = ''
as $$ select private.read_reminders() $$;

-- Changes whether the shop reminds and after how many hours; switched off, no cart is kept any more. Raises PT403 FORBIDDEN, PT400
-- INVALID_INPUT {field}.
create function private.set_reminders(p_reminds boolean, p_after_hours int) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('settings');
  if p_reminds is null then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "reminds"}');
  end if;
  if p_after_hours is null or p_after_hours not between 1 and 48 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "after_hours"}');
  end if;
  update private.reminder_settings s set reminds = p_reminds, after_hours = p_after_hours where s.id;
  if not p_reminds then
    delete from private.open_checkouts o where true;
  end if;
end
$$;
create function public.set_reminders(p_reminds boolean, p_after_hours int) returns void language sql volatile set search_path = ''
as $$ select private.set_reminders(p_reminds, p_after_hours) $$;
grant execute on function private.read_reminders(), public.read_reminders(), private.set_reminders(boolean, int),
  public.set_reminders(boolean, int) to authenticated;
