// The calls of src/data about pages; see rpc-calls.ts.
import { QueryClient } from '@tanstack/react-query'
import {
  discardDraft,
  makePreview,
  publishPage,
  restoreVersion,
  saveDraft,
  unschedulePage,
} from '@/data/pages/admin-page-mutations'
import { editedPageQuery, placesQuery, shownSectionsQuery } from '@/data/pages/admin-page-queries'
import { fetchPage } from '@/data/pages/fetch-page'
import { previewQuery } from '@/data/pages/preview'
import type { Call } from './rpc-calls.ts'
import type { Shop } from './shop.ts'

const fresh = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
const { signal } = new AbortController()
const sections = [{ id: 'a', kind: 'facts', isHidden: false, facts: [] }]

/** Adds pages to the sample shop, one for each call that changes something. */
export async function preparePages(shop: Shop) {
  const add = async (slug: string, state?: 'draft' | 'scheduled' | 'past') => {
    const { id } = await shop.one<{ id: string }>(
      'insert into public.pages (slug, title) values ($1, $1) returning id',
      [`calls-${slug}`],
    )
    if (!state) return { id, version: '', seen: '' }
    const row = await shop.one<{ version: string; seen: string }>(
      `insert into public.page_versions (page_id, sections, state, publish_at)
       values ($1, $2::jsonb, $3, case when $3 = 'scheduled' then now() + interval '1 day' end)
       returning id as version, to_jsonb(updated_at) #>> '{}' as seen`,
      [id, JSON.stringify(sections), state],
    )
    return { id, ...row }
  }
  const shown = await add('shown', 'draft')
  const { data: token } = await shop.clients.owner.rpc('make_preview', { p_page: shown.id })
  const { id: picture } = await shop.one<{ id: string }>(
    "select id from public.media where src = '/art/hero'",
  )
  return {
    shown,
    token: String(token),
    picture,
    begun: await add('begun'),
    published: await add('published', 'draft'),
    unscheduled: await add('unscheduled', 'scheduled'),
    restored: await add('restored', 'past'),
    discarded: await add('discarded', 'draft'),
  }
}

export const pageCalls = (facts: () => Awaited<ReturnType<typeof preparePages>>): Record<string, Call[]> => ({
  // What is no page is a former slug, so that a wrong answer names no key.
  read_page: [{ run: () => fetchPage('home', 'en', signal), reads: [] }],
  read_preview: [
    { run: () => fresh().fetchQuery(previewQuery(facts().token, 'en')), unread: ['changed_at'] },
  ],
  // Places are of several kinds, so that a wrong one names no key.
  list_places: [{ role: 'owner', run: () => fresh().fetchQuery(placesQuery(facts().picture)), reads: [] }],
  edit_page: [
    {
      role: 'owner',
      run: () => fresh().fetchQuery(editedPageQuery(facts().shown.id)),
      // Null where the page has none.
      unread: ['default_sections', 'department'],
    },
  ],
  preview_sections: [{ role: 'owner', run: () => fresh().fetchQuery(shownSectionsQuery(sections, 'en')) }],
  make_preview: [{ role: 'owner', run: () => makePreview(facts().shown.id) }],
  save_draft: [{ role: 'owner', run: () => saveDraft({ page: facts().begun.id, sections, seen: null }) }],
  publish_page: [
    {
      role: 'owner',
      run: () => publishPage({ page: facts().published.id, seen: facts().published.seen, at: null }),
    },
  ],
  unschedule_page: [{ role: 'owner', run: () => unschedulePage(facts().unscheduled.id) }],
  restore_version: [
    { role: 'owner', run: () => restoreVersion({ version: facts().restored.version, seen: null }) },
  ],
  discard_draft: [
    {
      role: 'owner',
      run: () => discardDraft({ page: facts().discarded.id, seen: facts().discarded.seen }),
    },
  ],
})
