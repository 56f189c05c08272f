-- Delivery: the countries an order can be sent to, zones of countries or cities, and each zone's methods with their price
-- and days. The shopper chooses a method; private.place_order prices it.

-- The countries an order can be sent to, by their ISO 3166-1 codes: the one word for a country in every table and answer.
-- Programs that show one to people name it. The same list as src/config/shipping.ts; a test compares them.
create table public.countries (
  code text primary key check (code ~ '^[A-Z]{2}$')
);
insert into public.countries (code) values
  ('AE'), ('AR'), ('AT'), ('AU'), ('BE'), ('BG'), ('BH'), ('BR'), ('CA'), ('CH'), ('CI'), ('CL'), ('CO'), ('CY'),
  ('CZ'), ('DE'), ('DK'), ('DZ'), ('EE'), ('EG'), ('ES'), ('FI'), ('FR'), ('GB'), ('GH'), ('GR'), ('HR'), ('HU'),
  ('ID'), ('IE'), ('IN'), ('IS'), ('IT'), ('JO'), ('JP'), ('KE'), ('KR'), ('KW'), ('LB'), ('LT'), ('LU'), ('LV'),
  ('MA'), ('MT'), ('MX'), ('MY'), ('NG'), ('NL'), ('NO'), ('NZ'), ('OM'), ('PE'), ('PH'), ('PL'), ('PT'), ('QA'),
  ('RO'), ('SA'), ('SE'), ('SG'), ('SI'), ('SK'), ('SN'), ('TH'), ('TN'), ('TR'), ('US'), ('ZA');

-- A zone: where its methods deliver.
create table public.shipping_zones (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  translations jsonb not null default '{}' check (private.are_translations(translations, '{name}', 80)),
  -- Codes of public.countries. Empty: every country that no zone without cities names.
  countries text[] not null default '{}' check (cardinality(countries) <= 300),
  -- Cities as people write them; compared by private.fold. Empty: all of them.
  cities text[] not null default '{}' check (cardinality(cities) <= 500),
  position integer not null default 0 check (position between 0 and 10000),
  updated_at timestamptz not null default clock_timestamp()
);

