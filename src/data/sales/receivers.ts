import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { auditKeys } from '../audit/audit-keys'
import { rpc } from '../supabase/rpc'
import { nothing, textOrNull, timestamp } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { salesKeys } from './sales-keys'

const receiver = v.pipe(
  v.object({
    name: v.picklist(['meta', 'google']),
    is_on: v.boolean(),
    /** The pixel's number at Meta, the measurement ID at Google. */
    account: v.string(),
    with_contact: v.boolean(),
    test_code: v.string(),
    /** Orders whose customers agreed. */
    agreed: v.number(),
    sent: v.number(),
    waiting: v.number(),
    /** Whether something is due and nobody fetches it. */
    is_stuck: v.boolean(),
    given_up: v.number(),
    sent_at: v.nullable(timestamp),
    /** Of the last try that failed, if none succeeded after it. */
    failed_at: v.nullable(timestamp),
    error: textOrNull,
  }),
  v.transform(
    ({ is_on: isOn, with_contact: withContact, test_code: testCode, is_stuck: isStuck, ...row }) => ({
      ...row,
      isOn,
      withContact,
      testCode,
      isStuck,
      givenUp: row.given_up,
      sentAt: row.sent_at,
      failedAt: row.failed_at,
    }),
  ),
)
export type EventReceiver = v.InferOutput<typeof receiver>

/** The advertising services, and what became of what they were to be told. */
export const receiversQuery = () =>
  queryOptions({
    queryKey: salesKeys.receivers(),
    queryFn: ({ signal }) => rpc('read_receivers', {}, v.array(receiver), { get: true, signal }),
  })

type ReceiverSettings = Pick<EventReceiver, 'name' | 'isOn' | 'account' | 'withContact' | 'testCode'>

/** @throws AppError */
export const setReceiver = ({ name, isOn, account, withContact, testCode }: ReceiverSettings) =>
  rpc(
    'set_receiver',
    { p_name: name, p_on: isOn, p_account: account, p_with_contact: withContact, p_test_code: testCode },
    nothing,
  )

export function useSetReceiver() {
  return useMutation({
    mutationFn: setReceiver,
    onSettled: useRefresh(salesKeys.receivers(), auditKeys.all),
  })
}
