import type { Address } from '@/domain/delivery/address'
import { rest } from '../supabase/rest'
import { allRows } from '../supabase/rows'

/** Of whom they are is the policy's business: a member sees no others. */
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
  return rows.map(({ first_name, last_name, zip_code, is_default, created_at, ...row }) => ({
    ...row,
    firstName: first_name,
    lastName: last_name,
    zipCode: zip_code,
    isDefault: is_default,
    createdAt: created_at,
  }))
}
