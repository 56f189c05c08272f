import { makeQueryClient } from '@/app/query-client'
import { productKeys } from '@/data/products/product-keys'

/** Reads from the database, again when a closed connection has lost the answer, and keeps nothing. @throws AppError */
export const readProducts = <Answer>(queryFn: () => Promise<Answer>): Promise<Answer> =>
  makeQueryClient().fetchQuery({ queryKey: productKeys.published(), queryFn, gcTime: 0 })
