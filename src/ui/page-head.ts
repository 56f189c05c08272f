import { createContext, use, useEffect } from 'react'

/** Of a page without a picture of its own. */
export const standardPicture = '/og.png'

export type PageHead = {
  title: string
  description?: string | undefined
  /** The canonical path, without parameters that only arrange the page. */
  path?: string | undefined
  image?: string | undefined
  /** Keeps it out of search engines: cart, checkout, account, admin. */
  hidden?: boolean
  /** There is nothing at this address. */
  isMissing?: boolean
}

type Crumb = { label: string; to?: string | undefined }

/** What a page says of itself while the server renders it; each request has its own. */
export type HeadOfRequest = {
  page?: PageHead
  crumbs?: readonly Crumb[]
  /** The path under which it stands now. */
  movedTo?: string
}

let addressOf = (path: string) => new URL(path, location.origin).href
/** Tells what the address of a page is, where its path is not all of it. */
export const setAddressOf = (tell: typeof addressOf) => {
  addressOf = tell
}

/** Null in the browser. */
export const HeadContext = createContext<HeadOfRequest | null>(null)

/** Sets title, description, canonical URL and Open Graph data. */
export function usePageHead(head: PageHead) {
  const ofRequest = use(HeadContext)
  if (ofRequest) ofRequest.page = head
  const { title, description, path, image, hidden = false } = head
  useEffect(() => {
    document.title = title
    setMeta('property', 'og:title', title)
    setMeta('name', 'description', description)
    setMeta('property', 'og:description', description)
    // The owner types this URL, so it may be invalid.
    const picture = image && URL.canParse(image, location.origin) ? image : standardPicture
    setMeta('property', 'og:image', new URL(picture, location.origin).href)
    setMeta('name', 'robots', hidden ? 'noindex' : undefined)
    const canonical = path === undefined ? undefined : addressOf(path)
    setMeta('property', 'og:url', canonical)
    setLink('canonical', canonical)
  }, [title, description, path, image, hidden])
}

/** Lets the server describe where the page stands in the shop. */
export function useBreadcrumbsInHead(crumbs: readonly Crumb[]) {
  const ofRequest = use(HeadContext)
  if (ofRequest) ofRequest.crumbs = crumbs
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
