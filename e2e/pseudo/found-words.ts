// What is found on a page in the language of pseudo-words.ts: what is cut off, and words that no file of src/content has.
import type { Page } from '@playwright/test'

/** Texts that are wider than what holds them, and the page if it is wider than the screen. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (wide > 0) found.push(`the page is ${wide} px too wide`)
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const said = text.nodeValue?.trim() ?? ''
      // Only words of the software: those of rows may be as long as they are.
      if (!/[àƀċďēƒğħĩĵķļɱñōƥřşťűṽŵẋŷž]{2}/i.test(said) || !text.parentElement || !shown(text.parentElement))
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const own = range.getBoundingClientRect()
      if (own.width < 2 || own.height < 2) continue
      for (
        let box: Element | null = text.parentElement;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, clip, clipPath, position } = getComputedStyle(box)
        const around = box.getBoundingClientRect()
        // For screen readers alone.
        if (around.width < 3 || clip !== 'auto' || clipPath !== 'none') break
        // What scrolls is there to be scrolled to.
        if (overflowX === 'auto' || overflowX === 'scroll') break
        if (overflowX === 'hidden' || overflowX === 'clip') {
          const over = Math.max(own.right - around.right, around.left - own.left)
          if (over > 1) found.push(`cut off by ${Math.round(over)} px: ${said.slice(0, 80)}`)
          break
        }
        if (position === 'fixed') break
      }
    }
    return [...new Set(found)]
  })

/** The texts, names and titles of a page in which Latin words stand that have no marks. */
export const plainTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement: parent, nodeValue } = walker.currentNode
      if (parent && !parent.closest('script,style,noscript,textarea,[translate=no]'))
        texts.add(nodeValue ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label],[alt],[title],[placeholder]'))
      for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
        if (!element.closest('[translate=no]')) texts.add(element.getAttribute(name) ?? '')
    return [...texts]
      .map((text) => text.trim().replace(/\s+/g, ' '))
      .filter((text) => /[A-Za-z]{3}/.test(text))
  })

/** What is written alike everywhere. */
const names =
  /^(paypal|stripe|whatsapp|google|instagram|tiktok|pinterest|facebook|apple|store|play|chrome|safari|edge|csv|sku|iban|usd|mad|eur|url|app|cmi|ice|http\w*|www|com|example|visa|mastercard|tab|esc|ctrl|png|jpe?g|webp|avif|mp4|svg|pdf|utf|api|cnd?p|zlg|english|français|xs|xl|xxl|amex|bank|gps|qr|html|json|stock|status)$/i

/** Those of the texts that rows do not say: whole values of rows are taken out of them first. */
export function unknownTexts(texts: readonly string[], values: ReadonlySet<string>): string[] {
  return texts.flatMap((text) => {
    // Cut short, an address, a language or a currency by its name, an order's number, a time zone, a day in English content.
    if (
      /…$|@|^Français$|\(غرينتش.*\)$|\([A-Z]{3}\)$|^ZL-\w+$|^\w+\/[\w/-]+$|\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]*\b/.test(
        text,
      )
    )
      return []
    const words = text.split(' ')
    const left: string[] = []
    for (let from = 0; from < words.length; ) {
      let to = words.length
      while (to > from && !values.has(plain(words.slice(from, to).join(' ')))) to -= 1
      if (to === from) {
        left.push(words[from] ?? '')
        from += 1
      } else from = to
    }
    const unknown = left
      .flatMap((word) => word.match(/[A-Za-z]{3,}/g) ?? [])
      .filter((word) => !names.test(word))
    return unknown.length > 0 && !/[àƀċďēƒğħĩĵķļɱñōƥřşťűṽŵẋŷž]{2}/i.test(left.join(' '))
      ? [`${unknown.join(' ')} in: ${text.slice(0, 120)}`]
      : []
  })
}

export const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
