// npm run smoke against the built shop: it finds the scripts and the public key in them, and no problem.
import { runChecks } from '../../supabase/smoke/run-checks.ts'
import { visit } from '../../supabase/smoke/visit.ts'
import { atNight, expect, test } from '../fixtures/test'

test('npm run smoke finds nothing wrong with the built shop', atNight, async ({ shop }) => {
  const visited = await visit(shop.url)
  expect(visited.scripts.size).toBeGreaterThan(50)
  const outcomes = await runChecks(visited)
  expect(outcomes.filter(({ ok }) => ok === false)).toEqual([])
})
