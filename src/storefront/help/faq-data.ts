import { faqQuestions } from '@/content/faq'

/** The questions and their answers in the words of schema.org. */
export const faqData = () => ({
  '@type': 'FAQPage',
  mainEntity: faqQuestions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
})
