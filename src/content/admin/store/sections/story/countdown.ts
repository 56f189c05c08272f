export const words = {
  name: 'Countdown',
  hint: 'A clock that runs down to a moment, then goes',
  fields: {
    title: { name: 'Heading' },
    text: { name: 'Text' },
    endsAt: {
      name: 'It ends',
      hint: 'Day, time and difference to UTC, such as 2026-12-31T23:59+01:00. After it, the section is gone.',
    },
    button: { name: 'Button' },
    to: { name: 'The button leads to' },
  },
}
