export const words = {
  name: 'Look',
  hint: 'A double page of a magazine with up to three products',
  fields: {
    title: { name: 'Heading' },
    subtitle: { name: 'Line below the heading' },
    text: { name: 'Text' },
    picture: { name: 'Picture' },
    ground: { name: 'Ground', options: { mint: 'Mint', slate: 'Slate', linen: 'Linen' } },
    collection: { name: 'Collection', hint: 'Where the look leads.' },
    products: { name: 'Products', hint: 'The first three are shown.' },
  },
}
