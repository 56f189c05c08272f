import type { LineKey } from '@/domain/cart/cart'

/** A line as the shop takes it: the slug counts where there is no id. */
export const requestLine = ({ productId, slug, size, color, quantity }: LineKey & { quantity: number }) => ({
  ...(productId !== null && { product_id: productId }),
  slug,
  size,
  color,
  quantity,
})
