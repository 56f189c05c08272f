import { useState } from 'react'
import * as v from 'valibot'
import {
  isSamePlace,
  type TranslationChange,
  type TranslationProblem,
} from '@/domain/translations/translation'
import { ownerDraft } from '../../shared/form/owner-draft'

const text = v.string()
const typedSchema = v.array(
  v.object({
    ...{ language: text, kind: text, id: text, field: text },
    ...{ text, before: text, after: text },
  }),
)
export type TypedTranslation = v.InferOutput<typeof typedSchema>[number]
type Problem = Pick<TranslationProblem, 'problem' | 'now'>

/**
 * The translations that were typed and are not saved, of all languages and kinds, kept in this browser until they are: other
 * pages and filters of the list, and a reload, leave them as they are.
 */
export function useTypedTranslations() {
  const [draft] = useState(() => ownerDraft('translations', typedSchema))
  const [typed, setTyped] = useState<readonly TypedTranslation[]>(() => draft.read() ?? [])
  const [problems, setProblems] = useState<readonly (TypedTranslation & Problem)[]>([])
  const put = (next: readonly TypedTranslation[]) => {
    setTyped(next)
    draft.store(next.length > 0 ? [...next] : null)
  }
  const without = (place: TranslationChange) => typed.filter((each) => !isSamePlace(each, place))
  const forgive = (place: TranslationChange) =>
    setProblems(problems.filter((each) => !isSamePlace(each, place)))
  return {
    typed,
    typedAt: (place: TranslationChange) => typed.find((each) => isSamePlace(each, place)),
    problemAt: (place: TranslationChange) => problems.find((each) => isSamePlace(each, place)),
    type: (change: TypedTranslation) => {
      put(change.after === change.before ? without(change) : [...without(change), change])
      forgive(change)
    },
    /** Goes on with what is typed over what has been written meanwhile. */
    keepMine: (change: TypedTranslation & Problem) => {
      const { problem, now = '', ...mine } = change
      put([...without(mine), problem === 'text' ? { ...mine, text: now } : { ...mine, before: now }])
      forgive(change)
    },
    takeTheirs: (change: TypedTranslation) => {
      put(without(change))
      forgive(change)
    },
    discard: () => {
      put([])
      setProblems([])
    },
    /** After these were sent: what was typed since stays. */
    saved: (sent: readonly TypedTranslation[]) => {
      put(typed.filter((each) => !sent.includes(each)))
      setProblems([])
    },
    refused: (sent: readonly TypedTranslation[], found: readonly TranslationProblem[]) =>
      setProblems(
        found.flatMap(({ at, problem, now }) => {
          const change = sent[at]
          return change ? { ...change, problem, now } : []
        }),
      ),
  }
}
export type TypedTranslations = ReturnType<typeof useTypedTranslations>
