-- Phone first: each order's number in one form (E.164), and a search by phone in any spelling, name, city, product, order
-- number and tracking number. Tags of customers.

-- ------------------------------------------------------------------ phone numbers

-- The numbering plans of the countries in src/config/shipping.ts, as libphonenumber has them: `trunk` is dialled before
-- national numbers, `replacement` what it becomes, `idd` what is dialled before international ones, `pattern` a national
-- number (of the United States and Canada with its area code). tests/database/phone.test.ts compares the results with libphonenumber-js.
create function private.phone_plans()
returns table (code text, name text, calling_code text, idd text, trunk text, replacement text, pattern text)
language sql immutable parallel safe set search_path = ''
as $$
  values
    ('MA', 'Morocco', '212', '00', '0', null, '[5-8]\d{8}'),
    ('US', 'United States', '1', '011', '1', null, '[2-9]\d{9}'),
    ('CA', 'Canada', '1', '011', '1', null, '[2-9]\d{9}'),
    ('GB', 'United Kingdom', '44', '00', '0|180020', null, '[1-357-9]\d{9}|[18]\d{8}|8\d{6}|(?:1481|[357-9]\d{3})\d{6}|8\d{6}(?:\d{2})?|1624\d{6}|(?:[3578]\d|90)\d{8}|1534\d{6}|(?:[3578]\d|90)\d{8}'),
    ('IE', 'Ireland', '353', '00', '0', null, '(?:1\d|[2569])\d{6,8}|4\d{6,9}|7\d{8}|8\d{8,9}'),
    ('FR', 'France', '33', '00', '0', null, '[1-9]\d{8}'),
    ('BE', 'Belgium', '32', '00', '0', null, '4\d{8}|[1-9]\d{7}'),
    ('NL', 'Netherlands', '31', '00', '0', null, '(?:[124-7]\d\d|3(?:[02-9]\d|1[0-8]))\d{6}|8\d{6,9}|9\d{6,10}|1\d{4,5}'),
    ('LU', 'Luxembourg', '352', '00', '(15(?:0[06]|1[12]|[35]5|4[04]|6[26]|77|88|99)\d)', null, '35[013-9]\d{4,8}|6\d{8}|35\d{2,4}|(?:[2457-9]\d|3[0-46-9])\d{2,9}'),
    ('DE', 'Germany', '49', '00', '0', null, '[2579]\d{5,14}|49(?:[34]0|69|8\d)\d\d?|49(?:37|49|60|7[089]|9\d)\d{1,3}|49(?:2[024-9]|3[2-689]|7[1-7])\d{1,8}|(?:1|[368]\d|4[0-8])\d{3,13}|49(?:[015]\d|2[13]|31|[46][1-8])\d{1,9}'),
    ('AT', 'Austria', '43', '00', '0', null, '1\d{3,12}|2\d{6,12}|43(?:(?:0\d|5[02-9])\d{3,9}|2\d{4,5}|[3467]\d{4}|8\d{4,6}|9\d{4,7})|5\d{4,12}|8\d{7,12}|9\d{8,12}|(?:[367]\d|4[0-24-9])\d{4,11}'),
    ('CH', 'Switzerland', '41', '00', '0', null, '8\d{11}|[2-9]\d{8}'),
    ('ES', 'Spain', '34', '00', null, null, '400\d{6}|(?:51|[6-9]\d)\d{7}'),
    ('PT', 'Portugal', '351', '00', null, null, '1693\d{5}|(?:[26-9]\d|30)\d{7}'),
    ('IT', 'Italy', '39', '00', null, null, '0\d{5,11}|1\d{8,10}|3(?:[0-8]\d{7,10}|9\d{7,8})|(?:43|55|70)\d{8}|8\d{5}(?:\d{2,4})?|0\d{5,10}|3[0-8]\d{7,10}|55\d{8}|8\d{5}(?:\d{2,4})?|(?:1\d|39)\d{7,8}'),
    ('MT', 'Malta', '356', '00', null, null, '3550\d{4}|(?:[2579]\d\d|800)\d{5}'),
    ('GR', 'Greece', '30', '00', null, null, '5005000\d{3}|8\d{9,11}|(?:[269]\d|70)\d{8}'),
    ('CY', 'Cyprus', '357', '00', null, null, '(?:[279]\d|[58]0)\d{6}'),
    ('SE', 'Sweden', '46', '00', '0', null, '(?:[26]\d\d|9)\d{9}|[1-9]\d{8}|[1-689]\d{7}|[1-4689]\d{6}|2\d{5}'),
    ('NO', 'Norway', '47', '00', null, null, '(?:0|[2-9]\d{3})\d{4}|0\d{4}|(?:[489]\d|79)\d{6}'),
    ('DK', 'Denmark', '45', '00', null, null, '[2-9]\d{7}'),
    ('FI', 'Finland', '358', '00|99(?:[01469]|5(?:[14]1|3[23]|5[59]|77|88|9[09]))', '0', null, '[1-35689]\d{4}|7\d{10,11}|(?:[124-7]\d|3[0-46-9])\d{8}|[1-9]\d{5,8}|2\d{4,9}|35\d{4,5}|(?:60\d\d|800)\d{4,6}|7\d{5,11}|(?:[14]\d|3[0-46-9]|50)\d{4,8}'),
    ('IS', 'Iceland', '354', '00|1(?:0(?:01|[12]0)|100)', null, null, '(?:38\d|[4-9])\d{6}'),
    ('EE', 'Estonia', '372', '00', null, null, '8\d{9}|[4578]\d{7}|(?:[3-8]\d|90)\d{5}'),
    ('LV', 'Latvia', '371', '00', null, null, '(?:[268]\d|78|90)\d{6}'),
    ('LT', 'Lithuania', '370', '00', '[08]', null, '(?:[3469]\d|52|[78]0)\d{6}'),
    ('PL', 'Poland', '48', '00', null, null, '(?:6|8\d\d)\d{7}|[1-9]\d{6}(?:\d{2})?|[26]\d{5}'),
    ('CZ', 'Czechia', '420', '00', null, null, '(?:[2-578]\d|60)\d{7}|9\d{8,11}'),
    ('SK', 'Slovakia', '421', '00', '0', null, '[2-689]\d{8}|[2-59]\d{6}|[2-5]\d{5}'),
    ('HU', 'Hungary', '36', '00', '06', null, '[235-7]\d{8}|[1-9]\d{7}'),
    ('SI', 'Slovenia', '386', '00|10(?:22|66|88|99)', '0', null, '[1-7]\d{7}|8\d{4,7}|90\d{4,6}'),
    ('HR', 'Croatia', '385', '00', '0', null, '[2-69]\d{8}|80\d{5,7}|[1-79]\d{7}|6\d{6}'),
    ('RO', 'Romania', '40', '00', '0', null, '(?:[2378]\d|90)\d{7}|[23]\d{5}'),
    ('BG', 'Bulgaria', '359', '00', '0', null, '00800\d{7}|[2-7]\d{6,7}|[89]\d{6,8}|2\d{5}'),
    ('TR', 'Türkiye', '90', '00', '0', null, '4\d{6}|8\d{11,12}|(?:[2-58]\d\d|900)\d{7}'),
    ('AE', 'United Arab Emirates', '971', '00', '0', null, '(?:[4-7]\d|9[0-689])\d{7}|800\d{2,9}|[2-4679]\d{7}'),
    ('SA', 'Saudi Arabia', '966', '00', '0', null, '(?:[15]\d|800|92)\d{7}'),
    ('QA', 'Qatar', '974', '00', null, null, '800\d{4}|(?:2|800)\d{6}|(?:0080|[3-7])\d{7}'),
    ('KW', 'Kuwait', '965', '00', null, null, '18\d{5}|(?:[2569]\d|41)\d{6}'),
    ('BH', 'Bahrain', '973', '00', null, null, '[136-9]\d{7}'),
    ('OM', 'Oman', '968', '00', null, null, '(?:1505|[279]\d{3}|500)\d{4}|800\d{5,6}'),
    ('JO', 'Jordan', '962', '00', '0', null, '(?:(?:[2689]|7\d)\d|32|427|53)\d{6}'),
    ('LB', 'Lebanon', '961', '00', '0', null, '[27-9]\d{7}|[13-9]\d{6}'),
    ('EG', 'Egypt', '20', '00', '0', null, '[189]\d{8,9}|[24-6]\d{8}|[135]\d{7}'),
    ('TN', 'Tunisia', '216', '00', null, null, '[2-57-9]\d{7}'),
    ('DZ', 'Algeria', '213', '00', '0', null, '(?:[1-4]|[5-79]\d|80)\d{7}'),
    ('SN', 'Senegal', '221', '00', null, null, '(?:[378]\d|93)\d{7}'),
    ('CI', 'Côte d’Ivoire', '225', '00', null, null, '[02]\d{9}'),
    ('GH', 'Ghana', '233', '00', '0', null, '[235]\d{8}|800\d{5,6}'),
    ('NG', 'Nigeria', '234', '009', '0', null, '(?:20|9\d)\d{8}|[78]\d{9,13}'),
    ('KE', 'Kenya', '254', '000', '0', null, '(?:[17]\d\d|900)\d{6}|(?:2|80)0\d{6,7}|[4-6]\d{6,8}'),
    ('ZA', 'South Africa', '27', '00', '0', null, '[1-79]\d{8}|8\d{4,9}'),
    ('AU', 'Australia', '61', '001[14-689]|14(?:1[14]|34|4[17]|[56]6|7[47]|88)0011', '(183[12])|0', null, '1(?:[0-79]\d{7}(?:\d(?:\d{2})?)?|8[0-24-9]\d{7})|[2-478]\d{8}|1\d{4,7}|1(?:[0-79]\d{8}(?:\d{2})?|8[0-24-9]\d{7})|[148]\d{8}|1\d{5,7}'),
    ('NZ', 'New Zealand', '64', '0(?:0|161)', '0', null, '[1289]\d{9}|50\d{5}(?:\d{2,3})?|[27-9]\d{7,8}|(?:[34]\d|6[0-35-9])\d{6}|8\d{4,6}'),
    ('JP', 'Japan', '81', '010', '(000[2569]\d{4,6})$|(?:(?:003768)0?)|0', '\1', '00[1-9]\d{6,14}|[25-9]\d{9}|(?:00|[1-9]\d\d)\d{6}'),
    ('KR', 'South Korea', '82', '00(?:[125689]|3(?:[46]5|91)|7(?:00|27|3|55|6[126]))', '0(8(?:[1-46-8]|5\d\d))?', null, '00[1-9]\d{8,11}|(?:[12]|5\d{3})\d{7}|[13-6]\d{9}|(?:[1-6]\d|80)\d{7}|[3-6]\d{4,5}|(?:00|7)0\d{8}'),
    ('SG', 'Singapore', '65', '0[0-3]\d', null, null, '(?:(?:1\d|8)\d\d|7000)\d{7}|[3689]\d{7}'),
    ('MY', 'Malaysia', '60', '00', '0', null, '1\d{8,9}|(?:3\d|[4-9])\d{7}'),
    ('TH', 'Thailand', '66', '00[1-9]', '0', null, '(?:001800|[2-57]|[689]\d)\d{7}|1\d{7,9}'),
    ('ID', 'Indonesia', '62', '00[89]', '0', null, '00[1-9]\d{9,14}|(?:[1-36]|8\d{5})\d{6}|00\d{9}|[1-9]\d{8,10}|[2-9]\d{7}'),
    ('PH', 'Philippines', '63', '00', '0', null, '(?:[2-7]|9\d)\d{8}|2\d{5}|(?:1800|8)\d{7,9}'),
    ('IN', 'India', '91', '00', '0', null, '(?:000800|[2-9]\d\d)\d{7}|1\d{7,12}'),
    ('BR', 'Brazil', '55', '00(?:1[245]|2[1-35]|31|4[13]|[56]5|99)', '(?:0|90)(?:(1[245]|2[1-35]|31|4[13]|[56]5|99)(\d{10,11}))?', '\2', '[1-467]\d{9,10}|55[0-46-9]\d{8}|[34]\d{7}|55\d{7,8}|(?:5[0-46-9]|[89]\d)\d{7,9}'),
    ('MX', 'Mexico', '52', '0[09]', null, null, '[2-9]\d{9}'),
    ('AR', 'Argentina', '54', '00', '0?(?:(11|2(?:2(?:02?|[13]|2[13-79]|4[1-6]|5[2457]|6[124-8]|7[1-4]|8[13-6]|9[1267])|3(?:02?|1[467]|2[03-6]|3[13-8]|[49][2-6]|5[2-8]|[67])|4(?:7[3-578]|9)|6(?:[0136]|2[24-6]|4[6-8]?|5[15-8])|80|9(?:0[1-3]|[19]|2\d|3[1-6]|4[02568]?|5[2-4]|6[2-46]|72?|8[23]?))|3(?:3(?:2[79]|6|8[2578])|4(?:0[0-24-9]|[12]|3[5-8]?|4[24-7]|5[4-68]?|6[02-9]|7[126]|8[2379]?|9[1-36-8])|5(?:1|2[1245]|3[237]?|4[1-46-9]|6[2-4]|7[1-6]|8[2-5]?)|6[24]|7(?:[069]|1[1568]|2[15]|3[145]|4[13]|5[14-8]|7[2-57]|8[126])|8(?:[01]|2[15-7]|3[2578]?|4[13-6]|5[4-8]?|6[1-357-9]|7[36-8]?|8[5-8]?|9[124])))15)?', '9\1', '(?:11|[89]\d\d)\d{8}|[2368]\d{9}'),
    ('CL', 'Chile', '56', '(?:0|1(?:1[0-69]|2[02-5]|5[13-58]|69|7[0167]|8[018]))0', null, null, '12300\d{6}|6\d{9,10}|[2-9]\d{8}'),
    ('CO', 'Colombia', '57', '00(?:4(?:[14]4|56)|[579])', '0([3579]|4(?:[14]4|56))?', null, '(?:46|60\d\d)\d{6}|(?:1\d|[39])\d{9}'),
    ('PE', 'Peru', '51', '00|19(?:1[124]|77|90)00', '0', null, '(?:[14-8]|9\d)\d{7}')
