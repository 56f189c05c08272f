// Products of a test's own in the screen tests' shop, made and read as its owner; and uploads without a browser.
import { onTestFinished, vi } from 'vitest'
import { sessionKey } from '@/data/supabase/session-store'
import { signedIn } from './screen'
import { shop } from './worker-shop'

type Row = Record<string, unknown>

/** A request as the signed-in user. */
export async function asOwner<Answer>(path: string, method = 'GET', body?: unknown): Promise<Answer> {
  const session = JSON.parse(localStorage.getItem(sessionKey) ?? '{}')
  const answer = await fetch(`${shop}/rest/v1/${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      apikey: 'sb_publishable_shop_local',
      Authorization: `Bearer ${session.access_token}`,
      Prefer: 'return=representation',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

export type OwnProduct = { id: string; slug: string; title: string }

/** Signs the owner in and makes a product that no other test knows; `mark` begins its title. */
export async function ownProduct(mark: string, facts: Row = {}): Promise<OwnProduct> {
  if (!localStorage.getItem(sessionKey)) await signedIn('owner')
  const slug = `${mark}-${crypto.randomUUID().slice(0, 8)}`.toLowerCase()
  const [row] = await asOwner<OwnProduct[]>('products?select=id,slug,title', 'POST', [
    {
      slug,
      title: `${mark} dress`,
      description: 'Made of linen that softens with every wash, and with pockets.',
      price: 20,
      quantity: 40,
      sizes: ['S', 'M'],
      colors: ['Pink', 'Blue'],
      image_url: '/favicon.svg',
      images: [{ src: '/favicon.svg', alt: 'The front', color: null, view: '' }],
      collection_slug: 'dresses',
      ...facts,
    },
  ])
  if (!row) throw new Error('No product was made')
  return row
}

/** The product as it is saved now. */
export async function savedProduct(id: string, columns = '*'): Promise<Row> {
  const [row] = await asOwner<Row[]>(`products?id=eq.${id}&select=${columns}`)
  if (!row) throw new Error('The product is not there')
  return row
}

export const newMark = () => `Qq${crypto.randomUUID().slice(0, 6)}`

/**
 * Lets pictures be drawn and sent although jsdom draws nothing and knows no upload: a file becomes a small JPEG, which goes
 * to the back end by fetch. Answers how many uploads were tried; `fail` makes the next ones fail.
 */
export function withUploads() {
  const state = { tried: 0, fail: 0, addresses: new Set<string>() }
  const before = {
    createImageBitmap: globalThis.createImageBitmap,
    XMLHttpRequest: globalThis.XMLHttpRequest,
  }
  vi.stubGlobal('createImageBitmap', async ({ name = '' }: { name?: string }) => {
    if (name.startsWith('broken')) throw new Error('No picture')
    // Narrower than the smaller widths, so that one file is one upload.
    return { width: 180, height: 240, close() {} }
  })
  const prototype = HTMLCanvasElement.prototype
  vi.spyOn(prototype, 'getContext').mockImplementation((() => ({ drawImage() {} })) as never)
  vi.spyOn(prototype, 'toBlob').mockImplementation((done, type) =>
    // Other bytes each time: one picture is stored once.
    done(new Blob([Uint8Array.of(255, 216, 255, ...bytes())], { type: type ?? 'image/jpeg' })),
  )
  class Request {
    upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null }
    status = 0
    timeout = 0
    responseText = ''
    onloadend: (() => void) | null = null
    readonly #headers = new Headers()
    #url = ''
    open(_method: string, url: string) {
      this.#url = url
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }
    async send(file: Blob) {
      state.tried += 1
      state.addresses.add(this.#url)
      this.upload.onprogress?.({ loaded: 64, total: 100 })
      if (state.fail > 0) {
        state.fail -= 1
        this.onloadend?.()
        return
      }
      const body = await file.arrayBuffer()
      const answer = await fetch(this.#url, { method: 'POST', headers: this.#headers, body })
      this.status = answer.status
      this.responseText = await answer.text()
      this.onloadend?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  onTestFinished(() => {
    Object.assign(globalThis, before)
  })
  return state
}

const bytes = () => crypto.getRandomValues(new Uint8Array(8))

export const pictureFile = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
