export const words = {
  name: 'Daily deals',
  hint: 'A band with today’s highest reduction',
  fields: {
    title: { name: 'Heading' },
    button: { name: 'Button' },
    picture: { name: 'Picture' },
  },
}
