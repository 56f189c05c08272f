import { limits } from '@/config/limits'
import { savedWords, cart as words } from '@/content/cart/cart'
import { addToCartWords } from '@/content/product/quick-add'
import { createPersistedStore } from '@/data/browser/persisted-store'
import { type LineItem, sameLine } from '@/domain/cart/cart'
import type { LineQuote } from '@/domain/cart/cart-check'
import { lineAsBefore, parseSaved, putAside, withoutLine } from '@/domain/cart/cart-saved'
import { useCart } from '@/storefront/shared/cart/cart-provider'
import { showToast } from '@/ui/toast/toast'

const max = { lines: limits.cartLines, quantity: limits.lineQuantity }
const saved = createPersistedStore<readonly LineItem[]>({
  key: 'saved-for-later',
  initial: [],
  parse: (stored) => parseSaved(stored, max),
})

/** The lines saved for later in this browser, and moving them to and from the cart; each move has an Undo. */
export function useSavedLines() {
  const { items, add, remove, restore, update } = useCart()
  const lines = saved.use()

  const undoable = (title: string, back: () => void, description?: string) =>
    showToast({ title, description, action: { label: words.undo, onClick: back } })

  /** Moves a line out of the cart into the saved ones. */
  const saveForLater = (line: LineItem) => {
    const before = saved.read()
    const next = putAside(before, line, max)
    if (!next) {
      const { title, text } = savedWords.full(max.lines)
      showToast({ title, description: text, tone: 'error' })
      return
    }
    const index = items.findIndex((item) => sameLine(item, line))
    saved.change(() => next)
    remove(line)
    undoable(savedWords.saved(line.title), () => {
      saved.change((list) => lineAsBefore(list, before, line))
      restore(line, index)
    })
  }

  /** Moves a saved line back to the cart at today's price, limited by stock. */
  const moveToCart = (line: LineItem, { price, available }: Pick<LineQuote, 'price' | 'available'>) => {
    const inCart = items.find((item) => sameLine(item, line))
    const lineMax = Math.min(available, max.quantity)
    const room = lineMax - (inCart?.quantity ?? 0)
    const bound = available <= max.quantity ? savedWords.fewerMoved(available) : words.mostOfOne(lineMax)
    if (price === null || room < 1) {
      showToast({ title: savedWords.noneMoved, description: bound })
      return
    }
    const { originalPrice, priceBefore: _, ...facts } = line
    const hasDiscount = originalPrice !== undefined && originalPrice > price
    if (!add({ ...facts, price, ...(hasDiscount && { originalPrice }) }, available)) {
      const { title, text } = addToCartWords.cartFull(max.lines)
      showToast({ title, description: text, tone: 'error' })
      return
    }
    const before = saved.read()
    saved.change((list) => withoutLine(list, line))
    undoable(
      savedWords.moved(line.title),
      () => {
        saved.change((list) => lineAsBefore(list, before, line))
        if (inCart) update(line, inCart.quantity)
        else remove(line)
      },
      room < line.quantity ? bound : undefined,
    )
  }

  const removeSaved = (line: LineItem) => {
    const before = saved.read()
    saved.change((list) => withoutLine(list, line))
    undoable(words.removed(line.title), () => saved.change((list) => lineAsBefore(list, before, line)))
  }

  return { lines, saveForLater, moveToCart, removeSaved }
}
