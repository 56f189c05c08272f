/** How every page tells when an order arrives. Other times are those of one step. */
export const deliveryTime = {
  promise:
    'The checkout shows the first and the last day on which your order may arrive, for your address and each delivery method. That is our promise, and your confirmation repeats it.',
} as const
