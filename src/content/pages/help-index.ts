import { paths } from '@/config/paths'
import { support } from '@/config/support'
import type { HelpEntry } from '@/domain/catalogue/help-search'
import { returnsDocument } from '../orders/returns'
import { sizeGuideWords } from '../product/size-guide'
import { blockText, type HelpDocument } from '../shared/document'
import { shippingDocument } from '../shared/shipping'
import { accessibilityDocument } from './accessibility'
import { contact } from './contact'
import { adChoicesDocument, cookiesDocument } from './cookies'
import { faqFor, faqWords, type Question } from './faq'
import { helpQuestions, helpWords } from './help'
import { privacyDocument } from './privacy'
import { sell } from './sell'
import { termsDocument } from './terms'

/** The pages of help and policies in the order in which one can read them through. */
export const helpDocuments: readonly HelpDocument[] = [
  shippingDocument,
  returnsDocument,
  termsDocument,
  privacyDocument,
  cookiesDocument,
  adChoicesDocument,
  accessibilityDocument,
]

const ofQuestions = (questions: readonly Question[], path: string, page: string): HelpEntry[] =>
  questions.map(({ id, question, answer, words }) => ({
    id: `${path}#${id}`,
    to: `${path}#${id}`,
    page,
    title: question,
    text: answer.join(' '),
    ...(words && { words }),
  }))

const ofDocument = ({ path, title, sections }: HelpDocument): HelpEntry[] =>
  sections.map((section) => ({
    id: `${path}#${section.id}`,
    to: `${path}#${section.id}`,
    page: title,
    title: section.title,
    text: section.blocks.map(blockText).filter(Boolean).join(' '),
    ...(section.words && { words: section.words }),
  }))

/** Everything that the search of the help pages looks through. */
export const helpEntries: readonly HelpEntry[] = [
  ...ofQuestions(faqFor(undefined), paths.faq, faqWords.title),
  ...ofQuestions(helpQuestions, paths.help, helpWords.documentTitle),
  ...helpDocuments.flatMap(ofDocument),
  {
    id: paths.contact,
    to: paths.contact,
    page: contact.title,
    title: contact.title,
    text: `Every way to reach us, with its hours. By email: ${support.email}.`,
    words:
      'customer service support call phone telephone number write person human address hours complaint chat',
  },
  {
    id: paths.sizeGuide,
    to: paths.sizeGuide,
    page: sizeGuideWords.title,
    title: sizeGuideWords.title,
    text: `${Object.values(sizeGuideWords.groups).join(', ')}. ${sizeGuideWords.between} ${Object.values(sizeGuideWords.howToMeasure).join(' ')}`,
    words: 'fit measure chart small large bust chest waist hips centimetres inches shoe eu uk us',
  },
  {
    id: paths.sell,
    to: paths.sell,
    page: sell.title,
    title: sell.title,
    text: `${sell.lead} ${sell.steps.items.map(({ text }) => text).join(' ')}`,
    words: 'seller vendor marketplace register business partner',
  },
]
