import * as Select from '@radix-ui/react-select'
import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { admin } from '@/content/admin/admin'
import { orders as words } from '@/content/orders/orders'
import {
  type BadgeVariant,
  type OrderStatus,
  type OrderSummary,
  orderStatuses,
  statusBadge,
} from '@/domain/orders/order'
import { buildLanguage } from '@/domain/text/build-language'
import { directionOf } from '@/domain/text/spoken-languages'
import { useLayer } from '@/ui/layers'
import '@/ui/trusted-style'
import { useMay } from '../page/access'
import { StatusMark } from './status-mark'
import { useStatusChange } from './use-status-change'

const looks: Record<BadgeVariant, string> = {
  secondary: 'border-transparent bg-line text-ink',
  default: 'border-transparent bg-accent-soft text-accent',
  outline: 'border-line-strong bg-surface-raised text-ink',
  success: 'border-transparent bg-success-soft text-success',
  destructive: 'border-transparent bg-danger-soft text-danger-text',
}

const badge =
  'inline-flex items-center gap-1.5 rounded-control border px-2 text-12 font-semibold whitespace-nowrap'

export function StatusBadge({ status, children }: { status: OrderStatus; children?: ReactNode }) {
  return (
    <span className={`${badge} h-6 ${looks[statusBadge[status]]}`}>
      <StatusMark status={status} />
      <span>{children ?? words.statuses[status]}</span>
    </span>
  )
}

type StatusSelectProps = {
  order: Pick<OrderSummary, 'number' | 'status'>
  big?: boolean
  /** True in a selected row, whose background is the blue badge's. */
  chosen?: boolean
}

/** The status badge as a select that changes the status, for who may. */
export function StatusSelect({ order, big = false, chosen = false }: StatusSelectProps) {
  const change = useStatusChange()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  useLayer(isOpen, () => setOpen(false))
  if (!may('orders.change')) return <StatusBadge status={order.status} />
  return (
    <Select.Root
      dir={directionOf(buildLanguage)}
      value={order.status}
      onValueChange={(status: OrderStatus) => void change(order, status)}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <Select.Trigger
        aria-label={admin.orders.statusOf(order.number)}
        className={`${badge} relative z-1 after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:border-current ${big ? 'h-10 md:h-8' : 'h-7 md:h-6'} ${chosen && order.status === 'processing' ? 'border-transparent bg-surface-raised text-accent' : looks[statusBadge[order.status]]}`}
      >
        <StatusMark status={order.status} />
        <Select.Value>{words.statuses[order.status]}</Select.Value>
        <Select.Icon asChild>
          <ChevronDown size={12} strokeWidth={1.6} aria-hidden="true" className="opacity-75" />
        </Select.Icon>
      </Select.Trigger>
      {/* Rendered when it opens only: a page of orders has fifty of them. */}
      {isOpen && (
        <Select.Portal>
          <Select.Content
            position="popper"
            align="end"
            sideOffset={4}
            collisionPadding={12}
            className="z-50 w-56 rounded-surface border border-line bg-surface-raised p-1 shadow-float"
          >
            <Select.Viewport>
              {orderStatuses.map((status) => (
                <Select.Item
                  key={status}
                  value={status}
                  className="flex h-11 cursor-pointer items-center rounded-control ps-1 pe-2 outline-none data-highlighted:bg-surface-sunken md:h-9"
                >
                  <StatusBadge status={status}>
                    <Select.ItemText>{words.statuses[status]}</Select.ItemText>
                  </StatusBadge>
                  <Select.ItemIndicator className="ms-auto">
                    <Check size={16} strokeWidth={1.8} aria-hidden="true" className="text-accent" />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Viewport>
            <p className="mt-1 border-t border-line p-2 text-12 leading-snug text-muted">
              {admin.orders.statusNote}
            </p>
          </Select.Content>
        </Select.Portal>
      )}
    </Select.Root>
  )
}
