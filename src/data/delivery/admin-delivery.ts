import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ZoneFields } from '@/domain/delivery/zone-form'
import { toDecimal } from '@/domain/money/money'
import { auditKeys } from '../audit/audit-keys'
import { parseAnswer } from '../supabase/answer'
import { rest } from '../supabase/rest'
import { allRows } from '../supabase/rows'
import { rpc } from '../supabase/rpc'
import { column, rowOf } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { adminDeliveryKeys } from './admin-delivery-keys'
import { methodEntries } from './method-schema'

const zones = v.array(
  rowOf({
    id: v.string(),
    name: v.string(),
    countries: v.array(v.string()),
    cities: v.array(v.string()),
    position: v.number(),
    /** As the database wrote it: a change from elsewhere since then is not overwritten. */
    version: column('updated_at', v.string()),
    methods: v.array(rowOf({ ...methodEntries, isActive: v.boolean() })),
  }),
)
export type AdminZone = v.InferOutput<typeof zones>[number]

/** The zones with all of their methods, also those that are not offered. */
export const adminZonesQuery = () =>
  queryOptions({
    queryKey: adminDeliveryKeys.zones(),
    queryFn: async ({ signal }) => {
      const rows = await allRows(
        rest
          .from('shipping_zones')
          .select(
            'id,name,countries,cities,position,updated_at,methods:shipping_methods(id,name,min_days,max_days,price,free_above,is_active,position)',
            { count: 'exact' },
          )
          .order('position')
          .order('id')
          .order('position', { referencedTable: 'methods' })
          .order('id', { referencedTable: 'methods' })
          .abortSignal(signal),
      )
      return parseAnswer('shipping_zones', zones, rows)
    },
  })

/** After a change: what the shop promises and charges, and the record of changes. */
const useRefreshZones = () => useRefresh(adminDeliveryKeys.all, auditKeys.all)

/**
 * Adds a zone with its methods in their order, or changes the one that was seen.
 * @throws AppError of the kind `conflict`: CONFLICT, TOO_MANY_ZONES
 */
export function useSaveZone() {
  return useMutation({
    mutationFn: saveZone,
    onSettled: useRefreshZones(),
  })
}

/** Deletes a zone with its methods; orders keep the name of theirs. */
export function useDeleteZone() {
  const refresh = useRefreshZones()
  return useMutation({
    mutationFn: deleteZone,
    // Not awaited: the zone's page has to lead away before the refetched list no longer has the zone.
    onSettled: () => {
      void refresh()
    },
  })
}

export const deleteZone = (id: string) => rpc('delete_shipping_zone', { p_id: id }, v.boolean())

type SavedZone = { fields: ZoneFields; seen: Pick<AdminZone, 'id' | 'version'> | null }

export const saveZone = ({ fields, seen }: SavedZone) =>
  rpc(
    'save_shipping_zone',
    {
      p_zone: {
        ...(seen && { id: seen.id }),
        name: fields.name,
        countries: fields.countries,
        cities: fields.cities,
        methods: fields.methods.map((method) => ({
          ...(method.key && { id: method.key }),
          name: method.name,
          min_days: method.minDays,
          max_days: method.maxDays,
          price: toDecimal(method.price),
          free_above: method.freeAbove === null ? null : toDecimal(method.freeAbove),
          is_active: method.isActive,
        })),
      },
      ...(seen && { p_seen: seen.version }),
    },
    v.object({ id: v.string() }),
  )
