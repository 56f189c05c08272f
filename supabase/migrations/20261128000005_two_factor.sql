-- Two-factor sign-in of owners. Supabase Auth keeps the factors and checks the codes; a token says with `aal` whether its
-- session was confirmed with one. An owner with a confirmed factor is an owner only in such a session.

-- True when the caller is one of the shop's owners: by password alone only while no second factor is confirmed. Looked up
-- on every call, so that removal, and a new factor, work at once.
create or replace function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select 1 from private.admins a where a.user_id = auth.uid()) then
    return false;
  end if;
  return coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
    or not exists (select 1 from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified');
end
$$;

-- The shop's owners: [{email, since, me, two_factor}], oldest first; `two_factor` when a second factor is confirmed.
create or replace function private.list_admins() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only_admin();
  return (
    select jsonb_agg(jsonb_build_object('email', u.email, 'since', a.created_at, 'me', a.user_id = (select auth.uid()),
        'two_factor', exists (select 1 from auth.mfa_factors f where f.user_id = a.user_id and f.status = 'verified'))
      order by a.created_at, u.email)
    from private.admins a join auth.users u on u.id = a.user_id);
end
$$;

-- Removes every second factor of another owner, who lost their phone: they sign in by password alone again. Returns true
-- when there was a confirmed one. It ends their sessions, because one of them may be open on the lost phone. The
-- caller's own factors are removed through Auth, which asks for a code before. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT {field},
-- PT409 OWN_FACTOR.
create function private.remove_second_factor(p_email text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid;
  v_email text;
  v_had boolean;
begin
  perform private.only_admin();
  if coalesce(length(p_email) > 254, true) then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "email"}');
  end if;
  select a.user_id, u.email into v_user, v_email from private.admins a join auth.users u on u.id = a.user_id
  where lower(u.email) = lower(btrim(p_email));
  if v_user = (select auth.uid()) then
    perform private.fail(409, 'OWN_FACTOR');
  end if;
  select coalesce(bool_or(f.status = 'verified'), false) into v_had from auth.mfa_factors f where f.user_id = v_user;
  if not v_had then
    return false;
  end if;
  delete from auth.mfa_factors where user_id = v_user;
  delete from auth.sessions where user_id = v_user;
  insert into private.audit_log (actor_id, table_name, label, operation, difference, currency)
  values ((select auth.uid()), 'admins', v_email, 'update', '{"two_factor": [true, false]}', private.shop_currency());
  return true;
end
$$;
grant execute on function private.remove_second_factor(text) to authenticated;

-- See private.remove_second_factor.
create function public.remove_second_factor(p_email text) returns boolean
language sql security invoker set search_path = ''
as $$ select private.remove_second_factor(p_email) $$;
grant execute on function public.remove_second_factor(text) to authenticated;
