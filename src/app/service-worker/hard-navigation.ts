import { paths } from '@/config/paths'
import { withoutPrefix } from '@/config/site'

type Link = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/** Paths that a page must not reload from: a payment or the owner's work may be under way. */
const isInProgress = (pathname: string) =>
  pathname === paths.checkout || /^\/(admin|order-confirmation)(\/|$)/.test(pathname)

/** True when a link may load a whole document: an ordinary click that leads from one page of the shop to another. */
export function canHardNavigate(link: Link, click: Click, here: string): boolean {
  const [from, to] = [new URL(here), new URL(link.href, here)]
  return (
    click.button === 0 &&
    !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.defaultPrevented) &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    to.origin === from.origin &&
    to.pathname !== from.pathname &&
    !isInProgress(withoutPrefix(from.pathname))
  )
}

const withoutText = ['hidden', 'checkbox', 'radio', 'button', 'submit', 'range']

/** True when any field of the page, header and footer included, holds text. */
export function hasTypedText(page: ParentNode): boolean {
  return [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ type, value }) => value !== '' && !withoutText.includes(type),
  )
}

/** True when the browser can store the cart; otherwise it would be lost with the document. */
export function isStorageAvailable(): boolean {
  try {
    localStorage.setItem('probe', ' '.repeat(5000))
    localStorage.removeItem('probe')
    return true
  } catch {
    return false
  }
}
