// The inline script of the cart's page: fetches the first line's picture before the bundle is there. What fails here is
// done by the page as usual.
import { linePictureSizes } from '@/storefront/shared/cart/line-picture-sizes'
import { cartKey, parseStoredCart } from '@/storefront/shared/cart/stored-cart'
import { showPicture } from './show-picture'

try {
  const [line] = parseStoredCart(localStorage.getItem(cartKey) ?? '[]')
  if (line) showPicture(line.image, { sizes: linePictureSizes, position: 0 })
} catch {
  // No storage, or no cart in it.
}
