import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { limits } from '@/config/limits'
import { storageUnavailable } from '@/content/account/storage-unavailable'
import { CartProvider, useCart } from '@/storefront/shared/cart/cart-provider'
import { connectToasts } from '@/ui/toast/toast'
import { buildLine } from '../support/builders'
import { expectComplaint } from '../support/screen-setup'

const stored = () => JSON.parse(localStorage.getItem('cart') ?? 'null')
const open = () => renderHook(useCart, { wrapper: CartProvider })

function Lines() {
  const { items, remove, restore } = useCart()
  return (
    <>
      <output>{items.map(({ size }) => size).join(' ')}</output>
      <button type="button" onClick={() => remove(buildLine({ size: 'M' }))}>
        Remove
      </button>
      <button type="button" onClick={() => restore(buildLine({ size: 'M' }), 1)}>
        Undo
      </button>
    </>
  )
}

describe('CartProvider', () => {
  it('CartProvider must wrap components that use the cart', () => {
    expect(() => renderHook(useCart)).toThrow(new Error('useCart must be used within a CartProvider'))
  })

  it('the cart starts from its stored lines and stores every change', () => {
    localStorage.setItem('cart', JSON.stringify([buildLine({ quantity: 2 })]))
    const { result } = open()
    expect(result.current).toMatchObject({ totalItems: 2, totalPrice: 2598 })
    act(() => void result.current.add(buildLine({ size: 'S' })))
    expect(result.current.items.map(({ size, quantity }) => [size, quantity])).toEqual([
      ['M', 2],
      ['S', 1],
    ])
    expect(stored()).toEqual(result.current.items)
    act(() => result.current.update(buildLine(), 0))
    expect(stored()).toHaveLength(1)
    act(() => result.current.clear())
    expect(stored()).toEqual([])
  })

  it('the cart limits a line to the stock', () => {
    const { result } = open()
    act(() => void result.current.add(buildLine({ quantity: 9 }), 4))
    act(() => void result.current.add(buildLine(), 4))
    expect(result.current.totalItems).toBe(4)
    act(() => result.current.update(buildLine(), 500))
    expect(result.current.totalItems).toBe(limits.lineQuantity)
  })

  it('the cart says when it is full, and still takes more of what it has', () => {
    const lines = Array.from({ length: limits.cartLines }, (_, index) =>
      buildLine({ slug: `dress-${index}` }),
    )
    localStorage.setItem('cart', JSON.stringify(lines))
    const { result } = open()
    act(() => expect(result.current.add(buildLine({ slug: 'one-more' }))).toBe(false))
    act(() => expect(result.current.add(buildLine({ slug: 'dress-0' }))).toBe(true))
    expect(result.current.items).toHaveLength(limits.cartLines)
    expect(result.current.totalItems).toBe(limits.cartLines + 1)
  })

  it.each(['{"items": [oops', '{"items": []}', '"text"'])(
    'the cart ignores a corrupt stored cart and logs it: %s',
    (text) => {
      expectComplaint(/stored cart could not be read/)
      localStorage.setItem('cart', text)
      expect(open().result.current.items).toEqual([])
    },
  )

  it('the cart ignores invalid stored lines silently', () => {
    localStorage.setItem('cart', JSON.stringify([buildLine({ price: -1 }), buildLine(), { id: 3 }, null]))
    expect(open().result.current.items).toEqual([buildLine()])
  })

  it('the cart follows what another tab does, without writing it back', () => {
    const { result } = open()
    const write = (items: unknown) => {
      localStorage.setItem('cart', JSON.stringify(items))
      act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })))
    }
    write([buildLine({ quantity: 3 })])
    expect(result.current.totalItems).toBe(3)
    // Only its own key counts, and clearing the storage empties the cart.
    localStorage.setItem('cart', JSON.stringify([buildLine({ quantity: 7 })]))
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'wishlist' })))
    expect(result.current.totalItems).toBe(3)
    localStorage.clear()
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(result.current.totalItems).toBe(0)
    expect(localStorage.getItem('cart')).toBeNull()
  })

  it('the cart starts each change from what another tab has just stored', () => {
    const { result } = open()
    localStorage.setItem('cart', JSON.stringify([buildLine({ size: 'S' })]))
    act(() => void result.current.add(buildLine({ size: 'L' })))
    expect(result.current.items.map(({ size }) => size)).toEqual(['S', 'L'])
  })

  it('the cart says once that it cannot be stored, and stays for this page', async () => {
    const shown: string[] = []
    const disconnect = connectToasts(({ title }) => shown.push(title))
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    const { result } = open()
    for (const size of ['S', 'M']) act(() => void result.current.add(buildLine({ size })))
    await waitFor(() => expect(shown).toEqual([storageUnavailable.shop.title]))
    expect(result.current.totalItems).toBe(2)
    disconnect()
  })

  it('the cart puts a removed line back where it was', () => {
    localStorage.setItem('cart', JSON.stringify(['S', 'M', 'L'].map((size) => buildLine({ size }))))
    render(<Lines />, { wrapper: CartProvider })
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(screen.getByRole('status')).toHaveTextContent('S L')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('status')).toHaveTextContent('S M L')
  })
})
