import * as Popover from '@radix-ui/react-popover'
import { useSelect } from 'downshift'
import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { admin } from '@/content/admin/admin'
import { orders as words } from '@/content/orders/orders'
import {
  type BadgeVariant,
  type OrderStatus,
  type OrderSummary,
  orderStatuses,
  statusBadge,
} from '@/domain/orders/order'
import { useLayer } from '@/ui/layers'
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

const items = [...orderStatuses]
// A portal mounts its elements a render later than downshift looks for them.
const inPortal = { suppressRefError: true }
/** The focus stays on the button, which names the highlighted option. */
const keepFocus = (event: Event) => event.preventDefault()

export function StatusBadge({ status, children }: { status: OrderStatus; children?: ReactNode }) {
  return (
    <span className={`${badge} h-6 ${looks[statusBadge[status]]}`}>
      <StatusMark status={status} />
      <span>{children ?? words.statuses[status]}</span>
    </span>
  )
}

/** The status badge as a select that changes the status. */
export function StatusSelect({
  order,
  big = false,
  chosen = false,
}: {
  order: Pick<OrderSummary, 'number' | 'status'>
  big?: boolean
  /** True in a selected row, whose background is the blue badge's. */
  chosen?: boolean
}) {
  const change = useStatusChange()
  const toggle = useRef<HTMLButtonElement>(null)
  const { isOpen, highlightedIndex, getToggleButtonProps, getMenuProps, getItemProps, closeMenu } = useSelect(
    {
      items,
      selectedItem: order.status,
      itemToString: (status) => (status ? words.statuses[status] : ''),
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem) void change(order, selectedItem)
      },
      // Leaving the menu chooses nothing; by default it would choose what is highlighted.
      stateReducer: (state, { type, changes }) =>
        type === useSelect.stateChangeTypes.ToggleButtonBlur
          ? { ...changes, selectedItem: state.selectedItem }
          : changes,
    },
  )
  useLayer(isOpen, closeMenu)
  const menuProps = getMenuProps({ 'aria-label': admin.orders.statusOf(order.number) }, inPortal)
  return (
    <>
      <button
        {...getToggleButtonProps({
          type: 'button',
          ref: toggle,
          'aria-label': admin.orders.statusOf(order.number),
          'aria-labelledby': undefined,
        })}
        className={`${badge} relative z-1 after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:border-current ${big ? 'h-10 md:h-8' : 'h-7 md:h-6'} ${chosen && order.status === 'processing' ? 'border-transparent bg-surface-raised text-accent' : looks[statusBadge[order.status]]}`}
      >
        <StatusMark status={order.status} />
        <span>{words.statuses[order.status]}</span>
        <ChevronDown size={12} strokeWidth={1.6} aria-hidden="true" className="opacity-75" />
      </button>
      {/* Rendered when it opens only: a page of orders has fifty of them. */}
      {isOpen && (
        <Popover.Root open>
          <Popover.Anchor virtualRef={toggle} />
          <Popover.Portal>
            <Popover.Content
              align="end"
              sideOffset={4}
              collisionPadding={12}
              role="presentation"
              onOpenAutoFocus={keepFocus}
              onCloseAutoFocus={keepFocus}
              className="z-50 w-56 rounded-surface border border-line bg-surface-raised p-1 shadow-float"
            >
              <ul {...menuProps}>
                {items.map((status, index) => (
                  <li
                    {...getItemProps({ item: status, index })}
                    key={status}
                    className={`flex h-11 cursor-pointer items-center rounded-control ps-1 pe-2 md:h-9 ${index === highlightedIndex ? 'bg-surface-sunken' : ''}`}
                  >
                    <StatusBadge status={status} />
                    {status === order.status && (
                      <Check size={16} strokeWidth={1.8} aria-hidden="true" className="ms-auto text-accent" />
                    )}
                  </li>
                ))}
              </ul>
              <p className="mt-1 border-t border-line p-2 text-12 leading-snug text-muted">
                {admin.orders.statusNote}
              </p>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </>
  )
}
