import * as v from 'valibot'
import type { Address } from '@/domain/delivery/address'
import { parseAnswer } from '../supabase/answer'
import { rest } from '../supabase/rest'
import { allRows } from '../supabase/rows'
import { rowOf } from '../supabase/schemas'

const address = rowOf({
  id: v.string(),
  label: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  phone: v.string(),
  address: v.string(),
  city: v.string(),
  zipCode: v.string(),
  country: v.string(),
  isDefault: v.boolean(),
  createdAt: v.string(),
})

/** The member's own: row-level security answers with no others. */
export async function fetchAddresses(signal: AbortSignal): Promise<Address[]> {
  const rows = await allRows(
    rest
      .from('addresses')
      .select('id,label,first_name,last_name,phone,address,city,zip_code,country,is_default,created_at', {
        count: 'exact',
      })
      .order('is_default', { ascending: false })
      .order('created_at')
      .order('id')
      .abortSignal(signal),
  )
  return parseAnswer('addresses', v.array(address), rows)
}
