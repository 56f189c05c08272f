import { createPersistedStore } from '@/data/browser/persisted-store'
import type { Unit } from '@/domain/product/size-guide'

/** The unit last chosen in this browser; centimetres by default. */
export const sizeUnit = createPersistedStore<Unit>({
  key: 'size-unit',
  initial: 'cm',
  parse: (stored) => (stored === 'in' ? 'in' : 'cm'),
  serialize: (unit) => unit,
})
