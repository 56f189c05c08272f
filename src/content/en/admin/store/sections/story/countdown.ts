export const words = {
  name: 'Countdown',
  hint: 'A clock that runs down to a moment, then goes',
  fields: {
    title: { name: 'Heading' },
    text: { name: 'Text' },
    endsAt: { name: 'It ends', hint: 'By your shop’s clock. After it, the section is gone.' },
    button: { name: 'Button' },
    to: { name: 'The button leads to' },
  },
}
