import { support } from '@/config/support'

/** How every page tells when an order arrives. Other times are those of one step. */
export const deliveryTime = {
  promise:
    'The checkout shows the first and the last day on which your order may arrive, for your address and each delivery method. That is our promise, and your confirmation repeats it.',
  /** Shown after a delivery time in business days. */
  onTheWay: `That is the time on the way, after we have packed within ${support.processingDays} business days.`,
} as const
