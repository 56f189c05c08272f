import type * as english from '../../en/product/safety'
import type { Words } from '../../words'

/** Who made a product, and what to beware of. */
export const safetyWords = {
  title: 'السلامة والصانع',
  warnings: 'تحذيرات',
  maker: 'الصانع',
  union: 'المسؤول في الاتحاد الأوروبي',
} as const satisfies Words<typeof english.safetyWords>
