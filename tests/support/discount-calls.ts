// The calls of src/data about discounts and delivery zones; see rpc-calls.ts.
import { QueryClient } from '@tanstack/react-query'
import { saveZone } from '@/data/delivery/admin-delivery'
import {
  adminDiscountQuery,
  adminDiscountsQuery,
  discountUsesQuery,
  readBatchCodes,
} from '@/data/discounts/admin-discounts'
import { generateCodes, saveDiscount } from '@/data/discounts/save-discounts'
import { confirmStudentRequest, requestStudentDiscount } from '@/data/discounts/student'
import { decideRequest, studentRequestsQuery } from '@/data/discounts/student-requests'
import { confirmWelcome, requestWelcome } from '@/data/discounts/welcome'
import type { DiscountTerms } from '@/domain/discounts/admin-discount'
import type { Call } from './rpc-calls.ts'
import type { Shop } from './shop.ts'

const fresh = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Adds to the sample shop what the calls are about. */
export async function prepareDiscounts(shop: Shop) {
  const { id: discountId, batch: batchId } = await shop.one<{ id: string; batch: string }>(
    `insert into public.discounts (code, title, kind, value, total_limit, source, batch_id)
     values ('CALLS-1', 'Calls', 'percent', 5, 1, 'batch', gen_random_uuid()) returning id, batch_id as batch`,
  )
  const { id: requestId } = await shop.one<{ id: string }>(
    `insert into private.student_requests (name, email, mailbox, school, state, confirmed_at)
     values ('Imane', 'imane@example.com', 'imane@example.com', 'ENSA', 'open', now()) returning id`,
  )
  const { token: welcomeToken } = await shop.one<{ token: string }>(
    `insert into private.welcome_requests (email, mailbox, news)
     values ('imane@example.com', 'imane@example.com', false) returning token`,
  )
  const { token: studentToken } = await shop.one<{ token: string }>(
    `insert into private.student_requests (name, email, mailbox, school)
     values ('Rim', 'rim@example.com', 'rim@example.com', 'ENSA') returning confirm_token as token`,
  )
  return { discountId, batchId, requestId, welcomeToken, studentToken }
}

const terms: DiscountTerms = {
  code: 'CALLS-2',
  title: 'Calls',
  kind: 'amount',
  value: 500,
  scope: 'everything',
  collections: [],
  products: [],
  minimum: 2000,
  startsAt: null,
  endsAt: null,
  totalLimit: null,
  customerLimit: null,
  isFirstOrder: false,
}
const unreadOfDiscounts = ['batch_id', 'created_at']

export const discountCalls = (
  facts: () => Awaited<ReturnType<typeof prepareDiscounts>>,
): Record<string, Call[]> => ({
  list_discounts: [
    {
      role: 'owner',
      run: () =>
        fresh().fetchQuery(adminDiscountsQuery({ search: '', state: 'all', source: 'all', page: 1 })),
    },
  ],
  get_discount: [
    {
      role: 'owner',
      run: () => fresh().fetchQuery(adminDiscountQuery(facts().batchId)),
      unread: unreadOfDiscounts,
    },
  ],
  discount_uses: [{ role: 'owner', run: () => fresh().fetchQuery(discountUsesQuery(facts().discountId, 1)) }],
  batch_codes: [{ role: 'owner', run: () => readBatchCodes(facts().batchId) }],
  save_discount: [
    {
      role: 'owner',
      run: () => saveDiscount({ terms, seen: null }),
      reads: ['id'],
    },
  ],
  generate_codes: [{ role: 'owner', run: () => generateCodes({ terms, prefix: 'CALLS', count: 2 }) }],
  list_student_requests: [{ role: 'owner', run: () => fresh().fetchQuery(studentRequestsQuery('all', 1)) }],
  decide_student_request: [
    {
      role: 'owner',
      run: () => decideRequest({ id: facts().requestId, isApproved: true, note: '' }),
      unread: ['code'],
    },
  ],
  request_welcome: [
    {
      run: () => requestWelcome({ email: 'rim@example.com', news: false, honeypot: '' }),
      reads: [],
    },
  ],
  confirm_welcome: [{ run: () => confirmWelcome(facts().welcomeToken) }],
  request_student_discount: [
    {
      run: () =>
        requestStudentDiscount({
          name: 'Rim',
          email: 'rim@example.com',
          school: 'ENSA',
          honeypot: '',
          proof: null,
        }),
    },
  ],
  confirm_student_request: [{ run: () => confirmStudentRequest(facts().studentToken) }],
  save_shipping_zone: [
    {
      role: 'owner',
      run: () =>
        saveZone({
          fields: { name: 'Calls', countries: ['MA'], cities: ['Rabat'], methods: [] },
          seen: null,
        }),
      reads: ['id'],
    },
  ],
})
