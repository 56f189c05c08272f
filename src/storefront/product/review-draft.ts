import { useState } from 'react'
import { personalKeys } from '@/config/browser-storage'
import { createPersistedStore } from '@/data/browser/persisted-store'
import { parseDraft, type ReviewDraft } from '@/domain/review'

const draftStore = (memberId: string, slug: string) =>
  createPersistedStore<ReviewDraft | null>({
    key: `${personalKeys.review}:${memberId}:${slug}`,
    session: true,
    initial: null,
    parse: parseDraft,
  })

/** True when this member has an unsent review of the product in this browser tab. */
export const hasDraft = (memberId: string, slug: string) => draftStore(memberId, slug).read() !== null

/**
 * A member's unsent review, stored per tab until it is submitted, so that a reload or signing in again after the
 * session has expired loses nothing.
 */
export function useReviewDraft(memberId: string, slug: string, begin: ReviewDraft) {
  const [store] = useState(() => draftStore(memberId, slug))
  const draft = store.use() ?? begin
  return {
    draft,
    change: (part: Partial<ReviewDraft>) => store.change((known) => ({ ...(known ?? begin), ...part })),
    forget: store.remove,
  }
}
