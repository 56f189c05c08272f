// The preview of a page, at a link and in the editor's frame: as it will be, with its own name where sections ask for that.
import { randomUUID } from 'node:crypto'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { openingWords } from '@/content/shared/opening'
import { network, openPage, signedIn } from '../support/screen'
import { asOwner } from '../support/screen-orders'

afterEach(() => vi.restoreAllMocks())

const sections = [
  { id: 'banner', kind: 'department-banner' },
  { id: 'list', kind: 'listing' },
]

it('a draft at a link has the heading that its page will have', async () => {
  await signedIn('owner')
  const page = { id: randomUUID(), slug: `test-${randomUUID().slice(0, 8)}`, title: 'Everything blue' }
  await asOwner('POST', 'pages', page)
  await asOwner('POST', 'rpc/save_draft', { p_page: page.id, p_sections: sections })
  const token = await asOwner<string>('POST', 'rpc/make_preview', { p_page: page.id })
  openPage(`${paths.preview}?token=${token}`)
  expect(await screen.findByRole('heading', { name: 'Everything blue' })).toBeInTheDocument()
})

/** Opens the preview of a page as in the editor's frame; `tell` sends it what to show. */
function openFrame(slug: string, facts: Record<string, unknown>) {
  const parent = { postMessage: () => {} } as unknown as Window
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent)
  openPage(adminPaths.previewOf(slug))
  const page = { slug, kind: 'page', title: null, description: null, isIndexed: true, department: null }
  return (more: Record<string, unknown> = {}) => {
    const order = {
      type: 'preview-order',
      content: { sections, products: {}, targets: {}, media: {}, fallback: 'en' },
      page: { ...page, ...facts },
      readAt: Date.now(),
      ...{ language: 'en', theme: 'light', chosen: null },
      ...more,
    }
    act(() => {
      dispatchEvent(new MessageEvent('message', { data: order, origin: location.origin, source: parent }))
    })
  }
}

it('what is being edited has it too', async () => {
  const tell = openFrame('blue', { title: 'Everything blue' })
  await vi.waitFor(() => {
    tell()
    expect(document.querySelector('[data-section]')).not.toBeNull()
  })
  expect(await screen.findByRole('heading', { name: 'Everything blue' })).toBeInTheDocument()
})

it('the first page of a shop without products follows the name and the line that are typed', async () => {
  network.trouble(/\/rpc\/shop_facts/, async (send) =>
    Response.json({ ...(await (await send()).json()), has_products: false }),
  )
  const tell = openFrame('home', { kind: 'home', isOwn: false })
  const brand = {
    ...{ accent: '#14594a', sale: '#a8452f', highlight: '#d9a520' },
    ...{ fonts: 'clear', corners: 'soft', header: 'start', ratio: '4:5' },
  }
  const shows = (name: string, tagline: string) =>
    vi.waitFor(() => {
      tell({ shop: { name, tagline, brand } })
      expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument()
      expect(screen.getByText(tagline)).toBeInTheDocument()
    })
  await shows('Poterie', 'Bowls from the hill')
  await shows('Terre', 'Tajines from the hill')
  expect(screen.getByText(openingWords.title)).toBeInTheDocument()
  // What is no brand changes nothing.
  tell({ shop: { name: 'Else', tagline: '', brand: { ...brand, fonts: 'none' } } })
  expect(screen.getByRole('heading', { level: 1, name: 'Terre' })).toBeInTheDocument()
})
