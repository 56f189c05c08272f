export const words = {
  name: 'Film',
  hint: 'Of your own, or from YouTube or Vimeo',
  fields: {
    title: { name: 'Heading' },
    text: { name: 'Text' },
    film: {
      name: 'Film of your own',
      hint: 'Who cannot hear it needs what is said as words in the picture. A film from a phone may tell where it was taken.',
    },
    address: {
      name: 'Or the address of a film elsewhere',
      hint: 'Of its page at YouTube or Vimeo. Nothing is loaded from there before someone presses play.',
    },
    poster: { name: 'Picture until it plays' },
  },
}
