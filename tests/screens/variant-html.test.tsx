// A variant's address as HTML, and its hydration.
import { act, screen, waitFor, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { App } from '@/app/app'
import { preloadPage } from '@/app/preload'
import { makeQueryClient } from '@/app/query-client'
import { paths } from '@/config/paths'
import { productWords } from '@/content/product/product'
import { tabWords } from '@/content/product/product-more'
import { renderPage } from '@/server/render'
import { sampleProduct } from '../support/sample-words'
import { expectComplaint } from '../support/screen-setup'

// Read once, when the page's code is loaded: the time that the HTML is from.
vi.hoisted(() => {
  document.body.innerHTML = `<script id="page-data" data-rendered-at="${Date.now()}"></script>`
})

const dress = paths.product(sampleProduct)
const labels = (radios: HTMLElement[]) => radios.map((radio) => radio.getAttribute('aria-label'))
const selected = () => labels(screen.getAllByRole('radio', { checked: true }))

/** Renders the page of an address as the server does, then hydrates it in this browser. */
async function hydrate(search: string, knownToServer = search) {
  await preloadPage(dress)
  const client = makeQueryClient()
  const { body } = await renderPage(
    new URL(dress + knownToServer, location.origin),
    client,
    new AbortController().signal,
  )
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = body
  const inHtml = {
    chosen: labels(within(root).getAllByRole('radio', { checked: true })),
    picture: root.querySelector('main img')?.getAttribute('src'),
  }
  // A server renders in a process of its own. In this one its contexts would stay set until it renders again.
  await (await renderToReadableStream(null)).allReady
  expectComplaint(/multiple renderers/)
  history.replaceState(null, '', dress + search)
  const problems: unknown[] = []
  const hydrated = await act(async () =>
    hydrateRoot(root, <App client={client} />, { onRecoverableError: (error) => problems.push(error) }),
  )
  onTestFinished(async () => {
    await act(async () => hydrated.unmount())
    client.clear()
  })
  return { ...inHtml, problems }
}

it('a variant’s HTML shows the variant, and hydrates without a complaint', async () => {
  const { chosen, picture, problems } = await hydrate('?color=Black&size=L')
  expect(chosen).toEqual(['Black', 'L'])
  expect(picture).toContain('black-front')
  expect(problems).toEqual([])
  expect(selected()).toEqual(['Black', 'L'])
})

it('a variant’s HTML is the same where the address holds what the server does not read', async () => {
  const { problems } = await hydrate('?utm_source=mail&size=L&color=Black&ref=1', '?color=Black&size=L')
  expect(problems).toEqual([])
  expect(selected()).toEqual(['Black', 'L'])
})

it('a variant’s HTML knows no saved size, which follows once the page stands', async () => {
  localStorage.setItem('sizes', '{"women-tops":"L"}')
  const { chosen, problems } = await hydrate('?color=Pink')
  expect(chosen).toEqual(['Pink', 'M'])
  expect(problems).toEqual([])
  await waitFor(() => expect(selected()).toEqual(['Pink', `L, ${productWords.yourSize}`]))
})

it('a variant’s HTML has the size of the address before the saved one', async () => {
  localStorage.setItem('sizes', '{"women-tops":"L"}')
  const { chosen, problems } = await hydrate('?color=black&size=xl')
  expect(chosen).toEqual(['Black', 'XL'])
  expect(problems).toEqual([])
  expect(selected()).toEqual(['Black', 'XL'])
})

it('a variant’s page opens the tab of the anchor, which no server gets to know', async () => {
  const { problems } = await hydrate('?color=Black#shipping', '?color=Black')
  const shipping = await screen.findByRole('tab', { name: tabWords.shipping })
  await waitFor(() => expect(shipping).toHaveAttribute('aria-selected', 'true'))
  expect(problems).toEqual([])
})
