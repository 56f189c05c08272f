-- The accessibility statement has an address of its own, which no collection may have.
create or replace function private.reserved_slugs() returns text[] language sql immutable set search_path = ''
as $$
  select '{about,accessibility,accessories,ad-choices,admin,art,assets,auth,beauty,cart,catalogue,checkout,clothing,collections,contact,
    cookies,deals,faq,flash-deals,forgot-password,help,kids,login,lookbook,men,new,new-arrivals,order-confirmation,privacy,
    product,profile,reset-password,rest,returns,sale,search,sell,shipping,shoes-bags,size-guide,storage,terms,track,
    unsubscribe,wishlist,women}'::text[]
$$;
