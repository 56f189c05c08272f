import type { Identity } from '@/domain/shop/identity'
import { useShopSettings } from './shop-settings'

const unset: Identity = {
  name: null,
  address: [],
  email: null,
  phone: null,
  ice: null,
  taxId: null,
  register: null,
  professionalTax: null,
  capital: null,
  vatRate: null,
  vatShown: 'included',
}

/** Who the shop is, as the owner has set it. */
export const useIdentity = () => useShopSettings()?.identity ?? unset
