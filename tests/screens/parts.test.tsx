import '../support/screen-setup'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense, useRef, useState } from 'react'
import { BrowserRouter, MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeQueryClient } from '@/app/query-client'
import { RouteAnnouncer } from '@/app/route-announcer'
import { limits } from '@/config/limits'
import { paths } from '@/config/paths'
import { quantityWords } from '@/content/cart/quantity-stepper'
import { countdownWords } from '@/content/layout/countdown'
import { quickAddWords } from '@/content/product/quick-add'
import { common } from '@/content/shared/common'
import { productQuery } from '@/data/products/product-queries'
import { settingsQuery } from '@/data/settings/settings-queries'
import { ShopSettingsProvider } from '@/data/settings/shop-settings'
import type { Product, ProductSummary } from '@/domain/product/product'
import { ProductCard } from '@/storefront/shared/card/product-card'
import { CartProvider } from '@/storefront/shared/cart/cart-provider'
import { useNearViewport } from '@/storefront/shared/page/use-near-viewport'
import { Countdown } from '@/storefront/shared/product/countdown'
import { SearchForm } from '@/storefront/shared/search/search-form'
import { ChoiceGroup } from '@/ui/choice-group'
import { QuantityStepper } from '@/ui/quantity-stepper'
import { StatePanel } from '@/ui/state-panel'
import { connectToasts, showToast } from '@/ui/toast/toast'
import { ToastOutlet } from '@/ui/toast/toast-outlet'
import {
  buildDeal,
  buildLine,
  buildProduct,
  buildSettings,
  buildSummary,
  buildVariant,
  day,
} from '../support/builders'

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

function Section() {
  const section = useRef(null)
  return <p ref={section}>{useNearViewport(section) ? 'near' : 'far'}</p>
}

// What is pressed first loads it, and a busy machine takes longer for that than the tests wait.
beforeAll(() => import('@/data/products/fetch-product'))

