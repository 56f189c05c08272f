// What npm run smoke finds with DATABASE_URL, on a migrated project with the platform's roles.
import { randomUUID } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { databaseChecks } from '../smoke/database-checks.ts'
import { openDatabase, platform } from '../support/project-database.ts'
import { inDatabase } from '../support/psql.ts'

describe.runIf(platform)('npm run smoke in the database', () => {
  async function openProject() {
    const database = await openDatabase()
    onTestFinished(database.close)
    const checks = databaseChecks(inDatabase(platform?.owner ?? '', database.name))
    return { database, looked: (part: string) => checks.find(([what]) => what.includes(part))?.[1]() }
  }

  it('finds a shop without an owner, and nothing once it has one', async () => {
    const { database, looked } = await openProject()
    expect(await looked('checks.sql')).toEqual({ ok: false, seen: 'the shop has no owner' })
    await database.session(
      `insert into auth.users (id, email) values ('${randomUUID()}', 'owner@example.com')`,
    )
    // As README.md makes the first owner, in the role of the project's SQL editor.
    await database.session("set role postgres; select private.make_admin('owner@example.com')")
    expect(await looked('checks.sql')).toMatchObject({ ok: true })
  })

  it('finds what the platform’s Advisors find', async () => {
    const { database, looked } = await openProject()
    expect(await looked('Advisors')).toMatchObject({ ok: true })
    await database.session(
      'create table public.open (id int primary key); grant select on public.open to anon',
    )
    expect(await looked('Advisors')).toEqual({ ok: false, seen: 'rls_disabled_in_public' })
  })

  it('says that there is no schedule, without the password', async () => {
    const { looked } = await openProject()
    const { password } = new URL(platform?.owner ?? '')
    await expect(looked('schedule for mails')).rejects.toThrow(/cron\.job/)
    if (password) await expect(looked('schedule for mails')).rejects.not.toThrow(password)
  })

  it('is left out without an address', async () => {
    const [[, look] = []] = databaseChecks(undefined)
    expect(await look?.()).toMatchObject({ ok: null })
  })
})
