import { useShortcuts } from '../page/use-shortcuts'

type RowShortcuts = {
  /** The row open in the drawer; the drawer follows `j` and `k`. */
  openId: string | undefined
  onSelect?: ((id: string, options: { range: boolean }) => void) | undefined
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]

/** The focused row, or else the open one. */
export function currentRow(openId: string | undefined): HTMLElement | undefined {
  const focused = document.activeElement?.closest('tr, li')?.querySelector<HTMLElement>('[data-row]')
  return focused ?? rows().find(({ dataset }) => dataset.row === openId)
}

/** `j` and `k` move through the rows (`data-row`), `x` selects, Shift `x` selects a range. Enter follows the row's link. */
export function useRowShortcuts({ openId, onSelect }: RowShortcuts) {
  const current = () => currentRow(openId)
  const move = (by: 1 | -1) => {
    const all = rows()
    const at = current()
    const next = at ? all[all.indexOf(at) + by] : all[0]
    if (!next) return false
    next.focus()
    next.scrollIntoView({ block: 'nearest' })
    if (openId) next.click()
    return true
  }
  const select = (range: boolean) => {
    const id = current()?.dataset.row
    if (!id || !onSelect) return false
    onSelect(id, { range })
    return true
  }
  useShortcuts({ j: () => move(1), k: () => move(-1), x: ({ shiftKey }) => select(shiftKey) })
}
