-- What carriers say of parcels: a list with tracking numbers and states, from a file or from an adapter that asks the carrier
-- (src/domain/orders/carrier.ts). It moves parcels along and stands in the order's timeline; money is settled apart
-- (private.settle_parcels).

-- What a carrier said of a parcel, in its own words: append-only.
create table private.parcel_news (
  id bigint generated always as identity primary key,
  shipment_id uuid not null references public.shipments (id) on delete cascade,
  words text not null check (length(words) between 1 and 120),
  author_id uuid references auth.users (id) on delete set null,
  at timestamptz not null default clock_timestamp() check (at >= '2000-01-01' and at <= '2100-01-01')
);
create index parcel_news_of_parcel on private.parcel_news (shipment_id, id);
create index parcel_news_by_author on private.parcel_news (author_id);
alter table private.parcel_news enable row level security;

-- One line of a carrier's list; the caller may pack. p_line {code, tracking_number, state, words}: `code` is an order number or a
-- tracking number in any spelling, `state` shipped, delivered, refused, returned, or null for what changes nothing. Returns what
-- became of it: sent, numbered, delivered, refused, returned, noted, unchanged. Raises PT404 PARCEL_NOT_FOUND, PT409
-- SEVERAL_PARCELS, IS_OVER for a parcel that ended otherwise, and what private.ship_items and private.move_parcel raise.
create function private.read_carrier_line(p_carrier text, p_line jsonb) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_code text := nullif(upper(regexp_replace(private.tidy(p_line ->> 'code'), '[^0-9A-Za-z]', '', 'g')), '');
  v_number text := private.clean_line(p_line ->> 'tracking_number');
  v_state text := p_line ->> 'state';
  v_words text := nullif(private.clean_line(p_line ->> 'words'), '');
  v_order uuid;
  v_parcels uuid[];
  v_parcel public.shipments;
  v_became text := 'unchanged';
begin
  select o.id into v_order from public.orders o where o.order_number = private.read_order_number(p_line ->> 'code');
  v_parcels := case when v_order is null
    then array(select s.id from public.shipments s where s.tracking_code = v_code order by s.state = 'shipped' desc, s.shipped_at desc limit 2)
    else array(
      select s.id from public.shipments s where s.order_id = v_order
        and (s.state in ('shipped', 'delivered') or not exists (
          select from public.shipments n where n.order_id = v_order and n.state in ('shipped', 'delivered')))
      order by s.position limit 2) end;
  if cardinality(v_parcels) > 1 then
    perform private.fail(409, 'SEVERAL_PARCELS');
  elsif v_parcels = '{}' and v_order is null then
    perform private.fail(404, 'PARCEL_NOT_FOUND');
  elsif v_parcels = '{}' then
    -- The carrier has it: it has left.
    v_parcels := array[gen_random_uuid()];
    perform private.ship_items(v_order, v_parcels[1], null,
      jsonb_build_object('carrier', p_carrier, 'tracking_number', v_number));
    v_became := 'sent';
  end if;
  v_parcel := private.lock_parcel(v_parcels[1]);
  if v_number <> '' and v_parcel.tracking_number is null then
    perform private.save_parcel(v_parcel.id, jsonb_build_object('carrier', coalesce(v_parcel.carrier, p_carrier),
      'tracking_number', v_number, 'tracking_url', v_parcel.tracking_url), v_parcel.updated_at);
    v_became := 'numbered';
  end if;
  if v_words is not null and v_words is distinct from (
    select n.words from private.parcel_news n where n.shipment_id = v_parcel.id order by n.id desc limit 1) then
    insert into private.parcel_news (shipment_id, words, author_id) values (v_parcel.id, v_words, (select auth.uid()));
    v_became := case v_became when 'unchanged' then 'noted' else v_became end;
  end if;
  if v_state in ('delivered', 'refused', 'returned') and v_parcel.state <> v_state then
    if v_parcel.state <> 'shipped' then
      perform private.fail(409, 'IS_OVER');
    end if;
    perform private.move_parcel(v_parcel.id, 'shipped', v_state);
    v_became := v_state;
  end if;
  return v_became;
end
$$;

-- Reads a carrier's list, 1 to 100 lines as in private.read_carrier_line: [{code, became}] in their order, `became` also the name
-- of what a line was refused for. Each line is read or refused by itself, and the same list again changes nothing. Raises PT403
-- FORBIDDEN, PT400 INVALID_INPUT {field}.
create function private.read_carrier_list(p_carrier text, p_lines jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_carrier text := nullif(private.clean_line(left(p_carrier, 81)), '');
  v_line record;
  v_became text;
  v_answer jsonb := '[]';
begin
  perform private.only('packing');
  if coalesce(length(v_carrier) > 80, true) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "carrier"}');
  end if;
  if pg_column_size(p_lines) > 100000 or jsonb_array_length(p_lines) not between 1 and 100 or exists (
    select from jsonb_array_elements(p_lines) as e (line)
    where jsonb_typeof(e.line) <> 'object'
      or coalesce(jsonb_typeof(e.line -> 'code') <> 'string' or length(e.line ->> 'code') not between 1 and 80, true)
      or coalesce(jsonb_typeof(e.line -> 'tracking_number'), 'null') not in ('string', 'null') or length(e.line ->> 'tracking_number') > 80
      or coalesce(jsonb_typeof(e.line -> 'words'), 'null') not in ('string', 'null') or length(e.line ->> 'words') > 120
      or coalesce(e.line ->> 'state', 'shipped') not in ('shipped', 'delivered', 'refused', 'returned')) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "lines"}');
  end if;
  -- The orders of all lines in id order, as every function locks several.
  perform 1 from public.orders o
  where o.id in (
    select n.id from jsonb_array_elements(p_lines) as e (line)
    join public.orders n on n.order_number = private.read_order_number(e.line ->> 'code')
    union
    select s.order_id from jsonb_array_elements(p_lines) as e (line)
    join public.shipments s on s.tracking_code = nullif(upper(regexp_replace(private.tidy(e.line ->> 'code'), '[^0-9A-Za-z]', '', 'g')), ''))
  order by o.id for no key update;
  for v_line in select e.line, e.place from jsonb_array_elements(p_lines) with ordinality as e (line, place) order by e.place loop
    begin
      v_became := private.read_carrier_line(v_carrier, v_line.line);
    exception when others then
      -- A refusal fails this line only; any other error fails the whole call.
      if sqlstate not like 'PT%' then
        raise;
      end if;
      get stacked diagnostics v_became = message_text;
    end;
    v_answer := v_answer || jsonb_build_object('code', v_line.line ->> 'code', 'became', v_became);
  end loop;
  return v_answer;
end
$$;

-- What carriers said of an order's parcels, the first one first: [{parcel, carrier, words, at}], `parcel` its position. Raises
-- PT403 FORBIDDEN.
create function private.parcel_news(p_order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only('orders');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('parcel', s.position, 'carrier', s.carrier, 'words', n.words, 'at', n.at)
      order by n.id), '[]')
    from private.parcel_news n join public.shipments s on s.id = n.shipment_id where s.order_id = p_order_id);
end
$$;

create function public.read_carrier_list(p_carrier text, p_lines jsonb) returns jsonb
language sql volatile set search_path = ''
as $$ select private.read_carrier_list(p_carrier, private.json_list(p_lines, 'lines')) $$;
create function public.parcel_news(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.parcel_news(p_order_id) $$;
grant execute on function private.read_carrier_list(text, jsonb), private.parcel_news(uuid), public.read_carrier_list(text, jsonb),
  public.parcel_news(uuid) to authenticated;
