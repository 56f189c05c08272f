-- How owners find an order: by phone in any spelling, name, city, product, order number and tracking number. Also the
-- tags by which they group customers.

create index orders_by_phone on public.orders (phone_e164) where phone_e164 is not null;

-- ------------------------------------------------------------------ search

-- The words by which an order is found, in a table of its own because products and tracking number are written after
-- the order.
create table private.order_search (
  order_id uuid primary key references public.orders (id) on delete cascade,
  placed_at timestamptz not null check (placed_at >= '2000-01-01' and placed_at <= '2100-01-01'),
  -- As in the order, so that a search with thousands of results counts them and finds their customers without the wide rows.
  order_status text not null,
  customer_key text not null,
  words tsvector not null
) with (fillfactor = 90);
alter table private.order_search enable row level security;

-- The search words of an order: private.order_words, its phone number in full and without calling code, the words of its
-- products, and the tracking number in one piece, also reversed behind `<` so that its end is found.
create function private.search_words(p_order public.orders) returns tsvector
language plpgsql stable set search_path = ''
as $$
declare
  v_digits text := ltrim(p_order.phone_e164, '+');
  v_tracking text := lower(regexp_replace(coalesce(p_order.tracking_number, ''), '[^[:alnum:]]', '', 'g'));
  v_national text := (select substr(v_digits, length(p.calling_code) + 1) from private.phone_plans() p
    where starts_with(v_digits, p.calling_code) limit 1);
begin
  return private.order_words(p_order.order_number, p_order.customer_name, p_order.customer_email, p_order.customer_phone,
      p_order.shipping_address ->> 'city')
    || array_to_tsvector(array_remove(array_remove(
      private.words(coalesce((select string_agg(distinct i.product_name, ' ') from public.order_items i where i.order_id = p_order.id), ''))
      || private.words(coalesce(p_order.tracking_number, ''))
      || array[v_digits, v_national, '<' || reverse(v_digits), v_tracking, '<' || reverse(nullif(v_tracking, ''))], ''), null));
end
$$;

-- Writes the search words of orders again, where they changed.
create function private.index_orders(p_orders uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.order_search as s (order_id, placed_at, order_status, customer_key, words)
  select o.id, o.created_at, o.order_status, o.customer_key, private.search_words(o) from public.orders o where o.id = any (p_orders)
  on conflict (order_id) do update
  set placed_at = excluded.placed_at, order_status = excluded.order_status, customer_key = excluded.customer_key, words = excluded.words
  where (s.placed_at, s.order_status, s.customer_key, s.words)
    is distinct from (excluded.placed_at, excluded.order_status, excluded.customer_key, excluded.words);
end
$$;

-- After lines of orders were written: the words of those orders.
create function private.index_order_items() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.index_orders(array(select distinct m.order_id from moved m));
  return null;
end
$$;
create trigger index_items_on_insert after insert on public.order_items
  referencing new table as moved for each statement execute function private.index_order_items();
create trigger index_items_on_update after update on public.order_items
  referencing new table as moved for each statement execute function private.index_order_items();
create trigger index_items_on_delete after delete on public.order_items
  referencing old table as moved for each statement execute function private.index_order_items();

-- After an order was written: its words.
create function private.index_order() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.index_orders(array[new.id]);
  return null;
end
$$;
create trigger index_order after update on public.orders for each row
  when ((old.customer_name, old.customer_email, old.customer_phone, old.shipping_address, old.tracking_number, old.created_at)
    is distinct from (new.customer_name, new.customer_email, new.customer_phone, new.shipping_address, new.tracking_number, new.created_at))
  execute function private.index_order();

create function private.index_order_status() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.order_search s set order_status = new.order_status where s.order_id = new.id;
  return null;
end
$$;
create trigger index_order_status after update on public.orders for each row
  when (old.order_status <> new.order_status) execute function private.index_order_status();

-- No fastupdate: its pending list slows every search down, and one order in a thousand would pay for clearing it.
create index order_search_words on private.order_search using gin (words) with (fastupdate = off);

-- ------------------------------------------------------------------ customers

-- Words by which the owner groups customers, who never see them. A customer is orders.customer_key.
create table public.customer_tags (
  customer_key text not null check (customer_key = lower(customer_key) and length(customer_key) between 3 and 254),
  tag text not null check (length(tag) between 1 and 30),
  created_at timestamptz not null default now() check (created_at >= '2000-01-01' and created_at <= '2100-01-01'),
  primary key (customer_key, tag)
);
create index customer_tags_by_tag on public.customer_tags (tag, customer_key);
alter table public.customer_tags enable row level security;
grant select, delete on public.customer_tags to authenticated;
grant insert (customer_key, tag) on public.customer_tags to authenticated;
create policy "the owner reads tags" on public.customer_tags for select to authenticated
  using ((select private.may('customers')));
create policy "the owner writes tags" on public.customer_tags for insert to authenticated
  with check ((select private.may('customers')));
create policy "the owner deletes tags" on public.customer_tags for delete to authenticated
  using ((select private.may('customers')));

-- At most twenty tags per customer, written alike. Raises PT400 INVALID_INPUT {field}, PT409 TOO_MANY_TAGS.
create function private.customer_tag_before_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.tag := lower(private.input_line(to_jsonb(new), 'tag', 30));
  -- The policy refuses other callers afterwards; the count is not revealed to them.
  if private.may('customers') then
    perform pg_advisory_xact_lock(hashtextextended('customer_tags:' || new.customer_key, 0));
    if (select count(*) from public.customer_tags t where t.customer_key = new.customer_key and t.tag <> new.tag) >= 20 then
      perform private.fail(409, 'TOO_MANY_TAGS');
    end if;
  end if;
  return new;
end
$$;
create trigger customer_tag_before_insert before insert on public.customer_tags
  for each row execute function private.customer_tag_before_insert();
create trigger audit_customer_tags after insert or delete on public.customer_tags for each row execute function
  private.audit('email', 'created_at');
