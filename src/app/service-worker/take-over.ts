import { paths } from '@/config/paths'

type Link = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/** Who pays there, or works in the admin, is not taken anywhere else in the middle of it. */
const isHeld = (pathname: string) =>
  pathname === paths.checkout || /^\/(admin|order-confirmation)(\/|$)/.test(pathname)

/** Whether following this link may load a page anew: an ordinary click that leads from one page of the shop to another. */
export function mayLoadAnew(link: Link, click: Click, here: string): boolean {
  const [from, to] = [new URL(here), new URL(link.href, here)]
  return (
    click.button === 0 &&
    !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.defaultPrevented) &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    to.origin === from.origin &&
    to.pathname !== from.pathname &&
    !isHeld(from.pathname)
  )
}

const notTyped = ['hidden', 'checkbox', 'radio', 'button', 'submit', 'range']

/** Whether a text stands in any field of the page: header and footer stay while the pages between them change. */
export function isAnythingTyped(page: ParentNode): boolean {
  return [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ type, value }) => value !== '' && !notTyped.includes(type),
  )
}

/** Whether the cart outlives this page; where nothing can be stored it does not. */
export function isStorageThere(): boolean {
  try {
    localStorage.setItem('room', ' '.repeat(5000))
    localStorage.removeItem('room')
    return true
  } catch {
    return false
  }
}
