// What the database does by the clock, with pg_cron and pg_net: docs/mail.md says what each is for.

type Schedule = {
  name: string
  /** As cron writes it, UTC; or every so many seconds. */
  times: string
  command: string
}

const secret = (name: string) =>
  `(select decrypted_secret from vault.decrypted_secrets where name = '${name}')`
const authorization = `jsonb_build_object('Authorization', 'Bearer ' || ${secret('send_mail_secret')})`

/** The vault's names of what the schedules, and the database when it purges pages, call and with which secret. */
export const vaultNames = {
  sendMail: 'send_mail_url',
  sendPush: 'send_push_url',
  sendEvents: 'send_events_url',
  secret: 'send_mail_secret',
  purge: 'page_purge_url',
  purgeSecret: 'page_purge_secret',
} as const

export const schedules: readonly Schedule[] = [
  {
    name: 'send-mail',
    times: '* * * * *',
    command: `select net.http_post(url := ${secret('send_mail_url')}, headers := ${authorization}, timeout_milliseconds := 55000)`,
  },
  {
    name: 'send-push',
    times: '20 seconds',
    command: `select net.http_post(url := ${secret('send_push_url')}, headers := ${authorization}) where exists (select from private.push_orders)`,
  },
  {
    name: 'send-events',
    times: '* * * * *',
    command: `select net.http_post(url := ${secret('send_events_url')}, headers := ${authorization}, timeout_milliseconds := 55000) where exists (select from private.event_outbox e where e.sent_at is null and e.failed_at is null and e.dropped_at is null and e.next_try_at <= now())`,
  },
  {
    name: 'remove-cron-history',
    times: '17 3 * * *',
    command: "delete from cron.job_run_details where end_time < now() - interval '3 days'",
  },
  {
    name: 'unpaid-orders',
    times: '* * * * *',
    command: 'select private.expire_unpaid_orders(100), private.remind_unpaid_orders()',
  },
  { name: 'review-requests', times: '*/10 * * * *', command: 'select private.ask_for_reviews()' },
  { name: 'checkout-reminders', times: '*/10 * * * *', command: 'select private.remind_checkouts()' },
  { name: 'fold-sales', times: '37 3 * * *', command: 'select private.fold_sales()' },
  { name: 'due-products', times: '* * * * *', command: 'select private.publish_due_products()' },
  { name: 'forget-old', times: '47 3 * * *', command: 'select private.forget_old()' },
  { name: 'units-sold', times: '7 * * * *', command: 'select private.count_units_sold()' },
]
