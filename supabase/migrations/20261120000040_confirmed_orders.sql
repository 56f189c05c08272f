-- What is known to come from a customer. Anyone can type another person's address or phone, so an order counts against the
-- customer it names (codes, deals, what may be held, what came back) only once it is confirmed.

-- Orders whose first mail's link was opened.
create table private.opened_orders (
  order_id uuid primary key references public.orders (id) on delete cascade,
  at timestamptz not null default now() check (at between '1990-01-01' and '2200-01-01')
);
alter table private.opened_orders enable row level security;

-- Whether an order's phone was reached: by an owner who took the order, by a recorded call, or by a parcel that was handed over.
-- One that merely left reached nobody yet: it may be refused because somebody else ordered it.
create function private.is_phone_confirmed(p_order public.orders) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return p_order.channel <> 'web' or p_order.confirmation = 'confirmed' or p_order.order_status = 'delivered'
    or exists (select from public.shipments s where s.order_id = p_order.id and s.state = 'delivered');
end
$$;

-- Whether an order comes from the customer it names: its phone was reached, a parcel left, money arrived, the link of its
-- first mail was opened, or it is in the account that has confirmed the address.
create function private.is_order_confirmed(p_order public.orders) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return p_order.paid_amount > 0 or p_order.order_status = 'shipped' or private.is_phone_confirmed(p_order)
    or exists (select from public.shipments s where s.order_id = p_order.id)
    or exists (select from private.opened_orders n where n.order_id = p_order.id)
    or exists (
      select from auth.users u
      where u.id = p_order.user_id and u.email_confirmed_at is not null
        and private.mailbox(u.email) = private.mailbox(p_order.customer_key));
end
$$;

-- Whether an order comes from the caller's own network, which is known while it holds stock unpaid.
create function private.is_from_here(p_order_id uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from private.holds h where h.order_id = p_order_id and h.network = private.client_network());
end
$$;

-- Who buys, as far as it is known: the mailbox whose confirmed orders count, and whether it is confirmed. A member's is the
-- account's confirmed address, whatever is typed; the typed one may be another person's. What an owner types is confirmed.
create function private.known_customer(p_customer text, p_user uuid, out mailbox text, out is_member boolean, out is_confirmed boolean)
language plpgsql stable set search_path = ''
as $$
declare
  v_email text := (select lower(u.email) from auth.users u where u.id = p_user and u.email_confirmed_at is not null);
begin
  mailbox := private.mailbox(coalesce(v_email, p_customer));
  is_member := v_email is not null;
  is_confirmed := is_member or private.is_confirmed(lower(p_customer))
    or (select private.may('orders.change'));
end
$$;

-- Whether an order counts for a customer: as the account's own, as a confirmed one of the mailbox, or, for a guest, as one
-- that waits unpaid and came from the same network. So a guest uses a code once, and a stranger elsewhere uses up nothing.
create function private.counts_for(p_order public.orders, p_mailbox text, p_user uuid, p_is_member boolean) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(p_order.user_id = p_user, false) or coalesce(private.mailbox(p_order.customer_key) = p_mailbox, false)
    and (private.is_order_confirmed(p_order) or not p_is_member and private.is_from_here(p_order.id));
end
$$;
