// Before each file of the screen tests: where the back end is, what jsdom lacks, and that nothing complains.
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { toast } from 'sonner'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { shop } from './worker-shop'

// Without it React records no async stack for each element, which only a debugger shows.
Reflect.deleteProperty(console, 'createTask')
// Before anything of src is imported: it reads the address once.
vi.stubEnv('VITE_SUPABASE_URL', shop)
await fetch(`${shop}/fresh`, { method: 'POST' })

// A long timeout, because a page's code and data come over a real connection, on a machine that may be busy. Errors do not
// print the page, because a query that waits makes one at each try.
configure({ asyncUtilTimeout: 15_000, getElementError: (message) => new Error(message ?? '') })

/** Complaints that this test provokes on purpose; any other fails it. */
let expected: RegExp[] = []
let complaints: string[] = []
export function expectComplaint(pattern: RegExp) {
  expected.push(pattern)
}

beforeEach(() => {
  // Asked and answered, so that nothing lies over a page that is not about this.
  localStorage.setItem('consent', `given ${Date.now()}`)
  expected = []
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    complaints.push(values.map(String).join(' '))
  })
})

afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.log(prettyDOM(document.body))
  cleanup()
  // The library shows toasts that are still active to the next page.
  toast.dismiss()
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  const stray = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))
  expect(stray, 'complaints of the page').toEqual([])
  for (const pattern of expected) expect(complaints.join('\n'), 'an expected complaint').toMatch(pattern)
})

// A library's timer that outlives its page (sonner takes a toast away a moment later) would go off without a window.
const started = new Set<ReturnType<typeof setTimeout>>()
const start = globalThis.setTimeout
vi.stubGlobal('setTimeout', (...all: Parameters<typeof start>) => {
  const timer = start(...all)
  started.add(timer)
  return timer
})
afterAll(() => {
  for (const timer of started) clearTimeout(timer)
})

/** Nothing is laid out in jsdom: every box is in view, has no size and never changes. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
class InView extends Observer {
  #tell: (entries: { isIntersecting: boolean; target: unknown }[]) => void
  #timers: ReturnType<typeof setTimeout>[] = []

  constructor(tell: (entries: { isIntersecting: boolean; target: unknown }[]) => void) {
    super()
    this.#tell = tell
  }
  override observe(target?: unknown) {
    this.#timers.push(setTimeout(() => this.#tell([{ isIntersecting: true, target }])))
  }
  override disconnect() {
    for (const timer of this.#timers) clearTimeout(timer)
  }
}
vi.stubGlobal('IntersectionObserver', InView)
vi.stubGlobal('ResizeObserver', Observer)
vi.stubGlobal('PerformanceNavigationTiming', class {})
vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0))
vi.stubGlobal('cancelIdleCallback', (handle: number) => clearTimeout(handle))
vi.stubGlobal('scrollTo', () => {})
/** A wide, bright screen with a mouse. */
vi.stubGlobal('matchMedia', (media: string) =>
  Object.assign(new EventTarget(), { media, matches: /min-width/.test(media), onchange: null }),
)
Element.prototype.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
// Radix asks for these.
Element.prototype.hasPointerCapture = () => false
Element.prototype.setPointerCapture = () => {}
Element.prototype.releasePointerCapture = () => {}
