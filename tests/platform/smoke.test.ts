// What npm run smoke finds with DATABASE_URL, on a migrated project with the platform's roles.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseChecks } from '../../supabase/smoke/database-checks.ts'
import { openDatabase, type ProjectDatabase, platform } from '../support/project-database.ts'
import { inDatabase } from '../support/psql.ts'

describe.runIf(platform)('npm run smoke in the database', () => {
  let database: ProjectDatabase
  beforeAll(async () => {
    database = await openDatabase()
  })
  afterAll(() => database?.close())
  const looked = (part: string) => {
    const checks = databaseChecks(inDatabase(platform?.owner ?? '', database.name))
    return checks.find(([what]) => what.includes(part))?.[1]()
  }

  it('npm run smoke finds a shop without an owner, and nothing once it has one', async () => {
    expect(await looked('checks.sql')).toEqual({ ok: false, seen: 'the shop has no owner' })
    await database.session(
      `insert into auth.users (id, email) values ('${randomUUID()}', 'owner@example.com')`,
    )
    // As docs/hosting.md makes the first owner, in the role of the project's SQL editor.
    await database.session("set role postgres; select private.make_admin('owner@example.com')")
    expect(await looked('checks.sql')).toMatchObject({ ok: true })
  })

  it('npm run smoke finds what the platform’s Advisors find', async () => {
    expect(await looked('Advisors')).toMatchObject({ ok: true })
    await database.session(
      'create table public.open (id int primary key); grant select on public.open to anon',
    )
    expect(await looked('Advisors')).toEqual({ ok: false, seen: 'rls_disabled_in_public' })
  })

  it('npm run smoke says that there is no schedule, without the password', async () => {
    const { password } = new URL(platform?.owner ?? '')
    const refusal = String(await looked('schedule for mails')?.catch((error) => error))
    expect(refusal).toMatch(/cron\.job/)
    if (password) expect(refusal).not.toContain(password)
  })

  it('npm run smoke leaves the database out without its address', async () => {
    const [[, look] = []] = databaseChecks(undefined)
    expect(await look?.()).toMatchObject({ ok: null })
  })
})
