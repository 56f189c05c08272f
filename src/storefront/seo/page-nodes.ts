import { absolute, pageUrl } from '@/config/site'
import { shopName } from '@/content/shared/shop-words'
import type { StoredSection } from '@/data/pages/fetch-page'
import { faqPage } from '@/domain/seo/faq-page'
import { type ShopFacts, withFacts } from '@/domain/store/facts'
import { mediaFile } from '@/domain/store/media'
import type { SectionFields } from '@/sections/fields'
import type { schema as questionsSchema } from '@/sections/help/questions'
import type { ShownPage } from '@/sections/shown-page'
import type { schema as lookSchema } from '@/sections/story/look'

type PageNodes = {
  page: ShownPage
  /** Which of its looks is open, as in `?look=2`. */
  search: URLSearchParams
  title: string
  description?: string | undefined
  facts: ShopFacts
}

/** What the sections of a page are about, in the words of schema.org: questions with their answers, and the look that is open. */
export function pageNodes({ page, search, title, description, facts }: PageNodes): object[] {
  const sections = page.sections.map((section) => withFacts(section, facts))
  const questions = sections
    .filter(isQuestions)
    .flatMap((section) => section.questions)
    .filter(({ question, answer }) => question && answer)
    .map(({ question, answer }) => ({ question, answer: answer.split('\n') }))
  const looks = sections.filter(isLook)
  const look = looks[Number(search.get('look') ?? 1) - 1] ?? looks[0]
  return [
    ...(questions.length > 0 ? [faqPage(questions)] : []),
    ...(look ? [article({ look, title, description, url: pageUrl(`/${page.slug}`) })] : []),
  ]
}

type Questions = StoredSection & SectionFields<typeof questionsSchema>
type Look = StoredSection & SectionFields<typeof lookSchema>
const isQuestions = (section: StoredSection): section is Questions => section.kind === 'questions'
const isLook = (section: StoredSection): section is Look => section.kind === 'look'

type Article = {
  look: Look
  title: string
  description: string | undefined
  url: string
}

function article({ look: { text, picture }, title, description, url }: Article): object {
  const publisher = { '@type': 'Organization', name: shopName(), url: pageUrl('/') }
  return {
    '@type': 'Article',
    headline: title,
    ...(description !== undefined && { description }),
    ...(text && { articleBody: text }),
    ...(picture && {
      image: absolute(mediaFile(picture, picture.widths.at(-1), picture.formats.at(-1))),
    }),
    url,
    author: publisher,
    publisher,
  }
}
