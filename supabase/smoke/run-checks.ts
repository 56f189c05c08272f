import { dataChecks } from './data-checks.ts'
import { databaseChecks } from './database-checks.ts'
import { pageChecks } from './page-checks.ts'
import { platformChecks } from './platform-checks.ts'
import { no, type Outcome, type Visit } from './visit.ts'

/** Every check of a shop, one after the other; one that throws has failed. */
export async function runChecks(shop: Visit, database?: string): Promise<(Outcome & { what: string })[]> {
  const outcomes = []
  for (const [what, look] of [
    ...pageChecks(shop),
    ...dataChecks(shop),
    ...platformChecks(shop),
    ...databaseChecks(database),
  ])
    outcomes.push({ what, ...(await look().catch((error: Error) => no(error.message))) })
  return outcomes
}
