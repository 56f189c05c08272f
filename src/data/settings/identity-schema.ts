import * as v from 'valibot'
import { type Identity, vatDisplays } from '@/domain/shop/identity'
import { numeric, textOrNull } from '../supabase/schemas'

const lines = v.pipe(
  textOrNull,
  v.transform((text) => text?.split('\n') ?? []),
)

/** The columns of `shop_settings` that say who the shop is. */
export const identityEntries = {
  legal_name: textOrNull,
  legal_address: lines,
  legal_email: textOrNull,
  legal_phone: textOrNull,
  legal_ice: textOrNull,
  legal_if: textOrNull,
  legal_rc: textOrNull,
  legal_tp: textOrNull,
  legal_capital: textOrNull,
  vat_rate: v.nullable(numeric),
  vat_shown: v.picklist(vatDisplays),
}
const entries = v.object(identityEntries)

export const identityOf = (row: v.InferOutput<typeof entries>): Identity => ({
  name: row.legal_name,
  address: row.legal_address,
  email: row.legal_email,
  phone: row.legal_phone,
  ice: row.legal_ice,
  taxId: row.legal_if,
  register: row.legal_rc,
  professionalTax: row.legal_tp,
  capital: row.legal_capital,
  vatRate: row.vat_rate,
  vatShown: row.vat_shown,
})
