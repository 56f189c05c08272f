-- The hash is the settlement function's alone; a row needs none to be valid.
alter table public.settlements alter column request_hash set default '';
