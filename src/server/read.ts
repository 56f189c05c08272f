import { makeQueryClient } from '@/app/query-client'

/** Reads from the database, again when a closed connection has lost the answer, and keeps nothing. @throws AppError */
export const read = <Answer>(queryFn: () => Promise<Answer>): Promise<Answer> =>
  makeQueryClient().fetchQuery({ queryKey: ['read'], queryFn, gcTime: 0 })
