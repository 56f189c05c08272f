import type * as english from '../../en/cart/quantity-stepper'
import type { Words } from '../../words'

/** Words of the buttons around a quantity. */
export const quantityWords = {
  stepper: { group: 'Quantité', less: 'Un de moins', more: 'Un de plus' },
} as const satisfies Words<typeof english.quantityWords>
