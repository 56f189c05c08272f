// The attacks that only grants refuse, with the platform's roles. Every trial is undone; what counts is
// that none of them was let through to a single row.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { privilegeAttacks, privilegeTrials } from '../attacks/privileges.ts'
import { platform } from '../support/project-database.ts'
import { type Outcome, openRoles } from '../support/role-trials.ts'

describe.runIf(platform)('privileges, on the platform', () => {
  let shop: Awaited<ReturnType<typeof openRoles>>
  let outcomes: Outcome[] = []
  beforeAll(async () => {
    shop = await openRoles()
    outcomes = await shop.run(privilegeTrials)
  }, 180_000)
  afterAll(() => shop?.close())

  /** Refused for want of a right, or let through to no row at all; nothing else counts as a defence. */
  const refused = (outcome: Outcome | undefined, statement: string) =>
    outcome?.code === '42501' || (outcome?.n === 0 && /^(select|update|delete)/.test(statement))
  const letThrough = (answers: Outcome[]) =>
    privilegeTrials.flatMap(({ name, statement }, i) =>
      refused(answers[i], statement) ? [] : [`${name} (${answers[i]?.code ?? `${answers[i]?.n} rows`})`],
    )

  it.each(privilegeAttacks.map(({ name }) => name))('an attack on privileges is refused: %s', (name) => {
    expect(letThrough(outcomes).filter((line) => line.startsWith(`${name}:`))).toEqual([])
  })

  it('most of the attacks would be let through for a superuser', async () => {
    const some = privilegeTrials.filter(({ statement }) => /^(select|update|delete)/.test(statement))
    const answers = await shop.run(some.map((trial) => ({ ...trial, role: 'superuser' })))
    expect(answers.filter((answer, i) => !refused(answer, some[i]?.statement ?? '')).length).toBeGreaterThan(
      some.length / 2,
    )
    console.log(`${privilegeAttacks.length} attacks on privileges, ${privilegeTrials.length} cases`)
  })
})
