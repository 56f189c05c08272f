import { useEffect } from 'react'
import { prerenderHead } from './prerender-head'

export type PageHead = {
  title: string
  description?: string | undefined
  /** The canonical path, without parameters that only arrange the page. */
  path?: string | undefined
  image?: string | undefined
  /** Keeps it out of search engines: cart, checkout, account, admin. */
  hidden?: boolean
}

/** Sets title, description, canonical URL and Open Graph data. */
export function usePageHead(head: PageHead) {
  if (import.meta.env.SSR) prerenderHead.page = head
  const { title, description, path, image, hidden = false } = head
  useEffect(() => {
    document.title = title
    setMeta('property', 'og:title', title)
    setMeta('name', 'description', description)
    setMeta('property', 'og:description', description)
    // The owner types this URL, so it may be invalid.
    const picture = image && URL.canParse(image, location.origin) ? image : undefined
    setMeta('property', 'og:image', picture && new URL(picture, location.origin).href)
    setMeta('name', 'robots', hidden ? 'noindex' : undefined)
    const canonical = path === undefined ? undefined : new URL(path, location.origin).href
    setMeta('property', 'og:url', canonical)
    setLink('canonical', canonical)
  }, [title, description, path, image, hidden])
}

function setMeta(attribute: 'name' | 'property', name: string, content: string | undefined) {
  let element = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${name}"]`)
  if (content === undefined) {
    element?.remove()
    return
  }
  if (!element) {
    element = document.createElement('meta')
    element.setAttribute(attribute, name)
    document.head.append(element)
  }
  element.content = content
}

function setLink(rel: string, href: string | undefined) {
  let element = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)
  if (href === undefined) {
    element?.remove()
    return
  }
  if (!element) {
    element = document.createElement('link')
    element.rel = rel
    document.head.append(element)
  }
  element.href = href
}
