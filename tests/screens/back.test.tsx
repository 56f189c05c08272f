// Back, Forward and reload with layers over a page, against a model, in a browser's history.
import { act, cleanup, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { ShopRouter } from '@/app/shop-router'
import { useLayer } from '@/ui/layers'
import { someOf } from '../support/properties'

function Layer({ close }: { close: () => void }) {
  useLayer(true, close)
  return <p role="dialog" aria-label="layer" />
}

let page: {
  at: string
  key: string
  renders: number
  change: (to: (open: number[]) => number[]) => void
  navigate: ReturnType<typeof useNavigate>
}

function Page({ refuses }: { refuses: boolean }) {
  const { pathname, key } = useLocation()
  const [open, change] = useState<number[]>([])
  const renders = (page?.at === pathname ? page.renders : 0) + 1
  page = { at: pathname, key, renders, change, navigate: useNavigate() }
  return open.map((id) => (
    <Layer key={id} close={() => !refuses && change((now) => now.filter((each) => each !== id))} />
  ))
}

/** Traversals of jsdom take a few turns of its event loop. */
const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  })
const count = () => screen.queryAllByRole('dialog').length

let visits = 0
let opened = 0
async function open({ refuses = false } = {}) {
  cleanup()
  await settled()
  // No test can clear the history; each starts at a place of its own.
  visits += 1
  history.pushState(null, '', `/before-${visits}`)
  history.pushState(null, '', '/0')
  const view = render(<Page refuses={refuses} />, { wrapper: ShopRouter })
  await settled()
  return view
}
const does = {
  open: () => page.change((open) => [...open, ++opened]),
  close: () => page.change((open) => open.slice(0, -1)),
  back: () => history.back(),
  forward: () => history.forward(),
  follow: (to: string) => {
    page.navigate(to)
    page.change(() => [])
  },
  change: (to: string) => page.navigate(to),
  replace: (to: string) => page.navigate(to, { replace: true }),
}
async function run(...steps: (() => void)[]) {
  for (const step of steps) {
    act(step)
    await settled()
  }
}

describe('Back', () => {
  it('Back closes what is open, and only that; the next press leaves', async () => {
    await open()
    await run(() => does.follow('/1'), does.open, does.back)
    expect([page.at, count()]).toEqual(['/1', 0])
    await run(does.back)
    expect(page.at).toBe('/0')
  })

  it('Back is no navigation while it closes something: the router renders nothing again', async () => {
    await open()
    await run(does.open)
    const { key } = page
    const before = page.renders
    await run(does.back)
    // Once, for the layer's own state.
    expect(page.renders).toBe(before + 1)
    expect(page.key).toBe(key)
  })

  it('Back closes nested layers one press each, from the top', async () => {
    await open()
    await run(does.open, does.open, does.open, does.back)
    expect(count()).toBe(2)
    await run(does.back, does.back)
    expect([page.at, count()]).toEqual(['/0', 0])
  })

  it('Back closes all when two presses arrive as one move', async () => {
    await open()
    await run(does.open, does.open, () => history.go(-2))
    expect([page.at, count()]).toEqual(['/0', 0])
  })

  it('Back leads from a followed link to the page it was on, with one press', async () => {
    await open()
    for (const depth of [1, 2, 3]) {
      await run(...Array.from({ length: depth }, () => does.open), () => does.follow(`/${depth}`))
      expect([page.at, count(), location.pathname]).toEqual([`/${depth}`, 0, `/${depth}`])
      await run(does.back)
      expect([page.at, count()]).toEqual(['/0', 0])
    }
  })

  it('Back finds no entry left behind by a layer that was closed otherwise', async () => {
    await open()
    await run(() => does.follow('/1'), does.open, does.close, does.open, does.close, does.back)
    expect(page.at).toBe('/0')
  })

  it('Forward does not reopen what Back closed, and no press is lost to it', async () => {
    await open()
    await run(() => does.follow('/1'), does.open, does.back, does.forward)
    expect([page.at, count()]).toEqual(['/1', 0])
    await run(does.back)
    expect(page.at).toBe('/0')
  })

  it('one layer that closes while another opens hands its history entry on', async () => {
    await open()
    await run(() => does.follow('/1'), does.open)
    const { length } = history
    await run(() => {
      does.close()
      does.open()
    })
    expect(history.length).toBe(length)
    await run(does.back)
    expect([page.at, count()]).toEqual(['/1', 0])
  })

  it('Back closes what stayed open while the address changed under it, then takes the change back', async () => {
    await open()
    await run(does.open, () => does.change('/1'))
    expect([page.at, count()]).toEqual(['/1', 1])
    await run(does.back)
    expect([page.at, count()]).toEqual(['/1', 0])
    await run(does.back)
    expect(page.at).toBe('/0')
  })

  it('Back returns to an address that was replaced under a layer', async () => {
    await open()
    await run(does.open, does.open, () => does.replace('/new'), does.back, does.back)
    expect([page.at, location.pathname, count()]).toEqual(['/new', '/new', 0])
  })

  it('Back leaves a page whose question does not close', async () => {
    await open({ refuses: true })
    await run(() => does.follow('/1'), does.open, does.back)
    expect([page.at, count()]).toEqual(['/1', 1])
    await run(does.back)
    expect(page.at).toBe('/0')
  })

  it('Back loses no press after a reload with something open', async () => {
    const { unmount } = await open()
    await run(() => does.follow('/1'))
    unmount()
    // As a reload leaves them: the entries stand, and nothing is open.
    for (const layer of [1, 2]) history.pushState({ ...history.state, layer }, '')
    render(<Page refuses={false} />, { wrapper: ShopRouter })
    await settled()
    expect([page.at, count()]).toEqual(['/1', 0])
    await run(does.back)
    expect(page.at).toBe('/0')
  })

  it('the page stays at the address that was replaced under a layer through a reload', async () => {
    const { unmount } = await open()
    await run(
      () => does.follow('/1'),
      does.open,
      () => does.replace('/2'),
      () => does.replace('/3'),
    )
    // As a reload, which leaves the layer's entry with nothing open.
    unmount()
    render(<Page refuses={false} />, { wrapper: ShopRouter })
    await settled()
    expect([page.at, location.pathname, count()]).toEqual(['/3', '/3', 0])
    await run(() => does.follow('/4'), does.back)
    expect([page.at, location.pathname]).toEqual(['/3', '/3'])
    await run(does.back)
    expect(page.at).toBe('/0')
  })

  it('a step back by code goes past what is open', async () => {
    await open()
    await run(
      () => does.follow('/1'),
      does.open,
      does.open,
      () => page.navigate(-1),
    )
    expect([page.at, count()]).toEqual(['/0', 0])
  })
})

