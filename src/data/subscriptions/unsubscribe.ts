import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'

/** The list that was left, and the masked address. */
const left = v.object({ list: v.string(), email: v.string() })
export type Left = v.InferOutput<typeof left>

/** Ends a mail's list, or all of them, by the secret in the mail's link; null for an unknown one. @throws AppError */
export function useUnsubscribe() {
  return useMutation({ networkMode: 'always', mutationFn: unsubscribe })
}

export const unsubscribe = ({ token, all = false }: { token: string; all?: boolean }) =>
  rpc('unsubscribe', { p_token: token, p_all: all }, v.nullable(left))
