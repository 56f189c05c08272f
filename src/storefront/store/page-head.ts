import { paths } from '@/config/paths'
import { common } from '@/content/shared/common'
import { openingWords } from '@/content/shared/opening'
import type { StoredSection } from '@/data/pages/fetch-page'
import { type ShopFacts, withFacts } from '@/domain/store/facts'
import { type Media, mediaFile } from '@/domain/store/media'
import type { ShownPage } from '@/sections/shown-page'

/**
 * What a page is called and says of itself.
 * @param tagline the shop's, which describes a home page whose owner wrote no description
 */
export function headOf(
  { slug, kind, title, description, isIndexed, sections }: ShownPage,
  facts: ShopFacts,
  tagline?: string | null,
) {
  const text = (words: string | null | undefined) => (words ? withFacts([words], facts)[0] : undefined)
  const name = text(title) || facts.shop || openingWords.unnamed
  const isHome = kind === 'home'
  return {
    name,
    head: {
      title: isHome ? name : common.title(name),
      description: text(description) || (isHome && tagline) || text(firstText(sections)),
      path: isHome ? paths.home : `/${slug}`,
      image: isHome ? undefined : pictureOf(sections[0]),
      hidden: !isIndexed,
    },
  }
}

/** The first thing that a page says in a sentence. */
function firstText(sections: readonly StoredSection[]): string | undefined {
  for (const { text } of sections) if (typeof text === 'string' && text !== '') return text.split('\n', 1)[0]
  return undefined
}

type Opening = StoredSection & { picture: Media }
const isOpening = (section: StoredSection | undefined): section is Opening =>
  section?.kind === 'picture-text' && section.picture !== null && section.picture !== undefined

/** The picture that a page begins with, for those who share it. */
function pictureOf(section: StoredSection | undefined): string | undefined {
  if (!isOpening(section)) return undefined
  const { picture } = section
  return mediaFile(picture, picture.widths.at(-1), picture.formats.at(-1))
}
