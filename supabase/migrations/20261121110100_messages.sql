-- Messages: what people write to the shop, by the contact form or to sell here, for its owner to read and answer.

-- Written by public.send_message alone. Times are null until it has happened: opened by the owner, settled.
create table public.messages (
  id uuid primary key,
  kind text not null check (kind in ('contact', 'seller')),
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) between 3 and 254),
  subject text not null default '' check (length(subject) <= 120),
  body text not null check (length(body) between 1 and 4000),
  -- A seller's.
  business text not null default '' check (length(business) <= 120),
  goods text not null default '' check (length(goods) <= 40),
  city text not null default '' check (length(city) <= 100),
  phone text not null default '' check (length(phone) <= 40),
  website text not null default '' check (length(website) <= 200),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  handled_at timestamptz
);
create index messages_by_time on public.messages (created_at desc, id);
create index messages_unread on public.messages (id) where read_at is null;
create index messages_handled on public.messages (handled_at) where handled_at is not null;
alter table public.messages enable row level security;
create policy "owner reads" on public.messages for select to authenticated using ((select private.is_admin()));
create policy "owner changes" on public.messages for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "owner deletes" on public.messages for delete to authenticated using ((select private.is_admin()));
revoke all on public.messages from anon, authenticated;
grant select, delete on public.messages to authenticated;
grant update (read_at, handled_at) on public.messages to authenticated;

-- The embedded back end grants more than this; there the words of a message are kept by this.
create function private.message_before_update() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if to_jsonb(new) - array['read_at', 'handled_at'] is distinct from to_jsonb(old) - array['read_at', 'handled_at'] then
    perform private.fail(403, 'MESSAGE_IS_FIXED');
  end if;
  return new;
end
$$;
create trigger message_before_update before update on public.messages
  for each row execute function private.message_before_update();

alter table private.email_outbox
  drop constraint email_outbox_template_check,
  add constraint email_outbox_template_check check (template in
    ('order-pending', 'order-processing', 'order-shipped', 'order-tracking', 'order-delivered', 'order-cancelled',
     'back-in-stock', 'flash-deals', 'welcome', 'message-received'));

-- What a message is called when one speaks of it.
create function private.message_reference(p_id uuid) returns text
language sql immutable set search_path = ''
as $$ select upper(left(p_id::text, 8)) $$;

-- Stores a message for the owner and writes a confirmation into the outbox.
--   p_kind    contact, seller
--   p_id      made by the sender: the same one again is the same message, stored once
--   p_fields  name, email, body; subject (contact); business, goods, city, phone, website (seller). `trap` is a field
--             that nobody sees and only programs fill in
-- The confirmation holds nothing that was typed, and an address gets three in a day at most: anybody can type
-- anybody's address. What was settled a year ago goes as new ones come.
-- Returns {ok, reference, mailed} or {"code": "PT429"}; raises PT400 INVALID_INPUT {field}.
create function private.send_message(p_kind text, p_id uuid, p_fields jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_message public.messages;
begin
  if p_kind is null or p_kind not in ('contact', 'seller') then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "kind"}');
  end if;
  if p_id is null or jsonb_typeof(p_fields) is distinct from 'object' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "id"}');
  end if;
  if coalesce(p_fields ->> 'trap', '') <> '' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "trap"}');
  end if;
  v_message.name := private.input_line(p_fields, 'name', 120);
  v_message.email := lower(private.input_line(p_fields, 'email', 254));
  if v_message.email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "email"}');
  end if;
  if p_kind = 'contact' then
    v_message.subject := private.input_line(p_fields, 'subject', 120);
  else
    v_message.business := private.input_line(p_fields, 'business', 120);
    v_message.goods := private.input_line(p_fields, 'goods', 40);
    v_message.city := private.input_line(p_fields, 'city', 100);
    v_message.phone := private.input_line(p_fields, 'phone', 40, false);
    v_message.website := private.input_line(p_fields, 'website', 200, false);
  end if;
  -- Lines stay lines here. The length is judged before cleaning too: a flood of blanks is no message.
  if jsonb_typeof(p_fields -> 'body') is distinct from 'string' or length(p_fields ->> 'body') > 8000 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "body"}');
  end if;
  v_message.body := private.clean_text(p_fields ->> 'body');
  if length(v_message.body) not between 1 and 4000 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "body"}');
  end if;

  if not exists (select 1 from public.messages m where m.id = p_id) then
    if not private.within_limit('message:' || v_message.email, 5, 60) or not private.within_limit('message', 300, 60) then
      perform set_config('response.status', '429', true);
      return '{"code": "PT429", "message": "TOO_MANY_TRIES"}';
    end if;
    delete from public.messages m where m.handled_at < now() - interval '1 year';
    insert into public.messages (id, kind, name, email, subject, body, business, goods, city, phone, website)
    values (p_id, p_kind, v_message.name, v_message.email, coalesce(v_message.subject, ''), v_message.body,
      coalesce(v_message.business, ''), coalesce(v_message.goods, ''), coalesce(v_message.city, ''),
      coalesce(v_message.phone, ''), coalesce(v_message.website, ''))
    on conflict do nothing;
    if found and (
        select count(*) from private.email_outbox o
        where o.recipient = v_message.email and o.template = 'message-received'
          and o.created_at > now() - interval '1 day') < 3 then
      insert into private.email_outbox (recipient, template, payload)
      values (v_message.email, 'message-received', jsonb_build_object('message_id', p_id));
    end if;
  end if;
  return jsonb_build_object('ok', true, 'reference', private.message_reference(p_id), 'mailed', exists (
    select 1 from private.email_outbox o
    where o.recipient = v_message.email and o.template = 'message-received' and o.payload ->> 'message_id' = p_id::text));
