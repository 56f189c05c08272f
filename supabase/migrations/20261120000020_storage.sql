-- The owner's product photographs and the pictures and films of the shop's pages, in public buckets that only the owner writes
-- and lists, and the proofs of students, in one that is private. Pictures are re-encoded in the browser before upload, films are
-- taken as they are; here only their kind, size and name are checked. 50 MB is the most that the platform's free plan takes.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('product-images', 'product-images', true, 5242880,
        array['image/png', 'image/jpeg', 'image/webp', 'image/avif']),
       ('store-media', 'store-media', true, 5242880, array['image/png', 'image/jpeg', 'image/webp', 'image/avif']),
       ('store-films', 'store-films', true, 52428800, array['video/mp4', 'video/webm']);

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('student-proofs', 'student-proofs', false, 3145728, array['image/png', 'image/jpeg', 'image/webp', 'application/pdf']);

-- Postgres checks every policy of a role and an action, so the buckets share one: several would be evaluated for each
-- file.
create policy "students add their proof" on storage.objects for insert to anon
  with check (bucket_id = 'student-proofs' and private.takes_proof(name));
create policy "owner lists files" on storage.objects for select to authenticated
  using (bucket_id in ('product-images', 'store-media', 'store-films') and (select private.may('view', 'products', 'pages'))
    or bucket_id = 'student-proofs' and (select private.may('discounts')));
create policy "owner adds product images, students their proof" on storage.objects for insert to authenticated
  with check ((bucket_id in ('product-images', 'store-media') and (select private.may('products', 'pages'))
      and name ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.(png|jpg|webp|avif)$')
    or (bucket_id = 'store-films' and (select private.may('pages'))
      and name ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.(mp4|webm)$')
    or (bucket_id = 'student-proofs' and private.takes_proof(name)));
create policy "owner deletes files" on storage.objects for delete to authenticated
  using (bucket_id in ('product-images', 'store-media') and (select private.may('products', 'pages'))
    or bucket_id = 'store-films' and (select private.may('pages')) or bucket_id = 'student-proofs' and (select private.may('discounts')));
