import * as v from 'valibot'
import { rowOf } from '../supabase/schemas'
import { methodEntries } from './method-schema'

/** Where the shop delivers to, how, and for how much: what it promises before there is a cart. */
export const deliveryZones = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    countries: v.array(v.string()),
    cities: v.array(v.string()),
    methods: v.array(rowOf(methodEntries)),
  }),
)
