import type * as english from '../../en/product/fit'

/** What customers who returned a product found of its sizes. */
export const fitWords: typeof english.fitWords = {
  small: 'مقاساته صغيرة: فكّر في مقاس أكبر.',
  large: 'مقاساته كبيرة: فكّر في مقاس أصغر.',
}
