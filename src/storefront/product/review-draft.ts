import { useState } from 'react'
import { parseDraft, type ReviewDraft } from '@/domain/review'

const keyOf = (memberId: string, slug: string) => `review-draft:${memberId}:${slug}`

/** Whether this member has begun to write about the product in this window. */
export const hasDraft = (memberId: string, slug: string) => read(keyOf(memberId, slug)) !== null

/** What a member is writing, kept in this window until it is sent: another tab, a reload or signing in loses nothing. */
export function useReviewDraft(memberId: string, slug: string, begin: ReviewDraft) {
  const key = keyOf(memberId, slug)
  const [draft, setDraft] = useState(() => read(key) ?? begin)
  const change = (part: Partial<ReviewDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Without session storage it lasts as long as the form.
    }
  }
  const forget = () => {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Then nothing was kept.
    }
  }
  return { draft, change, forget }
}

function read(key: string): ReviewDraft | null {
  try {
    return parseDraft(sessionStorage.getItem(key))
  } catch {
    return null
  }
}
