import type { OrderStatus } from '@/domain/orders/order'

const shapes = {
  pending: <circle cx="6" cy="6" r="4.6" strokeDasharray="2.4 2.42" />,
  processing: (
    <>
      <circle cx="6" cy="6" r="4.6" />
      <path d="M6 3.3a2.7 2.7 0 0 1 0 5.4z" fill="currentColor" stroke="none" />
    </>
  ),
  shipped: (
    <>
      <circle cx="6" cy="6" r="4.6" />
      <path d="M6 6V3.3A2.7 2.7 0 1 1 3.3 6z" fill="currentColor" stroke="none" />
    </>
  ),
  delivered: (
    <>
      <circle cx="6" cy="6" r="5.3" fill="currentColor" stroke="none" />
      <path d="M3.6 6.2l1.7 1.7 3.2-3.6" className="stroke-success-soft" />
    </>
  ),
  cancelled: (
    <>
      <circle cx="6" cy="6" r="4.6" />
      <path d="M4.3 4.3l3.4 3.4M7.7 4.3L4.3 7.7" />
    </>
  ),
} satisfies Record<OrderStatus, unknown>

export function StatusMark({ status }: { status: OrderStatus }) {
  return (
    <svg
      width={12}
      height={12}
      viewBox="0 0 12 12"
      aria-hidden="true"
      className="shrink-0 fill-none stroke-current"
      strokeWidth={1.4}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes[status]}
    </svg>
  )
}
