import { useState } from 'react'
import { storeEditor } from '@/content/admin/store/editor'
import { wordsOfField } from '@/content/admin/store/section-words'
import type { EditedPage } from '@/data/pages/admin-page-queries'
import { serverNow } from '@/data/supabase/server-clock'
import type { Lookups } from '@/domain/store/content'
import type { DraftSection } from '@/domain/store/draft-section'
import type { SectionConflict } from '@/domain/store/merge-sections'
import { differingKeys } from '@/domain/store/same-content'
import { Button } from '@/ui/button'
import { valueWords } from '../history/value-words'
import { sectionName } from '../sections/section-name'
import type { PageDraft } from './use-page-draft'

const words = storeEditor.conflict

type DraftConflictProps = {
  page: EditedPage
  conflict: NonNullable<PageDraft['conflict']>
  languages: readonly string[]
  lookups: Lookups | null
}

/** Someone else saved first: both versions of each section that both changed, with who and when, and a choice for each. */
export function DraftConflict({ page, conflict, languages, lookups }: DraftConflictProps) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const { author = null, savedAt = null } = page.versions[0] ?? {}
  const { conflicts, settle, drop } = conflict
  const take = (id: string, isTheirs: boolean) =>
    setTheirs((ids) => new Set(isTheirs ? [...ids, id] : [...ids].filter((each) => each !== id)))
  return (
    <section
      aria-labelledby="store-conflict"
      className="mx-4 mt-2 max-h-[50dvh] overflow-y-auto rounded-surface border border-danger bg-surface-raised p-4"
    >
      <h2 id="store-conflict" role="alert" className="font-text text-14 font-semibold tracking-normal">
        {words.title(author)}
      </h2>
      <p className="mt-1 text-muted">
        {conflicts.length === 0 ? words.fits : words.text(savedAt, serverNow(), conflicts.length)}
      </p>
      <div className="mt-2 grid gap-3">
        {conflicts.map((each) => (
          <ConflictChoice
            key={each.id}
            conflict={each}
            author={author}
            isTheirs={theirs.has(each.id)}
            onTake={(isTheirs) => take(each.id, isTheirs)}
            languages={languages}
            lookups={lookups}
          />
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="quiet" size="small" onClick={drop}>
          {words.drop}
        </Button>
        <Button size="small" onClick={() => settle(theirs)}>
          {words.together}
        </Button>
      </div>
    </section>
  )
}

type ConflictChoiceProps = Omit<DraftConflictProps, 'page' | 'conflict'> & {
  conflict: SectionConflict
  author: string | null
  isTheirs: boolean
  onTake: (isTheirs: boolean) => void
}

function ConflictChoice({ conflict, author, isTheirs, onTake, languages, lookups }: ConflictChoiceProps) {
  const { id, mine, theirs } = conflict
  const either = mine ?? theirs
  if (!either) return null
  const fields = mine && theirs ? differingKeys(mine, theirs) : []
  const say = (section: DraftSection | null) =>
    section === null
      ? [words.removed]
      : fields.map((field) => {
          const { name } = wordsOfField(section.kind, field)
          return `${name}: ${valueWords(section[field], { kind: section.kind, field, languages, lookups })}`
        })
  const sides = [
    { label: words.theirs(author), section: theirs, isOwn: false },
    { label: words.mine, section: mine, isOwn: true },
  ]
  return (
    <fieldset className="border-t border-line pt-2">
      <legend className="sr-only">{`${words.section} ${sectionName(either, languages)}`}</legend>
      <p aria-hidden="true" className="font-semibold">
        {sectionName(either, languages)}
      </p>
      <div className="mt-1 grid gap-2 md:grid-cols-2">
        {sides.map(({ label, section, isOwn }) => (
          <label
            key={label}
            className="flex min-h-11 cursor-pointer gap-2.5 rounded-control p-2 has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name={`conflict-${id}`}
              checked={isOwn !== isTheirs}
              onChange={() => onTake(!isOwn)}
              className="mt-0.5 size-4.5 shrink-0 accent-accent"
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="block text-12 text-muted">{label}</span>
              {say(section).map((text) => (
                <span key={text} className="block">
                  {text}
                </span>
              ))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
