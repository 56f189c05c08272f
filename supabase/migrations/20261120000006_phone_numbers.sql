-- Phone numbers in one form (E.164), whatever was typed.

-- The numbering plans of the countries in src/config/shipping.ts, as libphonenumber has them: `trunk` is dialled before
-- national numbers, `replacement` what it becomes, `idd` what is dialled before international ones, `pattern` a
-- national number (of the United States and Canada with its area code). tests/database/phone.test.ts compares the
-- results with libphonenumber-js.
create function private.phone_plans()
returns table (code text, calling_code text, idd text, trunk text, replacement text, pattern text)
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return query
  values
    ('MA', '212', '00', '0', null, '[5-8]\d{8}'),
    ('US', '1', '011', '1', null, '[2-9]\d{9}'),
    ('CA', '1', '011', '1', null, '[2-9]\d{9}'),
    ('GB', '44', '00', '0|180020', null, '[1-357-9]\d{9}|[18]\d{8}|8\d{6}|(?:1481|[357-9]\d{3})\d{6}|8\d{6}(?:\d{2})?|1624\d{6}|(?:[3578]\d|90)\d{8}|1534\d{6}|(?:[3578]\d|90)\d{8}'),
    ('IE', '353', '00', '0', null, '(?:1\d|[2569])\d{6,8}|4\d{6,9}|7\d{8}|8\d{8,9}'),
    ('FR', '33', '00', '0', null, '[1-9]\d{8}'),
    ('BE', '32', '00', '0', null, '4\d{8}|[1-9]\d{7}'),
    ('NL', '31', '00', '0', null, '(?:[124-7]\d\d|3(?:[02-9]\d|1[0-8]))\d{6}|8\d{6,9}|9\d{6,10}|1\d{4,5}'),
    ('LU', '352', '00', '(15(?:0[06]|1[12]|[35]5|4[04]|6[26]|77|88|99)\d)', null, '35[013-9]\d{4,8}|6\d{8}|35\d{2,4}|(?:[2457-9]\d|3[0-46-9])\d{2,9}'),
    ('DE', '49', '00', '0', null, '[2579]\d{5,14}|49(?:[34]0|69|8\d)\d\d?|49(?:37|49|60|7[089]|9\d)\d{1,3}|49(?:2[024-9]|3[2-689]|7[1-7])\d{1,8}|(?:1|[368]\d|4[0-8])\d{3,13}|49(?:[015]\d|2[13]|31|[46][1-8])\d{1,9}'),
    ('AT', '43', '00', '0', null, '1\d{3,12}|2\d{6,12}|43(?:(?:0\d|5[02-9])\d{3,9}|2\d{4,5}|[3467]\d{4}|8\d{4,6}|9\d{4,7})|5\d{4,12}|8\d{7,12}|9\d{8,12}|(?:[367]\d|4[0-24-9])\d{4,11}'),
    ('CH', '41', '00', '0', null, '8\d{11}|[2-9]\d{8}'),
    ('ES', '34', '00', null, null, '400\d{6}|(?:51|[6-9]\d)\d{7}'),
    ('PT', '351', '00', null, null, '1693\d{5}|(?:[26-9]\d|30)\d{7}'),
    ('IT', '39', '00', null, null, '0\d{5,11}|1\d{8,10}|3(?:[0-8]\d{7,10}|9\d{7,8})|(?:43|55|70)\d{8}|8\d{5}(?:\d{2,4})?|0\d{5,10}|3[0-8]\d{7,10}|55\d{8}|8\d{5}(?:\d{2,4})?|(?:1\d|39)\d{7,8}'),
    ('MT', '356', '00', null, null, '3550\d{4}|(?:[2579]\d\d|800)\d{5}'),
    ('GR', '30', '00', null, null, '5005000\d{3}|8\d{9,11}|(?:[269]\d|70)\d{8}'),
    ('CY', '357', '00', null, null, '(?:[279]\d|[58]0)\d{6}'),
    ('SE', '46', '00', '0', null, '(?:[26]\d\d|9)\d{9}|[1-9]\d{8}|[1-689]\d{7}|[1-4689]\d{6}|2\d{5}'),
    ('NO', '47', '00', null, null, '(?:0|[2-9]\d{3})\d{4}|0\d{4}|(?:[489]\d|79)\d{6}'),
    ('DK', '45', '00', null, null, '[2-9]\d{7}'),
    ('FI', '358', '00|99(?:[01469]|5(?:[14]1|3[23]|5[59]|77|88|9[09]))', '0', null, '[1-35689]\d{4}|7\d{10,11}|(?:[124-7]\d|3[0-46-9])\d{8}|[1-9]\d{5,8}|2\d{4,9}|35\d{4,5}|(?:60\d\d|800)\d{4,6}|7\d{5,11}|(?:[14]\d|3[0-46-9]|50)\d{4,8}'),
    ('IS', '354', '00|1(?:0(?:01|[12]0)|100)', null, null, '(?:38\d|[4-9])\d{6}'),
    ('EE', '372', '00', null, null, '8\d{9}|[4578]\d{7}|(?:[3-8]\d|90)\d{5}'),
    ('LV', '371', '00', null, null, '(?:[268]\d|78|90)\d{6}'),
    ('LT', '370', '00', '[08]', null, '(?:[3469]\d|52|[78]0)\d{6}'),
    ('PL', '48', '00', null, null, '(?:6|8\d\d)\d{7}|[1-9]\d{6}(?:\d{2})?|[26]\d{5}'),
    ('CZ', '420', '00', null, null, '(?:[2-578]\d|60)\d{7}|9\d{8,11}'),
    ('SK', '421', '00', '0', null, '[2-689]\d{8}|[2-59]\d{6}|[2-5]\d{5}'),
    ('HU', '36', '00', '06', null, '[235-7]\d{8}|[1-9]\d{7}'),
    ('SI', '386', '00|10(?:22|66|88|99)', '0', null, '[1-7]\d{7}|8\d{4,7}|90\d{4,6}'),
    ('HR', '385', '00', '0', null, '[2-69]\d{8}|80\d{5,7}|[1-79]\d{7}|6\d{6}'),
    ('RO', '40', '00', '0', null, '(?:[2378]\d|90)\d{7}|[23]\d{5}'),
    ('BG', '359', '00', '0', null, '00800\d{7}|[2-7]\d{6,7}|[89]\d{6,8}|2\d{5}'),
    ('TR', '90', '00', '0', null, '4\d{6}|8\d{11,12}|(?:[2-58]\d\d|900)\d{7}'),
    ('AE', '971', '00', '0', null, '(?:[4-7]\d|9[0-689])\d{7}|800\d{2,9}|[2-4679]\d{7}'),
    ('SA', '966', '00', '0', null, '(?:[15]\d|800|92)\d{7}'),
    ('QA', '974', '00', null, null, '800\d{4}|(?:2|800)\d{6}|(?:0080|[3-7])\d{7}'),
    ('KW', '965', '00', null, null, '18\d{5}|(?:[2569]\d|41)\d{6}'),
    ('BH', '973', '00', null, null, '[136-9]\d{7}'),
    ('OM', '968', '00', null, null, '(?:1505|[279]\d{3}|500)\d{4}|800\d{5,6}'),
    ('JO', '962', '00', '0', null, '(?:(?:[2689]|7\d)\d|32|427|53)\d{6}'),
    ('LB', '961', '00', '0', null, '[27-9]\d{7}|[13-9]\d{6}'),
    ('EG', '20', '00', '0', null, '[189]\d{8,9}|[24-6]\d{8}|[135]\d{7}'),
    ('TN', '216', '00', null, null, '[2-57-9]\d{7}'),
    ('DZ', '213', '00', '0', null, '(?:[1-4]|[5-79]\d|80)\d{7}'),
    ('SN', '221', '00', null, null, '(?:[378]\d|93)\d{7}'),
    ('CI', '225', '00', null, null, '[02]\d{9}'),
    ('GH', '233', '00', '0', null, '[235]\d{8}|800\d{5,6}'),
    ('NG', '234', '009', '0', null, '(?:20|9\d)\d{8}|[78]\d{9,13}'),
    ('KE', '254', '000', '0', null, '(?:[17]\d\d|900)\d{6}|(?:2|80)0\d{6,7}|[4-6]\d{6,8}'),
    ('ZA', '27', '00', '0', null, '[1-79]\d{8}|8\d{4,9}'),
    ('AU', '61', '001[14-689]|14(?:1[14]|34|4[17]|[56]6|7[47]|88)0011', '(183[12])|0', null, '1(?:[0-79]\d{7}(?:\d(?:\d{2})?)?|8[0-24-9]\d{7})|[2-478]\d{8}|1\d{4,7}|1(?:[0-79]\d{8}(?:\d{2})?|8[0-24-9]\d{7})|[148]\d{8}|1\d{5,7}'),
    ('NZ', '64', '0(?:0|161)', '0', null, '[1289]\d{9}|50\d{5}(?:\d{2,3})?|[27-9]\d{7,8}|(?:[34]\d|6[0-35-9])\d{6}|8\d{4,6}'),
    ('JP', '81', '010', '(000[2569]\d{4,6})$|(?:(?:003768)0?)|0', '\1', '00[1-9]\d{6,14}|[25-9]\d{9}|(?:00|[1-9]\d\d)\d{6}'),
    ('KR', '82', '00(?:[125689]|3(?:[46]5|91)|7(?:00|27|3|55|6[126]))', '0(8(?:[1-46-8]|5\d\d))?', null, '00[1-9]\d{8,11}|(?:[12]|5\d{3})\d{7}|[13-6]\d{9}|(?:[1-6]\d|80)\d{7}|[3-6]\d{4,5}|(?:00|7)0\d{8}'),
    ('SG', '65', '0[0-3]\d', null, null, '(?:(?:1\d|8)\d\d|7000)\d{7}|[3689]\d{7}'),
    ('MY', '60', '00', '0', null, '1\d{8,9}|(?:3\d|[4-9])\d{7}'),
    ('TH', '66', '00[1-9]', '0', null, '(?:001800|[2-57]|[689]\d)\d{7}|1\d{7,9}'),
    ('ID', '62', '00[89]', '0', null, '00[1-9]\d{9,14}|(?:[1-36]|8\d{5})\d{6}|00\d{9}|[1-9]\d{8,10}|[2-9]\d{7}'),
    ('PH', '63', '00', '0', null, '(?:[2-7]|9\d)\d{8}|2\d{5}|(?:1800|8)\d{7,9}'),
    ('IN', '91', '00', '0', null, '(?:000800|[2-9]\d\d)\d{7}|1\d{7,12}'),
    ('BR', '55', '00(?:1[245]|2[1-35]|31|4[13]|[56]5|99)', '(?:0|90)(?:(1[245]|2[1-35]|31|4[13]|[56]5|99)(\d{10,11}))?', '\2', '[1-467]\d{9,10}|55[0-46-9]\d{8}|[34]\d{7}|55\d{7,8}|(?:5[0-46-9]|[89]\d)\d{7,9}'),
    ('MX', '52', '0[09]', null, null, '[2-9]\d{9}'),
    ('AR', '54', '00', '0?(?:(11|2(?:2(?:02?|[13]|2[13-79]|4[1-6]|5[2457]|6[124-8]|7[1-4]|8[13-6]|9[1267])|3(?:02?|1[467]|2[03-6]|3[13-8]|[49][2-6]|5[2-8]|[67])|4(?:7[3-578]|9)|6(?:[0136]|2[24-6]|4[6-8]?|5[15-8])|80|9(?:0[1-3]|[19]|2\d|3[1-6]|4[02568]?|5[2-4]|6[2-46]|72?|8[23]?))|3(?:3(?:2[79]|6|8[2578])|4(?:0[0-24-9]|[12]|3[5-8]?|4[24-7]|5[4-68]?|6[02-9]|7[126]|8[2379]?|9[1-36-8])|5(?:1|2[1245]|3[237]?|4[1-46-9]|6[2-4]|7[1-6]|8[2-5]?)|6[24]|7(?:[069]|1[1568]|2[15]|3[145]|4[13]|5[14-8]|7[2-57]|8[126])|8(?:[01]|2[15-7]|3[2578]?|4[13-6]|5[4-8]?|6[1-357-9]|7[36-8]?|8[5-8]?|9[124])))15)?', '9\1', '(?:11|[89]\d\d)\d{8}|[2368]\d{9}'),
    ('CL', '56', '(?:0|1(?:1[0-69]|2[02-5]|5[13-58]|69|7[0167]|8[018]))0', null, null, '12300\d{6}|6\d{9,10}|[2-9]\d{8}'),
    ('CO', '57', '00(?:4(?:[14]4|56)|[579])', '0([3579]|4(?:[14]4|56))?', null, '(?:46|60\d\d)\d{6}|(?:1\d|[39])\d{9}'),
    ('PE', '51', '00|19(?:1[124]|77|90)00', '0', null, '(?:[14-8]|9\d)\d{7}');
