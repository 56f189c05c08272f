import * as v from 'valibot'
import { sharePurposes } from '@/domain/origins/share'
import { rpc } from '../supabase/rpc'

const schema = v.object({
  /** Whether the shop keeps where customers come from. */
  origins: v.boolean(),
  /** Whether it reminds of checkouts that were left. */
  reminders: v.boolean(),
  /** Which advertising services it tells of orders of customers who agree, and of what. */
  purposes: v.array(v.picklist(sharePurposes)),
})
export type Switches = v.InferOutput<typeof schema>
export const noSwitches: Switches = { origins: false, reminders: false, purposes: [] }

/** What the server adds to pages. A browser never asks: it sees by the page what is on. */
export const fetchSwitches = (): Promise<Switches> =>
  rpc('shop_switches', {}, schema, { get: true, signal: AbortSignal.timeout(1000) })
