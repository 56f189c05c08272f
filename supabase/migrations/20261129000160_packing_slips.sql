-- What a packing slip lists: the contents of a parcel, or what of an order is still to be packed.

-- The pages of several orders, in their order: [{order_number, parcel, parcels, carrier, tracking_number, amount_to_collect,
-- items: [{item_id, quantity}]}], one for each parcel that left and is not back, `parcel` counting from 1 of `parcels`, and
-- one with `parcel` null for what is left. Nothing of cancelled orders. Raises PT403 FORBIDDEN, PT400 INVALID_INPUT.
create function private.packing_slips(p_numbers text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.only_admin();
  perform private.check_numbers(p_numbers);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('order_number', o.order_number, 'parcel', s.parcel, 'parcels', s.parcels,
      'carrier', s.carrier, 'tracking_number', s.tracking_number, 'amount_to_collect', s.amount, 'items', s.items)
      order by array_position(p_numbers, o.order_number), s.parcel nulls first), '[]')
    from public.orders o
    cross join lateral (
      select row_number() over (order by p.position) as parcel, count(*) over () as parcels, p.carrier, p.tracking_number,
        private.expected_cash(p, o) as amount, (
          select jsonb_agg(jsonb_build_object('item_id', c.order_item_id, 'quantity', c.quantity) order by i.position)
          from public.shipment_items c join public.order_items i on i.id = c.order_item_id where c.shipment_id = p.id) as items
      from public.shipments p where p.order_id = o.id and p.state in ('shipped', 'delivered')
      union all
      select null, null, null, null,
        case when o.payment_method = 'cod' then private.open_cash(o, null) else 0 end,
        jsonb_agg(jsonb_build_object('item_id', l.item_id, 'quantity', l.ordered - l.shipped) order by l.item_position)
      from private.parcel_lines(o.id) l where l.shipped < l.ordered
      having count(*) > 0
    ) s
    where o.order_number = any (p_numbers) and o.order_status <> 'cancelled');
end
$$;
grant execute on function private.packing_slips(text[]) to authenticated;
-- See private.packing_slips.
create function public.packing_slips(p_numbers text[]) returns jsonb language sql stable set search_path = ''
as $$ select private.packing_slips(p_numbers) $$;
grant execute on function public.packing_slips(text[]) to authenticated;
