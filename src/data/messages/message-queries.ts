import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { type Message, type MessageKind, messageKinds } from '@/domain/shop/message'
import { languages } from '@/domain/text/spoken-languages'
import { parseAnswer } from '../supabase/answer'
import { toPattern } from '../supabase/pattern'
import { rest, unwrapMaybe } from '../supabase/rest'
import { rowsOf } from '../supabase/rows'
import { rowOf, timestamp } from '../supabase/schemas'
import { isUuid } from '../supabase/uuid'
import { messageKeys } from './message-keys'

export type MessageFilter = {
  kind: MessageKind | 'all'
  state: 'open' | 'done'
  /** Part of a name, an email, a subject or a business, upper or lower case alike; or a reference. */
  search: string
  /** From 1. */
  page: number
}
export const messagesPerPage = 50

/** The owner's messages, newest first. */
export const messagesQuery = (filter: MessageFilter) =>
  queryOptions({
    queryKey: messageKeys.list(filter),
    queryFn: ({ signal }) => fetchMessages(filter, signal),
    placeholderData: keepPreviousData,
  })

/** One message; null when there is none. */
export const messageQuery = (id: string) =>
  queryOptions({ queryKey: messageKeys.detail(id), queryFn: ({ signal }) => fetchMessage(id, signal) })

/** How many wait for the owner: never opened, and not settled by kind. */
export const messageCountsQuery = () =>
  queryOptions({ queryKey: messageKeys.counts(), queryFn: ({ signal }) => fetchCounts(signal) })

/** A row of `messages`. */
export const message = v.pipe(
  rowOf({
    id: v.string(),
    kind: v.picklist(messageKinds),
    name: v.string(),
    email: v.string(),
    subject: v.string(),
    body: v.string(),
    business: v.string(),
    category: v.string(),
    city: v.string(),
    phone: v.string(),
    website: v.string(),
    language: v.picklist(languages),
    createdAt: timestamp,
    readAt: v.nullable(timestamp),
    handledAt: v.nullable(timestamp),
  }),
  v.transform((row): Message => ({ ...row, reference: row.id.slice(0, 8).toUpperCase() })),
)

async function fetchMessages({ kind, state, search, page }: MessageFilter, signal: AbortSignal) {
  const from = (page - 1) * messagesPerPage
  let query = rest.from('messages').select('*', { count: 'exact' })
  query = state === 'open' ? query.is('handled_at', null) : query.not('handled_at', 'is', null)
  if (kind !== 'all') query = query.eq('kind', kind)
  const words = search.trim()
  if (words) {
    const pattern = `"${toPattern(words)}"`
    query = query.or(
      ['name', 'email', 'subject', 'business'].map((column) => `${column}.imatch.${pattern}`).join(),
    )
  }
  const list = query.order('created_at', { ascending: false }).order('id').abortSignal(signal)
  const { rows, total } = await rowsOf(list, from, messagesPerPage)
  return { messages: parseAnswer('messages', v.array(message), rows), total }
}

async function fetchMessage(id: string, signal: AbortSignal): Promise<Message | null> {
  // What is no id at all is simply not there; the database would answer with an error.
  if (!isUuid(id)) return null
  const row = await unwrapMaybe(
    rest.from('messages').select('*').eq('id', id).abortSignal(signal).maybeSingle(),
  )
  return parseAnswer('messages', v.nullable(message), row)
}

async function fetchCounts(signal: AbortSignal) {
  const open = () => rest.from('messages').select('id', { count: 'exact', head: true }).is('handled_at', null)
  const [unread, contact, seller] = await Promise.all(
    [open().is('read_at', null), open().eq('kind', 'contact'), open().eq('kind', 'seller')].map(
      async (query) => {
        const answer = await query.abortSignal(signal)
        await unwrapMaybe(Promise.resolve(answer))
        return answer.count ?? 0
      },
    ),
  )
  return { unread: unread ?? 0, contact: contact ?? 0, seller: seller ?? 0 }
}
