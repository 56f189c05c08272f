export const words = {
  name: 'Newsletter',
  hint: 'One field in which people leave their address',
  fields: {
    title: { name: 'Heading' },
    text: { name: 'Text' },
    button: { name: 'Button' },
    ground: {
      name: 'Ground',
      options: { tint: 'A quiet tint', plain: 'The page', band: 'The brand’s colour' },
    },
    picture: { name: 'Picture', hint: 'Stands beside the words.' },
  },
}
