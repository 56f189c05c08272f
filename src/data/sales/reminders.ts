import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { auditKeys } from '../audit/audit-keys'
import { rpc } from '../supabase/rpc'
import { money, nothing, rowOf } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { salesKeys } from './sales-keys'

const reminders = rowOf({
  reminds: v.boolean(),
  afterHours: v.number(),
  /** Of the last thirty days. */
  sent: v.number(),
  recovered: v.number(),
  /** Null without the right to money. */
  revenue: v.nullable(money),
})

/** Whether the shop reminds of checkouts that were left, and what came of it. */
export const remindersQuery = () =>
  queryOptions({
    queryKey: salesKeys.reminders(),
    queryFn: ({ signal }) => rpc('read_reminders', {}, reminders, { get: true, signal }),
  })

type ReminderSettings = { reminds: boolean; afterHours: number }

/** @throws AppError */
export const setReminders = ({ reminds, afterHours }: ReminderSettings) =>
  rpc('set_reminders', { p_reminds: reminds, p_after_hours: afterHours }, nothing)

export function useSetReminders() {
  return useMutation({
    mutationFn: setReminders,
    onSettled: useRefresh(salesKeys.reminders(), auditKeys.all),
  })
}
