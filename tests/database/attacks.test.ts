// What an attacker would try: raw requests, each of which must bring nothing back and change nothing. The attacks are
// listed in tests/attacks; the table of how many there are is printed at the end.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { abuseAttacks } from '../attacks/abuse.ts'
import { afterDeliveryAttacks } from '../attacks/after-delivery.ts'
import { discountAttacks } from '../attacks/discounts.ts'
import { fileAttacks } from '../attacks/files.ts'
import { identityAttacks } from '../attacks/identity.ts'
import { inputAttacks } from '../attacks/input.ts'
import { mailAttacks } from '../attacks/mail.ts'
import { memberAttacks } from '../attacks/members.ts'
import { orderAttacks } from '../attacks/orders.ts'
import { parcelAttacks, prepareParcelAttacks } from '../attacks/parcels.ts'
import { paymentAttacks } from '../attacks/payments.ts'
import { prepareReturnAttacks, returnAttacks } from '../attacks/returns.ts'
import { type Attack, openTarget, type Target, withstands } from '../attacks/target.ts'
import { brokenInvariants } from '../support/checkout.ts'
import { sampleBy } from '../support/seed.ts'

const groups: Record<string, Attack[]> = {
  'money and orders': orderAttacks,
  'payments and refunds': paymentAttacks,
  'discounts and delivery': discountAttacks,
  'parcels and owners’ orders': parcelAttacks,
  returns: returnAttacks,
  'after delivery': afterDeliveryAttacks,
  'mail and names': mailAttacks,
  'impersonating another user': identityAttacks,
  'members against each other': memberAttacks,
  'what is typed': inputAttacks,
  files: fileAttacks,
  // Last: it uses up what members may order within an hour.
  'business abuse': abuseAttacks,
}

let target: Target
let state: Record<string, string>
beforeAll(async () => {
  // The back end logs every request that it cannot read.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  target = await openTarget()
  await prepareReturnAttacks(target)
  await prepareParcelAttacks(target)
  state = await target.state()
}, 60_000)
afterAll(async () => {
  expect(await brokenInvariants(target.shop)).toEqual([])
  await target.close()
})

/** How many cases of an attack are tried; with FULL=1 all. */
const tried = 8
const chosen = ({ name, cases }: Attack) => sampleBy(cases, (each) => `${name}: ${each.name}`, tried)

describe.each(Object.entries(groups))('%s', (_group, attacks) => {
  // Not $name, which would be cut.
  describe.each(attacks.map((attack) => [attack.name, chosen(attack)] as const))('%s', (_attack, cases) => {
    it.each(cases.map((attempt) => [attempt.name, attempt] as const))('%s', async (_name, attempt) => {
      try {
        state = await withstands(target, attempt, state)
      } catch (error) {
        // What one attack broke is not held against the next.
        state = await target.state()
        throw error
      }
    })
  })
})

it('the tests try enough attacks and cases, and no two attacks have one name', () => {
  const attacks = Object.values(groups).flat()
  const cases = attacks.flatMap((attack) => attack.cases)
  console.table(
    Object.fromEntries(
      [...Object.entries(groups), ['all', attacks] as const].map(([group, list]) => [
        group,
        { attacks: list.length, cases: list.reduce((sum, attack) => sum + attack.cases.length, 0) },
      ]),
    ),
  )
  expect(new Set(attacks.map(({ name }) => name)).size).toBe(attacks.length)
  expect(attacks.length).toBeGreaterThanOrEqual(60)
  expect(cases.length).toBeGreaterThanOrEqual(160)
})
