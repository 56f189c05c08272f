import { UNSAFE_createBrowserHistory as createBrowserHistory, NavigationType } from 'react-router-dom'
import { canonicalPath } from '@/config/canonical-paths'
import { layers, watchLayers } from '@/ui/layers'

type ShopHistory = ReturnType<typeof createBrowserHistory>
type Key = string | undefined
/**
 * What the router keeps in an entry, on how many layers over the page the entry stands, and which keys the entries below
 * it may still have.
 */
type Entry = { idx?: number; key?: string; layer?: number; keys?: Key[] } | null

const current = (): Entry => history.state
const layerOf = (entry: Entry) => entry?.layer ?? 0
const keysOf = (entry: Entry): Key[] => (layerOf(entry) > 0 && entry?.keys) || [entry?.key]
/** A traversal that leads nowhere is never answered; navigation must not wait for it for ever. */
const patienceMs = 1000

/**
 * The router's history, in which each open layer (`ui/layers`) has an entry of its own over the page's: Back closes the
 * topmost one, in every browser. The router sees pages only: the page's address, key and scroll position stay, and a
 * move between its entries is no navigation.
 *
 * A layer that is closed otherwise takes its entry with it, and a link followed inside takes its place. Where nothing is
 * open (after a reload, or on the way forward) such an entry is left at once.
 */
export function createShopHistory(): ShopHistory {
  const path = canonicalPath(location.pathname)
  if (path !== location.pathname)
    history.replaceState(history.state, '', path + location.search + location.hash)
  const base = createBrowserHistory({ v5Compat: true })
  /** On which of the page's entries the browser stands: 0 is the page itself. */
  let depth = layerOf(current())
  /** The page's entry, and all keys it had while layers were open: entries below keep the one of their time. */
  let page = { entry: current(), keys: keysOf(current()), href: location.href }
  let isPushed = false
  let moving: ReturnType<typeof setTimeout> | undefined
  let settling: ReturnType<typeof setTimeout> | undefined
  const waiting: (() => void)[] = []

  const arrive = () => {
    clearTimeout(moving)
    moving = undefined
    for (const run of waiting.splice(0)) run()
    settleSoon()
  }
  const move = (delta: number) => {
    moving = setTimeout(arrive, patienceMs)
    history.go(delta)
  }
  // What stays open although Back was pressed (a question that must be answered) does not hold the page.
  const closable = () => layers.filter(({ isAsked }) => !isAsked)
  /** As many entries as open layers. */
  const settle = () => {
    if (moving !== undefined) return
    const count = closable().length
    if (depth > count) {
      // A tab that was opened with this entry alone has none below.
      if (history.length > depth) return move(count - depth)
      depth = 0
      history.replaceState({ ...current(), layer: 0 }, '')
      page.keys = [current()?.key]
    }
    while (depth < count) {
      depth += 1
      history.pushState({ ...current(), layer: depth }, '')
    }
  }
  // In a task of its own: what closes while another opens, or a link is followed, changes no entry.
  const settleSoon = () => {
    clearTimeout(settling)
    settling = setTimeout(settle)
  }
  const stand = () => {
    depth = 0
    page = { entry: current(), keys: [current()?.key], href: location.href }
  }
  const closeDownTo = (level: number) => {
    for (const layer of closable().slice(level).reverse()) {
      layer.isAsked = true
      layer.close()
    }
  }
  const isPages = (entry: Entry) => entry?.idx === page.entry?.idx && page.keys.includes(entry?.key)

  const shopHistory: Pick<ShopHistory, 'push' | 'replace' | 'go' | 'listen'> = {
    push(to, state) {
      // Down to the page first, where there is more than one entry to take the place of, or an old address below.
      if (moving !== undefined || depth > 1 || page.keys.length > 1) {
        waiting.push(() => shopHistory.push(to, state))
        if (moving === undefined) move(-depth)
        return
      }
      isPushed = depth === 1
      if (isPushed) base.replace(to, state)
      else base.push(to, state)
      isPushed = false
      stand()
      settleSoon()
    },
    replace(to, state) {
      if (moving !== undefined) {
        waiting.push(() => shopHistory.replace(to, state))
        return
      }
      base.replace(to, state)
      const below = depth > 0 ? page.keys : []
      const keys = [...below, current()?.key]
      page = { entry: current(), keys, href: location.href }
      if (depth > 0) history.replaceState({ ...current(), layer: depth, keys }, '')
    },
    go(delta) {
      if (moving !== undefined) waiting.push(() => shopHistory.go(delta))
      else base.go(delta < 0 ? delta - depth : delta)
    },
    listen(tell) {
      watchLayers(settleSoon)
      settleSoon()
      const stop = base.listen((update) => {
        if (update.action !== 'POP')
          return tell(isPushed ? { ...update, action: NavigationType.Push } : update)
        const entry = current()
        const isLayers = depth > 0 || layerOf(entry) > 0 || moving !== undefined
        if (isLayers && isPages(entry)) {
          depth = layerOf(entry)
          if (entry?.key !== page.entry?.key)
            history.replaceState({ ...page.entry, layer: depth }, '', page.href)
          if (depth === 0) page.keys = [page.entry?.key]
          // Of what this history's own moves leave behind, each layer decides itself.
          if (moving === undefined) closeDownTo(depth)
          return arrive()
        }
        clearTimeout(moving)
        // Of a page that is left: the page itself is the next stop.
        if (layerOf(entry) > 0) return move(-layerOf(entry))
        stand()
        closeDownTo(0)
        tell(update)
        arrive()
      })
      return () => {
        stop()
        watchLayers(() => {})
        clearTimeout(settling)
        clearTimeout(moving)
        moving = undefined
      }
    },
  }
  const inherited: ShopHistory = Object.create(base)
  return Object.assign(inherited, shopHistory)
}
