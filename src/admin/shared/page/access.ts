import { createContext, use } from 'react'
import type { Right } from '@/domain/shop/rights'

/** What the signed-in member may do here; the database decides again on every call. */
export const AccessContext = createContext<readonly string[]>([])

/** Whether the member has one of these rights. */
export function useMay(): (...rights: readonly Right[]) => boolean {
  const held = use(AccessContext)
  return (...rights) => rights.some((right) => held.includes(right))
}