type Step = 'open' | 'close' | 'back' | 'forward' | 'follow' | 'change' | 'replace'

it('Back and Forward take one step for one press, whatever is pressed in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.constantFrom<Step>(
          'open',
          'open',
          'close',
          'back',
          'back',
          'forward',
          'follow',
          'change',
          'replace',
        ),
        { minLength: 3, maxLength: 14 },
      ),
      async (steps) => {
        await open()
        const pages = ['/0']
        let at = 0
        let layers = 0
        let made = 0
        for (const step of steps) {
          // Every press that opens needs one that is there to close; the page before is not the shop's.
          if (step === 'open' && layers === 3) continue
          if (step === 'close' && layers === 0) continue
          if (step === 'back' && layers === 0 && at === 0) continue
          if (step === 'forward' && layers === 0 && at === pages.length - 1) continue
          const isMove = step === 'back' || step === 'forward'
          if (step === 'open') {
            layers += 1
            // As any new entry does, a layer's ends the way forward.
            pages.length = at + 1
          } else if (step === 'close' || (step === 'back' && layers > 0)) layers -= 1
          else if (isMove && layers === 0) at += step === 'back' ? -1 : 1
          else if (!isMove) {
            made += 1
            if (step !== 'replace') {
              at += 1
              pages.length = at
            }
            pages[at] = `/${made}`
            if (step === 'follow') layers = 0
          }
          await run(
            step === 'follow' || step === 'change' || step === 'replace'
              ? () => does[step](`/${made}`)
              : does[step],
          )
          expect([page.at, location.pathname, count(), history.state?.layer ?? 0]).toEqual([
            pages[at],
            pages[at],
            layers,
            layers,
          ])
        }
      },
    ),
    someOf(90),
  )
})

it.each([
  ['/WOMEN?color=Blue#top', '/women?color=Blue#top'],
  ['/women/', '/women'],
])('%s is opened as %s, without a step in the history', async (asked, expected) => {
  await open()
  cleanup()
  history.pushState(null, '', asked)
  const { length } = history
  render(<Page refuses={false} />, { wrapper: ShopRouter })
  await settled()
  expect(location.pathname + location.search + location.hash).toBe(expected)
  expect(page.at).toBe(location.pathname)
  expect(history.length).toBe(length)
})
