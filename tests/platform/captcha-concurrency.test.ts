// One pass of the CAPTCHA in many requests at the same moment, on the platform's PostgreSQL.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  asAnon,
  asService,
  openDatabase,
  type ProjectDatabase,
  platform,
} from '../support/project-database.ts'

const setting = "'turnstile', '1x00000000000000000000AA'"

describe.runIf(platform)('a pass of the CAPTCHA', () => {
  let database: ProjectDatabase
  beforeAll(async () => {
    database = await openDatabase()
    await database.session(`insert into private.captcha (provider, site_key) values (${setting})`)
  })
  afterAll(() => database?.close())

  const issue = () =>
    database.session(`${asService} select public.issue_captcha_pass('subscription', ${setting})`)
  const subscribe = (pass: string, email: string, before = '') =>
    database
      .session(`${asAnon} select set_config('request.headers', '{"x-captcha-pass": "${pass}"}', false);
        ${before} select public.subscribe('${email}', 'newsletter');`)
      .then(
        () => 'passed',
        (error: unknown) => (String(error).includes('CAPTCHA_REQUIRED') ? 'refused' : String(error)),
      )

  it('a pass of the CAPTCHA lets one of twenty requests through', async () => {
    const pass = await issue()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => subscribe(pass, `robot-${i}@example.com`)),
    )
    expect(answers.toSorted()).toEqual(['passed', ...Array.from({ length: 19 }, () => 'refused')])
    expect(
      await database.sql("select recipient from private.email_outbox where template = 'subscribe-confirm'"),
    ).toHaveLength(1)
  })

  it('a pass of the CAPTCHA goes to the request that waited when the first one is undone', async () => {
    const pass = await issue()
    const first =
      database.session(`${asAnon} select set_config('request.headers', '{"x-captcha-pass": "${pass}"}', false);
      begin; select public.subscribe('first@example.com', 'newsletter'); select pg_sleep(1); rollback;`)
    await new Promise((done) => setTimeout(done, 400))
    expect(await subscribe(pass, 'second@example.com')).toBe('passed')
    await first
    expect(await subscribe(pass, 'third@example.com')).toBe('refused')
  })

  it('an import into the database needs no pass of the CAPTCHA', async () => {
    await database.session(`insert into public.messages (id, kind, name, email, body)
      values (gen_random_uuid(), 'contact', 'A', 'a@example.com', 'b')`)
    const refused = await database
      .session(`${asAnon} insert into public.messages (id, kind, name, email, body)
        values (gen_random_uuid(), 'contact', 'A', 'a@example.com', 'b')`)
      .catch((error: unknown) => String(error))
    expect(refused).toContain('permission denied')
  })
})