-- A way to deliver in a zone, with its price and days.
create table public.shipping_methods (
  id uuid primary key default gen_random_uuid(),
  zone_id uuid not null references public.shipping_zones (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  translations jsonb not null default '{}' check (private.are_translations(translations, '{name}', 60)),
  -- Days from the order to the door.
  min_days integer not null check (min_days between 0 and 365),
  max_days integer not null check (max_days between min_days and 365),
  -- The upper bounds also keep NaN out, which PostgreSQL sorts above every number.
  price numeric(10, 2) not null check (price between 0 and 99999),
  -- Free when the subtotal before discounts exceeds it; null for never.
  free_above numeric(10, 2) check (free_above between 0 and 9999999),
  is_active boolean not null default true,
  position integer not null default 0 check (position between 0 and 10000),
  updated_at timestamptz not null default clock_timestamp()
);
create index shipping_methods_of_zone on public.shipping_methods (zone_id, position);

alter table public.countries enable row level security;
alter table public.shipping_zones enable row level security;
alter table public.shipping_methods enable row level security;
create policy "owner reads" on public.shipping_zones for select to authenticated using ((select private.may('view')));
create policy "owner reads" on public.shipping_methods for select to authenticated using ((select private.may('view')));
grant select on public.shipping_zones, public.shipping_methods to authenticated;
create trigger audit_shipping_zones after insert or update or delete on public.shipping_zones for each row execute function
  private.audit('name', 'name', 'translations', 'countries', 'cities', 'position');
create trigger audit_shipping_methods after insert or update or delete on public.shipping_methods for each row execute function
  private.audit('name', 'zone', 'name', 'translations', 'min_days', 'max_days', 'price', 'free_above', 'is_active', 'position');

-- The country that address forms begin with, and whose delivery is shown before an address is known.
alter table public.shop_settings
  add column default_country text not null default 'MA' references public.countries (code);

-- ------------------------------------------------------------------ what is offered where

-- A method as a buyer gets it: its price, and the subtotal above which it is free. Without a method there is none to
-- choose (is_served false), or the one that was asked for is not offered.
create type private.delivery as (
  is_served boolean, zone_id uuid, method_id uuid, name text, min_days int, max_days int, price numeric, free_above numeric
);

-- The zone of a place: one that names the city before one that names the country, and that before one for the rest of the
-- world. Without a city a zone of some cities serves when no other does. Null for a place that is not served.
create function private.zone_of(p_country text, p_city text) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  -- Without spaces and signs, so that Casa-blanca is Casablanca.
  v_city text := nullif(regexp_replace(private.fold(left(p_city, 400)), '[[:space:][:punct:]]+', '', 'g'), '');
begin
  return (
    select z.id
    from public.countries c
    join public.shipping_zones z on c.code = any (z.countries) or (z.countries = '{}' and not exists (
      select 1 from public.shipping_zones n where c.code = any (n.countries) and n.cities = '{}'))
    where c.code = p_country
      and (z.cities = '{}' or v_city is null or exists (select 1 from unnest(z.cities) as k (city)
        where regexp_replace(private.fold(k.city), '[[:space:][:punct:]]+', '', 'g') = v_city))
    order by (z.cities <> '{}') = (v_city is not null) desc, z.countries <> '{}' desc, z.position, z.id
    limit 1);
end
$$;

-- Whether what is offered in a country depends on the city: some of its cities have a zone of their own.
create function private.depends_on_city(p_country text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.countries c
    join public.shipping_zones z on z.cities <> '{}' and (c.code = any (z.countries) or (z.countries = '{}' and not exists (
      select 1 from public.shipping_zones n where c.code = any (n.countries) and n.cities = '{}')))
    where c.code = p_country)
$$;

-- The method that was asked for, or the first one of its place.
create function private.choose_delivery(p_country text, p_city text, p_method uuid) returns private.delivery
language plpgsql stable set search_path = ''
as $$
declare
  v_zone uuid := private.zone_of(p_country, p_city);
  d private.delivery;
begin
  d.is_served := exists (select 1 from public.shipping_methods m where m.zone_id = v_zone and m.is_active);
  d.zone_id := v_zone;
  select m.id, m.name, m.min_days, m.max_days, m.price, m.free_above
  into d.method_id, d.name, d.min_days, d.max_days, d.price, d.free_above
  from public.shipping_methods m
  where m.zone_id = v_zone and m.is_active and (p_method is null or m.id = p_method)
  order by m.position, m.id limit 1;
  return d;
end
$$;

-- What a method costs for a subtotal before discounts, so that a discount never makes the delivery dearer.
create function private.shipping_cost(p_subtotal numeric, p_price numeric, p_free_above numeric) returns numeric
language sql immutable set search_path = ''
as $$ select case when p_subtotal > p_free_above then 0 else p_price end $$;

-- The methods of a zone, named in the language of the request, with what each costs for a subtotal:
-- [{id, name, min_days, max_days, price, free_above, cost}]. p_is_free: a discount pays for all of them.
create function private.shipping_choices(p_zone uuid, p_subtotal numeric, p_is_free boolean) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', m.id,
    'name', private.text_in(m.name, m.translations, 'name', (select private.asked_language())),
    'min_days', m.min_days, 'max_days', m.max_days, 'price', m.price, 'free_above', m.free_above,
    'cost', case when p_is_free then 0 else private.shipping_cost(p_subtotal, m.price, m.free_above) end)
    order by m.position, m.id), '[]')
  from public.shipping_methods m where m.zone_id = p_zone and m.is_active
$$;

-- ------------------------------------------------------------------ the owner's zones

