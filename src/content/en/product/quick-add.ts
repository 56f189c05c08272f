/** Words of adding to the cart from a card. */
export const quickAddWords = {
  choose: (title: string) => `Choose: ${title}`,
  size: 'Size',
  color: 'Color',
  soldOut: 'sold out',
  soldOutSize: (size: string) => (size === '' ? 'This is sold out.' : `${size} is sold out.`),
  whenBack: 'Leave your address, and we write when it is back.',
  notifyMe: 'Notify me',
  emailFor: (variant: string) => `Email for ${variant || 'this product'}`,
  noted: (variant: string) => `Noted. We will write to you when ${variant || 'it'} is back, and only then.`,
  variant: (size: string, color: string) => [size, color].filter(Boolean).join(' in '),
  allInCart: (count: number) =>
    count === 1 ? 'The last one is already in your cart' : `All ${count} are already in your cart`,
} as const

/** Words of the toasts after adding to the cart. */
export const addToCartWords = {
  addedToast: { title: 'Added to cart!', text: (title: string) => `${title} has been added to your cart.` },
  cartFull: (lines: number) => ({
    title: 'The cart is full',
    text: `It can hold ${lines} different items. Check out first, or remove one.`,
  }),
} as const
