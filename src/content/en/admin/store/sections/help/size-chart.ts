export const words = {
  name: 'Size charts',
  hint: 'For the page Size guide: your charts, in centimetres and inches',
  fields: {
    title: { name: 'Heading' },
    text: { name: 'Text' },
  },
}
