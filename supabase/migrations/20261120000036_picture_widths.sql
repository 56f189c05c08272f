-- A picture of a product or a page is stored in several widths, so that a phone does not load a desktop's: its name may end in a width in
-- px (src/domain/product/picture-widths.ts), that of an icon in its size (src/domain/store/mark-icons.ts).

alter policy "owner adds product images, students their proof" on storage.objects
  with check ((bucket_id in ('product-images', 'store-media') and (select private.may('products', 'pages'))
      and name ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(-(icon-)?[1-9][0-9]{0,3}|-icon-maskable)?\.(png|jpg|webp|avif)$')
    or (bucket_id = 'store-films' and (select private.may('pages'))
      and name ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.(mp4|webm)$')
    or (bucket_id = 'student-proofs' and private.takes_proof(name)));
