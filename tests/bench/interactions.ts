// Interaction latency with 4x CPU slowdown, as the browser measures it (event timing: from the input to the next painted
// frame), layout shift over a journey, and the time from a card to its product.
import type { Browser, Locator, Page } from 'playwright'
import { toolWords } from '../../src/content/en/catalogue/listing-tools.ts'
import { layout } from '../../src/content/en/layout/layout.ts'
import { galleryWords } from '../../src/content/en/product/product.ts'
import { common } from '../../src/content/en/shared/common.ts'
import { chromiumPath } from './built-shop.ts'
import { percentile } from './figures.ts'

export const curatedProduct = '/product/boho-floral-print-maxi-dress'
export const launchOptions = {
  executablePath: chromiumPath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    // The host's is made for the measurement.
    '--ignore-certificate-errors',
  ],
}
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
const desktop = { viewport: { width: 1440, height: 900 } }
/** The browser reports no shorter events, in milliseconds. */
const shortest = 16

export type Latency = { name: string; p50: number; p98: number; count: number }

/** Every interaction so many times, with 4x CPU slowdown. */
export async function latencies(browser: Browser, url: string, times: number): Promise<Latency[]> {
  const results: Latency[] = []
  const measure = async (
    name: string,
    screen: typeof phone | typeof desktop,
    path: string,
    act: (page: Page, turn: number, timed: Timed) => Promise<void>,
  ) => {
    const context = await browser.newContext(screen)
    const page = await context.newPage()
    await watch(page)
    await page.goto(url + path, { waitUntil: 'networkidle' })
    await answerConsent(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const found: number[] = []
    const timed: Timed = async (interact) => {
      await page.evaluate(() => {
        window.longestEvent = 0
      })
      await interact()
      // The browser reports an event some frames later.
      await page.waitForTimeout(600)
      found.push(Math.max(shortest, await page.evaluate(() => window.longestEvent)))
    }
    for (let turn = 0; turn < times; turn++) await act(page, turn, timed)
    await context.close()
    console.error(`${name}: ${found.join(', ')} ms`)
    results.push({ name, p50: percentile(found, 50), p98: percentile(found, 98), count: found.length })
  }

  await measure('filter (desktop)', desktop, '/women', async (page, turn, timed) => {
    const column = page.getByRole('complementary', { name: toolWords.filters })
    const boxes = column.getByRole('checkbox')
    // Two are chosen and taken back in turn.
    const box = boxes.nth([1, 2, 1, 2][turn % 4] ?? 1)
    await timed(() => press(page, box.locator('xpath=..')))
  })
  await measure('choose size', phone, curatedProduct, async (page, turn, timed) => {
    const sizes = page.getByRole('main').getByRole('group', { name: common.size }).getByRole('radio')
    await timed(() => press(page, sizes.nth(turn % 2).locator('xpath=..')))
  })
  await measure('add to cart', phone, curatedProduct, async (page, _turn, timed) => {
    const add = page.getByRole('main').getByRole('button', { name: common.addToCart, exact: true }).first()
    await timed(() => press(page, add))
    await page.keyboard.press('Escape')
    await page.evaluate(() => localStorage.removeItem('cart'))
    await page.reload({ waitUntil: 'networkidle' })
  })
  await measure('open menu', phone, '/women', async (page, _turn, timed) => {
    await timed(() => press(page, page.getByRole('banner').getByRole('button', { name: layout.openMenu })))
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
  await measure('open filters', phone, '/women', async (page, _turn, timed) => {
    const open = page.getByRole('main').getByRole('button', { name: toolWords.filters }).first()
    await timed(() => press(page, open))
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
  await measure('search key', desktop, '/', async (page, turn, timed) => {
    const box = page.getByRole('banner').getByRole('combobox')
    const word = 'linen dress '
    if (turn % word.length === 0) await box.fill('')
    if (turn === 0) await box.focus()
    await timed(() =>
      page.keyboard.press(word[turn % word.length] === ' ' ? 'Space' : (word[turn % word.length] ?? 'a')),
    )
  })
  return results
}

type Timed = (interact: () => Promise<void>) => Promise<void>

declare global {
  interface Window {
    /** In ms, of the interactions since it was last set to zero. */
    longestEvent: number
    /** Sum of all layout shifts that no input explains. */
    shifted: number
  }
}

async function watch(page: Page) {
  await page.addInitScript(() => {
    window.longestEvent = 0
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId)
          window.longestEvent = Math.max(window.longestEvent, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          window.shifted += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Presses the middle of an element, without the checks of Playwright's own click, which take time on the page. */
async function press(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing is there to press')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.up()
}

/** Answers the consent bar, so that it covers nothing. */
async function answerConsent(page: Page) {
  await page.evaluate(() => localStorage.setItem('consent', `given ${Date.now()}`))
  await page.reload({ waitUntil: 'networkidle' })
}

/** Sum of all layout shifts from home over a list and a product to the checkout, on a phone, scrolling each page. */
export async function journeyShift(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await watch(page)
  await page.goto(url)
  await answerConsent(page)
  const look = async () => {
    for (let screen = 0; screen < 4; screen++) {
      await page.mouse.wheel(0, 700)
      await page.waitForTimeout(250)
    }
    await page.evaluate(() => scrollTo(0, 0))
    await page.waitForTimeout(250)
  }
  const follow = async (href: string) => {
    await page
      .locator(`a[href="${href}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForURL(`**${href}`)
    await page.waitForLoadState('networkidle')
    await look()
  }
  await look()
  await follow('/women')
  await follow(curatedProduct)
  await page.getByRole('main').getByRole('button', { name: common.addToCart, exact: true }).first().click()
  await page.waitForTimeout(1500)
  await page.keyboard.press('Escape')
  await follow('/cart')
  await follow('/checkout')
  const shifted = await page.evaluate(() => window.shifted)
  await context.close()
  return shifted
}

/** Milliseconds from the press on a card that was hovered before to its product's painted picture, without slowdown. */
export async function listToProduct(browser: Browser, url: string, times: number): Promise<number[]> {
  const found: number[] = []
  for (let turn = 0; turn < times; turn++) {
    const context = await browser.newContext(desktop)
    const page = await context.newPage()
    await page.goto(`${url}/women`, { waitUntil: 'networkidle' })
    await answerConsent(page)
    const card = page.locator('main article a').nth(turn % 6)
    await card.hover()
    await page.waitForTimeout(400)
    await page.evaluate((gallery) => {
      window.longestEvent = 0
      const look = (since: number) => {
        const picture = document.querySelector<HTMLImageElement>(`ul[aria-label="${gallery}"] li img`)
        if (!picture?.complete || picture.naturalWidth === 0) return requestAnimationFrame(() => look(since))
        // Painted with this frame.
        return requestAnimationFrame(() => {
          window.longestEvent = performance.now() - since
        })
      }
      addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
    }, galleryWords.label)
    await press(page, card)
    await page.waitForFunction(() => window.longestEvent > 0)
    found.push(await page.evaluate(() => window.longestEvent))
    await context.close()
  }
  return found
}
