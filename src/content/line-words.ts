/** Words of cart lines and ordered items. */
export const lineWords = {
  variant: (size: string, color: string) => [color, size].filter(Boolean).join(', '),
  free: 'Free',
  keepShopping: 'Keep shopping',
} as const
