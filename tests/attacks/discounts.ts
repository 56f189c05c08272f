// Discounts and delivery: codes that are not theirs, prices that they would like, and forms that are not for them.
import { type Attack, each, type Sent } from './target.ts'

const attackers: Record<string, Sent> = { 'without a session': {}, 'as a member': { as: 'shopper' } }
const uuid = '00000000-0000-4000-8000-000000000001'
const free = { code: 'ALL-FREE', title: 'Free', kind: 'percent', value: 100 }
/** What an owner would call. */
const ownersCalls: Record<string, [name: string, args: object]> = {
  'a discount': ['save_discount', { p_discount: free }],
  'a thousand codes': ['generate_codes', { p_discount: free, p_prefix: 'X', p_count: 1000 }],
  'every code': ['list_discounts', {}],
  'the codes of a batch': ['batch_codes', { p_batch_id: '0b2f3a52-6a1e-4c6e-9a3f-5d1c8e7b0f00' }],
  'who used a code': ['discount_uses', { p_id: uuid }],
  'a discount stopped': ['set_discount_active', { p_id: uuid, p_active: false }],
  'every student': ['list_student_requests', { p_state: 'all' }],
  'a student approved': ['decide_student_request', { p_id: uuid, p_approved: true }],
  'delivery for nothing': [
    'save_shipping_zone',
    { p_zone: { name: 'Mine', methods: [{ name: 'Free', min_days: 0, max_days: 1, price: 0 }] } },
  ],
  'no delivery': ['delete_shipping_zone', { p_id: uuid }],
}
export const discountAttacks: Attack[] = [
  {
    name: 'what only the owner does with discounts and delivery',
    cases: Object.entries(attackers).flatMap(([who, sent]) =>
      each(ownersCalls, (t, [name, args]) => t.rpc(name, args, sent)).map((attempt) => ({
        ...attempt,
        name: `${attempt.name}, ${who}`,
      })),
    ),
  },
  {
    name: 'discounts, their uses and delivery read or written as tables',
    cases: Object.entries(attackers).flatMap(([who, sent]) =>
      each(
        {
          'every code': ['GET', 'discounts?select=*', undefined],
          'a code': ['GET', 'discounts?code=eq.TILES10', undefined],
          'a discount': ['POST', 'discounts', free],
          'a larger discount': ['PATCH', 'discounts?id=not.is.null', { value: 100 }],
          'no limit': ['PATCH', 'discounts?id=not.is.null', { total_limit: null }],
          'delivery for nothing': ['PATCH', 'shipping_methods?id=not.is.null', { price: 0 }],
          'another method': [
            'POST',
            'shipping_methods',
            { zone_id: uuid, name: 'Free', min_days: 0, max_days: 0, price: 0 },
          ],
          'another zone': ['POST', 'shipping_zones', { name: 'Mine' }],
          'another country': ['POST', 'countries', { code: 'XX' }],
        } as Record<string, [string, string, object | undefined]>,
        (t, [method, path, body]) => t.rest(method, path, { ...sent, ...(body && { body }) }),
      ).map((attempt) => ({ ...attempt, name: `${attempt.name}, ${who}` })),
    ),
  },
  {
    name: 'an order’s discount set afterwards',
    cases: (['shopper', 'owner'] as const).flatMap((as) =>
      each(
        {
          'a discount': { discount_amount: 30, total_amount: 30 },
          'a code': { discount_code: 'TILES10', discount_title: '10% off' },
          'another method': { shipping_method: 'Premium Express' },
          'dearer delivery': { shipping_cost: 5, total_amount: 65 },
        },
        (t, body) => t.rest('PATCH', `orders?id=eq.${t.mine.id}`, { as, body }),
      ).map((attempt) => ({ ...attempt, name: `${attempt.name}, by ${as}` })),
    ),
  },
  {
    name: 'an order for a price of the buyer’s choice',
    cases: each(
      {
        'with a code that is none': { p_code: 'GIVE-ME-HALF' },
        'with a code of another mailbox': { p_code: 'STUDENT-7GK2M4TQ', p_expected_total: 54 },
        'with a code that is over': { p_code: 'SUMMER25', p_expected_total: 45 },
        'with a code that has not begun': { p_code: 'NEWYEAR20', p_expected_total: 48 },
        'with a statement for a code': { p_code: "' or code is not null --" },
        'with a pattern for a code': { p_code: '%' },
        'with a long code': { p_code: 'A'.repeat(10_000) },
        'with a method that is none': { p_shipping_method: uuid, p_expected_total: 60 },
        'with a statement for a method': { p_shipping_method: "' or true --" },
        'for less than nothing': { p_expected_total: -60 },
        'for no number': { p_expected_total: 'NaN' },
        'without end': { p_expected_total: 'Infinity' },
      },
      (t, changes) => t.rpc('place_order', t.order({ p_expected_total: 30, ...changes })),
      // The refusal may contain the current price.
      { open: true },
    ),
  },
  {
    name: 'links of mails, guessed',
    cases: each(
      { 'no link': '', 'any link': uuid, 'a pattern': '%', 'a long one': 'a'.repeat(100_000), none: null },
      async (t, p_token) => [
        await t.rpc('confirm_welcome', { p_token }),
        await t.rpc('confirm_student_request', { p_token }),
      ],
    ),
  },
]
