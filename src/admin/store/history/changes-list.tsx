import { storeHistory as words } from '@/content/admin/store/history'
import { wordsOfField } from '@/content/admin/store/section-words'
import { compareSections, type SectionChange } from '@/domain/store/compare-sections'
import type { Lookups } from '@/domain/store/content'
import type { DraftSection } from '@/domain/store/draft-section'
import { sectionName } from '../sections/section-name'
import { valueWords } from './value-words'

type ChangesListProps = {
  before: readonly DraftSection[]
  after: readonly DraftSection[]
  languages: readonly string[]
  lookups: Lookups | null
}

/** What differs between two states of a page, in words. */
export function ChangesList({ before, after, languages, lookups }: ChangesListProps) {
  const changes = compareSections(before, after)
  if (changes.length === 0) return <p className="text-muted">{words.same}</p>
  const same = after.length - changes.filter(({ what }) => what !== 'removed').length
  return (
    <>
      <p className="pb-2 text-muted">{words.sections(changes.length, same)}</p>
      <ul className="grid">
        {changes.map((change) => (
          <li key={change.section.id} className="border-t border-line py-2">
            <b className="block font-semibold">{sectionName(change.section, languages)}</b>
            <ChangeWords change={change} languages={languages} lookups={lookups} />
          </li>
        ))}
      </ul>
    </>
  )
}

type ChangeWordsProps = Pick<ChangesListProps, 'languages' | 'lookups'> & { change: SectionChange }

function ChangeWords({ change, languages, lookups }: ChangeWordsProps) {
  if (change.what !== 'changed') return <p>{words[change.what]}</p>
  const { section, before, fields, isMoved } = change
  const { kind } = section
  return (
    <>
      {isMoved && <p>{words.moved}</p>}
      {fields.map((field) => (
        <p key={field} className="[overflow-wrap:anywhere]">
          <span className="text-muted">
            {words.field(field === 'isHidden' ? words.hidden : wordsOfField(kind, field).name)}
          </span>
          <del className="rounded-picture bg-danger-soft px-1 text-danger-text">
            <span className="sr-only">{words.before} </span>
            {valueWords(before[field], { kind, field, languages, lookups })}
          </del>{' '}
          <ins className="rounded-picture bg-success-soft px-1 no-underline">
            <span className="sr-only">{words.after} </span>
            {valueWords(section[field], { kind, field, languages, lookups })}
          </ins>
        </p>
      ))}
    </>
  )
}
