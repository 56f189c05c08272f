import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { type Minor, toDecimal } from '@/domain/money/money'
import { parseAnswer } from '../supabase/answer'
import { rest, unwrapMaybe } from '../supabase/rest'
import { rpc } from '../supabase/rpc'
import { money, nothing } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { adminDeliveryKeys } from './admin-delivery-keys'

const fees = v.nullable(v.object({ delivered: money, returned: money, refused: money }))
/** What couriers charge in a zone for a parcel by what became of it. */
export type CourierFees = { delivered: Minor; returned: Minor; refused: Minor }

/** Of a zone; nothing is charged where no fees were saved. */
export const courierFeesQuery = (zone: string) =>
  queryOptions({
    queryKey: adminDeliveryKeys.fees(zone),
    queryFn: async ({ signal }): Promise<CourierFees> => {
      const row = await unwrapMaybe(
        rest
          .from('courier_fees')
          .select('delivered,returned,refused')
          .eq('zone_id', zone)
          .abortSignal(signal)
          .maybeSingle(),
      )
      return parseAnswer('courier_fees', fees, row) ?? { delivered: 0, returned: 0, refused: 0 }
    },
  })

export const saveCourierFees = ({
  zone,
  fees: { delivered, returned, refused },
}: {
  zone: string
  fees: CourierFees
}) =>
  rpc(
    'save_courier_fees',
    {
      p_zone: zone,
      p_fees: { delivered: toDecimal(delivered), returned: toDecimal(returned), refused: toDecimal(refused) },
    },
    nothing,
  )

/** Saves them; parcels that leave or come back from now on have these. */
export function useSaveCourierFees() {
  return useMutation({
    mutationFn: saveCourierFees,
    onSettled: useRefresh(adminDeliveryKeys.all),
  })
}
