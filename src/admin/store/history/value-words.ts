import * as v from 'valibot'
import { storeHistory } from '@/content/admin/store/history'
import { wordsOfField } from '@/content/admin/store/section-words'
import { serverNow } from '@/data/supabase/server-clock'
import type { Lookups } from '@/domain/store/content'
import { mediaOf } from '../../shared/media/media-value'
import { choiceOf, linkOf, plainTextOf, textsOf } from '../fields/stored-value'

const longest = 160
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

type Reading = { kind: string; field: string; languages: readonly string[]; lookups: Lookups | null }

/** The value of a section's field as its owner reads it, in one line. */
export function valueWords(value: unknown, { kind, field, languages, lookups }: Reading): string {
  if (value === undefined || value === null || value === '') return storeHistory.nothing
  if (typeof value === 'boolean') return value ? storeHistory.yes : storeHistory.no
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return short(wordsOfField(kind, field).options?.[value] ?? plainWords(value))
  if (Array.isArray(value)) return storeHistory.several(value.length)
  const media = mediaOf(value)
  if (media !== null) return lookups?.media[media]?.alt || storeHistory.picture
  const link = linkOf(value)
  if (link) return targetName(link.id, lookups) ?? link.to ?? link.screen ?? storeHistory.nothing
  const choice = choiceOf(value)
  if (choice !== null) return targetName(choice, lookups) ?? storeHistory.nothing
  if (isObject(value) && '$products' in value) return storeHistory.products
  const texts = textsOf(value, languages[0] ?? '')
  const said = languages.map((language) => plainTextOf(texts[language])).filter(Boolean)
  return said.length > 0 ? short(said.join(' / ')) : storeHistory.nothing
}

const isId = v.pipe(v.string(), v.uuid())
const isMoment = v.pipe(v.string(), v.isoTimestamp())

/** A review is stored by its id, a moment in UTC. */
function plainWords(value: string): string {
  if (v.is(isId, value)) return storeHistory.review
  return v.is(isMoment, value) ? storeHistory.when(Date.parse(value), serverNow()) : value
}

const short = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)

function targetName(id: string | undefined, lookups: Lookups | null): string | undefined {
  const target = id === undefined ? undefined : lookups?.targets[id]
  return target && (target.name ?? target.slug)
}
