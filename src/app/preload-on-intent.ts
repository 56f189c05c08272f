import type { QueryClient } from '@tanstack/react-query'
import { preload } from './preload'

/**
 * Preloads what a link leads to as soon as someone shows the intent of following it: pointing at it, touching it, or
 * moving the focus there. Returns what ends it.
 */
export function preloadOnIntent(client: QueryClient) {
  let last = ''
  const onIntent = (event: Event) => {
    // A link that is a button leads nowhere while the page has its code; one to another language to other code.
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a:not([role=button])') : null
    if (
      !link ||
      link.origin !== location.origin ||
      link.href === last ||
      link.target === '_blank' ||
      link.hreflang
    )
      return
    last = link.href
    preload(link.href, client)
  }
  const types = ['pointerover', 'focusin', 'touchstart']
  for (const type of types) document.addEventListener(type, onIntent, { passive: true })
  return () => {
    for (const type of types) document.removeEventListener(type, onIntent)
  }
}