end
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

-- Whether whoever calls a number pays for more than the call: +979, numbers of no country that anyone can rent (+878, +882, +883), and
-- each country's own of that kind, as libphonenumber has their plans (PREMIUM_RATE), without those at a shared cost. The digits begin with the
-- calling code. src/domain/delivery/expensive-number.ts has the same list; tests/database/phone.test.ts compares both with the plans.
create function private.is_expensive_number(p_digits text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select p_digits ~ (
    '^(?:878|88[23]|979|1900|20900|21289|21380[3-689]1|21688|22188|254900|27(?:86[2-9]|9[0-2])|3090[19]|3190[069]|3290|3389|3480[367]'
    || '|3565(?:0(?:0(?:37|43)|6|70|9[0168])|[12]\d0[1-5])|3516(?:0[178]|4[68])|35290[015]|35315(?:1[2-8]|[2-8]0|9[089])\d{6}$|35490|35790|358[67]00|35990|369[01]|3709(?:0[0239]|10)|37190|372900'
    || '|3856[01459]|386(?:89[1-3]|90)|3989[2-59]|4090[0136]|4190[016]|42090[05689]|420976|4219(?:00|[78])|439(?:0[01]|3[019])|449[018]|4590'
    || '|469(?:00|39|44)|4782[09]|4870[01346-8]|49900|51805|52900|5460[04579]|55[59]00|5719(?:0[01]|4[78])|57901|601600\d{6}$|6119|62809|6490'
    || '|651900|661900\d{6}$|81990|8260[2-9]|90(?:8[89]8|900)|91186[12]|9619[01]\d{6}$|9629|966925|968900|971900|973(?:87|9))')
$$;
grant execute on function private.is_expensive_number(text) to authenticated;

-- A phone number as people write it, in its one form: +212612345678. p_country is the code of the country in which a number
-- without calling code is meant. Null for what is no number of a known plan; numbers with a calling code of another country
-- are taken as they are, unless whoever calls them pays.
create function private.phone_e164(p_text text, p_country text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  v_text text := private.tidy(left(p_text, 81));
  v_digits text;
  v_home record;
  v_plan record;
  v_rest text;
  v_number text;
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
    select * into v_home from private.phone_plans() p where p.code = p_country;
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
      v_number := case when v_rest ~ '^[1-9]\d{7,14}$' then v_rest end;
    else
      v_number := v_plan.calling_code || private.national_number(
        substr(v_rest, length(v_plan.calling_code) + 1), v_plan.trunk, v_plan.replacement, v_plan.pattern);
    end if;
  else
    -- A calling code without its plus is one when the number fits no other way.
    v_number := v_home.calling_code || coalesce(
      private.national_number(v_digits, v_home.trunk, v_home.replacement, v_home.pattern),
      case when starts_with(v_digits, v_home.calling_code) then private.national_number(
        substr(v_digits, length(v_home.calling_code) + 1), v_home.trunk, v_home.replacement, v_home.pattern) end);
  end if;
  return case when not private.is_expensive_number(v_number) then '+' || v_number end;
end
$$;
grant execute on function private.phone_e164(text, text) to authenticated;
