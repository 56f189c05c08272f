import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { makeQueryClient } from '@/app/query-client'
import { limits } from '@/config/limits'
import { common } from '@/content/common'
import { productQuery } from '@/data/products/product-queries'
import type { ProductSummary } from '@/domain/product'
import { CartProvider } from '@/storefront/shared/cart-provider'
import { Countdown } from '@/storefront/shared/countdown'
import { ProductCard } from '@/storefront/shared/product-card'
import { ChoiceGroup } from '@/ui/choice-group'
import { QuantityStepper } from '@/ui/quantity-stepper'
import { StatePanel } from '@/ui/state-panel'
import { buildDeal, buildProduct, buildSummary, day } from '../support/builders'
import '../support/screen-setup'

describe('ProductCard', () => {
  const show = (product: ProductSummary) => {
    const client = makeQueryClient()
    client.setQueryData(productQuery(product.slug).queryKey, buildProduct(product))
    return render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <CartProvider>
            <ProductCard product={product} />
          </CartProvider>
        </MemoryRouter>
      </QueryClientProvider>,
    )
  }

  it('is one link to the product, with price, former price and rating', () => {
    show(buildSummary())
    expect(screen.getByRole('link', { name: 'Test Dress' })).toHaveAttribute('href', '/product/test-dress')
    expect(screen.getByText('$12.99')).toBeInTheDocument()
    expect(screen.getByText('$45.99').closest('s')).toHaveTextContent('was $45.99')
    expect(screen.getByRole('img', { name: common.stars(4.5) })).toBeInTheDocument()
    expect(screen.getByText(common.reviews(127))).toBeInTheDocument()
  })

  it.each([
    ['the discount of an old product', { createdAt: 0 }, '-72%', 'NEW'],
    ['the discount of a new one, and nothing else', { createdAt: Date.now() }, '-72%', 'NEW'],
    ['NEW', { originalPrice: null, createdAt: Date.now() }, 'NEW', '%'],
  ] as const)('has one badge at most: %s', (_name, facts, shown, absent) => {
    const { container } = show(buildSummary(facts))
    expect(screen.getByText(shown)).toBeInTheDocument()
    expect(container).not.toHaveTextContent(absent)
  })

  it('has no badge when it is neither new nor cheaper', () => {
    const { container } = show(buildSummary({ originalPrice: null, createdAt: Date.now() - 60 * day }))
    expect(container).not.toHaveTextContent(/NEW|%/)
  })

  it('goes back to the usual price by itself when its deal ends', () => {
    vi.useFakeTimers()
    const now = Date.now()
    show(buildSummary({ deal: buildDeal({ startsAt: now - 1000, endsAt: now + 5000 }) }))
    expect(screen.getByText('$9.99')).toBeInTheDocument()
    act(() => vi.advanceTimersByTime(6000))
    expect(screen.queryByText('$9.99')).not.toBeInTheDocument()
    expect(screen.getByText('$12.99')).toBeInTheDocument()
  })

  it('cannot be bought when it is sold out', () => {
    show(buildSummary({ quantity: 0 }))
    expect(screen.getByRole('button', { name: `${common.soldOut}: Test Dress` })).toBeDisabled()
  })

  it('says Added! for two seconds and then Add to Cart again', async () => {
    vi.useFakeTimers()
    show(buildSummary())
    fireEvent.click(screen.getByRole('button', { name: 'Add to Cart: Test Dress' }))
    await act(() => vi.advanceTimersByTimeAsync(0))
    const added = screen.getByRole('button', { name: 'Added!: Test Dress' })
    await act(() => vi.advanceTimersByTimeAsync(limits.addedLabelMs - 50))
    expect(added).toHaveAccessibleName('Added!: Test Dress')
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(added).toHaveAccessibleName('Add to Cart: Test Dress')
    expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toMatchObject([
      { id: 'test-dress', size: 'M', color: 'Pink', quantity: 1, price: 1299 },
    ])
  })

  it('remembers a wish and forgets it again', async () => {
    show(buildSummary())
    const heart = screen.getByRole('button', { name: common.addToWishlist('Test Dress') })
    expect(heart).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(heart)
    expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(heart).toHaveAccessibleName(common.removeFromWishlist('Test Dress'))
    expect(localStorage.getItem('wishlist')).toBe('["test-dress"]')
    await userEvent.click(heart)
    expect(heart).toHaveAttribute('aria-pressed', 'false')
    expect(localStorage.getItem('wishlist')).toBe('[]')
  })
})

