-- What a hosted Supabase project has before the first migration, for a plain PostgreSQL 15 or later: roles, time limits,
-- owners, default privileges, and as much of Auth's and Storage's tables as the shop uses. Run once in an empty database,
-- as its superuser (the platform's is called supabase_admin). Roles that exist already are left as they are.
do $$
declare
  v_role text;
  v_attributes text;
begin
  for v_role, v_attributes in values
    ('anon', 'nologin'),
    ('authenticated', 'nologin'),
    ('service_role', 'nologin bypassrls'),
    ('authenticator', 'login noinherit'),
    ('postgres', 'login createdb createrole replication bypassrls'),
    ('supabase_auth_admin', 'login noinherit'),
    ('supabase_storage_admin', 'login noinherit createrole'),
    ('supabase_realtime_admin', 'nologin noinherit')
  loop
    if not exists (select 1 from pg_roles where rolname = v_role) then
      execute format('create role %I %s', v_role, v_attributes);
    end if;
  end loop;
end
$$;
grant anon, authenticated, service_role to authenticator, postgres;
grant pg_read_all_data, pg_monitor, pg_signal_backend to postgres;
grant authenticator to supabase_storage_admin;
-- The platform's supautils extension lets postgres set it.
grant set on parameter session_replication_role to postgres;
alter role postgres set search_path = "$user", public, extensions;
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';

do $$ begin execute format('alter database %I owner to postgres', current_database()); end $$;
create schema extensions authorization postgres;
create extension pgcrypto schema extensions;
create extension "uuid-ossp" schema extensions;
grant usage on schema extensions, public to anon, authenticated, service_role;
-- As projects were until 2026; newer ones revoke this (tests/support/platform.ts).
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;

-- ------------------------------------------------------------------ Auth
create schema auth;
grant all on schema auth to supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role, postgres;
set role supabase_auth_admin;
create table auth.users (
  instance_id uuid,
  id uuid primary key,
  aud varchar(255),
  role varchar(255),
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  confirmation_token varchar(255),
  recovery_token varchar(255),
  email_change varchar(255),
  email_change_token_new varchar(255),
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false,
  created_at timestamptz,
  updated_at timestamptz
);
create unique index users_email_partial_key on auth.users (email) where not is_sso_user;
create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  provider_id text not null,
  provider text not null,
  identity_data jsonb not null,
  last_sign_in_at timestamptz,
  created_at timestamptz,
  updated_at timestamptz,
  unique (provider_id, provider)
);
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz,
  updated_at timestamptz
);
create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
create type auth.factor_status as enum ('unverified', 'verified');
create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  secret text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);
alter table auth.users enable row level security;
alter table auth.identities enable row level security;
alter table auth.sessions enable row level security;
alter table auth.mfa_factors enable row level security;
create function auth.jwt() returns jsonb
language sql stable
as $$
  select coalesce(nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), ''))::jsonb
$$;
create function auth.uid() returns uuid
language sql stable
as $$
  select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
grant all on all tables in schema auth to postgres;
grant all on all functions in schema auth to postgres;
reset role;

-- ------------------------------------------------------------------ Storage
create schema storage;
grant all on schema storage to supabase_storage_admin;
grant usage on schema storage to anon, authenticated, service_role;
grant usage on schema storage to postgres with grant option;
set role supabase_storage_admin;
create table storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  owner_id text,
  metadata jsonb,
  version text,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  unique (bucket_id, name)
);
create table storage.buckets_vectors (
  id text primary key,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
alter table storage.buckets_vectors enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to postgres with grant option;
grant select on storage.buckets_vectors to anon, authenticated, service_role;
-- Only the storage server, which sets this variable, may delete files.
create function storage.protect_delete() returns trigger
language plpgsql
as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), '') <> 'true' then
    raise insufficient_privilege using message = 'Direct deletion from storage tables is not allowed';
  end if;
  return null;
end
$$;
create trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();
create trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();
reset role;

-- ------------------------------------------------------------------ Realtime
-- As Realtime's own migrations leave it: the server reads what is written into `messages`, and lets a user join a private
-- channel who, with `realtime.topic` set to its name, reads a row of it.
create schema realtime;
grant all on schema realtime to supabase_realtime_admin;
grant usage on schema realtime to anon, authenticated, service_role;
grant usage on schema realtime to postgres with grant option;
set role supabase_realtime_admin;
create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
) partition by range (inserted_at);
create table realtime.messages_default partition of realtime.messages default;
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to postgres, anon, authenticated, service_role;
create function realtime.topic() returns text
language sql stable
as $$ select nullif(current_setting('realtime.topic', true), '') $$;
create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql
as $$
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (payload, event, topic, private, extension)
  values (payload, event, topic, private, 'broadcast');
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$$;
reset role;

-- ------------------------------------------------------------------ policies on the platform's tables
-- The platform's supautils extension lets postgres create, alter and drop policies (nothing else) on a list of tables
-- that belong to Auth, Storage and Realtime. Here postgres is a member of their owners for as long as such a statement runs, and
-- a policy on a table that is not on the list is refused afterwards.
create function extensions.begin_policy_statement() returns event_trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if session_user = 'postgres' then
    grant supabase_auth_admin, supabase_storage_admin, supabase_realtime_admin to postgres;
  end if;
end
$$;
create function extensions.end_policy_statement() returns event_trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_table text;
begin
  if session_user <> 'postgres' then
    return;
  end if;
  revoke supabase_auth_admin, supabase_storage_admin, supabase_realtime_admin from postgres;
  for v_table in
    select p.polrelid::regclass::text
    from pg_event_trigger_ddl_commands() c join pg_policy p on p.oid = c.objid
      join pg_class t on t.oid = p.polrelid
    where t.relowner in ('supabase_auth_admin'::regrole, 'supabase_storage_admin'::regrole, 'supabase_realtime_admin'::regrole)
  loop
    if v_table not in ('auth.users', 'auth.identities', 'auth.sessions', 'storage.buckets', 'storage.objects', 'realtime.messages') then
      raise insufficient_privilege using message = 'must be owner of table ' || v_table;
    end if;
  end loop;
end
$$;
create event trigger begin_policy_statement on ddl_command_start
  when tag in ('CREATE POLICY', 'ALTER POLICY', 'DROP POLICY') execute function extensions.begin_policy_statement();
create event trigger end_policy_statement on ddl_command_end
  when tag in ('CREATE POLICY', 'ALTER POLICY', 'DROP POLICY') execute function extensions.end_policy_statement();
