import { useState } from 'react'
import { parseDraft, type ReviewDraft } from '@/domain/review'

const keyOf = (memberId: string, slug: string) => `review-draft:${memberId}:${slug}`

/** True when this member has an unsent review of the product in this browser tab. */
export const hasDraft = (memberId: string, slug: string) => read(keyOf(memberId, slug)) !== null

/**
 * A member's unsent review, stored per tab until it is submitted, so that a reload or signing in again loses nothing.
 */
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
