import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { auditKeys } from '../audit/audit-keys'
import { rpc } from '../supabase/rpc'
import { nothing, rowOf, textOrNull, timestamp } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { salesKeys } from './sales-keys'

const receiver = rowOf({
  name: v.picklist(['meta', 'google']),
  isOn: v.boolean(),
  /** The pixel's number at Meta, the measurement ID at Google. */
  account: v.string(),
  withContact: v.boolean(),
  testCode: v.string(),
  /** Orders whose customers agreed. */
  agreed: v.number(),
  sent: v.number(),
  waiting: v.number(),
  /** Whether something is due and nobody fetches it. */
  isStuck: v.boolean(),
  givenUp: v.number(),
  sentAt: v.nullable(timestamp),
  /** Of the last try that failed, if none succeeded after it. */
  failedAt: v.nullable(timestamp),
  error: textOrNull,
})
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
