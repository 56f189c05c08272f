import * as v from 'valibot'
import { shop } from '@/config/shop'
import { absolute } from '@/config/site'
import type { StoredSection, StorePage } from '@/data/pages/fetch-page'
import { faqPage } from '@/domain/seo/faq-page'
import { type ShopFacts, withFacts } from '@/domain/store/facts'
import { mediaFile } from '@/domain/store/media'
import { schema as questionsSchema } from '@/sections/help/questions'
import { schema as lookSchema } from '@/sections/story/look'

type PageNodes = {
  page: StorePage
  /** Which of its looks is open, as in `?look=2`. */
  search: URLSearchParams
  title: string
  description?: string | undefined
  facts: ShopFacts
}

/** What the sections of a page are about, in the words of schema.org: questions with their answers, and the look that is open. */
export function pageNodes({ page, search, title, description, facts }: PageNodes): object[] {
  const sections = (page.sections ?? []).map((section) => withFacts(section, facts))
  const questions = ofKind(sections, 'questions', questionsSchema)
    .flatMap((section) => section.questions)
    .filter(({ question, answer }) => question && answer)
    .map(({ question, answer }) => ({ question, answer: answer.split('\n') }))
  const looks = ofKind(sections, 'look', lookSchema)
  const look = looks[Number(search.get('look') ?? 1) - 1] ?? looks[0]
  return [
    ...(questions.length > 0 ? [faqPage(questions)] : []),
    ...(look ? [article({ look, title, description, url: absolute(`/${page.slug}`) })] : []),
  ]
}

function ofKind<Schema extends v.GenericSchema>(
  sections: readonly StoredSection[],
  kind: string,
  schema: Schema,
): v.InferOutput<Schema>[] {
  return sections.flatMap((section) => {
    const { success, output } = v.safeParse(schema, section)
    return success && section.kind === kind ? [output] : []
  })
}

type Article = {
  look: v.InferOutput<typeof lookSchema>
  title: string
  description: string | undefined
  url: string
}

function article({ look: { text, picture }, title, description, url }: Article): object {
  const publisher = { '@type': 'Organization', name: shop.name, url: absolute('/') }
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
