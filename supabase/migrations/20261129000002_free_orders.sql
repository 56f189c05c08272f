-- Orders of which nothing is to be paid, because a discount covers all of it. They are paid when they are placed, whatever way
-- to pay was chosen: nothing is due on a day, and the customer and the owners hear of one by card at once, as no payment comes.

create function private.free_order_is_not_due() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.payment_due_at := null;
  return new;
end
$$;
create trigger free_order_is_not_due before insert or update on public.orders for each row
  when (new.total_amount = 0 and new.payment_due_at is not null) execute function private.free_order_is_not_due();
update public.orders o set payment_due_at = null
where o.total_amount = 0 and o.order_status = 'pending' and o.payment_due_at is not null;

-- The mail of each status, which an order by card otherwise gets once money arrived (private.order_after_write), and the news
-- for the owners.
create function private.tell_free_order() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.order_status = old.order_status then
    return null;
  end if;
  perform private.mail_order(new, 'order-' || new.order_status);
  if tg_op = 'INSERT' then
    insert into private.new_orders (order_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger tell_free_order after insert or update of order_status on public.orders for each row
  when (new.total_amount = 0 and new.payment_method = 'card' and new.paid_amount = 0) execute function private.tell_free_order();
