import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { currentRow, useRowShortcuts } from '@/admin/shared/list/use-row-shortcuts'
import { useStatusChange } from '@/admin/shared/orders/use-status-change'
import { useMay } from '@/admin/shared/page/access'
import { useShortcuts } from '@/admin/shared/page/use-shortcuts'
import { adminPaths } from '@/config/admin-paths'
import { orderQuery } from '@/data/orders/order-queries'
import { type OrderSummary, orderStatuses } from '@/domain/orders/order'
import type { useChosenOrders } from './use-chosen-orders'

const patience = 4000

/**
 * `s` then 1 to 5 sets a status, `p` prints, besides the row shortcuts: of the selected orders, else of the focused or open
 * one. Returns true while `s` waits for a digit.
 */
export function useOrderShortcuts(
  orders: readonly OrderSummary[],
  { selection, chosen, isAll, setStatus }: ReturnType<typeof useChosenOrders>,
): boolean {
  const { orderId } = useParams()
  const client = useQueryClient()
  const navigate = useNavigate()
  const change = useStatusChange()
  const may = useMay()
  const [isArmed, setArmed] = useState(false)
  useEffect(() => {
    if (!isArmed) return undefined
    const timer = setTimeout(() => setArmed(false), patience)
    return () => clearTimeout(timer)
  }, [isArmed])

  useRowShortcuts({ openId: orderId, onSelect: selection.toggle })
  const current = () => currentRow(orderId)?.dataset.row ?? orderId ?? null

  const choose = (place: number) => () => {
    const status = orderStatuses[place]
    if (!isArmed || !status) return false
    setArmed(false)
    if (isAll) return true
    const id = current()
    // The open order may have left the list through its new status.
    const open = id && client.getQueryData(orderQuery(id).queryKey)
    const order = orders.find((each) => each.id === id) ?? open
    if (chosen.length > 0) setStatus(status)
    else if (order) void change(order, status)
    return true
  }
  const print = () => {
    const id = current()
    const printed = chosen.length > 0 ? chosen : orders.filter((order) => order.id === id)
    const numbers = printed.map(({ number }) => number)
    if (!isAll && numbers.length > 0) void navigate(adminPaths.print('packing-slip', numbers))
    return true
  }
  useShortcuts({
    s: () => {
      if (!may('orders.change')) return false
      setArmed(true)
      return true
    },
    1: choose(0),
    2: choose(1),
    3: choose(2),
    4: choose(3),
    5: choose(4),
    p: print,
  })
  return isArmed
}
