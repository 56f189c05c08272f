import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminAlerts } from '@/content/admin/settings/alerts'
import { orderKeys } from '@/data/orders/order-keys'
import type { OrderPulse } from '@/data/orders/order-pulse'
import { network, openPage, signedIn } from '../support/screen'
import { buy, moveAlong } from '../support/screen-orders'

const { nav } = admin
const pulse = /\/rpc\/order_pulse/

/** What this browser has played; `runs` is false before the page was clicked. */
const notes: { hertz: number }[] = []
let runs = true
class Audio {
  state = 'suspended'
  currentTime = 0
  destination = {}
  async resume() {
    if (!runs) return new Promise(() => {})
    this.state = 'running'
    return undefined
  }
  async close() {}
}
class Note {
  constructor(_: Audio, { frequency }: { frequency: number }) {
    notes.push({ hertz: frequency })
  }
  connect = (next: unknown) => next
  start() {}
  stop() {}
}
class Volume {
  gain = { linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
  connect = (next: unknown) => next
}
const withSound = (on: boolean) => {
  Object.assign(globalThis, { AudioContext: Audio, OscillatorNode: Note, GainNode: Volume })
  localStorage.setItem('order-sound', JSON.stringify({ on, played: null }))
}

afterEach(() => {
  notes.length = 0
  runs = true
  localStorage.clear()
  vi.restoreAllMocks()
})

async function open(path: string = adminPaths.products) {
  await signedIn('owner')
  const opened = openPage(path)
  const link = await screen.findByRole('link', { name: new RegExp(`^${nav.orders}, \\d+ orders? pending`) })
  const now = () => opened.client.getQueryData<OrderPulse>(orderKeys.pulse())
  await waitFor(() => expect(now()).toBeDefined())
  return { ...opened, link, now, ask: () => opened.client.invalidateQueries({ queryKey: orderKeys.pulse() }) }
}

describe('a new order, while the owner works elsewhere in the admin', () => {
  it('a new order changes title, badge and app icon together, and is said to screen readers', async () => {
    const setAppBadge = vi.fn(async () => {})
    const clearAppBadge = vi.fn(async () => {})
    Object.assign(navigator, { setAppBadge, clearAppBadge })
    const { link, now, ask, unmount } = await open()
    const before = now()?.pending ?? 0
    expect(document.title).toMatch(new RegExp(`^\\(${before}\\) `))
    expect(screen.queryByText(/^New order\./)).not.toBeInTheDocument()
    const { id } = await buy()
    await ask()
    expect(await screen.findByText(nav.newOrder(before + 1))).toHaveRole('status')
    expect(link).toHaveAccessibleName(new RegExp(`, ${nav.waiting(before + 1)}$`))
    expect(document.title).toMatch(new RegExp(`^\\(${before + 1}\\) `))
    expect(setAppBadge).toHaveBeenLastCalledWith(before + 1)
    // What the owner does changes the number as well.
    await moveAlong(id, { order_status: 'processing' })
    await ask()
    await waitFor(() => expect(link).toHaveAccessibleName(new RegExp(`, ${nav.waiting(before)}$`)))
    unmount()
    expect(clearAppBadge).toHaveBeenCalled()
    expect(document.title).not.toMatch(/^\(/)
    Reflect.deleteProperty(navigator, 'setAppBadge')
    Reflect.deleteProperty(navigator, 'clearAppBadge')
  })

  it('a new order shows without being asked for, within the interval', async () => {
    const { now } = await open()
    const before = now()?.pending ?? 0
    await buy()
    await waitFor(() => expect(document.title).toMatch(new RegExp(`^\\(${before + 1}\\) `)), {
      timeout: 9000,
    })
  }, 20_000)

  it('a new order is counted by the open list as by the title, at the same time', async () => {
    const { now, ask } = await open(`${adminPaths.orders}?min=0`)
    await screen.findAllByRole('combobox')
    const before = now()?.pending ?? 0
    const moved = () => Number(/^\((\d+)\)/.exec(document.title)?.[1]) > before
    const states: boolean[] = []
    const watch = new MutationObserver(() => {
      if (moved()) states.push(screen.queryByRole('button', { name: /^1 new order/ }) !== null)
    })
    watch.observe(document, { subtree: true, childList: true, characterData: true })
    const rows = screen.getAllByRole('row').map((row) => row.textContent)
    await buy()
    await ask()
    await screen.findByRole('button', { name: /^1 new order/ })
    await waitFor(() => expect(moved()).toBe(true))
    watch.disconnect()
    expect(states.every(Boolean)).toBe(true)
    // No row has moved.
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(rows)
  })

  it('the number of new orders stays as it was while there is no answer', async () => {
    const { now, ask, link } = await open()
    const before = now()?.pending ?? 0
    network.trouble(pulse, 503)
    await ask()
    expect(link).toHaveAccessibleName(new RegExp(`, ${nav.waiting(before)}$`))
    expect(document.title).toMatch(new RegExp(`^\\(${before}\\) `))
  })
})

describe('the sound of a new order', () => {
  it('the sound of a new order is switched on in the settings, which play it once', async () => {
    withSound(false)
    await signedIn('owner')
    const { user } = openPage(adminPaths.settings)
    const box = await screen.findByRole('switch', { name: new RegExp(`^${adminAlerts.sound.label}`) })
    expect(box).not.toBeChecked()
    await user.click(box)
    expect(box).toBeChecked()
    expect(screen.getByText(adminAlerts.sound.on)).toBeInTheDocument()
    await waitFor(() => expect(notes).toHaveLength(2))
    await user.click(box)
    expect(box).not.toBeChecked()
    expect(notes).toHaveLength(2)
  })

  it('a new order rings where the owner has switched the sound on', async () => {
    withSound(true)
    const { ask } = await open()
    expect(notes).toEqual([])
    await buy()
    await ask()
    await waitFor(() => expect(notes).toHaveLength(2))
  })

  it('a new order does not ring where the sound is off', async () => {
    withSound(false)
    const { ask } = await open()
    await buy()
    await ask()
    await screen.findByText(/^New order\./)
    expect(notes).toEqual([])
  })

  it('a new order rings in one of several tabs', async () => {
    withSound(true)
    const { ask, now } = await open()
    // Another tab of this browser was first.
    await buy()
    const played = () => JSON.parse(localStorage.getItem('order-sound') ?? '{}').played
    const news = () => `${now()?.latest} ${now()?.recent}`
    await ask()
    await waitFor(() => expect(played()).toBe(news()))
    const { ringFor } = await import('@/admin/shared/orders/order-sound')
    await ringFor(news())
    expect(notes).toHaveLength(2)
  })

  it('a new order leaves the sound to another tab where the browser allows none yet', async () => {
    withSound(true)
    runs = false
    const { ask } = await open()
    await buy()
    await ask()
    await screen.findByText(/^New order\./)
    await new Promise((done) => setTimeout(done, 400))
    expect(notes).toEqual([])
    expect(JSON.parse(localStorage.getItem('order-sound') ?? '{}').played).toBeNull()
  })
})
