import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { makeQueryClient } from '@/app/query-client'
import { RouteAnnouncer } from '@/app/route-announcer'
import { paths } from '@/config/paths'
import { common } from '@/content/common'
import { SearchForm } from '@/storefront/shared/search/search-form'
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

  it('gets the focus on its heading, and the box shows the query', async () => {
    const arrive = await underWay()
    expect(await arrive()).toHaveFocus()
    expect(box()).toHaveValue('hoops')
  })

  it('leaves the focus with someone who has moved it meanwhile', async () => {
    const arrive = await underWay()
    await userEvent.click(box())
    await arrive()
    expect(box()).toHaveFocus()
  })

  it('leaves the box to someone who types the next query meanwhile', async () => {
    const arrive = await underWay()
    await userEvent.clear(box())
    await userEvent.type(box(), 'linen')
    await arrive()
    expect(box()).toHaveValue('linen')
  })

  it('gets the focus again and shows its query when it comes back without a use of the page between', async () => {
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
