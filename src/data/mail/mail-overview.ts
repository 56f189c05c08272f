import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { auditKeys } from '../audit/audit-keys'
import { rpc } from '../supabase/rpc'
import { column, rowOf, timestamp } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { mailKeys } from './mail-keys'

export const mailPerPage = 20

const suppressedEmails = v.object({
  total: v.number(),
  rows: v.array(
    rowOf({
      email: v.string(),
      reason: v.picklist(['bounce', 'complaint', 'not-me']),
      /** The mail server's answer. */
      detail: v.string(),
      since: column('created_at', timestamp),
    }),
  ),
})
export type SuppressedEmail = v.InferOutput<typeof suppressedEmails>['rows'][number]

/** A page of the addresses that get no mail, the latest first. */
export const suppressedEmailsQuery = (page: number) =>
  queryOptions({
    queryKey: mailKeys.suppressed(page),
    queryFn: ({ signal }) => rpc('list_suppressed_emails', { p_page: page }, suppressedEmails, { signal }),
    placeholderData: keepPreviousData,
  })

const failedMails = v.object({
  total: v.number(),
  rows: v.array(
    v.pipe(
      rowOf({
        id: v.number(),
        recipient: v.string(),
        template: v.string(),
        orderId: v.nullable(v.string()),
        orderNumber: v.nullable(v.string()),
        /** Suppressed: it was given up because its address gets no mail. */
        state: v.picklist(['failed', 'suppressed']),
        /** The mail server's answer. */
        error: v.string(),
        attempts: v.number(),
        at: timestamp,
        /** Why it cannot be sent again; null when it can. */
        refusal: v.nullable(v.picklist(['suppressed', 'unconfirmed', 'outdated'])),
      }),
      v.transform(({ orderId: id, orderNumber: number, ...row }) => ({
        ...row,
        order: id === null ? null : { id, number: number ?? '' },
      })),
    ),
  ),
})
export type FailedMail = v.InferOutput<typeof failedMails>['rows'][number]

/** A page of the mails that failed or were given up, the latest first. */
export const failedMailsQuery = (page: number) =>
  queryOptions({
    queryKey: mailKeys.failed(page),
    queryFn: ({ signal }) => rpc('list_failed_mails', { p_page: page }, failedMails, { signal }),
    placeholderData: keepPreviousData,
  })

/** Lets an address get mail again after a bounce. False when it was not suppressed any more. */
export const liftSuppression = (email: string) => rpc('lift_suppression', { p_email: email }, v.boolean())

/** Sends a mail again that failed or was given up. False when it is on its way already. */
export const retryMail = (id: number) => rpc('retry_mail', { p_id: id }, v.boolean())

export const useLiftSuppression = () => useMailMutation(liftSuppression)
export const useRetryMail = () => useMailMutation(retryMail)

/** Both lists change with either: a mail can be sent again once its address is lifted. */
function useMailMutation<Input>(mutationFn: (input: Input) => Promise<boolean>) {
  return useMutation({
    mutationFn,
    onSettled: useRefresh(mailKeys.all, auditKeys.all),
  })
}
