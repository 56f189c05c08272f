import { shop } from '@/config/shop'

/** Words that more than one area uses. */
export const common = {
  title: (page: string) => (shop.name ? `${page} | ${shop.name}` : page),
  /** Where a name would stand that is not known. */
  shop: 'Shop',
  home: 'Home',
  back: 'Back',
  breadcrumb: 'Breadcrumb',
  close: 'Close',
  tryAgain: 'Try again',
  loading: 'Loading',
  search: 'Search',
  searchHint: 'What are you looking for?',
  viewAll: 'View All',
  addToCart: 'Add to Cart',
  added: 'Added!',
  soldOut: 'Sold out',
  /** A card's badge. */
  fresh: 'NEW',
  notifyMe: 'Notify me',
  was: 'was',
  from: (price: string) => `From ${price}`,
  notifications: 'Notifications',
  /** What a price is lower than before. */
  less: (percent: number) => `-${percent}%`,
  size: 'Size',
  color: 'Color',
  onlyLeft: (quantity: number) => `Only ${quantity} left in stock!`,
  stars: (rating: number) => `${rating.toFixed(1)} out of 5 stars`,
  reviews: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'review' : 'reviews'}`,
  colors: (count: number) => `${count} ${count === 1 ? 'color' : 'colors'}`,
  addToWishlist: (title: string) => `Add ${title} to wishlist`,
  removeFromWishlist: (title: string) => `Remove ${title} from wishlist`,
}
