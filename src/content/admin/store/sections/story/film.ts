export const words = {
  name: 'Film',
  hint: 'One from YouTube or Vimeo',
  fields: {
    title: { name: 'Heading' },
    text: { name: 'Text' },
    address: {
      name: 'Address of the film',
      hint: 'Of its page at YouTube or Vimeo. Nothing is loaded from there before someone presses play.',
    },
    poster: { name: 'Picture until it plays' },
  },
}