$$;
grant execute on function private.phone_plans() to authenticated;

-- A national number without its trunk prefix; null when it fits no number of the plan.
create function private.national_number(p_digits text, p_trunk text, p_replacement text, p_pattern text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  v_prefix text := '^(?:' || p_trunk || ')';
  v_groups text[] := regexp_match(p_digits, v_prefix);
  v_number text := p_digits;
begin
  if v_groups is not null then
    v_number := regexp_replace(p_digits, v_prefix,
      case when p_replacement is not null and v_groups[cardinality(v_groups)] <> '' and v_prefix ~ '\((?!\?)' then p_replacement else '' end);
  end if;
  return case when v_number ~ ('^(?:' || p_pattern || ')$') then v_number
    when p_digits ~ ('^(?:' || p_pattern || ')$') then p_digits end;
end
$$;
grant execute on function private.national_number(text, text, text, text) to authenticated;

-- A phone number as people write it, in its one form: +212612345678. p_country is the ISO code or the English name of the
-- country in which a number without calling code is meant. Null for what is no number of a known plan; numbers with a
-- calling code of another country are taken as they are.
create function private.phone_e164(p_text text, p_country text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  v_text text := translate(btrim(p_text), U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\FF0B\00A0\2010\2011\2012\2013\2014\2212', '0123456789+ ------');
  v_digits text;
  v_home record;
  v_plan record;
  v_rest text;
begin
  if length(p_text) > 80 or v_text !~ '^\+?[-0-9\s().\/]+$' then
    return null;
  end if;
  v_digits := regexp_replace(v_text, '\D', '', 'g');
  if v_text like '+%' then
    v_rest := v_digits;
  elsif v_digits like '00%' then
    v_rest := substr(v_digits, 3);
  else
    select * into v_home from private.phone_plans() p where p_country in (p.code, p.name);
    if not found then
      return null;
    end if;
    if v_digits ~ ('^(?:' || v_home.idd || ')[1-9]') then
      v_rest := regexp_replace(v_digits, '^(?:' || v_home.idd || ')', '');
    end if;
  end if;
  if v_rest is not null then
    select * into v_plan from private.phone_plans() p where starts_with(v_rest, p.calling_code) limit 1;
    if not found then
      return case when v_rest ~ '^[1-9]\d{7,14}$' then '+' || v_rest end;
    end if;
    return '+' || v_plan.calling_code || private.national_number(
      substr(v_rest, length(v_plan.calling_code) + 1), v_plan.trunk, v_plan.replacement, v_plan.pattern);
  end if;
  -- A calling code without its plus is one when the number fits no other way.
  return '+' || v_home.calling_code || coalesce(
    private.national_number(v_digits, v_home.trunk, v_home.replacement, v_home.pattern),
    case when starts_with(v_digits, v_home.calling_code) then private.national_number(
      substr(v_digits, length(v_home.calling_code) + 1), v_home.trunk, v_home.replacement, v_home.pattern) end);
end
$$;
grant execute on function private.phone_e164(text, text) to authenticated;

-- customer_phone stays as it was typed.
alter table public.orders add column phone_e164 text
  generated always as (private.phone_e164(customer_phone, shipping_address ->> 'country')) stored;
create index orders_by_phone on public.orders (phone_e164) where phone_e164 is not null;

-- The number is derived, so a change of the order does not count it.
create or replace function private.order_before_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_free constant text[] := array['order_status', 'tracking_number', 'carrier', 'estimated_delivery', 'user_id', 'updated_at',
    'cancelled_at', 'cancel_reason', 'payment_due_at', 'paid_amount', 'refunded_amount',
    'refund_pending_amount', 'payment_status', 'due_amount', 'phone_e164'];
begin
  if to_jsonb(new) - v_free is distinct from to_jsonb(old) - v_free then
    perform private.fail(403, 'ORDER_IS_FIXED');
  end if;
  -- user_id becomes null only when the account is deleted, and is set only to the member who claims a guest's order.
  if new.user_id is distinct from old.user_id
     and not (new.user_id is null or (old.user_id is null and new.user_id = (select auth.uid()))) then
    perform private.fail(403, 'ORDER_IS_FIXED');
  end if;
  if new.order_status <> old.order_status and new.order_status in ('processing', 'shipped', 'delivered')
    and new.payment_method <> 'cod' and new.total_amount > 0 and new.paid_amount <= new.refunded_amount then
    perform private.fail(409, 'NOT_PAID');
  end if;
  -- A day that the owner sets is the last; the first is never after it.
  if new.estimated_delivery is distinct from old.estimated_delivery then
    new.estimated_from := case when new.estimated_delivery is not null then least(new.estimated_from, new.estimated_delivery) end;
  end if;
  new.updated_at := clock_timestamp();
  new.cancelled_at := old.cancelled_at;
  if new.order_status <> 'cancelled' then
    new.cancel_reason := null;
  else
    new.cancel_reason := coalesce(new.cancel_reason, 'other');
    -- What can only happen at the door.
    if new.cancel_reason in ('refused', 'unreachable') and new.payment_method <> 'cod' then
      perform private.fail(400, 'INVALID_INPUT', '{"field": "cancelReason"}');
    end if;
  end if;
  if new.order_status = 'cancelled' and old.order_status <> 'cancelled' then
    perform private.move_order_stock(new.id, 1);
    if new.discount_id is not null then
      update private.discount_redemptions r set returned_at = clock_timestamp() where r.order_id = new.id and r.returned_at is null;
    end if;
    new.cancelled_at := clock_timestamp();
  elsif old.order_status = 'cancelled' and new.order_status <> 'cancelled' then
    perform private.move_order_stock(new.id, -1);
    if new.discount_id is not null then
      perform private.retake_discount(new);
    end if;
    new.cancelled_at := null;
    -- Otherwise it would be overdue at once and cancelled again.
    if new.payment_due_at < clock_timestamp() then
      new.payment_due_at := null;
    end if;
  end if;
  return new;
end
$$;


-- ------------------------------------------------------------------ search

-- By what the owner finds an order. A table of its own, because products and tracking number are written after the order.
create table private.order_search (
  order_id uuid primary key references public.orders (id) on delete cascade,
  placed_at timestamptz not null check (placed_at >= '2000-01-01' and placed_at <= '2100-01-01'),
  words tsvector not null
);
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

create function private.index_orders(p_orders uuid[]) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.order_search as s (order_id, placed_at, words)
  select o.id, o.created_at, private.search_words(o) from public.orders o where o.id = any (p_orders)
  on conflict (order_id) do update set placed_at = excluded.placed_at, words = excluded.words where s.words <> excluded.words
$$;

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

insert into private.order_search (order_id, placed_at, words)
select o.id, o.created_at, private.search_words(o) from public.orders o;
-- No fastupdate: its pending list slows every search down, and one order in a thousand would pay for clearing it.
create index order_search_words on private.order_search using gin (words) with (fastupdate = off);
drop index public.orders_search;

-- What the owner typed as a query for private.search_words: every word matches as a prefix, and one of four characters or
-- more also as the end of a number; digits and punctuation alone, or among words, are a phone number, its beginning or its
-- end, or part of another number. Null when nothing is left to search for.
create or replace function private.order_query(p_text text) returns tsquery
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  v_text text := regexp_replace(btrim(p_text), '^(zl-|#)', '', 'i');
  v_phone text := substring(v_text from '(?:^|\s)(\+?[0-9(][0-9 ().+\/-]{4,}[0-9])(?=\s|$)');
  v_digits text;
  v_words text;
begin
  if v_text ~ '^[\d\s+().\/-]+$' and v_text ~ '\d' then
    v_phone := v_text;
  end if;
  if v_phone is not null then
    v_digits := regexp_replace(v_phone, '\D', '', 'g');
    v_words := '(' || (
      select string_agg(format('''%s''', d.digits) || d.beginning, '|')
      from (values (v_digits, ':*'), (ltrim(v_digits, '0'), ':*'), ('<' || reverse(v_digits), ':*'),
        (ltrim(private.phone_e164(v_phone, null), '+'), ''),
        (case when length(v_digits) > 9 then right(v_digits, 9) end, '')) as d (digits, beginning)
      where d.digits <> '') || ')';
    v_text := replace(v_text, v_phone, ' ');
  end if;
  return (
    select string_agg(w.term, '&')::tsquery
    from (
      select v_words as term where v_words is not null
      union all
      select case when p.word ~ '^[0-9a-z]{4,}$' then format('(''%s'':*|''<%s'':*)', p.word, reverse(p.word))
        else format('''%s'':*', p.word) end
      from unnest((private.words(v_text))[1:8]) as p (word)
    ) w);
end
$$;

-- A filter of the list as a condition over orders o: {search, statuses, from, to, method, payment, min, max, country,
-- numbers}, each may be missing. Every value is quoted. `to` is not included. Payment is due (something is still to be
-- paid), part-paid (some of it arrived), ready (may be packed: cash on delivery, or money of it is here), paid, refunded
-- (wholly or in part), to-collect (cash of an order on its way or handed over) or to-refund (more of the customer's money
-- is here than the order costs; a cancelled one costs nothing). Only the given filters become conditions, so that each
-- combination gets its own plan. Raises PT400 INVALID_INPUT {field}.
create or replace function private.order_condition(p_filter jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_condition text := 'true';
  v_search text := private.clean_line(p_filter ->> 'search');
  v_field text := 'filter';
  v_payments constant jsonb := '{
    "due": "o.due_amount > 0",
    "part-paid": "o.due_amount > 0 and o.paid_amount > 0",
    "to-collect": "o.due_amount > 0 and o.payment_method = ''cod'' and o.order_status in (''shipped'', ''delivered'')",
    "paid": "o.payment_status = ''paid'' and o.order_status <> ''cancelled''",
    "refunded": "o.refunded_amount > 0",
    "ready": "(o.payment_method = ''cod'' or o.paid_amount > o.refunded_amount)",
    "to-refund": "o.paid_amount - o.refunded_amount - o.refund_pending_amount > case o.order_status when ''cancelled'' then 0 else o.total_amount end"}';
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
      ' and o.id in (select s.order_id from private.order_search s where s.words @@ %L::tsquery)', private.order_query(v_search));
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


-- The owner's quick search, five results of each kind: {orders, customers, products}. Orders by private.order_query,
-- newest first, and their customers when the name, email, phone or city matched; products, also archived ones, by prefixes
-- of the words of their titles. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT for more than 100 characters.
create or replace function private.quick_find(p_query text) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_text text := lower(btrim(coalesce(p_query, '')));
  v_query tsquery;
  v_words tsquery;
  v_answer jsonb;
begin
  perform private.only_admin();
  if length(v_text) not between 1 and 100 then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  v_query := private.order_query(v_text);
  v_words := private.title_query(v_text);

  with matching as (
    select o.*
    from (select s.order_id from private.order_search s where s.words @@ v_query
          order by s.placed_at desc, s.order_id limit 200) f
    join public.orders o on o.id = f.order_id
  ), people as (
    select distinct on (m.customer_email) m.customer_email as email,
      (select n.name from private.naming_order(m.customer_email) n) as name, m.created_at
    from matching m
    where private.order_words('', m.customer_name, m.customer_email, m.customer_phone, m.shipping_address ->> 'city')
      || array_to_tsvector(array_remove(array[ltrim(m.phone_e164, '+')], null)) @@ v_query
    order by m.customer_email, m.created_at desc
  )
  select jsonb_build_object(
    'orders', (select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at desc, f.id), '[]')
               from (select m.id, m.order_number, m.order_status, m.customer_name, m.customer_email, m.currency, m.total_amount,
                       m.created_at
                     from matching m order by m.created_at desc, m.id limit 5) f),
    'customers', (select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at desc, f.email), '[]')
                  from (select * from people p order by p.created_at desc, p.email limit 5) f))
  into v_answer;
  return v_answer || jsonb_build_object('products', (
    select coalesce(jsonb_agg(to_jsonb(f) - 'starts' order by f.starts desc, f.title), '[]')
    from (
      select n.*, starts_with(lower(n.title), v_text) as starts
      from (select p.id, p.slug, p.title, p.image_url, p.price, p.archived_at is not null as archived
            from public.products p where private.title_words(p.title, p.slug) @@ v_words limit 400) n
      order by starts desc, n.title, n.id
      limit 5
    ) f));
end
$$;


-- ------------------------------------------------------------------ customers

-- Words by which the owner groups customers, who never see them. A customer is an email address, as in customer_notes.
create table public.customer_tags (
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  tag text not null check (length(tag) between 1 and 30),
  created_at timestamptz not null default now() check (created_at >= '2000-01-01' and created_at <= '2100-01-01'),
  primary key (email, tag)
);
create index customer_tags_by_tag on public.customer_tags (tag, email);
alter table public.customer_tags enable row level security;
grant select, delete on public.customer_tags to authenticated;
grant insert (email, tag) on public.customer_tags to authenticated;
create policy "the owner reads tags" on public.customer_tags for select to authenticated
  using ((select private.is_admin()));
create policy "the owner writes tags" on public.customer_tags for insert to authenticated
  with check ((select private.is_admin()));
create policy "the owner deletes tags" on public.customer_tags for delete to authenticated
  using ((select private.is_admin()));

-- At most twenty tags per customer, written alike. Raises PT400 INVALID_INPUT {field}, PT409 TOO_MANY_TAGS.
create function private.customer_tag_before_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.tag := lower(private.input_line(to_jsonb(new), 'tag', 30));
  -- The policy refuses other callers afterwards; the count is not revealed to them.
  if private.is_admin() then
    perform pg_advisory_xact_lock(hashtextextended('customer_tags:' || new.email, 0));
    if (select count(*) from public.customer_tags t where t.email = new.email and t.tag <> new.tag) >= 20 then
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

-- A row as the log shows it: names instead of ids, a masked address instead of a customer's.
create or replace function private.audit_row(p_table text, p_row jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if p_table in ('deals', 'product_variants', 'reviews') then
    return p_row || jsonb_build_object('product', (select p.title from public.products p where p.id = (p_row ->> 'product_id')::uuid));
  elsif p_table = 'products' then
    return p_row || jsonb_build_object('collection_slug', coalesce(
      (select c.name from public.collections c where c.slug = p_row ->> 'collection_slug'), p_row ->> 'collection_slug'));
  elsif p_table = 'discounts' then
    return p_row || jsonb_build_object(
      'percent_off', case when p_row ->> 'kind' = 'percent' then p_row -> 'value' end,
      'amount_off', case when p_row ->> 'kind' = 'amount' then p_row -> 'value' end,
      'collection_slugs', (select jsonb_agg(coalesce(c.name, s.slug) order by s.place)
        from jsonb_array_elements_text(p_row -> 'collection_slugs') with ordinality as s (slug, place)
        left join public.collections c on c.slug = s.slug),
      'product_ids', (select jsonb_agg(p.title order by p.title)
        from public.products p where p.id::text in (select jsonb_array_elements_text(p_row -> 'product_ids'))));
  elsif p_table = 'shipping_methods' then
    return p_row || jsonb_build_object('zone',
      (select z.name from public.shipping_zones z where z.id = (p_row ->> 'zone_id')::uuid));
  elsif p_table in ('payments', 'order_notes') then
    return p_row || jsonb_build_object('order_number', (select o.order_number from public.orders o where o.id = (p_row ->> 'order_id')::uuid));
  elsif p_table = 'refunds' then
    return p_row || (
      select jsonb_build_object('order_number', o.order_number, 'currency', o.currency)
      from public.payments p join public.orders o on o.id = p.order_id where p.id = (p_row ->> 'payment_id')::uuid);
  elsif p_table = 'admins' then
    return p_row || jsonb_build_object('email', (select u.email from auth.users u where u.id = (p_row ->> 'user_id')::uuid));
  elsif p_table in ('customer_notes', 'customer_tags', 'subscriptions', 'suppressed_emails') then
    return p_row || jsonb_build_object('email', private.masked_email(p_row ->> 'email'), 'topic', split_part(p_row ->> 'topic', ':', 1));
  elsif p_table = 'email_outbox' then
    return p_row || jsonb_build_object('about', coalesce(p_row #>> '{payload,order_number}', private.masked_email(p_row ->> 'recipient')));
  elsif p_table = 'messages' then
    return p_row || jsonb_build_object('reference', private.message_reference((p_row ->> 'id')::uuid));
  end if;
  return p_row;
end
$$;


drop function public.list_customers(text, text, int, int);
drop function private.list_customers(text, text, int, int);
-- Everyone who ordered, one per email: {total, tags: [{tag, customers}], customers:
-- [{email, name, phone, phone_e164, city, orders, returned, spent, joined, last, member, tags}]}; `tags` beside them are
-- all that are in use, forty at most.
-- Spent is what was paid without what was refunded; joined and last are the first and the last order (specification 12,
-- admin customer record); `returned` counts parcels that were refused or could not be handed over. p_search matches any of
-- their orders (private.order_query) and is read only once it is known to be an owner's and short; p_sort is one of last,
-- spent, orders, name; pages count from 1. Only the customers of the page are looked up, unless they are sorted by name.
-- Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.list_customers(p_search text, p_sort text, p_page int, p_size int, p_tag text) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set plan_cache_mode = force_custom_plan
as $$
declare
  v_search text := coalesce(p_search, '');
  v_query tsquery;
  v_answer jsonb;
begin
  perform private.only_admin();
  if length(v_search) > 100 or length(p_tag) > 30 or p_sort not in ('last', 'spent', 'orders', 'name') or p_page not between 1 and 100000
    or p_size not between 1 and 1000
  then
    perform private.fail(400, 'INVALID_INPUT');
  end if;
  v_query := private.order_query(v_search);
  with found as (
    select o.customer_email as email, count(*) as orders, sum(o.paid_amount - o.refunded_amount) as spent,
      min(o.created_at) as joined, max(o.created_at) as last
    from public.orders o
    where (v_search = '' or o.customer_email in (
        select m.customer_email from private.order_search s join public.orders m on m.id = s.order_id where s.words @@ v_query))
      and (p_tag is null or o.customer_email in (select t.email from public.customer_tags t where t.tag = p_tag))
    group by o.customer_email
  ), listed as (
    select f.*, row_number() over (order by
      case when p_sort = 'last' then f.last end desc,
      case when p_sort = 'spent' then f.spent end desc,
      case when p_sort = 'orders' then f.orders end desc,
      case when p_sort = 'name' then (select lower(n.name) from private.naming_order(f.email) n) end,
      f.email) as place
    from found f
  ), paged as (
    select * from listed l where l.place > (p_page - 1) * p_size and l.place <= p_page * p_size
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'tags', (select coalesce(jsonb_agg(to_jsonb(g) order by g.customers desc, g.tag), '[]') from (
      select t.tag, count(*) as customers from public.customer_tags t group by t.tag order by 2 desc, 1 limit 40) g),
    'customers', coalesce(jsonb_agg((to_jsonb(p) - 'place') || n.person order by p.place), '[]'))
  into v_answer
  from paged p
  cross join lateral (
    select jsonb_build_object('name', o.name, 'phone', o.phone, 'city', o.address ->> 'city', 'member', o.is_member,
      'phone_e164', private.phone_e164(o.phone, o.address ->> 'country'),
      'returned', (select count(*) from public.orders r where r.customer_email = p.email and r.cancel_reason in ('refused', 'unreachable')),
      'tags', array(select t.tag from public.customer_tags t where t.email = p.email order by t.tag)) as person
    from private.naming_order(p.email) o
  ) n;
  return v_answer;
end
$$;
grant execute on function private.list_customers(text, text, int, int, text) to authenticated;

create function public.list_customers(p_search text default '', p_sort text default 'last', p_page int default 1, p_size int default 50, p_tag text default null)
returns jsonb language sql stable set search_path = ''
as $$ select private.list_customers(p_search, p_sort, p_page, p_size, p_tag) $$;
grant execute on function public.list_customers(text, text, int, int, text) to authenticated;


-- A customer with the newest twenty orders and the notes; null when no order has that email. `spent` is what was paid
-- without what was refunded, `returned` counts parcels that were refused or could not be handed over. Raises PT403 FORBIDDEN.
create or replace function private.get_customer(p_email text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_answer jsonb;
begin
  perform private.only_admin();
  select jsonb_build_object(
    'email', p_email, 'orders', count(*), 'kept', count(*) filter (where o.order_status <> 'cancelled'),
    'spent', sum(o.paid_amount - o.refunded_amount),
    'returned', count(*) filter (where o.cancel_reason in ('refused', 'unreachable')),
    'joined', min(o.created_at), 'last', max(o.created_at))
  into v_answer
  from public.orders o where o.customer_email = p_email having count(*) > 0;
  return v_answer
    || (select jsonb_build_object('name', o.name, 'phone', o.phone, 'phone_e164', private.phone_e164(o.phone, o.address ->> 'country'),
          'tags', array(select t.tag from public.customer_tags t where t.email = p_email order by t.tag), 'city', o.address ->> 'city', 'address', o.address,
          'member', o.is_member)
        from private.naming_order(p_email) o)
    || jsonb_build_object('newest', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at desc, n.id), '[]')
        from (select o.id, o.order_number, o.order_status, o.cancel_reason, o.payment_method, o.payment_status, o.currency,
                o.total_amount, o.paid_amount, o.refunded_amount, o.refund_pending_amount, o.due_amount, o.created_at
              from public.orders o where o.customer_email = p_email order by o.created_at desc, o.id limit 20) n))
    || jsonb_build_object('notes', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at desc, n.id desc), '[]')
        from (select c.id, c.note, c.created_at,
                (select u.email from auth.users u where u.id = c.author_id) as author
              from public.customer_notes c where c.email = p_email) n));
end
$$;

