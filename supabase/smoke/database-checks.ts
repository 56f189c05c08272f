import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { reachedBy } from '../setup/settings.ts'
import { type Check, fieldsOf, no, note, yes } from './visit.ts'

const root = join(import.meta.dirname, '../..')

/**
 * What only the database knows: whether it is in order, whether the platform's Advisors find something, and whether mails
 * are sent. Reads through the Supabase CLI, in read-only transactions.
 * @param address where the database answers; without it nothing is looked at
 * @param ask what answers `supabase db …`
 */
export function databaseChecks(address: string | undefined, ask = supabase): Check[] {
  if (!address) return [['the database', async () => note('not looked at: set DATABASE_URL')]]
  const query = async (...args: string[]) => {
    const answer = await ask(['query', '--read-only', ...args], address)
    return Array.isArray(answer) ? answer.map((row: unknown) => fieldsOf(JSON.stringify(row))) : []
  }
  const list = (values: unknown[]) => values.map(String).slice(0, 3).join('; ')
  return [
    [
      'the database is in order (supabase/checks.sql)',
      async () => {
        const rows = await query('--file', join(root, 'supabase/checks.sql'))
        return rows.length === 0 ? yes('nothing found') : no(list(rows.map(({ what }) => what)))
      },
    ],
    [
      'Advisors find no error and no warning',
      async () => {
        const { results } = fieldsOf(JSON.stringify(await ask(['advisors', '--level', 'warn'], address)))
        if (!Array.isArray(results)) return no('no answer')
        const names = results.map((result: unknown) => fieldsOf(JSON.stringify(result)).name)
        return names.length === 0 ? yes('nothing found') : no(list(names))
      },
    ],
    [
      'the schedule for mails runs',
      async () => {
        const [last] = await query(`select d.status, d.start_time > now() - interval '5 minutes' as recent
          from cron.job j join cron.job_run_details d using (jobid)
          where j.jobname = 'send-mail' and j.active order by d.runid desc limit 1`)
        if (!last) return no('no active job send-mail has ever run')
        if (last.recent !== true) return no('it has not run for five minutes')
        return last.status === 'failed' ? no('its last run failed') : yes(String(last.status))
      },
    ],
    [
      'send-mail accepts the schedule’s secret',
      async () => {
        // 204 is the shop's, to the pages that changed.
        const [last] = await query(
          'select status_code from net._http_response where status_code is distinct from 204 order by id desc limit 1',
        )
        return last?.status_code === 200 ? yes('200') : no(`${last?.status_code ?? 'no answer yet'}`)
      },
    ],
    [
      'only owners may join the channel of orders',
      async () => {
        const [policy] = await query(`select 1 as there from pg_policies
          where schemaname = 'realtime' and tablename = 'messages' and policyname = 'owners hear of orders'`)
        return policy
          ? yes('the policy is there')
          : note('open admins ask every few seconds: select private.open_order_channel();')
      },
    ],
    [
      'old runs of the schedule are removed',
      async () => {
        const [old] = await query(`select count(*)::int as count from cron.job_run_details
          where end_time < now() - interval '4 days'`)
        return old?.count === 0 ? yes('none is older than four days') : no(`${old?.count} are there`)
      },
    ],
  ]
}

/** Runs `supabase db …` against a database. @throws with what the CLI says, which does not hold the password */
function supabase(args: string[], database: string): Promise<unknown> {
  const { address, env } = reachedBy(database)
  const cli = join(root, 'node_modules/.bin/supabase')
  const target = [`--remote=${address}`, '--output-format', 'json']
  return new Promise((resolve, reject) => {
    execFile(
      cli,
      ['db', ...args, ...target],
      { env: { ...process.env, ...env, DO_NOT_TRACK: '1' } },
      (_error, out) => {
        const answer: unknown = JSON.parse(out || '{"error": {"message": "the CLI said nothing"}}')
        const { error } = fieldsOf(JSON.stringify(answer))
        if (error === undefined) resolve(answer)
        else reject(new Error(String(fieldsOf(JSON.stringify(error)).message).slice(0, 200)))
      },
    )
  })
}
