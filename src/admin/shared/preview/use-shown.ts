import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { shownSectionsQuery } from '@/data/pages/admin-page-queries'
import type { DraftSection } from '@/domain/store/draft-section'

const followAfterMs = 300

/** What sections would show, soon after they were changed; the state before stays until then. */
export function useShown(sections: readonly DraftSection[], language: string) {
  const [asked, setAsked] = useState(sections)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(sections), followAfterMs)
    return () => clearTimeout(timer)
  }, [sections])
  return useQuery(shownSectionsQuery(asked, language))
}
