import { wordsOfKind } from '@/content/admin/store/section-words'
import type { DraftSection } from '@/domain/store/draft-section'
import { textOf } from '../fields/stored-value'

/** By which a section is known in lists: its own heading, else what its kind is called. */
export function sectionName(section: DraftSection, languages: readonly string[]): string {
  const first = languages[0] ?? 'en'
  const own = ['title', 'heading', 'name']
    .flatMap((field) => languages.map((language) => textOf(section[field], language, first)))
    .find((text) => text.trim() !== '')
  return own ?? wordsOfKind(section.kind).name
}