end
$$;
grant execute on function private.send_message(text, uuid, jsonb) to anon, authenticated;

-- See private.send_message.
create function public.send_message(p_kind text, p_id uuid, p_fields jsonb) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.send_message(p_kind, p_id, p_fields) $$;
revoke execute on function public.send_message(text, uuid, jsonb) from public;
grant execute on function public.send_message(text, uuid, jsonb) to anon, authenticated;

-- ------------------------------------------------------------------ subscriptions

-- Stores an address under a topic, as before; p_trap is a field that nobody sees and only programs fill in.
-- Returns {"ok": true} or {"code": "PT429"}; raises PT400 INVALID_INPUT {field}.
drop function public.subscribe(text, text);
create function public.subscribe(p_email text, p_topic text, p_trap text default '') returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if p_trap <> '' then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "trap"}');
  end if;
  return private.subscribe(p_email, p_topic);
end
$$;
revoke execute on function public.subscribe(text, text, text) from public;
grant execute on function public.subscribe(text, text, text) to anon, authenticated;

-- ------------------------------------------------------------------ mail

-- The facts of a mail as they are now, for its template in supabase/functions; null when it is no longer true: the
-- order has moved on, the goods are gone again, the subscription has ended, the message was deleted.
create or replace function private.mail_facts(p_mail private.email_outbox) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_facts jsonb;
begin
  case
    when p_mail.template like 'order-%' then
      return (
        select private.order_json(o.id) from public.orders o
        where o.id = (p_mail.payload ->> 'order_id')::uuid and case p_mail.template
          -- An order is confirmed once, also when the owner sets it back.
          when 'order-pending' then not exists (
            select 1 from private.email_outbox e
            where e.recipient = p_mail.recipient and e.template = 'order-pending' and e.id < p_mail.id
              and e.payload ->> 'order_id' = p_mail.payload ->> 'order_id')
          when 'order-tracking' then o.order_status = 'shipped' and o.tracking_number <> ''
          else p_mail.template = 'order-' || o.order_status end);
    when p_mail.template = 'back-in-stock' then
      select jsonb_build_object('slug', p.slug, 'title', p.title, 'size', v.size, 'color', v.color, 'price', n.price,
        'original_price', p.original_price, 'image', coalesce((
          select i.image ->> 'src' from jsonb_array_elements(p.images) as i (image)
          where i.image ->> 'color' = v.color limit 1), p.image_url))
      into v_facts
      from public.product_variants v join public.products p on p.id = v.product_id
      cross join lateral private.price_now(p.id, 1) n
      where v.id = (p_mail.payload ->> 'variant_id')::uuid and v.quantity > 0 and p.archived_at is null;
    when p_mail.template = 'flash-deals' then
      select jsonb_build_object('ends_at', min(d.ends_at), 'deals', jsonb_agg(d.deal order by d.part, d.slug))
      into v_facts
      from (
        select d.ends_at, p.slug, d.deal_price / coalesce(p.original_price, p.price) as part,
          jsonb_build_object('slug', p.slug, 'title', p.title, 'color', coalesce(p.colors[1], ''), 'price', d.deal_price,
            'original_price', coalesce(p.original_price, p.price), 'image', p.image_url) as deal
        from public.deals d join public.products p on p.id = d.product_id
        where d.kind = 'flash' and d.starts_at = (p_mail.payload ->> 'starts_at')::timestamptz
          and d.ends_at > now() and d.sold < d.total and p.archived_at is null and p.quantity > 0
        order by part, p.slug limit 6
      ) d
      having count(*) > 0 and exists (
        select 1 from public.subscriptions s where s.email = p_mail.recipient and s.topic in ('flash-deals', 'vip-club'));
    when p_mail.template = 'message-received' then
      select jsonb_build_object('kind', m.kind, 'reference', private.message_reference(m.id)) into v_facts
      from public.messages m where m.id = (p_mail.payload ->> 'message_id')::uuid;
    else
      select jsonb_build_object('topic', s.topic) into v_facts
      from public.subscriptions s where s.email = p_mail.recipient and s.topic = p_mail.payload ->> 'topic';
  end case;
  return v_facts || jsonb_build_object('unsubscribe', p_mail.leave_token);
end
$$;
