// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import { draftLastsMs } from '@/config/browser-storage'
import { signOutIntent } from '@/data/auth/sign-out-intent'
import { openDraft } from '@/data/drafts/drafts'
import { sessionHold, sessionKey } from '@/data/supabase/session-store'
import { hasShapeOf } from '@/domain/text/shape'
import { rebase } from '@/domain/values/merge'

const text = (stored: unknown) => (typeof stored === 'string' ? stored : null)
const open = (onUnavailable?: () => void) => openDraft('form', text, onUnavailable)
const signIn = (id: string) => localStorage.setItem(sessionKey, JSON.stringify({ user: { id } }))
const sessionEnds = () => localStorage.removeItem(sessionKey)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  sessionHold.memberId = null
  signOutIntent.end()
  vi.useRealTimers()
})

it('what an owner typed is there after a reload, a closed tab and the end of the session', () => {
  signIn('ada')
  open().store('typed')
  sessionStorage.clear()
  expect(open().read()).toBe('typed')
  sessionEnds()
  expect(open().read()).toBeNull()
  signIn('ada')
  expect(open().read()).toBe('typed')
})

it('what is typed while the session has ended over the page belongs to the same person', () => {
  signIn('ada')
  const form = open()
  sessionHold.memberId = 'ada'
  sessionEnds()
  form.store('typed')
  open().store('typed later')
  signIn('ada')
  expect(open().read()).toBe('typed later')
})

it('another person finds nothing of a draft, also after signing in where a session has ended', () => {
  signIn('ada')
  open().store('typed')
  sessionEnds()
  signIn('bo')
  expect(open().read()).toBeNull()
  signOutIntent.begin()
  sessionEnds()
  signIn('ada')
  expect(open().read()).toBe('typed')
})

it('a draft leaves the browser when its person signs out, and an open form stores nothing more', () => {
  signIn('ada')
  const form = open()
  form.store('typed')
  signOutIntent.begin()
  form.store('typed')
  sessionEnds()
  expect(JSON.stringify({ ...localStorage })).not.toContain('typed')
  expect(open().read()).toBeNull()
})

it('a guest who signs in goes on with what they typed in this tab', () => {
  open().store('typed')
  signIn('ada')
  expect(open().read()).toBe('typed')
  sessionEnds()
  expect(open().read()).toBeNull()
})

it('what a guest typed in another tab is not shown to who signs in', () => {
  open().store('typed')
  sessionStorage.clear()
  signIn('ada')
  expect(open().read()).toBeNull()
})

it.each([
  ['guest', null],
  ['member', 'ada'],
] as const)('a draft of a %s is over after its time', (whose, id) => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  if (id) signIn(id)
  open().store('typed')
  vi.setSystemTime(1_800_000_000_000 + draftLastsMs[whose])
  expect(open().read()).toBe('typed')
  vi.setSystemTime(1_800_000_000_001 + draftLastsMs[whose])
  expect(open().read()).toBeNull()
})

it.each(['', '{', '[]', 'null', '5', '{"at":"x","value":"a"}', '{"value":"a"}', '{"at":1}'])(
  'a stored %j is no draft',
  (stored) => {
    localStorage.setItem('draft:guest:form', stored)
    expect(open().read()).toBeNull()
  },
)

it('a draft says when it cannot be stored', () => {
  const onUnavailable = vi.fn()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  open(onUnavailable).store('typed')
  full.mockRestore()
  expect(onUnavailable).toHaveBeenCalledOnce()
})

it('what was typed stands over the row as it is now, and nothing else does', () => {
  const seen = { name: 'a', hours: { chat: '9', phone: '10' }, list: ['x'], version: '1' }
  const mine = { ...seen, hours: { chat: '9', phone: '11' } }
  const now = { name: 'b', hours: { chat: '8', phone: '10' }, list: ['x', 'y'], version: '2' }
  expect(rebase(seen, mine, now)).toEqual({ ...now, hours: { chat: '8', phone: '11' } })
})

it('a form without edits becomes the row; one over an unchanged row stays as typed', () => {
  const values = fc.record({ a: fc.string(), b: fc.record({ c: fc.array(fc.string()), d: fc.boolean() }) })
  fc.assert(
    fc.property(values, values, (one, two) => {
      expect(rebase(one, one, two)).toEqual(two)
      expect(rebase(one, two, one)).toEqual(two)
    }),
  )
})

it.each([
  [{ a: 'x' }, true],
  [{ a: 'x', more: 1 }, true],
  [{ a: 1 }, false],
  [{}, false],
  [null, false],
  [[], false],
  ['x', false],
])('the value %j has the shape of { a: "" }: %s', (value, fits) => {
  expect(hasShapeOf({ a: '' }, value)).toBe(fits)
})

it.each([
  [[{ key: 'a' }], true],
  [[], true],
  [['a'], false],
  [[{ key: 1 }], false],
  ['a', false],
])('the value %j has the shape of [{ key: "" }]: %s', (value, fits) => {
  expect(hasShapeOf([{ key: '' }], value)).toBe(fits)
})
