import { faqFor } from '@/content/faq'

/** The questions and answers as schema.org describes them. */
export const faqData = (currency: string | undefined) => ({
  '@type': 'FAQPage',
  mainEntity: faqFor(currency).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
})
