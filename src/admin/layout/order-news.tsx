import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { admin } from '@/content/admin/admin'
import { number } from '@/content/shared/numbers'
import { useOrderChannel } from '@/data/orders/order-channel'
import { hasNewOrder, type OrderPulse, orderPulseQuery } from '@/data/orders/order-pulse'
import { ringFor } from '../shared/orders/order-sound'

const { nav } = admin

/** Milliseconds between two requests: where the platform tells of changes, they only make sure that none was missed. */
const every = { joined: 60_000, visible: 5_000, hidden: 30_000 }

/**
 * Tells the owner of new orders on every page of the admin: the number that waits before the page's title and on the
 * app's icon, a sound, and a sentence for screen readers.
 */
export function OrderNews() {
  const isJoined = useOrderChannel()
  const { data } = useQuery({
    ...orderPulseQuery(),
    refetchInterval: () => {
      if (isJoined) return every.joined
      return document.visibilityState === 'visible' ? every.visible : every.hidden
    },
    // The title and the sound are for a page in the background.
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  })
  const pending = data?.pending ?? 0
  useTitleCount(pending)
  useAppBadge(pending)
  const news = useNews(data)
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  )
}

/** What to say of the last new order; rings for it. */
function useNews(pulse: OrderPulse | undefined): string {
  const before = useRef(pulse)
  const [news, setNews] = useState('')
  useEffect(() => {
    const last = before.current
    before.current = pulse
    if (!last || !pulse || !hasNewOrder(last, pulse)) return
    setNews(nav.newOrder(pulse.pending))
    void ringFor(`${pulse.latest} ${pulse.recent}`)
  }, [pulse])
  return news
}

/** The count at the start of a title, with what any language puts between thousands. */
const counted = /^\([\d.,\u202f\u00a0]+\) /

/** Puts the number before the title of each page, which sets its own. */
function useTitleCount(count: number) {
  useEffect(() => {
    const prefix = count > 0 ? `(${number(count)}) ` : ''
    const write = (text: string) => {
      const title = text + document.title.replace(counted, '')
      if (document.title !== title) document.title = title
    }
    write(prefix)
    const titles = new MutationObserver(() => {
      // A count that stands there is left alone, so that two observers cannot answer each other without end.
      if (!counted.test(document.title)) write(prefix)
    })
    titles.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      titles.disconnect()
      write('')
    }
  }, [count])
}

function useAppBadge(count: number) {
  useEffect(() => {
    // A browser without a place for it refuses.
    if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => {})
  }, [count])
  useEffect(
    () => () => {
      if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => {})
    },
    [],
  )
}
