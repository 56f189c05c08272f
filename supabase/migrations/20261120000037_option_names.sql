-- Sizes and colours under other names: a variant keeps its id, and with it stock, orders and everything else that refers to
-- it, when its size or colour is renamed; when two names become one, so do their variants.

-- What a variant was called before, so that carts and corrected orders that still say so find it. A name that a variant has
-- now comes first.
create table private.former_variants (
  product_id uuid not null references public.products (id) on delete cascade,
  size text not null,
  color text not null,
  variant_id uuid not null references public.product_variants (id) on delete cascade,
  primary key (product_id, size, color)
);
create index former_variants_of on private.former_variants (variant_id);
alter table private.former_variants enable row level security;

-- What two spellings of one size or colour have in common (private.fold). A sign that no letter is left of is itself.
create function private.option_key(p_name text) returns text
language plpgsql immutable strict set search_path = ''
as $$
begin
  return coalesce(nullif(private.fold(p_name), ''), lower(private.clean_line(p_name)));
end
$$;

-- Names of sizes or colours without empty ones, each once, in their order; of several spellings the first. Null stays null.
create function private.clean_options(p_names text[]) returns text[]
language sql immutable strict set search_path = ''
as $$
  select array(
    select s.name from (
      select distinct on (private.option_key(n.name)) private.clean_line(n.name) as name, n.place
      from unnest(p_names) with ordinality as n (name, place)
      where private.option_key(n.name) <> '' order by private.option_key(n.name), n.place
    ) s order by s.place)
$$;

-- A size or colour that comes back is what orders have of it: what they give back counts again.
create function private.find_ordered() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.order_items i set variant_id = m.id
  from made m
  where i.product_id = m.product_id and i.variant_id is null
    and (private.option_key(i.size), private.option_key(i.color)) = (private.option_key(m.size), private.option_key(m.color));
  return null;
end
$$;
create trigger find_ordered after insert on public.product_variants
  referencing new table as made for each statement execute function private.find_ordered();

