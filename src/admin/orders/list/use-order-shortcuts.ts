import { useEffect, useState } from 'react'
import { currentRow, useRowShortcuts } from '@/admin/shared/list/use-row-shortcuts'
import { useShortcuts } from '@/admin/shared/page/use-shortcuts'
import { type OrderStatus, orderStatuses } from '@/domain/orders/order'

type OrderShortcuts = {
  openId: string | undefined
  onSelect: (id: string, options: { range: boolean }) => void
  /** `id` is the focused or open order; null means the selection. */
  onStatus: (id: string | null, status: OrderStatus) => void
  onPrint: (id: string | null) => void
}

const patience = 4000

/** `s` then 1 to 5 sets a status, `p` prints, besides the row shortcuts. Returns true while `s` waits for a digit. */
export function useOrderShortcuts({ openId, onSelect, onStatus, onPrint }: OrderShortcuts): boolean {
  const [isArmed, setArmed] = useState(false)
  useEffect(() => {
    if (!isArmed) return undefined
    const timer = setTimeout(() => setArmed(false), patience)
    return () => clearTimeout(timer)
  }, [isArmed])

  useRowShortcuts({ openId, onSelect })
  const current = () => currentRow(openId)?.dataset.row ?? openId ?? null
  const choose = (place: number) => () => {
    const status = orderStatuses[place]
    if (!isArmed || !status) return false
    setArmed(false)
    onStatus(current(), status)
    return true
  }
  useShortcuts({
    s: () => {
      setArmed(true)
      return true
    },
    1: choose(0),
    2: choose(1),
    3: choose(2),
    4: choose(3),
    5: choose(4),
    p: () => {
      onPrint(current())
      return true
    },
  })
  return isArmed
}
