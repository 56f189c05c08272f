import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type AdminDeal, adminDealsByIdQuery } from '@/data/deals/admin-deals'

type Beginning = {
  onDeals: (deals: readonly AdminDeal[]) => void
  onCollection: (slug: string) => void
}

/** Fills the plan once from `?from=<id>,<id>` (duplicates deals) or `?collection=<slug>`. */
export function useInitialPlan({ onDeals, onCollection }: Beginning) {
  const [params, setParams] = useSearchParams()
  const ids = (params.get('from') ?? '').split(',').filter(Boolean)
  const collection = params.get('collection')
  const { data } = useQuery({ ...adminDealsByIdQuery(ids), enabled: ids.length > 0, refetchInterval: false })
  const onArrived = useEffectEvent((deals: NonNullable<typeof data>) => {
    onDeals(deals)
    setParams({}, { replace: true })
  })
  const onAsked = useEffectEvent((slug: string) => {
    onCollection(slug)
    setParams({}, { replace: true })
  })
  useEffect(() => {
    if (data) onArrived(data)
  }, [data])
  useEffect(() => {
    if (collection) onAsked(collection)
  }, [collection])
}
