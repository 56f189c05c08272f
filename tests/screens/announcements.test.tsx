import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense } from 'react'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { RouteAnnouncer } from '@/app/route-announcer'
import { common } from '@/content/common'
import { showToast } from '@/ui/toast'
import { ToastOutlet } from '@/ui/toast-outlet'

describe('what is said in passing', () => {
  it('comes into a live region that was there before it, the first message too', async () => {
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

  /** A link to a page has been pressed; its address stands already, and the page before it as well. */
  async function underWay() {
    const code = Promise.withResolvers<{ default: () => React.ReactNode }>()
    const Next = lazy(() => code.promise)
    render(
      <BrowserRouter>
        <input aria-label="Search" />
        <Link to="/next">Go</Link>
        <RouteAnnouncer />
        <main>
          <Suspense>
            <Routes>
              <Route path="/next" element={<Next />} />
              <Route path="*" element={<h1>First</h1>} />
            </Routes>
          </Suspense>
        </main>
      </BrowserRouter>,
    )
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.click(screen.getByRole('link'))
    expect(location.pathname).toBe('/next')
    expect(screen.getByRole('heading')).toHaveTextContent('First')
    return async () => {
      code.resolve({ default: () => <h1>Next</h1> })
      const heading = await screen.findByRole('heading', { name: 'Next' })
      // The announcer looks in the frame after the page.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      return heading
    }
  }

  it('gets the focus on its heading', async () => {
    const arrive = await underWay()
    expect(await arrive()).toHaveFocus()
  })

  it('leaves the focus with someone who has moved it meanwhile', async () => {
    const arrive = await underWay()
    await userEvent.click(screen.getByRole('textbox'))
    await arrive()
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  it('gets the focus again when it comes back without a use of the page between', async () => {
    const arrive = await underWay()
    await userEvent.click(screen.getByRole('textbox'))
    await arrive()
    history.back()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'First' })).toHaveFocus())
    history.forward()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Next' })).toHaveFocus())
  })
})
