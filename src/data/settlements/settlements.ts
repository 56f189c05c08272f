import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { type Minor, toDecimal } from '@/domain/money/money'
import { type CourierOutcome, courierLimits } from '@/domain/orders/courier-list'
import { parcelStates } from '@/domain/orders/parcel'
import { orderKeys } from '../orders/order-keys'
import { productKeys } from '../products/product-keys'
import { salesKeys } from '../sales/sales-keys'
import { parseAnswer } from '../supabase/answer'
import { rest } from '../supabase/rest'
import { allRows } from '../supabase/rows'
import { rpc } from '../supabase/rpc'
import { money, numeric, rowOf, textOrEmpty, timestamp } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'

const found = v.array(
  v.object({
    code: v.string(),
    parcels: v.array(
      rowOf({
        id: v.string(),
        orderId: v.string(),
        orderNumber: v.string(),
        customerName: v.string(),
        city: textOrEmpty,
        state: v.picklist(parcelStates),
        position: v.number(),
        currency: v.string(),
        expected: money,
        fee: money,
        carrier: textOrEmpty,
        trackingNumber: textOrEmpty,
        settledAt: v.nullable(timestamp),
      }),
    ),
  }),
)
export type FoundParcel = v.InferOutput<typeof found>[number]['parcels'][number]

/** The parcels of tracking or order numbers, in their order; at most two hundred numbers. */
export const findParcels = (codes: readonly string[]) =>
  rpc('find_parcels', { p_codes: codes.slice(0, courierLimits.perRequest) }, found)

const settlement = v.object({
  id: v.string(),
  at: timestamp,
  by: textOrEmpty,
  parcels: numeric,
  refused: numeric,
  refusals: v.array(v.object({ parcel: v.string(), code: v.string() })),
  sums: v.array(v.object({ currency: v.string(), collected: money, fees: money })),
})
export type Settlement = v.InferOutput<typeof settlement>

export type SettledRow = { parcel: string; outcome: CourierOutcome; amount: Minor }

/** Settles up to two hundred parcels; the same rows under the same id are settled once. */
export const settleParcels = ({ id, rows }: { id: string; rows: readonly SettledRow[] }) =>
  rpc(
    'settle_parcels',
    {
      p_id: id,
      p_rows: rows.map(({ parcel, outcome, amount }) => ({
        parcel,
        outcome,
        ...(outcome === 'collected' && { amount: toDecimal(amount) }),
      })),
    },
    settlement,
  )

/** Settles a list in batches. The id of a batch stays the same while its rows do, so a second try settles nothing twice. */
export function useSettle() {
  const refresh = useRefresh(orderKeys.all, productKeys.all, salesKeys.all)
  return useMutation({
    mutationFn: async (batches: readonly { id: string; rows: readonly SettledRow[] }[]) => {
      const done: Settlement[] = []
      for (const batch of batches) done.push(await settleParcels(batch))
      return done
    },
    onSettled: () => void refresh(),
  })
}

const settlementsPerPage = 20

export const settlementsQuery = (page: number) =>
  queryOptions({
    queryKey: orderKeys.settlements(page),
    queryFn: ({ signal }) =>
      rpc(
        'list_settlements',
        { p_page: page, p_size: settlementsPerPage },
        v.object({ total: numeric, settlements: v.array(settlement) }),
        { get: true, signal },
      ),
    placeholderData: keepPreviousData,
  })

const settledParcels = v.array(
  v.object({
    trackingNumber: textOrEmpty,
    carrier: textOrEmpty,
    state: v.picklist(parcelStates),
    collected: money,
    fee: money,
    order: v.object({
      number: v.string(),
      customerName: v.string(),
      city: textOrEmpty,
      currency: v.string(),
    }),
  }),
)

/** The parcels of a settlement, for a file. */
export async function fetchSettledParcels(id: string) {
  const rows = rest
    .from('shipments')
    .select(
      'trackingNumber:tracking_number,carrier,state,collected:collected_amount,fee,order:orders(number:order_number,customerName:customer_name,city:shipping_address->>city,currency)',
      { count: 'exact' },
    )
    .eq('settlement_id', id)
    .order('order(order_number)')
    .order('position')
  return parseAnswer('shipments', settledParcels, await allRows(rows))
}