describe('components', () => {
  describe('ProductCard', () => {
    const show = (product: ProductSummary, facts: Partial<Product> = {}) => {
      const client = makeQueryClient()
      client.setQueryData(productQuery(product.slug).queryKey, buildProduct({ ...product, ...facts }))
      client.setQueryData(settingsQuery().queryKey, buildSettings())
      return render(
        <QueryClientProvider client={client}>
          <MemoryRouter>
            <ShopSettingsProvider>
              <CartProvider>
                <ProductCard product={product} />
              </CartProvider>
            </ShopSettingsProvider>
          </MemoryRouter>
        </QueryClientProvider>,
      )
    }

    it('the product card is one link to the product, with price, former price and rating', () => {
      show(buildSummary())
      expect(screen.getByRole('link', { name: 'Test Dress' })).toHaveAttribute('href', '/product/test-dress')
      expect(screen.getByText('$12.99')).toBeInTheDocument()
      expect(screen.getByText('$45.99').closest('s')).toHaveTextContent('was $45.99')
      expect(screen.getByRole('img', { name: common.stars(4.5) })).toBeInTheDocument()
      expect(screen.getByText(common.reviews(127))).toBeInTheDocument()
    })

    it('the product card shows no stars before the first review', () => {
      show(buildSummary({ reviewCount: 0, rating: null }))
      expect(screen.queryByRole('img', { name: common.stars(4.5) })).not.toBeInTheDocument()
      expect(screen.queryByText(common.reviews(0))).not.toBeInTheDocument()
    })

    it.each([
      ['the discount of an old product', { createdAt: 0 }, '-72%', common.fresh],
      ['the discount of a new one, and nothing else', { createdAt: Date.now() }, '-72%', common.fresh],
      ['that it is new', { originalPrice: null, createdAt: Date.now() }, common.fresh, '%'],
    ] as const)('the product card has one badge at most: %s', (_name, facts, shown, absent) => {
      const { container } = show(buildSummary(facts))
      expect(screen.getByText(shown)).toBeInTheDocument()
      expect(container).not.toHaveTextContent(absent)
    })

    it('the product card has no badge when the product is neither new nor cheaper', () => {
      const { container } = show(buildSummary({ originalPrice: null, createdAt: Date.now() - 60 * day }))
      expect(container).not.toHaveTextContent(new RegExp(`${common.fresh}|%`))
    })

    it('the product card goes back to the usual price by itself when its deal ends', () => {
      vi.useFakeTimers()
      const now = Date.now()
      show(buildSummary({ deal: buildDeal({ startsAt: now - 1000, endsAt: now + 5000 }) }))
      expect(screen.getByText('$9.99')).toBeInTheDocument()
      act(() => vi.advanceTimersByTime(6000))
      expect(screen.queryByText('$9.99')).not.toBeInTheDocument()
      expect(screen.getByText('$12.99')).toBeInTheDocument()
    })

    it('the product card says that it is sold out, and offers an email for the day it is back', async () => {
      show(buildSummary({ quantity: 0, sizes: ['One size'], colors: [] }), {
        variants: [buildVariant({ size: 'One size', color: '', quantity: 0 })],
      })
      expect(screen.getByText(common.soldOut)).toBeInTheDocument()
      await userEvent.click(await screen.findByRole('button', { name: 'Notify me: Test Dress' }))
      const dialog = await screen.findByRole('dialog', { name: quickAddWords.choose('Test Dress') })
      expect(dialog).toHaveTextContent(quickAddWords.soldOutSize(''))
      expect(within(dialog).getByRole('form', { name: quickAddWords.emailFor('') })).toBeInTheDocument()
    })

    it('the product card says Added! for two seconds and then Add to Cart again', async () => {
      show(buildSummary({ sizes: ['M'], colors: ['Pink'] }))
      const button = await screen.findByRole('button', { name: 'Add to Cart: Test Dress' })
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      fireEvent.click(button)
      await vi.waitFor(() => expect(button).toHaveAccessibleName('Added!: Test Dress'))
      await act(() => vi.advanceTimersByTimeAsync(limits.addedLabelMs - 100))
      expect(button).toHaveAccessibleName('Added!: Test Dress')
      await act(() => vi.advanceTimersByTimeAsync(100))
      expect(button).toHaveAccessibleName('Add to Cart: Test Dress')
      expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toMatchObject([
        { slug: 'test-dress', size: 'M', color: 'Pink', quantity: 1, price: 1299 },
      ])
    })

    it('the product card asks for a size where there is a choice, and names what is sold out as such', async () => {
      show(buildSummary({ sizes: ['S', 'M', 'L'], colors: ['Pink'], sizesLeft: ['S', 'M'] }), {
        variants: ['S', 'M', 'L'].map((size) => buildVariant({ size, quantity: size === 'L' ? 0 : 3 })),
      })
      await userEvent.click(await screen.findByRole('button', { name: 'Add to Cart: Test Dress' }))
      const sizes = within(await screen.findByRole('group', { name: quickAddWords.size })).getAllByRole(
        'button',
      )
      expect(sizes.map((size) => size.getAttribute('aria-label'))).toEqual([
        'S',
        'M',
        `L, ${quickAddWords.soldOut}, ${quickAddWords.notifyMe}`,
      ])
      expect(sizes[0]).toHaveFocus()
      await userEvent.click(screen.getByRole('button', { name: 'S' }))
      await waitFor(() =>
        expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toMatchObject([
          { size: 'S', color: 'Pink' },
        ]),
      )
    })

    it('where sizes differ in price, each says its own before it is added', async () => {
      show(buildSummary({ sizes: ['S', 'M'], colors: ['Pink'], priceTo: 1999 }), {
        sizes: ['S', 'M'],
        variants: [buildVariant({ size: 'S', price: 1999 }), buildVariant({ size: 'M' })],
      })
      await userEvent.click(await screen.findByRole('button', { name: 'Add to Cart: Test Dress' }))
      expect(await screen.findByRole('button', { name: 'M, $12.99' })).toBeEnabled()
      await userEvent.click(screen.getByRole('button', { name: 'S, $19.99' }))
      await waitFor(() =>
        expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toMatchObject([{ size: 'S', price: 1999 }]),
      )
    })

    it('what is added without a choice costs what the product card says', async () => {
      show(buildSummary({ sizes: ['M'], colors: ['Pink', 'Black'], priceTo: 1999 }), {
        sizes: ['M'],
        colors: ['Pink', 'Black'],
        variants: [buildVariant({ price: 1999 }), buildVariant({ color: 'Black' })],
      })
      await userEvent.click(await screen.findByRole('button', { name: 'Add to Cart: Test Dress' }))
      await waitFor(() =>
        expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toMatchObject([
          { color: 'Black', price: 1299 },
        ]),
      )
    })

    it('the product card asks before it adds what costs more than it says', async () => {
      show(buildSummary({ sizes: ['M'], colors: ['Pink', 'Black'], priceTo: 1999 }), {
        sizes: ['M'],
        colors: ['Pink', 'Black'],
        priceTo: 1999,
        variants: [buildVariant({ quantity: 0 }), buildVariant({ color: 'Black', price: 1999 })],
      })
      await userEvent.click(await screen.findByRole('button', { name: 'Add to Cart: Test Dress' }))
      const dialog = await screen.findByRole('dialog', { name: quickAddWords.choose('Test Dress') })
      expect(localStorage.getItem('cart') ?? '[]').toBe('[]')
      expect(within(dialog).getByRole('radio', { name: 'Black' })).toBeChecked()
      await userEvent.click(await within(dialog).findByRole('button', { name: `${common.addToCart} $19.99` }))
      await waitFor(() =>
        expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toMatchObject([
          { color: 'Black', price: 1999 },
        ]),
      )
    })

    it('the product card adds no more than there is, and says so', async () => {
      localStorage.setItem('cart', JSON.stringify([buildLine({ quantity: 2 })]))
      show(buildSummary({ sizes: ['M'], colors: ['Pink'] }), { variants: [buildVariant({ quantity: 2 })] })
      const button = await screen.findByRole('button', { name: 'Add to Cart: Test Dress' })
      const said = vi.fn()
      onTestFinished(connectToasts(said))
      await userEvent.click(button)
      await waitFor(() =>
        expect(said).toHaveBeenCalledWith(expect.objectContaining({ title: quickAddWords.allInCart(2) })),
      )
      expect(button).toHaveAccessibleName('Add to Cart: Test Dress')
    })

    it('the product card fetches its second picture for a mouse only', () => {
      const { container } = show(buildSummary({ second: '/catalogue/test-dress/pink-detail.webp' }))
      const sources = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
      expect(sources()).toHaveLength(1)
      fireEvent.pointerEnter(screen.getByRole('article'), { pointerType: 'touch' })
      expect(sources()).toHaveLength(1)
      fireEvent.pointerEnter(screen.getByRole('article'), { pointerType: 'mouse' })
      expect(sources()).toContain('/catalogue/test-dress/pink-detail.webp')
    })

    it('the product card adds to the wishlist and removes again', async () => {
      show(buildSummary())
      const heart = screen.getByRole('button', { name: common.addToWishlist('Test Dress') })
      await userEvent.click(heart)
      expect(heart).toHaveAccessibleName(common.removeFromWishlist('Test Dress'))
      expect(localStorage.getItem('wishlist')).toBe('["test-dress"]')
      await userEvent.click(heart)
      expect(heart).toHaveAccessibleName(common.addToWishlist('Test Dress'))
      expect(localStorage.getItem('wishlist')).toBe('[]')
    })
  })

  describe('a section that loads when it comes near', () => {
    it('a section loads when one call tells that it was far and is near', async () => {
      const before = IntersectionObserver
      onTestFinished(() => void vi.stubGlobal('IntersectionObserver', before))
      const observed = vi.fn()
      vi.stubGlobal(
        'IntersectionObserver',
        class {
          constructor(tell: (moments: { isIntersecting: boolean }[]) => void) {
            observed.mockImplementation(() => tell([{ isIntersecting: false }, { isIntersecting: true }]))
          }
          observe = observed
          disconnect() {}
        },
      )
      render(<Section />)
      await screen.findByText('near')
    })
  })

  describe('Countdown', () => {
    it('the countdown ticks every second to its end, and says once that it is over', () => {
      vi.useFakeTimers()
      const onOver = vi.fn()
      render(<Countdown endsAt={Date.now() + 3_601_000} onOver={onOver} />)
      const clock = screen.getByRole('timer')
      // Right to left, its digits would stand in reverse.
      expect(clock).toHaveAttribute('dir', 'ltr')
      expect(clock).toHaveAccessibleName(countdownWords.timeLeft(1, 0, 1))
      act(() => vi.advanceTimersByTime(1000))
      expect(clock).toHaveAccessibleName(countdownWords.timeLeft(1, 0, 0))
      act(() => vi.advanceTimersByTime(1000))
      expect(clock).toHaveAccessibleName(countdownWords.timeLeft(0, 59, 59))
      expect(clock).toHaveTextContent('00:59:59')
      expect(onOver).not.toHaveBeenCalled()
      for (let second = 0; second < 3605; second += 1) act(() => vi.advanceTimersByTime(1000))
      expect(clock).toHaveAccessibleName(countdownWords.timeLeft(0, 0, 0))
      expect(onOver).toHaveBeenCalledTimes(1)
    })

    it('the countdown is right at once after the tab was suspended', () => {
      vi.useFakeTimers()
      const end = Date.now() + 600_000
      render(<Countdown endsAt={end} />)
      vi.setSystemTime(end - 5000)
      act(() => vi.advanceTimersByTime(1000))
      expect(screen.getByRole('timer')).toHaveAccessibleName(countdownWords.timeLeft(0, 0, 4))
    })

    it('the countdown looks at the clock when the tab is looked at again', () => {
      vi.useFakeTimers()
      const end = Date.now() + 600_000
      const onOver = vi.fn()
      render(<Countdown endsAt={end} onOver={onOver} />)
      vi.setSystemTime(end + 1)
      act(() => document.dispatchEvent(new Event('visibilitychange')))
      expect(screen.getByRole('timer')).toHaveAccessibleName(countdownWords.timeLeft(0, 0, 0))
      expect(onOver).toHaveBeenCalledTimes(1)
    })

    it('the countdown announces its end once to all listeners, and the next end once again', () => {
      vi.useFakeTimers()
      const end = Date.now()
      const told = vi.fn()
      const { rerender } = render(<Countdown endsAt={end} onOver={() => told(1)} />)
      rerender(<Countdown endsAt={end} onOver={() => told(2)} />)
      expect(told.mock.calls).toEqual([[1]])
      rerender(<Countdown endsAt={end + 1000} onOver={() => told(3)} />)
      act(() => vi.advanceTimersByTime(1000))
      expect(told.mock.calls).toEqual([[1], [3]])
    })

    it('the countdown goes on after the system clock was set back', () => {
      vi.useFakeTimers()
      const end = Date.now()
      render(<Countdown endsAt={end} />)
      expect(screen.getByRole('timer')).toHaveAccessibleName(countdownWords.timeLeft(0, 0, 0))
      vi.setSystemTime(end - 60_000)
      act(() => document.dispatchEvent(new Event('visibilitychange')))
      expect(screen.getByRole('timer')).toHaveAccessibleName(countdownWords.timeLeft(0, 1, 0))
    })
  })

  describe('ChoiceGroup', () => {
    it('the choice group is a group of radio buttons that says what is chosen and what is sold out', async () => {
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
          labels={quantityWords.stepper}
          disabled={disabled}
        />,
      )
      const less = screen.getByRole('button', { name: quantityWords.stepper.less })
      const more = screen.getByRole('button', { name: quantityWords.stepper.more })
      return { onChange, less, more }
    }

    it('the quantity stepper goes up and down by one', () => {
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
    ])(
      'the quantity stepper at %i (disabled: %s) stops where it must',
      (value, disabled, lessStops, moreStops) => {
        const { less, more } = show(value, disabled)
        expect(less.matches(':disabled')).toBe(lessStops)
        expect(more.matches(':disabled')).toBe(moreStops)
      },
    )
  })

  describe('StatePanel', () => {
    it('the state panel speaks up for a failure and stays quiet for emptiness', () => {
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
})

describe('announcements', () => {
  describe('what is said in passing', () => {
    it('a toast comes into a live region that was there before it, the first message too', async () => {
      render(<ToastOutlet label={common.notifications} closeLabel={common.close} />)
      showToast({ title: 'Kept', description: 'For later.' })
      const region = await screen.findByRole('region', { name: new RegExp(common.notifications) })
      expect(region).toHaveAttribute('aria-live', 'polite')
      expect(region).not.toHaveTextContent('Kept')
      await waitFor(() => expect(region).toHaveTextContent('KeptFor later.'))
    })
  })

  describe('a page whose code is on its way', () => {
    afterEach(() => history.replaceState(null, '', '/'))
    const box = () => screen.getByRole('combobox', { name: common.search })

    /** The results of a search are asked for; their address stands already, and the page before it as well. */
    async function underWay() {
      const code = Promise.withResolvers<{ default: () => React.ReactNode }>()
      const Results = lazy(() => code.promise)
      render(
        <QueryClientProvider client={makeQueryClient()}>
          <BrowserRouter>
            <SearchForm />
            <RouteAnnouncer />
            <main>
              <Suspense>
                <Routes>
                  <Route path={paths.search} element={<Results />} />
                  <Route path="*" element={<h1>First</h1>} />
                </Routes>
              </Suspense>
            </main>
          </BrowserRouter>
        </QueryClientProvider>,
      )
      await userEvent.type(box(), 'hoops{Enter}')
      expect(location.pathname).toBe(paths.search)
      expect(screen.getByRole('heading')).toHaveTextContent('First')
      return async () => {
        code.resolve({ default: () => <h1>Results</h1> })
        const heading = await screen.findByRole('heading', { name: 'Results' })
        // The announcer looks in the frame after the page.
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        return heading
      }
    }

    it('a page whose code was on its way gets the focus on its heading, and the box shows the query', async () => {
      const arrive = await underWay()
      expect(await arrive()).toHaveFocus()
      expect(box()).toHaveValue('hoops')
    })

    it('a page whose code was on its way leaves the focus with someone who has moved it meanwhile', async () => {
      const arrive = await underWay()
      await userEvent.click(box())
      await arrive()
      expect(box()).toHaveFocus()
    })

    it('a page whose code was on its way leaves the box to someone who types the next query meanwhile', async () => {
      const arrive = await underWay()
      await userEvent.clear(box())
      await userEvent.type(box(), 'linen')
      await arrive()
      expect(box()).toHaveValue('linen')
    })

    it('a page that comes back without a use of the page between gets the focus and shows its query', async () => {
      const arrive = await underWay()
      await userEvent.clear(box())
      await userEvent.type(box(), 'linen')
      await arrive()
      history.back()
      await waitFor(() => expect(screen.getByRole('heading', { name: 'First' })).toHaveFocus())
      expect(box()).toHaveValue('')
      history.forward()
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus())
      expect(box()).toHaveValue('hoops')
    })
  })
})
