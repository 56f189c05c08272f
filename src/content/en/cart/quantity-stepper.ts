/** Words of the buttons around a quantity. */
export const quantityWords = {
  stepper: { group: 'Quantity', less: 'One less', more: 'One more' },
} as const
