import * as v from 'valibot'
import { vatDisplays } from '@/domain/shop/identity'
import { column, numeric, rowOf, textOrNull } from '../supabase/schemas'

export const lines = v.pipe(
  textOrNull,
  v.transform((text) => text?.split('\n') ?? []),
)

/** Who the shop is, by the columns of its settings. */
export const identity = rowOf({
  name: column('legal_name', textOrNull),
  address: column('legal_address', lines),
  email: column('legal_email', textOrNull),
  phone: column('legal_phone', textOrNull),
  ice: column('legal_ice', textOrNull),
  taxId: column('legal_if', textOrNull),
  register: column('legal_rc', textOrNull),
  professionalTax: column('legal_tp', textOrNull),
  capital: column('legal_capital', textOrNull),
  vatRate: v.nullable(numeric),
  vatShown: v.picklist(vatDisplays),
})
