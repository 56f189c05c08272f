import { useMutation } from '@tanstack/react-query'
import { rest, unwrapMaybe } from '../supabase/rest'
import { toRecord, toText } from '../supabase/values'

/** What was left: the list, and the address with its middle hidden. */
export type Left = { list: string; email: string }

/** Ends a mail's list, or all of them, by the secret in the mail's link; null for an unknown one. @throws AppError */
export function useUnsubscribe() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ token, all = false }: { token: string; all?: boolean }): Promise<Left | null> => {
      const answer = await unwrapMaybe(rest.rpc('unsubscribe', { p_token: token, p_all: all }))
      if (answer === null) return null
      const { list, email } = toRecord(answer)
      return { list: toText(list), email: toText(email) }
    },
  })
}
