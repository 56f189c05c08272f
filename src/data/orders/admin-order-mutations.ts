import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import type { CancelReason, Order, OrderStatus, OrderSummary } from '@/domain/orders/order'
import { applied, type OrderChange, reversed } from '@/domain/orders/order-change'
import { productKeys } from '../products/product-keys'
import { AppError } from '../supabase/errors'
import { rest, unwrap } from '../supabase/rest'
import { rpc } from '../supabase/rpc'
import { nothing } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { orderKeys } from './order-keys'
import { type Shortage, shortagesOf } from './place-order'

export type Tracking = { carrier: string; trackingNumber: string }
type SetStatus = {
  number: string
  from: OrderStatus
  status: OrderStatus
  tracking?: Tracking | undefined
  /** Why it is cancelled. */
  reason?: CancelReason | undefined
}
/** Why one of several changes was not made. */
export type Refusal = { number: string; code: string; shortages: Shortage[] | null }

type List = { orders: OrderSummary[] }

/**
 * Sets an order's status by its number, shown at once and taken back when it fails: also when it is
 * no longer `from`, because another user (a customer who cancels) was faster. Tracking goes along in the same step.
 */
export function useSetOrderStatus() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: orderKeys.change(),
    mutationFn: setStatus,
    onMutate: ({ number, from, status }) =>
      showAtOnce(client, [{ number, field: 'status', from, to: status }]),
    onError: (_error, _variables, takeBack) => takeBack?.(),
    onSettled: () => settle(client),
  })
}

/**
 * Changes several orders in one request. Each is done or refused by itself; what was refused is what it was.
 * Resolves to the refusals.
 */
export function useChangeOrders() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: orderKeys.change(),
    mutationFn: ({
      changes,
      reason,
    }: {
      changes: readonly OrderChange[]
      reason?: CancelReason | undefined
    }) => changeOrders(changes, reason),
    onMutate: ({ changes }) => showAtOnce(client, changes),
    onError: (_error, _variables, takeBack) => takeBack?.(),
    onSuccess: (refusals, { changes }) => {
      const refused = changes.filter(({ number }) => refusals.some((refusal) => refusal.number === number))
      show(client, refused.map(reversed))
    },
    onSettled: () => settle(client),
  })
}

/**
 * Shows changes in every list and order before they are answered. Resolves to a function that takes back these changes
 * alone: others may be under way.
 */
async function showAtOnce(client: QueryClient, changes: readonly OrderChange[]) {
  await client.cancelQueries({ queryKey: orderKeys.all })
  show(client, changes)
  return () => show(client, changes.map(reversed))
}

function show(client: QueryClient, changes: readonly OrderChange[]) {
  client.setQueriesData<List>(
    { queryKey: orderKeys.lists() },
    (list) => list && { ...list, orders: list.orders.map((order) => applied(order, changes)) },
  )
  client.setQueriesData<Order | null>(
    { queryKey: orderKeys.details() },
    (order) => order && applied(order, changes),
  )
}

function settle(client: QueryClient) {
  // While another change is under way its answer is worth waiting for: reading now would show what was before it.
  if (client.isMutating({ mutationKey: orderKeys.change() }) > 1) return
  void client.invalidateQueries({ queryKey: orderKeys.all })
  // Cancelling gives the stock back, and the other way round.
  void client.invalidateQueries({ queryKey: productKeys.all })
}

async function setStatus({ number, from, status, tracking, reason }: SetStatus) {
  await unwrap(
    rest
      .from('orders')
      .update({
        order_status: status,
        ...(tracking && toColumns(tracking)),
        ...(reason && { cancel_reason: reason }),
      })
      .eq('order_number', number)
      .eq('order_status', from)
      .select('order_number')
      .single(),
  )
}

const toColumns = ({ carrier, trackingNumber }: Tracking) => ({
  carrier: carrier.trim() || null,
  tracking_number: trackingNumber.trim() || null,
})

/** Sets the carrier and tracking number of an order, which the customer sees; an empty text removes one. Refused when another owner changed them. */
export function useSetTracking() {
  return useMutation({
    mutationFn: setTracking,
    onSettled: useRefresh(orderKeys.all),
  })
}

async function setTracking({
  number,
  seen,
  tracking,
}: {
  number: string
  seen: Tracking
  tracking: Tracking
}) {
  const was = toColumns(seen)
  const update = rest.from('orders').update(toColumns(tracking)).eq('order_number', number)
  const sameCarrier = was.carrier === null ? update.is('carrier', null) : update.eq('carrier', was.carrier)
  const same =
    was.tracking_number === null
      ? sameCarrier.is('tracking_number', null)
      : sameCarrier.eq('tracking_number', was.tracking_number)
  await unwrap(same.select('order_number').single())
}

/** How many the database takes at once. */
const perRequest = 200

export async function changeOrders(
  changes: readonly OrderChange[],
  reason?: CancelReason,
): Promise<Refusal[]> {
  const answers = await rpc(
    'change_orders',
    { p_changes: changes.slice(0, perRequest), ...(reason && { p_reason: reason }) },
    changeAnswers,
  )
  return answers.flatMap(({ number, code, detail }) =>
    code === null
      ? []
      : [{ number, code, shortages: shortagesOf(new AppError('conflict', code, { detail })) }],
  )
}

/** The code is null where the change was made. */
const changeAnswers = v.array(
  v.object({ number: v.string(), code: v.nullable(v.string()), detail: v.unknown() }),
)

/** Whether a status was not set because the order had moved on meanwhile. */
export function isStatusConflict(error: unknown): boolean {
  return error instanceof AppError && (error.kind === 'not-found' || error.code === 'ORDER_WAS_CANCELLED')
}

/** Whether a status was refused because the order is not paid yet. */
export const isUnpaid = (error: unknown) => error instanceof AppError && error.code === 'NOT_PAID'

/** Whether an order was not cancelled because items of it are being returned, or were. */
export const hasReturns = (error: unknown) => error instanceof AppError && error.code === 'HAS_RETURNS'

/** Whether a status was refused because the cash order is not confirmed, and only confirmed ones are packed. */
export const isUnconfirmed = (error: unknown) => error instanceof AppError && error.code === 'NOT_CONFIRMED'

/** Whether a status was refused because other parcels of the order are on their way. */
export const hasParcels = (error: unknown) => error instanceof AppError && error.code === 'HAS_PARCELS'

/** Sends a mail about an order again. */
export function useResendMail(orderId: string) {
  return useMutation({
    mutationFn: resendMail,
    onSettled: useRefresh(orderKeys.adminDetail(orderId)),
  })
}

export const resendMail = (id: number) => rpc('resend_order_mail', { p_id: id }, nothing)
