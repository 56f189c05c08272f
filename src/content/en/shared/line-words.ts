/** Words of cart lines and ordered items. */
export const lineWords = {
  variant: (size: string, color: string) => [color, size].filter(Boolean).join(', '),
  free: 'Free',
  unserved: 'Not available',
  atCheckout: 'Calculated at checkout',
  /** Named by its code or title. */
  discount: (name: string | null | undefined) => (name ? `Discount (${name})` : 'Discount'),
  keepShopping: 'Keep shopping',
} as const
