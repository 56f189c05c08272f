-- As before, but not of what a parcel tells: each parcel has its own mail when it leaves, and an order that follows its parcels
-- back to processing has none (private.order_after_write).
create or replace function private.tell_free_order() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (new.order_status = old.order_status or new.order_status = 'shipped'
    or (new.order_status = 'processing' and current_setting('shop.parcels_lead', true) = 'true')) then
    return null;
  end if;
  perform private.mail_order(new, 'order-' || new.order_status);
  if tg_op = 'INSERT' then
    insert into private.new_orders (order_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end
$$;
