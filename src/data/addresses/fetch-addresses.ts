import * as v from 'valibot'
import type { Address } from '@/domain/delivery/address'
import { parseAnswer } from '../supabase/answer'
import { rest } from '../supabase/rest'
import { allRows } from '../supabase/rows'

const address = v.pipe(
  v.object({
    id: v.string(),
    label: v.string(),
    first_name: v.string(),
    last_name: v.string(),
    phone: v.string(),
    address: v.string(),
    city: v.string(),
    zip_code: v.string(),
    country: v.string(),
    is_default: v.boolean(),
    created_at: v.string(),
  }),
  v.transform(
    ({ first_name, last_name, zip_code, is_default, created_at, ...row }): Address => ({
      ...row,
      firstName: first_name,
      lastName: last_name,
      zipCode: zip_code,
      isDefault: is_default,
      createdAt: created_at,
    }),
  ),
)

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
