export const words = {
  name: 'Film',
  hint: 'Your own file, or one from YouTube or Vimeo',
  fields: {
    title: { name: 'Heading' },
    text: { name: 'Text' },
    film: { name: 'Your own film', hint: 'A film among your media. It comes before an address.' },
    address: {
      name: 'Address of the film',
      hint: 'Of its page at YouTube or Vimeo. Nothing is loaded from there before someone presses play.',
    },
    poster: { name: 'Picture until it plays' },
  },
}
