import { useQueryClient } from '@tanstack/react-query'
import { type Member, sessionKeys } from './session'

const publicRoots = ['products', 'collections', 'deals', 'settings', 'reviews', 'search', 'cart-quote']
const personalParts = ['is-admin', 'mine', 'own', 'owner', 'admin', 'edit', 'pick', 'low-stock']

/** True for the key of a query whose answer belongs to a member or the owner, and must not outlive the session. */
export function isPersonal(queryKey: readonly unknown[]): boolean {
  if (queryKey.some((part) => typeof part === 'string' && personalParts.includes(part))) return true
  const root = String(queryKey[0])
  return root !== 'member' && !publicRoots.includes(root)
}

/** Another person's data must not stay on the screen: everything read so far is read again. */
export function useMemberChange() {
  const client = useQueryClient()
  return async (member: Member | null) => {
    client.removeQueries({
      predicate: ({ queryKey }) => isPersonal(queryKey),
    })
    client.setQueryData(sessionKeys.member, member)
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'member' })
  }
}