-- A zone with all of its methods, as save_shipping_zone takes it.
create function private.shipping_zone_json(p_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(z) || jsonb_build_object('methods', coalesce((
    select jsonb_agg(to_jsonb(m) - array['zone_id', 'updated_at'] order by m.position, m.id)
    from public.shipping_methods m where m.zone_id = z.id), '[]'))
  from public.shipping_zones z where z.id = p_id
$$;

-- A member of a JSON object as a whole number within bounds. Raises PT400 INVALID_INPUT {field}.
create function private.input_whole(p_from jsonb, p_field text, p_min int, p_max int, p_required boolean default true) returns int
language plpgsql immutable set search_path = ''
as $$
declare
  v_text text := p_from ->> p_field;
begin
  if v_text is null and not p_required then
    return null;
  end if;
  if coalesce(jsonb_typeof(p_from -> p_field) <> 'number' or v_text !~ '^[0-9]{1,9}$', true)
    or v_text::int not between p_min and p_max then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field));
  end if;
  return v_text::int;
end
$$;

-- A member of a JSON object as an amount of money, in whole cents, within bounds. Raises PT400 INVALID_INPUT {field}.
create function private.input_amount(p_from jsonb, p_field text, p_min numeric, p_max numeric, p_required boolean default true)
returns numeric
language plpgsql immutable set search_path = ''
as $$
declare
  v_text text := p_from ->> p_field;
begin
  if v_text is null and not p_required then
    return null;
  end if;
  if coalesce(jsonb_typeof(p_from -> p_field) <> 'number' or v_text !~ '^[0-9]{1,9}(\.[0-9]{1,20})?$', true)
    or v_text::numeric not between p_min and p_max or v_text::numeric <> round(v_text::numeric, 2) then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field));
  end if;
  return v_text::numeric;
end
$$;

-- A member of a JSON object as the code of a country that an order can be sent to. Raises PT400 INVALID_INPUT {field}.
create function private.input_country(p_from jsonb, p_field text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_code text := private.input_line(p_from, p_field, 2);
begin
  if not exists (select from public.countries c where c.code = v_code) then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field));
  end if;
  return v_code;
end
$$;

-- A member of a JSON object as a list of clean, different texts; missing is empty. Raises PT400 INVALID_INPUT {field}.
create function private.input_texts(p_from jsonb, p_field text, p_most int, p_longest int) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  v_list jsonb := coalesce(nullif(p_from -> p_field, 'null'), '[]');
  v_texts text[];
