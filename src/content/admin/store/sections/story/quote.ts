export const words = {
  name: 'A real review',
  hint: 'What a customer wrote about one of your products',
  fields: {
    review: {
      name: 'Number of the review',
      hint: 'Words, stars and name come from the review. It goes once the review is hidden or deleted.',
    },
    ground: {
      name: 'Ground',
      options: { plain: 'The page', tint: 'A quiet tint', band: 'The brand’s colour' },
    },
  },
}
