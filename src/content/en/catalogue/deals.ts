import { atShop } from '../shared/shop-words'

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** A stretch of whole minutes as one says it: `47 minutes`, `2 hours 5 minutes`, `3 days`. */
export function inWords(minutes: number): string {
  if (minutes >= 2 * 1440) return plural(Math.round(minutes / 1440), 'day')
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return plural(rest, 'minute')
  return rest === 0 ? plural(hours, 'hour') : `${plural(hours, 'hour')} ${plural(rest, 'minute')}`
}

/** What every card with a deal says. */
export const offerWords = {
  off: (percent: number) => `-${percent}%`,
  sold: (sold: number) => `${sold} sold`,
  available: (left: number) => `${left} available`,
  soldOf: (sold: number, total: number) => `${sold} of ${total} sold`,
  claimed: (percent: number) => `${percent}% claimed`,
  endsIn: 'Ends in',
  ended: 'This deal has ended.',
  allClaimed: 'All claimed.',
  priceBack: (price: string) => `The price is back to ${price}.`,
  manyOver: (count: number) => `${count} deals have ended. Their prices are back to what they were.`,
} as const

export const dealsWords = {
  title: 'Deals',
  get description() {
    return `Flash and daily deals${atShop()}, with the clock and the stock they really have.`
  },
  text: 'Prices that last a few hours or a day. What is left, and for how long, is counted live.',
  clock: {
    running: 'Today’s deals end in',
    next: 'The next daily deals begin in',
  },
  flash: {
    title: 'Flash Deals',
    text: 'Limited stock, for a limited time.',
    none: 'No flash deal is running right now.',
  },
  daily: {
    title: 'Daily Deals',
    text: (count: number) => `${count === 4 ? 'Four' : count} prices that last one day.`,
    plain: 'Prices that last one day.',
    none: 'No daily deal is running right now.',
  },
  when: (minutes: number) => `The next deals start in ${inWords(minutes)}.`,
  unplanned: 'The next ones are being chosen.',
} as const

/** The club, whose members hear of flash deals. */
export const clubWords = {
  title: 'Flash deals in your inbox',
  text: 'VIP Club members get an email when flash deals begin, once a day at most. Prices are the same for everyone. Joining is free.',
  note: (orders: string) => `Shipping is free on orders ${orders}.`,
  button: 'Join VIP Club',
  done: (email: string) => `Welcome to the VIP Club. We email ${email} when flash deals begin.`,
} as const

export const flashWords = {
  title: 'Flash Deals',
  get description() {
    return `Flash deals${atShop()}: limited stock, for a limited time.`
  },
  text: 'Limited stock, for a limited time.',
  endsIn: 'Ends in',
  startsIn: 'The next deals begin in',
  list: 'Running flash deals',
  grab: 'GRAB THIS DEAL',
  later: { title: 'Still running after these', text: 'Flash prices with a little more time.' },
  none: {
    title: 'Between two flash sales',
    text: 'Nothing is running this minute. What is on sale all day long is still there.',
    deals: 'See the daily deals',
    sale: 'Shop the sale',
  },
  next: {
    title: (minutes: number) => `Next Flash Deal in ${inWords(minutes)}`,
    unplanned: 'The next flash deal is being chosen',
    text: (count: number) =>
      count === 1 ? 'One piece, at a price for a few hours.' : `${count} pieces, at prices for a few hours.`,
    textUnplanned: 'Enter your email to be the first to know.',
    button: 'Notify Me',
    done: (email: string) => `Done. We will email ${email} when flash deals start.`,
  },
} as const
