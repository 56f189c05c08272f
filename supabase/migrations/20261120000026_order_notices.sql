-- Owners hear of new orders by mail: of each within a minute, once a day, or not at all. An order only adds its id to a
-- list; the sender of the outbox makes one mail of all that came in since its last run. So many orders at once are not
-- many mails, and no buyer waits for another buyer's row.

create trigger audit_order_mail after update on public.shop_settings for each row execute function private.audit('', 'order_mail');

-- In which language somebody works here, which need not be one of the shop's; null for the shop's first one. Mails and
-- pushes about the work are written in it.
alter table public.team_members
  add column language text constraint team_members_language check (private.is_language(language));

-- Keeps in which language the caller works here. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field}.
create function private.set_admin_language(p_language text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not coalesce(private.is_language(p_language), false) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "language"}');
  end if;
  if private.my_rights() = '{}' then
    perform private.fail(403, 'FORBIDDEN');
  end if;
  update public.team_members m set language = p_language where m.user_id = auth.uid();
  return true;
end
$$;
grant execute on function private.set_admin_language(text) to authenticated;
create function public.set_admin_language(p_language text) returns boolean language sql volatile set search_path = ''
as $$ select private.set_admin_language(p_language) $$;
grant execute on function public.set_admin_language(text) to authenticated;

-- The language of what one of the team gets.
create function private.member_language(p_member uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((select m.language from public.team_members m where m.user_id = p_member),
    (select s.languages[1] from public.shop_settings s))
$$;

-- Orders that no mail to the owners contains yet.
create table private.new_orders (
  order_id uuid primary key references public.orders (id) on delete cascade
);
alter table private.new_orders enable row level security;

-- When the last daily mail was written. One row, or none yet.
create table private.daily_order_mail (
  id boolean primary key default true check (id),
  written_at timestamptz not null default now() check (written_at >= '2000-01-01' and written_at <= '2100-01-01')
);
alter table private.daily_order_mail enable row level security;

-- Adds an order to that list when it is placed; one by card when it is paid.
create function private.note_new_order() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.new_orders (order_id) values (new.id) on conflict do nothing;
  return null;
end
$$;
create trigger note_new_order after insert on public.orders for each row
  when (new.payment_method <> 'card') execute function private.note_new_order();
create trigger note_paid_order after update of paid_amount on public.orders for each row
  when (new.payment_method = 'card' and old.paid_amount = 0 and new.paid_amount > 0) execute function private.note_new_order();

-- Writes a mail to every owner, in the owner's language, about the orders that came in since the last one, at most 200; a
-- daily mail from eight in the morning in the shop's time zone on. Returns how many orders it tells of. For the sender of the outbox.
create function private.tell_owners() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_mode text := (select s.order_mail from public.shop_settings s);
  v_now timestamp := now() at time zone private.shop_zone();
  v_ids uuid[];
begin
  if not exists (select from private.new_orders) then
    return 0;
  end if;
  -- One sender at a time; another one has nothing to tell.
  if not pg_try_advisory_xact_lock(hashtextextended('tell_owners', 0)) then
    return 0;
  end if;
  if v_mode = 'daily' then
    if extract(hour from v_now) < 8
      or (select (m.written_at at time zone private.shop_zone())::date >= v_now::date from private.daily_order_mail m) then
      return 0;
    end if;
    insert into private.daily_order_mail default values on conflict (id) do update set written_at = now();
  end if;
  with told as (
    delete from private.new_orders n
    where n.order_id in (select w.order_id from private.new_orders w limit 200 for update skip locked)
    returning n.order_id
  )
  select array_agg(t.order_id) into v_ids from told t;
  if v_mode = 'off' then
    return 0;
  end if;
  insert into private.email_outbox (recipient, template, payload, language)
  select u.email, 'orders-placed', jsonb_build_object('order_ids', to_jsonb(v_ids)), private.member_language(m.user_id)
  from public.team_members m join auth.users u on u.id = m.user_id
  where private.member_may(m.user_id, 'orders') order by u.id;
  return cardinality(v_ids);
end
$$;
grant execute on function private.tell_owners() to service_role;
