import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import type { DraftSection } from '@/domain/store/draft-section'
import type { OwnPageKind } from '@/domain/store/page-form'
import { memberQuery } from '../auth/session'
import { AppError } from '../supabase/errors'
import { toJson } from '../supabase/json'
import { rest, unwrap } from '../supabase/rest'
import { rpc } from '../supabase/rpc'
import { nothing, timestamp } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { adminPageKeys } from './admin-page-keys'
import { type EditedPage, editedPageQuery } from './admin-page-queries'
import { sectionFormat } from './fetch-page'
import { pageKeys } from './page-keys'

const saved = v.object({ version: v.string(), saved_at: v.string() })
type Draft = { page: string; sections: readonly DraftSection[]; seen: string | null }

/** @throws AppError DRAFT_CHANGED when another saved the draft since `seen`; PAGE_GONE */
export const saveDraft = ({ page, sections, seen }: Draft) =>
  rpc(
    'save_draft',
    {
      p_page: page,
      p_sections: toJson(sections),
      p_format: sectionFormat,
      ...(seen !== null && { p_seen: seen }),
    },
    saved,
  )

/** Saves the draft of a page; resolves to what the next save has seen. @throws AppError as saveDraft */
export function useSaveDraft() {
  const client = useQueryClient()
  return useMutation({
    // Without a connection it fails at once and is tried again by the editor, which keeps the words meanwhile.
    networkMode: 'always',
    mutationFn: async (draft: Draft) => (await saveDraft(draft)).saved_at,
    onSuccess: (seen, { page, sections }) => {
      const { queryKey } = editedPageQuery(page)
      const author = client.getQueryData(memberQuery().queryKey)?.email ?? null
      client.setQueryData(queryKey, (known) => known && withDraft(known, { author, seen, sections }))
      // Nobody waits for the list.
      void client.invalidateQueries({ queryKey: adminPageKeys.list() })
    },
  })
}

type SavedDraft = { author: string | null; seen: string; sections: readonly DraftSection[] }

/** A page whose draft was saved just now. */
function withDraft(page: EditedPage, { author, seen, sections }: SavedDraft): EditedPage {
  const draft = page.versions.find(({ state }) => state === 'draft')
  const now = {
    id: draft?.id ?? 'draft',
    state: 'draft' as const,
    format: sectionFormat,
    publishAt: null,
    publishedAt: null,
    author,
    isSample: false,
    seen,
    savedAt: v.parse(timestamp, seen),
    sections: [...sections],
  }
  return { ...page, versions: [now, ...page.versions.filter((each) => each !== draft)] }
}

const useRefreshPages = () => useRefresh(pageKeys.all)

type Publishing = { page: string; seen: string; at: number | null }

export const publishPage = ({ page, seen, at }: Publishing) =>
  rpc(
    'publish_page',
    { p_page: page, p_seen: seen, ...(at !== null && { p_at: new Date(at).toISOString() }) },
    nothing,
  )

/** Publishes the draft that was seen, now or at a time. @throws AppError NO_DRAFT, DRAFT_CHANGED, INVALID_INPUT */
export const usePublishPage = () => useMutation({ mutationFn: publishPage, onSettled: useRefreshPages() })

export const unschedulePage = (page: string) => rpc('unschedule_page', { p_page: page }, nothing)

/** Takes back what was scheduled; it becomes the draft unless there is another. */
export const useUnschedulePage = () =>
  useMutation({ mutationFn: unschedulePage, onSettled: useRefreshPages() })

export const restoreVersion = ({ version, seen }: { version: string; seen: string | null }) =>
  rpc('restore_version', { p_version: version, ...(seen !== null && { p_seen: seen }) }, saved)

/** Makes an older version the draft. @throws AppError VERSION_GONE, DRAFT_CHANGED */
export const useRestoreVersion = () =>
  useMutation({ mutationFn: restoreVersion, onSettled: useRefreshPages() })

export const discardDraft = ({ page, seen }: { page: string; seen: string }) =>
  rpc('discard_draft', { p_page: page, p_seen: seen }, nothing)

/** @throws AppError DRAFT_CHANGED */
export const useDiscardDraft = () => useMutation({ mutationFn: discardDraft, onSettled: useRefreshPages() })

export const makePreview = (page: string) => rpc('make_preview', { p_page: page }, v.string())

/** The token of a link that shows the draft to whoever has it. */
export const useMakePreview = () => useMutation({ mutationFn: makePreview })

/** Adds a page without sections. @throws AppError of the kind `conflict` when another page has the slug */
export function useAddPage() {
  return useMutation({
    mutationFn: (page: { slug: string; kind: OwnPageKind; title: string }) =>
      unwrap(rest.from('pages').insert(page).select('id').single()),
    onSettled: useRefreshPages(),
  })
}

type Details = {
  id: string
  /** The version that was seen. */
  version: string
  slug: string
  title: string | null
  description: string | null
  translations: Record<string, Record<string, string>>
  isIndexed: boolean
}

/** @throws AppError of the kind `conflict`: PAGE_CHANGED when another saved since `version`, PAGE_STAYS, or a taken slug */
export function useSavePageDetails() {
  return useMutation({
    mutationFn: async ({ id, version, isIndexed, ...texts }: Details) => {
      const rows = await unwrap(
        rest
          .from('pages')
          .update({ ...texts, is_indexed: isIndexed })
          .eq('id', id)
          .eq('updated_at', version)
          .select('id'),
      )
      if (rows.length === 0) throw new AppError('conflict', 'PAGE_CHANGED')
    },
    onSettled: useRefreshPages(),
  })
}

/** @throws AppError of the kind `conflict`: PAGE_STAYS, IS_SHOWN {places} */
export function useDeletePage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => unwrap(rest.from('pages').delete().eq('id', id).select('id').single()),
    onSettled: (_row, error, id) => {
      // The page itself is asked for no more, though its editor is still open.
      const gone = error ? null : hashKey(adminPageKeys.edited(id))
      return client.invalidateQueries({
        queryKey: pageKeys.all,
        predicate: ({ queryHash }) => queryHash !== gone,
      })
    },
  })
}
