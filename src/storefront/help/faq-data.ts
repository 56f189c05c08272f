import { faqQuestions } from '@/content/faq'

/** The questions and answers as schema.org describes them. */
export const faqData = () => ({
  '@type': 'FAQPage',
  mainEntity: faqQuestions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
})
