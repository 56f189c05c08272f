import { queryOptions } from '@tanstack/react-query'
import { rest, unwrap } from '../supabase/rest'

const wishlistKeys = {
  all: ['wishlist'] as const,
  of: (memberId: string) => [...wishlistKeys.all, memberId] as const,
}

/** A member's wishlist: slugs, the newest first. `read` asks for it; whoever comes back to the page asks anew. */
export const wishlistQuery = (memberId: string, read: (signal: AbortSignal) => Promise<readonly string[]>) =>
  queryOptions({
    queryKey: wishlistKeys.of(memberId),
    queryFn: ({ signal }) => read(signal),
    staleTime: 0,
  })

/** Puts slugs on the signed-in member's wishlist, takes others off, and resolves to the whole. @throws AppError */
export function changeWishlist(
  { add = [], drop = [] }: { add?: readonly string[]; drop?: readonly string[] },
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const request = rest.rpc('change_wishlist', { p_add: [...add], p_drop: [...drop] })
  return unwrap(signal ? request.abortSignal(signal) : request)
}
