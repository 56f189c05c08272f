/** What a row of products asks in the cells that they leave, where its owner wrote nothing. */
export const askingWords = {
  title: 'Looking for something else?',
  text: 'Tell us what you have in mind.',
  button: 'Write to us',
}
