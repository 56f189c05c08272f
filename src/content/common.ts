import { shop } from '@/config/shop'

/** Words that more than one room uses. */
export const common = {
  title: (page: string) => `${page} | ${shop.name}`,
  home: 'Home',
  back: 'Back',
  close: 'Close',
  tryAgain: 'Try again',
  loading: 'Loading',
  viewAll: 'View All',
  addToCart: 'Add to Cart',
  added: 'Added!',
  soldOut: 'Sold out',
  was: 'was',
  free: 'Free',
  notifications: 'Notifications',
  size: 'Size',
  color: 'Color',
  quantity: 'Quantity',
  keepShopping: 'Keep shopping',
  addedToast: { title: 'Added to cart!', text: (title: string) => `${title} has been added to your cart.` },
  cartFull: (lines: number) => ({
    title: 'The cart is full',
    text: `It holds ${lines} different items. Order these first, or take one out.`,
  }),
  onlyLeft: (quantity: number) => `Only ${quantity} left in stock!`,
  stars: (rating: number) => `${rating.toFixed(1)} out of 5 stars`,
  reviews: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'review' : 'reviews'}`,
  colors: (count: number) => `${count} ${count === 1 ? 'color' : 'colors'}`,
  addToWishlist: (title: string) => `Add ${title} to wishlist`,
  removeFromWishlist: (title: string) => `Remove ${title} from wishlist`,
  timeLeft: (hours: number, minutes: number, seconds: number) =>
    `${hours} hours ${minutes} minutes ${seconds} seconds left`,
  clockUnits: ['hours', 'min', 'sec'] as const,
  stepper: { group: 'Quantity', less: 'One less', more: 'One more' },
  variant: (size: string, color: string) => [color, size].filter(Boolean).join(', '),
}
