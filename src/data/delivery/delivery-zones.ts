import * as v from 'valibot'
import type { DeliveryZone } from '@/domain/delivery'
import { rest } from '../supabase/rest'
import { allRows } from '../supabase/rows'
import { parseAnswer } from '../supabase/rpc'
import { methodEntries, toMethod } from './method-schema'

/** Where the shop delivers to, how, and for how much: what it promises before there is a cart. */
export async function fetchZones(signal: AbortSignal): Promise<DeliveryZone[]> {
  const rows = await allRows(
    rest
      .from('shipping_zones')
      .select(
        'id,name,countries,cities,methods:shipping_methods(id,name,min_days,max_days,price,free_above,position)',
        { count: 'exact' },
      )
      // An owner could read the others too.
      .eq('methods.is_active', true)
      .order('position')
      .order('id')
      .order('position', { referencedTable: 'methods' })
      .order('id', { referencedTable: 'methods' })
      .abortSignal(signal),
  )
  return parseAnswer('shipping_zones', zones, rows)
}

const zones = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    countries: v.array(v.string()),
    cities: v.array(v.string()),
    methods: v.array(v.pipe(v.object(methodEntries), v.transform(toMethod))),
  }),
)
