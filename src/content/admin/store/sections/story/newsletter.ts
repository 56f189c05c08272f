export const words = {
  name: 'Newsletter',
  hint: 'One field in which people leave their address',
  fields: {
    title: { name: 'Heading' },
    text: { name: 'Text' },
    button: { name: 'Button' },
  },
}
