// What stands at the beginning of the header, for shops with and without a logo, a mark and a name.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { setShop, shop } from '@/config/shop'
import { settingsQuery } from '@/data/settings/settings-queries'
import { ShopSettingsProvider } from '@/data/settings/shop-settings'
import { SiteLogo } from '@/storefront/layout/site-logo'
import { Ornament } from '@/storefront/shared/page/ornament'
import { buildSettings, testBrand } from '../support/builders'

const before = { ...shop }
afterAll(() => setShop(before))
afterEach(() => {
  cleanup()
  delete document.documentElement.dataset.theme
})

const picture = {
  ...{ kind: 'picture' as const, widths: [206, 412], formats: ['webp'], width: 412, height: 103 },
  ...{ color: null, alt: '' },
}
const logo = { ...picture, src: '/logo' }
const logoDark = { ...picture, src: '/logo-dark' }
const drawing = { ...picture, src: '/mark.svg', widths: [], formats: [], width: 32, height: 32 }

function show(name: string, brand: Partial<typeof testBrand> = {}) {
  const client = new QueryClient()
  client.setQueryData(settingsQuery().queryKey, buildSettings({ name, brand: { ...testBrand, ...brand } }))
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ShopSettingsProvider>
          <SiteLogo />
          <p data-testid="ornament">
            <Ornament />
          </p>
        </ShopSettingsProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return screen.getByRole('link')
}

const sourceIn = (link: HTMLElement) =>
  vi.waitFor(() => link.querySelector('img')?.getAttribute('src') ?? Promise.reject(new Error('No picture')))

it('an uploaded logo stands in place of the name', async () => {
  const link = show('Atlas', { logo, mark: drawing })
  expect(await sourceIn(link)).toBe('/logo-412.webp')
  expect(link.textContent).toBe('')
  expect(link.getAttribute('aria-label')).toBe('Atlas, home')
})

it('the dark theme has the logo for it, or the same', async () => {
  document.documentElement.dataset.theme = 'dark'
  expect(await sourceIn(show('Atlas', { logo, logoDark }))).toBe('/logo-dark-412.webp')
  cleanup()
  expect(await sourceIn(show('Atlas', { logo }))).toBe('/logo-412.webp')
})

it('a drawn mark stands beside the name in the colour of the accent, an uploaded one as it is', () => {
  const link = show('Atlas', { mark: drawing })
  expect(link.querySelector('svg image')?.getAttribute('href')).toBe('/mark.svg')
  expect(link.querySelector('svg')?.getAttribute('class')).toContain('text-accent')
  expect(link.textContent).toBe('Atlas')
  expect(screen.getByTestId('ornament').querySelector('image')?.getAttribute('href')).toBe(
    '/mark.svg#ornament',
  )
  cleanup()
  expect(show('Atlas', { mark: logo }).querySelector('img')?.getAttribute('src')).toBe('/logo-206.webp')
})

it('without logo and mark the name stands alone, and ornaments are nobody’s', () => {
  const link = show('Atlas')
  expect(link.textContent).toBe('Atlas')
  expect(link.querySelector('svg, img')).toBeNull()
  expect(screen.getByTestId('ornament').querySelector('image')).toBeNull()
  expect(screen.getByTestId('ornament').querySelector('path')).not.toBeNull()
})

it('a shop without a name has a way home with words all the same', () => {
  const link = show('')
  expect([link.textContent, link.getAttribute('aria-label')]).toEqual(['Home', 'Home'])
})

it.each(['<script>alert(1)</script>', 'x'.repeat(200), 'فخار آسفي', '"><img src=x>'])(
  'the name %j is a text that is cut where there is no room, in its own direction',
  (name) => {
    const text = show(name).querySelector('span')
    expect([text?.textContent, text?.dir, text?.childElementCount]).toEqual([name, 'auto', 0])
    expect(text?.className).toContain('overflow-x-clip')
  },
)
