import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import type { MessageDraft, MessageKind } from '@/domain/shop/message'
import { refusedFieldOf } from '../supabase/answer'
import { AppError } from '../supabase/errors'
import { rpc } from '../supabase/rpc'

type Sending = {
  kind: MessageKind
  /** The same for the same message, so that sending it again stores it once. */
  id: string
  fields: MessageDraft
  /** The value of the hidden field, which only bots fill in. */
  honeypot: string
}
/** `mailed` is whether a confirmation goes to the sender's address. */
export type SentMessage = { reference: string; mailed: boolean; email: string }

/** Writes to the shop. @throws AppError, `HONEYPOT` when the hidden field was filled in */
export function useSendMessage() {
  return useMutation({ networkMode: 'always', mutationFn: sendMessage })
}

export async function sendMessage({ kind, id, fields, honeypot }: Sending): Promise<SentMessage> {
  try {
    const answer = await rpc(
      'send_message',
      { p_kind: kind, p_id: id, p_fields: { ...withoutNul(fields), honeypot } },
      v.object({ reference: v.string(), mailed: v.boolean() }),
    )
    return { ...answer, email: fields.email?.trim() ?? '' }
  } catch (error) {
    if (refusedFieldOf(error) === 'honeypot') throw new AppError('invalid', 'HONEYPOT', { cause: error })
    throw error
  }
}

/** The one character that the database takes in no text. */
function withoutNul(fields: MessageDraft): MessageDraft {
  return Object.fromEntries(
    Object.entries(fields).map(([field, text]) => [field, text.replaceAll('\0', '').toWellFormed()]),
  )
}
