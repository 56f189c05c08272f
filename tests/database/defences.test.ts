// Each listed defence can still be removed, as `npm run prove:defences` does it. An entry that no longer matches the code
// proves nothing.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defences } from '../defences/defences.ts'
import { openShop, type Shop } from '../support/shop.ts'

const root = join(import.meta.dirname, '../..')
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

describe('the list of defences', () => {
  it.each(defences)('a listed defence still fits the code: $name', async (defence) => {
    expect(existsSync(join(root, defence.file)), defence.file).toBe(true)
    if ('source' in defence) {
      expect(readFileSync(join(root, defence.source), 'utf8')).toContain(defence.find)
      return
    }
    const { sql } = defence
    await shop.database.transaction(async (tx) => {
      await tx.exec(sql)
      await tx.rollback()
    })
  })

  it('the list of defences has no name twice', () => {
    const names = defences.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  })
})
