import type * as english from '../../en/cart/quantity-stepper'
import type { Words } from '../../words'

/** Words of the buttons around a quantity. */
export const quantityWords = {
  stepper: { group: 'الكمية', less: 'إنقاص قطعة', more: 'زيادة قطعة' },
} as const satisfies Words<typeof english.quantityWords>
