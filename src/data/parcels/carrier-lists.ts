import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { carrierLimits } from '@/domain/orders/any-carrier'
import type { CarrierLine } from '@/domain/orders/carrier'
import { orderKeys } from '../orders/order-keys'
import { productKeys } from '../products/product-keys'
import { rpc } from '../supabase/rpc'
import { numeric, textOrEmpty, timestamp } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'

const became = v.array(v.object({ code: v.string(), became: v.string() }))
/** What became of each line: a word for what was done, or the name of what it was refused for. */
type BecameOfLine = v.InferOutput<typeof became>[number]

export const readCarrierList = ({ carrier, lines }: { carrier: string; lines: readonly CarrierLine[] }) =>
  rpc(
    'read_carrier_list',
    {
      p_carrier: carrier,
      p_lines: lines.map(({ code, trackingNumber, state, words }) => ({
        ...{ code, state, words },
        tracking_number: trackingNumber,
      })),
    },
    became,
  )

/** Reads a carrier's list, a hundred lines at a time; the same list again changes nothing. @throws AppError */
export function useReadCarrierList() {
  return useMutation({
    mutationFn: async ({ carrier, lines }: { carrier: string; lines: readonly CarrierLine[] }) => {
      const all: BecameOfLine[] = []
      for (let at = 0; at < lines.length; at += carrierLimits.perRequest)
        all.push(
          ...(await readCarrierList({ carrier, lines: lines.slice(at, at + carrierLimits.perRequest) })),
        )
      return all
    },
    onSettled: useRefresh(orderKeys.all, productKeys.all),
  })
}

const news = v.array(v.object({ parcel: numeric, carrier: textOrEmpty, words: v.string(), at: timestamp }))
export type ParcelNews = v.InferOutput<typeof news>[number]

/** What carriers said of an order's parcels, the first one first. */
export const parcelNewsQuery = (orderId: string) =>
  queryOptions({
    queryKey: orderKeys.news(orderId),
    queryFn: ({ signal }) => rpc('parcel_news', { p_order_id: orderId }, news, { signal }),
  })
