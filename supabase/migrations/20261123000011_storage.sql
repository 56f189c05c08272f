-- The owner's product photographs: a public bucket that only the owner writes and only the owner lists.
-- Pictures are re-encoded in the browser before upload; here only their kind, size and name are checked.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('product-images', 'product-images', true, 5242880,
        array['image/png', 'image/jpeg', 'image/webp', 'image/avif']);

create policy "owner lists product images" on storage.objects for select to authenticated
  using (bucket_id = 'product-images' and (select private.is_admin()));
create policy "owner adds product images" on storage.objects for insert to authenticated
  with check (bucket_id = 'product-images' and (select private.is_admin())
    and name ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.(png|jpg|webp|avif)$');
create policy "owner deletes product images" on storage.objects for delete to authenticated
  using (bucket_id = 'product-images' and (select private.is_admin()));
