/** Questions and answers as schema.org describes them; the lines of an answer become one text. */
export const faqPage = (questions: readonly { question: string; answer: readonly string[] }[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
})
