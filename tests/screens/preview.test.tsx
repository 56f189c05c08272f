// The preview of a page, at a link and in the editor's frame: as it will be, with its own name where sections ask for that.
import { randomUUID } from 'node:crypto'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/config/paths'
import { openPage, signedIn } from '../support/screen'
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

it('what is being edited has it too', async () => {
  const parent = { postMessage: () => {} } as unknown as Window
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent)
  openPage(paths.previewOf('blue'))
  const order = {
    type: 'preview-order',
    content: { sections, products: {}, targets: {}, media: {}, fallback: 'en' },
    page: {
      ...{ slug: 'blue', kind: 'page', title: 'Everything blue', description: null },
      ...{ isIndexed: true, department: null },
    },
    readAt: Date.now(),
    ...{ language: 'en', theme: 'light', chosen: null },
  }
  const tell = () =>
    act(() =>
      dispatchEvent(new MessageEvent('message', { data: order, origin: location.origin, source: parent })),
    )
  await vi.waitFor(() => {
    tell()
    expect(document.querySelector('[data-section]')).not.toBeNull()
  })
  expect(await screen.findByRole('heading', { name: 'Everything blue' })).toBeInTheDocument()
})