-- Makes a variant part of another of its product: its stock, and whatever refers to it. Its movements go with it; one of
-- the other says how many came. The caller has locked both.
create function private.join_variant(p_from uuid, p_into uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_from public.product_variants;
  v_topic constant text := 'back-in-stock:' || p_from;
begin
  select * into v_from from public.product_variants v where v.id = p_from;
  update public.order_items i set variant_id = p_into where i.variant_id = p_from;
  insert into private.holds as h (order_id, variant_id, deal_id, quantity, mailbox, phone, user_id, network, is_cash, due_at)
  select g.order_id, p_into, g.deal_id, g.quantity, g.mailbox, g.phone, g.user_id, g.network, g.is_cash, g.due_at
  from private.holds g where g.variant_id = p_from
  on conflict (order_id, variant_id) do update set quantity = h.quantity + excluded.quantity;
  delete from private.holds h where h.variant_id = p_from;
  update private.exchange_holds h set variant_id = p_into where h.variant_id = p_from;
  update public.return_items i set wanted_variant_id = p_into where i.wanted_variant_id = p_from;
  -- Counted again with what is not folded yet, which may be several rows.
  update private.sales_variants s set variant_id = p_into, is_folded = false where s.variant_id = p_from;
  update private.email_outbox m set payload = jsonb_set(m.payload, '{variant_id}', to_jsonb(p_into::text))
  where m.template = 'back-in-stock' and m.payload ->> 'variant_id' = p_from::text;
  update private.former_variants f set variant_id = p_into where f.variant_id = p_from;
  update public.subscriptions s set topic = 'back-in-stock:' || p_into
  where s.topic = v_topic and not exists (
    select from public.subscriptions o where o.email = s.email and o.topic = 'back-in-stock:' || p_into);
  delete from public.subscriptions s where s.topic = v_topic;
  delete from public.product_variants v where v.id = p_from;
  if v_from.quantity > 0 then
    perform private.explain_stock('joined', null, concat_ws(' / ', nullif(v_from.size, ''), nullif(v_from.color, '')));
    update public.product_variants v set quantity = v.quantity + v_from.quantity where v.id = p_into;
    perform private.explain_stock(null, null);
  end if;
  -- Who waited for the one may have what there is of the other.
  perform private.mail_waiting(array['back-in-stock:' || p_into])
  from public.product_variants v where v.id = p_into and v.quantity > 0;
end
$$;

-- Renames sizes and colours of a product's variants: {old: new}, a null where the name goes with its variants. Names that
-- come out the same are joined; the variant that has the name already stays, else the first in the product's order. The
-- caller has locked the variants, and writes the product's own lists.
create function private.rename_options(p_product_id uuid, p_sizes jsonb, p_colors jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  r record;
  v_ids uuid[] := '{}';
  v_sizes text[] := '{}';
  v_colors text[] := '{}';
  v_recorded text := coalesce(current_setting('shop.is_recorded', true), '');
begin
  delete from public.product_variants v
  where v.product_id = p_product_id
    and ((p_sizes ? v.size and p_sizes ->> v.size is null) or (p_colors ? v.color and p_colors ->> v.color is null));
  for r in
    select n.*, first_value(n.id) over same as stays
    from (
      select v.id, v.size, v.color, coalesce(p_sizes ->> v.size, v.size) as new_size, coalesce(p_colors ->> v.color, v.color) as new_color,
        array_position(p.sizes, v.size) as size_place, array_position(p.colors, v.color) as color_place
      from public.product_variants v join public.products p on p.id = v.product_id where v.product_id = p_product_id
    ) n
    window same as (partition by n.new_size, n.new_color
      order by (n.size, n.color) = (n.new_size, n.new_color) desc, n.color_place, n.size_place, n.id)
    order by n.id
  loop
    if r.stays <> r.id then
      perform private.join_variant(r.id, r.stays);
    end if;
    if (r.size, r.color) <> (r.new_size, r.new_color) then
      insert into private.former_variants (product_id, size, color, variant_id) values (p_product_id, r.size, r.color, r.stays)
      on conflict (product_id, size, color) do update set variant_id = excluded.variant_id;
      if r.stays = r.id then
        v_ids := v_ids || r.id;
        v_sizes := v_sizes || r.new_size;
        v_colors := v_colors || r.new_color;
      end if;
    end if;
  end loop;
  -- By way of their ids, so that two can exchange their names. The change log has the product's lists.
  perform set_config('shop.is_recorded', 'true', true);
  update public.product_variants v set color = v.id::text where v.id = any (v_ids);
  update public.product_variants v set size = n.size, color = n.color
  from unnest(v_ids, v_sizes, v_colors) as n (id, size, color) where v.id = n.id;
  perform set_config('shop.is_recorded', v_recorded, true);
end
$$;

-- The names of p_was that p_now has in another spelling only: {old: new}.
create function private.respelled(p_was text[], p_now text[]) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(w.name, n.name), '{}')
  from unnest(p_was) as w (name) join unnest(p_now) as n (name) on private.option_key(n.name) = private.option_key(w.name)
  where n.name <> w.name and w.name <> all (p_now)
$$;

-- The renames of one field of private.save_product, {old: new or null}. None when the field is so already: the request came
-- before and its answer was lost. Raises PT400 INVALID_INPUT {field}.
create function private.read_renames(p_change jsonb, p_now text[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_to text[];
begin
  if p_change is null or not p_change ? 'renamed' then
    return '{}';
  end if;
  v_to := private.clean_options(array(select jsonb_array_elements_text(p_change -> 'to')));
  if jsonb_typeof(p_change -> 'renamed') <> 'object' or p_change -> 'seen' = p_change -> 'to' or exists (
    select from jsonb_each(p_change -> 'renamed') r
    -- Without sizes or colours there is one without a name.
    where not (case when p_change -> 'seen' = '[]' then '[""]' else p_change -> 'seen' end) ? r.key
      or (jsonb_typeof(r.value) <> 'null' and (jsonb_typeof(r.value) <> 'string'
        or (r.value #>> '{}') <> all (case when v_to = '{}' then array[''] else v_to end))))
  then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "renamed"}');
  end if;
  return case when p_now = v_to then '{}' else p_change -> 'renamed' end;
end
$$;
