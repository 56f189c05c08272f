import { type QueryKey, useQueryClient } from '@tanstack/react-query'

/** After a change: what is kept under these keys is read again where it is shown. Resolves when that has arrived. */
export function useRefresh(...keys: readonly QueryKey[]) {
  const client = useQueryClient()
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
