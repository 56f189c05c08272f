// The whole sample data, pushed by the real CLI, and what an owner does with so much of it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Push, push } from '../support/platform.ts'
import { asMember, openDatabase, type ProjectDatabase, platform } from '../support/project-database.ts'
import { inDatabase } from '../support/psql.ts'
import { accounts } from '../support/shop.ts'
import { complaint } from '../support/supabase-cli.ts'

describe.runIf(platform)('the sample data', () => {
  let database: ProjectDatabase
  let sample: Push
  let owner = ''
  const pushSample = () =>
    push(inDatabase(platform?.owner ?? '', database.name), platform?.log ?? null, ['--include-seed'])

  beforeAll(async () => {
    database = await openDatabase()
    sample = await pushSample()
    owner = await database.session(`select id from auth.users where email = '${accounts.owner.email}'`)
  })
  afterAll(() => database?.close())

  it('is taken without an error or a warning', async () => {
    expect(sample.output).not.toMatch(complaint)
    expect(sample).toMatchObject({ code: 0, warnings: [] })
    const [row] = await database.sql<{ n: number }>('select count(*) as n from public.products')
    expect(row?.n).toBeGreaterThan(6000)
  })

  it('is not loaded again by a second push', async () => {
    const { code, output } = await pushSample()
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('up to date') })
    expect(output).not.toContain('Seeding')
  })

  it('is changed by the owner in the largest portions of the admin, within the time limit', async () => {
    const products =
      await database.session(`${asMember(owner)} select jsonb_array_length(public.change_products(
      array(select id from public.products order by id limit 500), '{"percent": 5}'))`)
    expect(products).toBe('500')
    const orders = await database.session(`${asMember(owner)}
      with pending as (select order_number from public.orders where order_status = 'pending' limit 200)
      select jsonb_array_length(public.change_orders((select jsonb_agg(jsonb_build_object(
        'number', order_number, 'field', 'status', 'from', 'pending', 'to', 'processing')) from pending)))`)
    expect(Number(orders)).toBeGreaterThan(0)
  })
})
