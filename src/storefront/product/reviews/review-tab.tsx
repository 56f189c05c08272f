import { type ComponentType, useEffect, useState } from 'react'
import { AppError } from '@/data/supabase/errors'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { ReviewSkeleton } from './review-skeleton'

type Panel = ComponentType<{ slug: string }>

let loaded: Panel | null = null

/** The reviews tab. Its code loads when the tab is first opened; if that fails, the other tabs still work. */
export function ReviewTab({ slug }: { slug: string }) {
  const [Shown, setShown] = useState<Panel | null>(() => loaded)
  const [failed, setFailed] = useState(false)
  const wanted = Shown === null && !failed

  useEffect(() => {
    if (!wanted) return undefined
    let here = true
    void import('./reviews-panel').then(
      ({ ReviewsPanel }) => {
        loaded = ReviewsPanel
        if (here) setShown(() => ReviewsPanel)
      },
      () => here && setFailed(true),
    )
    return () => {
      here = false
    }
  }, [wanted])

  if (Shown) return <Shown slug={slug} />
  if (!failed) return <ReviewSkeleton />
  return <ErrorPanel heading="h2" error={new AppError('offline', 'NO_CODE')} retry={() => setFailed(false)} />
}
