import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin/admin'
import { layout } from '@/content/layout/layout'
import { settingsQuery } from '@/data/settings/settings-queries'
import { brandCss } from '@/domain/shop/brand-css'
import { type BrandLook, brandStyleId, lookKey } from '@/domain/shop/brand-look'
import { testBrand } from '../support/builders'
import { openPage } from '../support/screen'

const sample: BrandLook = {
  ...{ accent: '#4b3fd1', sale: '#b9472f', highlight: '#e9a23b' },
  ...{ fonts: 'warm', corners: 'soft', ratio: '4:5' },
}
const green = { ...testBrand, accent: '#0f6b4f', corners: 'round' } as const

const settings = settingsQuery().queryKey

async function opened() {
  const page = openPage(paths.track)
  await waitFor(() => expect(page.client.getQueryData(settings)).toBeDefined())
  const change = (brand: typeof testBrand) =>
    act(async () => page.client.setQueryData(settings, (known) => known && { ...known, brand }))
  return { ...page, change }
}

describe('the looks of a shop in the browser', () => {
  afterEach(() => document.getElementById(brandStyleId)?.remove())

  it('a document that has the style of its shop is left as it is', async () => {
    const style = document.createElement('style')
    style.id = brandStyleId
    style.dataset.lookKey = lookKey(sample)
    document.head.append(style)
    await opened()
    await screen.findByRole('banner')
    expect([...document.adoptedStyleSheets]).toEqual([])
  })

  it('a document without the style of its shop gets it, and follows a change of the settings', async () => {
    const replaced = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync')
    const { change } = await opened()
    await waitFor(() => expect(replaced).toHaveBeenLastCalledWith(expect.stringContaining(brandCss(sample))))
    await change(green)
    await waitFor(() => expect(replaced).toHaveBeenLastCalledWith(expect.stringContaining(brandCss(green))))
    expect([...document.adoptedStyleSheets]).toEqual([replaced.mock.contexts[0]])
  })

  it('the admin says that the shop’s style is not for it, for as long as it is shown', async () => {
    const { unmount } = openPage(paths.admin)
    await screen.findByRole('heading', { level: 1, name: admin.signIn.title })
    expect(document.documentElement).toHaveAttribute('data-admin')
    unmount()
    expect(document.documentElement).not.toHaveAttribute('data-admin')
  })

  it.each([
    ['start', Node.DOCUMENT_POSITION_FOLLOWING],
    ['center', Node.DOCUMENT_POSITION_PRECEDING],
    ['band', Node.DOCUMENT_POSITION_FOLLOWING],
  ] as const)('the header %s has the links on their side of the logo', async (header, position) => {
    const { change } = await opened()
    await change({ ...testBrand, header })
    const banner = await screen.findByRole('banner')
    const [logo, links] = [
      banner.querySelector(`a[href="${paths.home}"]`),
      banner.querySelector(`nav[aria-label="${layout.main}"]`),
    ]
    expect(logo?.compareDocumentPosition(links as Node)).toBe(position)
    expect(banner.classList.contains('bg-band')).toBe(header === 'band')
  })
})
