import { createContext, use } from 'react'
import { admin } from '@/content/admin/admin'
import type { Right } from '@/domain/shop/rights'

type Access = { role: string; name: string; rights: readonly string[] }

/** What the signed-in member works as and may do here; the database decides again on every call. */
export const AccessContext = createContext<Access>({ role: '', name: '', rights: [] })

/** Whether the member has one of these rights. */
export function useMay(): (...rights: readonly Right[]) => boolean {
  const { rights: held } = use(AccessContext)
  return (...rights) => rights.some((right) => held.includes(right))
}

const names: Readonly<Record<string, string>> = admin.roles

/** What a role is called: those of the software in the language of the page, those of the shop as they were named. */
export const roleName = ({ slug, name }: { slug: string; name: string }) => names[slug] ?? name

/** What the member works as, for people. */
export function useRoleName(): string {
  const { role, name } = use(AccessContext)
  return roleName({ slug: role, name })
}
