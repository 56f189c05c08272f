import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react'
import * as v from 'valibot'
import { useSaveDraft } from '@/data/pages/admin-page-mutations'
import { type EditedPage, editedPageQuery } from '@/data/pages/admin-page-queries'
import { AppError } from '@/data/supabase/errors'
import type { DraftSection } from '@/domain/store/draft-section'
import { mergeSections } from '@/domain/store/merge-sections'
import { isSameContent } from '@/domain/store/same-content'
import { ownerDraft } from '../../shared/form/owner-draft'
import { publicSections, versionIn } from '../../shared/preview/public-sections'
import { type Base, type DraftState, reduceDraft } from './draft-state'

const saveAfterMs = 800
const tryAgainAfterMs = 10_000

const section = v.looseObject({ id: v.string(), kind: v.string(), isHidden: v.boolean() })
const sections = v.array(section)
const keptSchema = v.object({ at: v.number(), seen: v.nullable(v.string()), base: sections, mine: sections })

/** What edits of a page begin with: its draft, else what is scheduled, else what is public. */
function beginningOf(page: EditedPage): Base {
  const draft = versionIn(page, 'draft')
  const begun = draft?.sections ?? versionIn(page, 'scheduled')?.sections ?? publicSections(page)
  return { seen: draft?.seen ?? null, sections: begun }
}

/**
 * A page's edits: saved as its draft while they are typed, and kept in this browser until they are. What another saved
 * meanwhile is a conflict, which the owner settles.
 */
export function usePageDraft(page: EditedPage) {
  const client = useQueryClient()
  const saveDraft = useSaveDraft()
  const server = useMemo(() => beginningOf(page), [page])
  const [kept] = useState(() => ownerDraft(`page-${page.id}`, keptSchema))
  const [typed] = useState(() => {
    const found = kept.read()
    return found && !isSameContent(found.mine, server.sections) ? found : null
  })
  const [state, dispatch] = useReducer(
    reduceDraft,
    null,
    (): DraftState => ({
      base: typed ? { seen: typed.seen, sections: typed.base } : server,
      sections: typed ? typed.mine : server.sections,
      past: [],
      round: 0,
    }),
  )
  const [keptAt, setKeptAt] = useState(typed?.at ?? null)
  const [hasConflict, setConflict] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const [attempt, setAttempt] = useState(0)
  const isDirty = useMemo(
    () => !isSameContent(state.sections, state.base.sections),
    [state.sections, state.base.sections],
  )

  // What a save that is still under way, or a publication after it, needs to know at once.
  const base = useRef(state.base)
  const mine = useRef(state.sections)
  const saving = useRef<Promise<string | null> | null>(null)
  // What was sent last, until it is known to be saved.
  const sent = useRef<readonly DraftSection[] | null>(null)
  useEffect(() => {
    mine.current = state.sections
  }, [state.sections])

  const begin = (now: Base, list: readonly DraftSection[]) => {
    base.current = now
    mine.current = list
    sent.current = null
    setConflict(false)
    setFailure(null)
    dispatch({ do: 'begin', base: now, sections: list })
  }

  const onSaved = (seen: string, list: readonly DraftSection[]) => {
    base.current = { seen, sections: list }
    sent.current = null
    dispatch({ do: 'saved', base: base.current })
    setFailure(null)
    return seen
  }
  const onRefused = (error: Error) => {
    if (error instanceof AppError && error.code === 'DRAFT_CHANGED') {
      setConflict(true)
      void client.invalidateQueries({ queryKey: editedPageQuery(page.id).queryKey })
    } else setFailure(error)
    return null
  }
  /**
   * Saves what is typed, if anything is; resolves to the time of the draft, null where there is none or that failed. With
   * `mustExist` there is a draft afterwards, also of a page that nothing was typed in.
   */
  const save = async (mustExist = false): Promise<string | null> => {
    if (saving.current) {
      await saving.current
      return save(mustExist)
    }
    const list = mine.current
    const { seen, sections: saved } = base.current
    if (isSameContent(list, saved) && (seen !== null || !mustExist)) return seen
    sent.current = list
    saving.current = saveDraft
      .mutateAsync({ page: page.id, sections: list, seen })
      .then((at) => onSaved(at, list), onRefused)
      .finally(() => {
        saving.current = null
      })
    return saving.current
  }

  const saveSoon = useEffectEvent(() => void save())
  const isRefused = failure instanceof AppError && failure.kind === 'invalid'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change and each attempt begins the time anew
  useEffect(() => {
    if (!isDirty || hasConflict) return undefined
    const timer = setTimeout(() => saveSoon(), saveAfterMs)
    return () => clearTimeout(timer)
  }, [isDirty, hasConflict, state.sections, attempt])
  useEffect(() => {
    if (failure === null || isRefused) return undefined
    const again = () => setAttempt((count) => count + 1)
    const timer = setTimeout(again, tryAgainAfterMs)
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [failure, isRefused])
  // Leaving the page saves what was typed last.
  const saveNow = useEffectEvent(() => {
    if (!hasConflict && !isSameContent(mine.current, base.current.sections)) void save()
  })
  useEffect(() => () => saveNow(), [])
  useEffect(() => {
    const { seen, sections: began } = state.base
    kept.store(isDirty ? { at: Date.now(), seen, base: [...began], mine: [...state.sections] } : null)
  }, [kept, isDirty, state.base, state.sections])

  const onServer = useEffectEvent((now: Base) => {
    if (saving.current) return
    const { seen, sections: began } = base.current
    if (now.seen === seen && isSameContent(now.sections, began)) return
    if (now.seen !== null && sent.current && isSameContent(now.sections, sent.current)) {
      // It was saved, and only the answer was lost.
      setConflict(false)
      onSaved(now.seen, sent.current)
      return
    }
    if (isDirty) {
      setConflict(true)
      setFailure(null)
    } else begin(now, now.sections)
  })
  useEffect(() => onServer(server), [server])

  return {
    sections: state.sections,
    round: state.round,
    isDirty,
    isSaving: saveDraft.isPending,
    failure,
    isRefused,
    /** The time at which what came back from this browser was typed; null when nothing did. */
    keptAt,
    /** Gives up what came back. */
    dropKept: () => {
      setKeptAt(null)
      begin(server, server.sections)
    },
    canUndo: state.past.length > 0,
    /** A step with the same tag soon after the last one is part of it. */
    change: (change: (list: readonly DraftSection[]) => readonly DraftSection[], tag = '') =>
      dispatch({ do: 'change', change, tag, at: Date.now() }),
    undo: () => dispatch({ do: 'undo' }),
    save,
    conflict: hasConflict
      ? {
          ...mergeSections(state.base.sections, state.sections, server.sections),
          /** Puts both together: of the chosen sections theirs, of the others mine. */
          settle: (theirs: ReadonlySet<string>) =>
            begin(server, mergeSections(state.base.sections, state.sections, server.sections, theirs).merged),
          drop: () => begin(server, server.sections),
        }
      : null,
  }
}

export type PageDraft = ReturnType<typeof usePageDraft>
