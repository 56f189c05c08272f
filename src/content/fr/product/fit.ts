import type * as english from '../../en/product/fit'

/** What customers who returned a product found of its sizes. */
export const fitWords: typeof english.fitWords = {
  small: 'Taille petit : pensez à une taille au-dessus.',
  large: 'Taille grand : pensez à une taille en dessous.',
}
