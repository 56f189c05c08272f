import { use } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { HeadContext } from '@/ui/page-head'

/** What stood here has another path now: the server redirects to it, the browser goes there. */
export function Moved({ to }: { to: string }) {
  const { search, hash } = useLocation()
  const ofRequest = use(HeadContext)
  if (!ofRequest) return <Navigate replace to={to + search + hash} />
  ofRequest.movedTo = to
  return null
}
