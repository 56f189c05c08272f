// The sample data, pushed by the real CLI, and what an owner does with so much of it. Every other time all of it, else what
// does without the generated catalogue.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../support/imports.ts'
import { type Push, push } from '../support/platform.ts'
import { asMember, openDatabase, type ProjectDatabase, platform } from '../support/project-database.ts'
import { inDatabase } from '../support/psql.ts'
import { isFirstOfTwo, isFull } from '../support/seed.ts'
import { accounts } from '../support/shop.ts'
import { complaint } from '../support/supabase-cli.ts'

const isWhole = isFull || isFirstOfTwo('the whole sample data')
const config = readFileSync(join(root, 'supabase/config.toml'), 'utf8')
const ofTheGeneratedCatalogue = /^.*\/seeds\/(generated|trending|order-history).*\n/gm

describe.runIf(platform)('the sample data', () => {
  let database: ProjectDatabase
  let sample: Push
  let owner = ''
  const folder = mkdtempSync(join(tmpdir(), 'shop-sample-'))
  const pushSample = () =>
    push(inDatabase(platform?.owner ?? '', database.name), platform?.log ?? null, [
      `--workdir=${folder}`,
      '--include-seed',
    ])

  beforeAll(async () => {
    for (const name of ['migrations', 'sample/seeds', 'templates'])
      cpSync(join(root, 'supabase', name), join(folder, 'supabase', name), { recursive: true })
    writeFileSync(
      join(folder, 'supabase/config.toml'),
      isWhole ? config : config.replace(ofTheGeneratedCatalogue, ''),
    )
    database = await openDatabase()
    sample = await pushSample()
    owner = await database.session(`select id from auth.users where email = '${accounts.owner.email}'`)
  })
  afterAll(async () => {
    await database?.close()
    rmSync(folder, { recursive: true })
  })

  it('the sample data is taken without an error or a warning', async () => {
    expect(sample.output).not.toMatch(complaint)
    expect(sample).toMatchObject({ code: 0, warnings: [] })
    const [row] = await database.sql<{ n: number }>('select count(*) as n from public.products')
    expect(row?.n).toBeGreaterThan(isWhole ? 6000 : 30)
  })

  it('the sample data is not loaded again by a second push', async () => {
    const { code, output } = await pushSample()
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('up to date') })
    expect(output).not.toContain('Seeding')
  })

  if (isWhole)
    it('the owner changes the sample data in the admin’s largest portions, within the time limit', async () => {
      const products =
        await database.session(`${asMember(owner)} select jsonb_array_length(public.change_products(
        array(select id from public.products order by id limit 500), '{"percent": 5}') -> 'before')`)
      expect(products).toBe('500')
      const orders = await database.session(`${asMember(owner)}
        with pending as (select order_number from public.orders where order_status = 'pending' limit 200)
        select jsonb_array_length(public.change_orders((select jsonb_agg(jsonb_build_object(
          'number', order_number, 'field', 'status', 'from', 'pending', 'to', 'processing')) from pending)))`)
      expect(Number(orders)).toBeGreaterThan(0)
    })
})
