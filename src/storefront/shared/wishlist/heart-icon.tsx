import { Heart } from 'lucide-react'

/** Filled for a product on the wishlist. */
export const HeartIcon = ({ wished, size = 20 }: { wished: boolean; size?: number }) => (
  <Heart
    size={size}
    strokeWidth={1.6}
    aria-hidden="true"
    className={wished ? 'fill-badge-sale text-badge-sale' : undefined}
  />
)