begin
  if jsonb_typeof(v_list) <> 'array' or jsonb_array_length(v_list) > p_most or exists (
    select 1 from jsonb_array_elements(v_list) as e (item)
    where jsonb_typeof(e.item) <> 'string' or length(e.item #>> '{}') > p_longest) then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', p_field));
  end if;
  select array_agg(t.text order by t.n) into v_texts from (
    select private.clean_line(e.item) as text, min(e.n) as n
    from jsonb_array_elements_text(v_list) with ordinality as e (item, n) group by 1
  ) t where t.text <> '';
  return coalesce(v_texts, '{}');
end
$$;

-- Writes the methods of a zone in their order; those that are not among them are deleted. The caller has locked the zone.
-- Raises PT400 INVALID_INPUT {field}.
create function private.save_shipping_methods(p_zone uuid, p_methods jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_method record;
  v_kept uuid[] := '{}';
  m public.shipping_methods;
begin
  if coalesce(jsonb_typeof(p_methods) <> 'array' or jsonb_array_length(p_methods) > 20, true) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "methods"}');
  end if;
  for v_method in select e.item, e.n from jsonb_array_elements(p_methods) with ordinality as e (item, n) loop
    if jsonb_typeof(v_method.item) <> 'object' or jsonb_typeof(coalesce(v_method.item -> 'is_active', 'true')) <> 'boolean' then
      perform private.fail(400, 'INVALID_INPUT', '{"field": "methods"}');
    end if;
    m.name := private.input_line(v_method.item, 'name', 60);
    m.min_days := private.input_whole(v_method.item, 'min_days', 0, 365);
    m.max_days := private.input_whole(v_method.item, 'max_days', m.min_days, 365);
    m.price := private.input_amount(v_method.item, 'price', 0, 99999);
    m.free_above := private.input_amount(v_method.item, 'free_above', 0, 9999999, false);
    m.is_active := coalesce((v_method.item ->> 'is_active')::boolean, true);
    m.position := v_method.n - 1;
    m.id := null;
    if v_method.item ->> 'id' is not null then
      -- A method of another zone, or one that was deleted meanwhile, becomes a new one.
      update public.shipping_methods s
      set name = m.name, min_days = m.min_days, max_days = m.max_days, price = m.price, free_above = m.free_above,
        is_active = m.is_active, position = m.position, updated_at = clock_timestamp()
      where s.id::text = v_method.item ->> 'id' and s.zone_id = p_zone
      returning s.id into m.id;
    end if;
    if m.id is null then
      insert into public.shipping_methods (zone_id, name, min_days, max_days, price, free_above, is_active, position)
      values (p_zone, m.name, m.min_days, m.max_days, m.price, m.free_above, m.is_active, m.position)
      returning id into m.id;
    end if;
    v_kept := v_kept || m.id;
  end loop;
  delete from public.shipping_methods s where s.zone_id = p_zone and s.id <> all (v_kept);
end
$$;

-- Adds a zone, or changes the one with the given id, with its methods in their order. An order keeps its method by name.
--   p_zone {id?, name, countries, cities, position?, methods: [{id?, name, min_days, max_days, price, free_above, is_active}]}
--   p_seen the zone's updated_at as the owner saw it; null for a new one
-- Returns the zone with its methods. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}, PT409 CONFLICT, PT409 TOO_MANY_ZONES.
create function private.save_shipping_zone(p_zone jsonb, p_seen timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_id uuid;
  v_name text;
  v_countries text[];
  v_cities text[];
  v_position int;
begin
  perform private.only('settings');
  if jsonb_typeof(p_zone) is distinct from 'object' or pg_column_size(p_zone) > 100000 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "zone"}');
  end if;
  v_name := private.input_line(p_zone, 'name', 80);
  v_countries := private.input_texts(p_zone, 'countries', 300, 2);
  v_cities := private.input_texts(p_zone, 'cities', 500, 100);
  v_position := private.input_whole(p_zone, 'position', 0, 10000, false);
  if exists (select 1 from unnest(v_countries) as k (code) where not exists (select 1 from public.countries c where c.code = k.code)) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "countries"}');
  end if;
  -- One change of zones at a time: their number is bounded, and two owners may save at once.
  perform private.take_turn(hashtextextended('shipping_zones', 0));
  if p_zone ->> 'id' is not null then
    update public.shipping_zones z
    set name = v_name, countries = v_countries, cities = v_cities, position = coalesce(v_position, z.position),
      updated_at = clock_timestamp()
    where z.id::text = p_zone ->> 'id' and z.updated_at = p_seen
    returning z.id into v_id;
    if v_id is null then
      perform private.fail(409, 'CONFLICT');
    end if;
  else
    if (select count(*) from public.shipping_zones) >= 100 then
      perform private.fail(409, 'TOO_MANY_ZONES');
    end if;
    insert into public.shipping_zones (name, countries, cities, position)
    values (v_name, v_countries, v_cities,
      coalesce(v_position, (select least(10000, 1 + coalesce(max(z.position), -1)) from public.shipping_zones z)))
    returning id into v_id;
  end if;
  perform private.save_shipping_methods(v_id, p_zone -> 'methods');
  return private.shipping_zone_json(v_id);
end
$$;
grant execute on function private.save_shipping_zone(jsonb, timestamptz) to authenticated;

-- See private.save_shipping_zone.
create function public.save_shipping_zone(p_zone jsonb, p_seen timestamptz default null) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_shipping_zone(private.json_object(p_zone, 'zone'), p_seen) $$;
grant execute on function public.save_shipping_zone(jsonb, timestamptz) to authenticated;

-- Deletes a zone with its methods; its places are then served by a zone for the rest of the world, or not at all. Returns
-- whether there was one. Raises PT403 FORBIDDEN.
create function private.delete_shipping_zone(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.only('delete');
  delete from public.shipping_zones z where z.id = p_id;
  return found;
end
$$;
grant execute on function private.delete_shipping_zone(uuid) to authenticated;

-- See private.delete_shipping_zone.
create function public.delete_shipping_zone(p_id uuid) returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.delete_shipping_zone(p_id) $$;
grant execute on function public.delete_shipping_zone(uuid) to authenticated;
