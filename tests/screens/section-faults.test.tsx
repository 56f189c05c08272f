// A section that throws does not affect the others: each section of the shop's layout, home, the product page and the
// admin's overview is broken once, and every other section must still render.
import { act, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { errors } from '@/content/shared/errors'
import { previewWords } from '@/content/shared/preview'
import type { PreviewNews, PreviewOrder } from '@/domain/store/preview-message'
import { openPage, signedIn } from '../support/screen'
import { expectComplaint } from '../support/screen-setup'

const { broken, breakable } = vi.hoisted(() => {
  const broken = { name: '' }
  /**
   * Wraps the module's components in a box with the part's name, which is its id where a page has several of a kind; those
   * of the broken part throw.
   */
  const breakable = (given?: string) => async (original: () => Promise<Record<string, unknown>>) => {
    const { createElement } = await import('react')
    const inBox = (Part: ComponentType<object>) => (props: { id?: string }) => {
      const name = given ?? props.id
      if (broken.name === name) throw new Error(`${name} is broken`)
      return createElement('div', { 'data-part': name }, createElement(Part, props))
    }
    return Object.fromEntries(
      Object.entries(await original()).map(([key, value]) => [
        key,
        typeof value === 'function' && /^[A-Z]/.test(key) ? inBox(value as ComponentType<object>) : value,
      ]),
    )
  }
  return { broken, breakable }
})

vi.mock('@/storefront/layout/site-header', (original) => breakable('header')(original))
vi.mock('@/storefront/layout/bottom-bar', (original) => breakable('bottom bar')(original))
vi.mock('@/storefront/layout/site-footer', (original) => breakable('footer')(original))
vi.mock('@/storefront/layout/background', (original) => breakable('background')(original))
vi.mock('@/app/deferred-globals', (original) => breakable('deferred globals')(original))
vi.mock('@/sections/hero', (original) => breakable()(original))
vi.mock('@/sections/facts', (original) => breakable()(original))
vi.mock('@/sections/tiles', (original) => breakable()(original))
vi.mock('@/sections/flash-sale', (original) => breakable()(original))
vi.mock('@/sections/daily-deals', (original) => breakable()(original))
vi.mock('@/sections/product-row', (original) => breakable()(original))
vi.mock('@/storefront/product/pictures/gallery', (original) => breakable('gallery')(original))
vi.mock('@/storefront/product/product-tabs', (original) => breakable('tabs')(original))
vi.mock('@/storefront/product/related-products', (original) => breakable('related')(original))
vi.mock('@/storefront/product/buy/sticky-buy-bar', (original) => breakable('buy bar')(original))
vi.mock('@/storefront/shared/card/recently-viewed-section', (original) =>
  breakable('recently viewed')(original),
)
vi.mock('@/admin/overview/sales-overview', (original) => breakable('sales')(original))
vi.mock('@/admin/overview/status-counts', (original) => breakable('statuses')(original))
vi.mock('@/admin/overview/recent-orders', (original) => breakable('recent orders')(original))
vi.mock('@/admin/overview/to-pack', (original) => breakable('to pack')(original))
vi.mock('@/admin/overview/low-stock', (original) => breakable('low stock')(original))
vi.mock('@/admin/overview/unread-messages', (original) => breakable('messages')(original))

afterEach(() => {
  broken.name = ''
})

const frame = ['header', 'footer', 'bottom bar', 'background', 'deferred globals']
/** The sections of the sample's first page, of which three are of one kind. */
const homeParts = [
  ...['hero', 'facts', 'categories', 'flash-sale', 'trending', 'daily-deals', 'new-arrivals'],
  'best-sellers',
]
const panels = ['sales', 'statuses', 'recent orders', 'to pack', 'low stock', 'messages']
const boxes = () => [
  ...new Set([...document.querySelectorAll<HTMLElement>('[data-part]')].map(({ dataset }) => dataset.part)),
]

/** `said`: parts whose fallback offers a retry; the others render nothing, as do the sections that an owner chooses. */
const pages = [
  { page: 'home', path: '/', parts: [...frame, ...homeParts], said: [] as string[] },
  {
    page: 'a product',
    path: paths.sampleProduct,
    parts: ['header', 'footer', 'gallery', 'tabs', 'related', 'recently viewed', 'buy bar'],
    said: ['tabs', 'related', 'recently viewed'],
  },
  { page: 'the overview', path: '/admin', parts: panels, said: panels, owner: true },
]

describe.each(pages)('$page', ({ path, parts, said, owner }) => {
  const open = async () => {
    if (owner) await signedIn('owner')
    return openPage(path)
  }

  it('the page has all its parts', async () => {
    await open()
    await waitFor(() => expect(boxes()).toEqual(expect.arrayContaining(parts)))
  })

  it.each(parts)('the page stands without its part: %s', async (part) => {
    broken.name = part
    expectComplaint(new RegExp(`${part} is broken`))
    await open()
    const others = parts.filter((name) => name !== part)
    await waitFor(() => expect(boxes()).toEqual(expect.arrayContaining(others)))
    expect(boxes()).not.toContain(part)
    const notes = screen.queryAllByText(errors.unknown.title)
    expect(notes).toHaveLength(said.includes(part) ? 1 : 0)
  })
})

it('the editor’s preview says which section fails and why, and shows it again once it no longer does', async () => {
  // The preview stands in a frame of the editor.
  const editor = { postMessage: vi.fn() }
  vi.spyOn(window, 'parent', 'get').mockReturnValue(editor as unknown as Window)
  expectComplaint(/facts is broken/)
  broken.name = 'facts'
  openPage(adminPaths.previewOf('home'))
  // From then on it hears the editor.
  const ready: PreviewNews = { type: 'preview-ready' }
  await waitFor(() => expect(editor.postMessage).toHaveBeenCalledWith(ready, location.origin))
  const show = (title: string) => {
    const sections = [
      { id: 'hero', kind: 'hero', title: { $text: { en: title } } },
      { id: 'facts', kind: 'facts', items: [] },
    ]
    const order: PreviewOrder = {
      ...{ type: 'preview-order', readAt: Date.now(), language: 'en', theme: 'light', chosen: null },
      content: { sections, products: {}, targets: {}, media: {}, fallback: 'en' },
      page: null,
    }
    const news = new MessageEvent('message', { origin: location.origin, data: order })
    Object.defineProperty(news, 'source', { value: editor })
    act(() => void dispatchEvent(news))
  }
  show('Once')
  const note = await screen.findByRole('alert')
  for (const text of [previewWords.broken('facts'), 'facts is broken', previewWords.brokenText])
    expect(note).toHaveTextContent(text)
  await screen.findByRole('heading', { name: 'Once' })
  broken.name = ''
  show('Again')
  await screen.findByRole('heading', { name: 'Again' })
  await waitFor(() => expect(boxes()).toContain('facts'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
