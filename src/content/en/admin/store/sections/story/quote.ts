export const words = {
  name: 'A real review',
  hint: 'What a customer wrote about one of your products',
  fields: {
    review: {
      name: 'Review',
      hint: 'Words, stars and name are the customer’s own. Once you hide or delete the review, the section shows nothing.',
    },
    ground: {
      name: 'Ground',
      options: { plain: 'The page', tint: 'A quiet tint', band: 'The brand’s colour' },
    },
  },
}
