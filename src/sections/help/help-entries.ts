import * as v from 'valibot'
import { helpWords } from '@/content/pages/help'
import { howToMeasure, sizeGuideWords } from '@/content/product/size-guide'
import { fixedPages, isFixedPage } from '@/content/shared/fixed-pages'
import type { HelpPage, StoredSection } from '@/data/pages/fetch-page'
import type { HelpEntry } from '@/domain/catalogue/help-search'
import type { Identity } from '@/domain/shop/identity'
import { type ShopFacts, withFacts } from '@/domain/store/facts'
import { blockText, policyNames } from '@/domain/store/help-document'
import { plainText } from '@/domain/store/rich-text'
import { defaultSections } from '../default-pages'
import { schema as richText } from '../story/rich-text'
import { schema as steps } from '../story/steps'
import { schema as policy } from './policy'
import { documentOf } from './policy-document'
import { schema as questions } from './questions'

type Place = { page: HelpPage; title: string; facts: ShopFacts; identity: Identity }

/**
 * Everything that the search of the help looks through: questions first, then the policies in their own order, then what
 * other pages say. Ties of the search stay in this order.
 */
export function helpEntries(pages: readonly HelpPage[], facts: ShopFacts, identity: Identity): HelpEntry[] {
  const places = pages.map((page) => ({ page, title: titleOf(page, facts), facts, identity }))
  const found = places.flatMap((place) => {
    const sections = place.page.sections ?? defaultSections({ ...place.page, department: null })
    return sections.map((section) => ({
      rank: rankOf(section, place.page.slug),
      entries: entriesOf(withFacts(section, facts), place),
    }))
  })
  const entries = found.toSorted((one, other) => one.rank - other.rank).flatMap((each) => each.entries)
  return [...new Map(entries.toReversed().map((entry) => [entry.id, entry])).values()].toReversed()
}

const titleOf = ({ slug, title }: HelpPage, facts: ShopFacts) =>
  withFacts([title ?? (isFixedPage(slug) ? fixedPages[slug] : slug)], facts)[0] ?? slug

function rankOf({ kind }: StoredSection, slug: string): number {
  if (kind === 'questions') return 0
  const order: readonly string[] = policyNames
  const place = order.indexOf(slug)
  return place < 0 ? policyNames.length + 1 : place + 1
}

function entriesOf(section: StoredSection, place: Place): HelpEntry[] {
  switch (section.kind) {
    case 'questions':
      return ofQuestions(section, place)
    case 'policy':
      return ofPolicy(section, place)
    case 'contact':
      return [ofPage(place, helpWords.pages.contact.text(place.facts.email), helpWords.pages.contact.words)]
    case 'size-chart':
      return [ofPage(place, sizeText, helpWords.pages.sizes)]
    case 'steps': {
      const { success, output } = v.safeParse(steps(), section)
      return success ? [ofPage(place, output.items.map(({ text }) => text).join(' '), output.words)] : []
    }
    case 'rich-text': {
      const { success, output } = v.safeParse(richText(), section)
      return success ? [ofPage(place, plainText(output.text), output.title)] : []
    }
    default:
      return []
  }
}

const sizeText = [
  sizeGuideWords.between,
  ...['bust', 'chest', 'waist', 'hips', 'leg', 'neck', 'height', 'foot'].map(howToMeasure),
].join(' ')

const ofPage = ({ page, title }: Place, text: string, words: string): HelpEntry => ({
  id: `/${page.slug}`,
  to: `/${page.slug}`,
  page: title,
  title,
  text,
  ...(words && { words }),
})

function ofQuestions(section: StoredSection, { page, title }: Place): HelpEntry[] {
  const { success, output } = v.safeParse(questions(), section)
  if (!success) return []
  return output.questions.flatMap(({ anchor, question, answer, words }, place) => {
    if (question === '' || answer === '') return []
    const to = `/${page.slug}#${anchor || `${section.id}-${place + 1}`}`
    return {
      ...{ id: to, to, page: title, title: question, text: answer.replaceAll('\n', ' ') },
      ...(words && { words }),
    }
  })
}

function ofPolicy(section: StoredSection, { page, title, facts, identity }: Place): HelpEntry[] {
  const { success, output } = v.safeParse(policy(), section)
  if (!success) return []
  return documentOf(output, facts, identity).sections.map(({ id, title: name, blocks, text, words }) => {
    const to = `/${page.slug}#${id}`
    return {
      ...{ id: to, to, page: title, title: name },
      text: text ? plainText(text) : blocks.map(blockText).filter(Boolean).join(' '),
      ...(words && { words }),
    }
  })
}
