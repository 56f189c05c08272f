import type { QueryClient } from '@tanstack/react-query'
import { makeQueryClient } from '@/app/query-client'
import { productKeys } from '@/data/products/product-keys'

/** A client for one request. @param late ends its queries */
export function requestClient(late: AbortSignal): QueryClient {
  const client = makeQueryClient()
  late.addEventListener('abort', () => void client.cancelQueries(), { once: true })
  return client
}

/** Reads from the database, again when a closed connection has lost the answer, and keeps nothing. @throws AppError */
export const readProducts = <Answer>(
  read: (signal: AbortSignal) => Promise<Answer>,
  late: AbortSignal,
): Promise<Answer> =>
  requestClient(late).fetchQuery({ queryKey: productKeys.published(), queryFn: ({ signal }) => read(signal) })