describe('Countdown', () => {
  it('ticks every second to its end, and says once that it is over', () => {
    vi.useFakeTimers()
    const onOver = vi.fn()
    render(<Countdown endsAt={Date.now() + 3_601_000} onOver={onOver} />)
    const clock = screen.getByRole('timer')
    expect(clock).toHaveAccessibleName(common.timeLeft(1, 0, 1))
    act(() => vi.advanceTimersByTime(1000))
    expect(clock).toHaveAccessibleName(common.timeLeft(1, 0, 0))
    act(() => vi.advanceTimersByTime(1000))
    expect(clock).toHaveAccessibleName(common.timeLeft(0, 59, 59))
    expect(clock).toHaveTextContent('00:59:59')
    expect(onOver).not.toHaveBeenCalled()
    for (let second = 0; second < 3605; second += 1) act(() => vi.advanceTimersByTime(1000))
    expect(clock).toHaveAccessibleName(common.timeLeft(0, 0, 0))
    expect(onOver).toHaveBeenCalledTimes(1)
  })

  it('is right again at once after a sleep', () => {
    vi.useFakeTimers()
    const end = Date.now() + 600_000
    render(<Countdown endsAt={end} />)
    vi.setSystemTime(end - 5000)
    act(() => vi.advanceTimersByTime(1000))
    expect(screen.getByRole('timer')).toHaveAccessibleName(common.timeLeft(0, 0, 4))
  })
})

function Sizes({ onChange }: { onChange: (value: string) => void }) {
  const [size, setSize] = useState('M')
  const choices = [
    { value: 'S', label: 'S' },
    { value: 'M', label: 'M' },
    { value: 'L', label: 'L', disabledNote: 'sold out' },
  ]
  const choose = (value: string) => {
    setSize(value)
    onChange(value)
  }
  return <ChoiceGroup legend="Size" look="boxes" choices={choices} value={size} onChange={choose} />
}

describe('ChoiceGroup', () => {
  it('is a group of radio buttons that says what is chosen and what is sold out', async () => {
    const onChange = vi.fn()
    render(<Sizes onChange={onChange} />)
    expect(screen.getByRole('group', { name: /^Size\s*M$/ })).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'M' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'S' }))
    expect(onChange).toHaveBeenLastCalledWith('S')
    expect(screen.getByRole('radio', { name: 'M' })).not.toBeChecked()
    // A sold-out size can be asked for.
    await userEvent.click(screen.getByRole('radio', { name: 'L, sold out' }))
    expect(onChange).toHaveBeenLastCalledWith('L')
  })
})

describe('QuantityStepper', () => {
  const show = (value: number, disabled = false) => {
    const onChange = vi.fn()
    render(
      <QuantityStepper
        value={value}
        min={1}
        max={3}
        onChange={onChange}
        labels={common.stepper}
        disabled={disabled}
      />,
    )
    const less = screen.getByRole('button', { name: common.stepper.less })
    const more = screen.getByRole('button', { name: common.stepper.more })
    return { onChange, less, more }
  }

  it('goes up and down by one', () => {
    const { onChange, less, more } = show(2)
    expect(screen.getByRole('status')).toHaveTextContent('2')
    fireEvent.click(more)
    fireEvent.click(less)
    expect(onChange.mock.calls).toEqual([[3], [1]])
  })

  it.each([
    [1, false, true, false],
    [3, false, false, true],
    [2, true, true, true],
  ])('at %i (disabled: %s) stops where it must', (value, disabled, lessStops, moreStops) => {
    const { less, more } = show(value, disabled)
    expect(less.matches(':disabled')).toBe(lessStops)
    expect(more.matches(':disabled')).toBe(moreStops)
  })
})

describe('StatePanel', () => {
  it('speaks up for a failure and stays quiet for emptiness', () => {
    const { rerender } = render(<StatePanel title="Nothing yet" text="Come back." />)
    expect(screen.getByRole('heading', { level: 2, name: 'Nothing yet' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    rerender(
      <StatePanel
        alert
        heading="h1"
        title="It broke"
        text="Try again."
        actions={<button type="button">Go</button>}
      />,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('It broke')
    const heading = screen.getByRole('heading', { level: 1, name: 'It broke' })
    heading.focus()
    expect(heading).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Go' })).toBeInTheDocument()
  })
})
