// What an owner does in the online store, and what shoppers then see.
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { adminPaths } from '../../src/config/admin-paths'
import { adminSizeCharts } from '../../src/content/en/admin/catalogue/size-charts'
import { orderedList } from '../../src/content/en/admin/ordered-list'
import { adminSettings as settings } from '../../src/content/en/admin/settings/settings'
import { storeEditor as words } from '../../src/content/en/admin/store/editor'
import { storeFields } from '../../src/content/en/admin/store/fields'
import { storeHistory } from '../../src/content/en/admin/store/history'
import { languageName } from '../../src/content/en/admin/store/languages'
import { storeMedia } from '../../src/content/en/admin/store/media'
import { storeMenus } from '../../src/content/en/admin/store/menus'
import { menuName, placeWords, storePages } from '../../src/content/en/admin/store/pages'
import { words as hero } from '../../src/content/en/admin/store/sections/hero'
import { words as film } from '../../src/content/en/admin/store/sections/story/film'
import { words as text } from '../../src/content/en/admin/store/sections/story/rich-text'
import { footer } from '../../src/content/en/layout/footer'
import { press, tabTo, typeInto } from '../fixtures/keyboard'
import { expectReadable } from '../fixtures/reading'
import type { Shop } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { both, bothAtNight, expect, test } from '../fixtures/test'

const rows = (page: Page) => page.getByRole('list', { name: words.sections.list })
/** Its label ends with how many letters it has. */
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name} ?\\d`) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const saved = (page: Page) => page.getByText(/, saved \d/)

/** What was chosen is a sheet on a phone. */
async function leaveForm(page: Page, isMobile: boolean) {
  if (!isMobile) return
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Pastes what a program for letters copied. */
const paste = (into: Locator, html: string) =>
  into.evaluate((element, markup) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', markup)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

async function publish(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await tabTo(page, button(page, words.actions.publish), key)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.published, { exact: true }).last()).toBeVisible()
  await expect(button(page, words.actions.publish)).toHaveAttribute('aria-disabled', 'true')
}

test(
  'the owner changes the first page with the keyboard alone, a shopper sees it once it is published, and the former version comes back',
  both,
  async ({ page, shop, browser, isMobile }) => {
    test.slow()
    const heading = `Fired today ${randomUUID().slice(0, 6)}`
    await signIn(page, 'owner')
    await page.goto(adminPaths.store)
    const row = rows(page).getByRole('button', { name: new RegExp(`${hero.name}$`) })
    await press(page, row)
    const former = await field(page, hero.fields.title.name).inputValue()
    await typeInto(page, field(page, hero.fields.title.name), heading)
    await expect(saved(page)).toBeAttached()
    await leaveForm(page, isMobile)
    const shopper = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
    await shopper.goto(shop.url)
    await expect(shopper.getByRole('heading', { level: 1 })).toContainText(former)
    await publish(page, 'Shift+Tab')
    await shopper.reload()
    await expect(shopper.getByRole('heading', { level: 1 })).toContainText(heading)

    // A section moves by keys, and the step is taken back.
    const name = rows(page).getByRole('button', { name: new RegExp(`^${heading}`) })
    await tabTo(page, name)
    await page.keyboard.press('Alt+ArrowDown')
    await expect(rows(page).getByRole('listitem').nth(1)).toContainText(heading)
    await expect(name).toBeFocused()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(rows(page).getByRole('listitem').first()).toContainText(heading)

    if (isMobile) await press(page, button(page, words.actions.more))
    await tabTo(page, button(page, words.actions.history), isMobile ? 'Tab' : 'Shift+Tab')
    await page.keyboard.press('Enter')
    const history = page.getByRole('dialog', { name: storeHistory.title(storePages.kinds.home) })
    await press(
      page,
      history.getByRole('button', { name: new RegExp(`^${storeHistory.states.past}`) }).first(),
    )
    await expect(history.locator('del')).toContainText(former)
    await press(page, history.getByRole('button', { name: storeHistory.restore }))
    await expect(rows(page).getByRole('button', { name: new RegExp(`^${former}`) })).toBeVisible()
    await shopper.reload()
    await expect(shopper.getByRole('heading', { level: 1 })).toContainText(heading)
    await publish(page, 'Tab')
    await shopper.reload()
    await expect(shopper.getByRole('heading', { level: 1 })).toContainText(former)
    await shopper.context().close()
  },
)

test(
  'a page of the owner’s own and its entry in a menu appear and disappear',
  both,
  async ({ page, shop, browser, expected, isMobile }) => {
    test.slow()
    const key = randomUUID().slice(0, 6)
    const title = `Our kiln ${key}`
    const slug = `our-kiln-${key}`
    // It is linked, then it is gone.
    expected.complaint(/^4\d\d: \w+ \S+\/rest\/v1\/pages/)
    await signIn(page, 'owner')
    await page.goto(adminPaths.store)
    await page.getByRole('button', { name: new RegExp(`^${storePages.choose}: `) }).click()
    await button(page, storePages.add.open).click()
    await page.getByRole('textbox', { name: storePages.add.fields.title }).fill(title)
    await button(page, storePages.add.submit).click()
    await expect(page.getByText(words.sections.none.title)).toBeVisible()
    await button(page, words.sections.add).click()
    const kinds = page.getByRole('dialog', { name: words.kinds.title })
    await kinds.getByRole('button', { name: `${text.name} ${text.hint}` }).click()
    await field(page, text.fields.title.name).fill('Where it is fired')
    const body = field(page, text.fields.text.name)
    await body.fill('A wood kiln, twice a month.')
    await body.press('End')
    await body.press('Enter')
    await body.pressSequentially('- ')
    await paste(
      body,
      '<p>It fires <span style="font-weight:700">pots</span> &amp; <a href="/about">tiles</a></p>',
    )
    await expect(saved(page)).toBeAttached()
    await leaveForm(page, isMobile)
    const shopper = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
    // The draft is seen by whoever has the link, and by nobody else.
    if (isMobile) await button(page, words.actions.more).click()
    await button(page, words.actions.link).click()
    await button(page, words.link.make).click()
    await shopper.goto(await page.getByRole('textbox', { name: words.link.label }).inputValue())
    await expect(shopper.getByRole('heading', { name: 'Where it is fired' })).toBeVisible()
    const written = shopper.getByRole('listitem').filter({ hasText: 'It fires pots & tiles' })
    await expect(written.getByRole('strong')).toHaveText('pots')
    await expect(written.getByRole('link', { name: 'tiles' })).toHaveAttribute('href', '/about')
    expect((await shopper.request.get(`${shop.url}/${slug}`)).status()).toBe(404)
    await button(page, words.link.close).click()
    await publish(page, 'Shift+Tab')
    await shopper.goto(`${shop.url}/${slug}`)
    await expect(shopper.getByRole('heading', { name: 'Where it is fired' })).toBeVisible()

    // An entry of a menu leads to it.
    const menu = `${adminPaths.storeMenus}/legal`
    const entry = shopper.getByRole('contentinfo').getByRole('link', { name: title })
    await page.goto(menu)
    await page.getByRole('button', { name: storeMenus.add, exact: true }).last().click()
    const added = page.getByRole('group', { name: storeMenus.entry(storeMenus.unnamed) })
    await added
      .getByRole('combobox', { name: storeFields.link.kind(storeMenus.target) })
      .selectOption({ label: storeFields.link.kinds.page })
    await added
      .getByRole('combobox', { name: storeFields.link.which(storeMenus.target) })
      .selectOption({ label: title })
    await button(page, storeMenus.save).click()
    await expect(page.getByText(storeMenus.saved)).toBeVisible()
    await shopper.goto(shop.url)
    await entry.click()
    await expect(shopper).toHaveURL(`${shop.url}/${slug}`)

    // While the entry is there, the page stays.
    const remove = async () => {
      await page.goto(adminPaths.storePage(slug))
      await button(page, storePages.details.open).click()
      await button(page, storePages.remove.open).click()
      await button(page, storePages.remove.confirm).click()
    }
    await remove()
    await expect(page.getByText(storePages.remove.shown(placeWords.menu('legal')))).toBeVisible()
    await page.goto(menu)
    await expect(page.getByRole('list', { name: storeMenus.list(menuName('legal')) })).toContainText(title)
    await button(page, storeMenus.remove(title)).click()
    await button(page, storeMenus.save).click()
    await expect(page.getByText(storeMenus.saved)).toBeVisible()
    await remove()
    await expect(page.getByText(storePages.remove.done)).toBeVisible()
    await shopper.goto(shop.url)
    await expect(shopper.getByRole('contentinfo')).toBeVisible()
    await expect(entry).toHaveCount(0)
    const gone = await shopper.request.get(`${shop.url}/${slug}`, { maxRedirects: 0 })
    expect([gone.status(), gone.headers().location]).toEqual([301, '/'])
    await shopper.context().close()
  },
)

/** A second of a drawing that moves, as a browser records it. */
async function recordFilm(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
    const context = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.start()
    for (let frame = 0; frame < 25; frame++) {
      context?.fillRect(frame * 10, 0, 20, 180)
      await new Promise(requestAnimationFrame)
    }
    const stopped = new Promise((done) => recorder.addEventListener('stop', done))
    recorder.stop()
    await stopped
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
  return Buffer.from(bytes)
}

test(
  'a film that the owner uploads plays on the shop’s page',
  bothAtNight,
  async ({ page, shop, browser, isMobile }) => {
    const shows = `The wheel ${randomUUID().slice(0, 6)}`
    const { pick, files, detail } = storeMedia
    await signIn(page, 'owner')
    await page.goto(adminPaths.storePage('about'))
    await button(page, words.sections.add).click()
    const kinds = page.getByRole('dialog', { name: words.kinds.title })
    await kinds.getByRole('button', { name: `${film.name} ${film.hint}` }).click()
    await page
      .getByRole('group', { name: film.fields.film.name })
      .getByRole('button', { name: pick.film.choose })
      .click()
    const dialog = page.getByRole('dialog', { name: pick.film.choose })
    const choose = dialog.getByLabel(files.film.upload).first()
    await choose.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
    await expect(dialog.getByText(files.film.problems.type)).toBeVisible()
    await choose.setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film') })
    await expect(dialog.getByText(files.film.problems.unreadable)).toBeVisible()
    await choose.setInputFiles({ name: 'a.webm', mimeType: 'video/webm', buffer: await recordFilm(page) })
    await dialog.getByRole('textbox', { name: detail.altIn('English') }).fill(shows)
    await dialog.getByRole('button', { name: detail.save }).click()
    await dialog.getByRole('button', { name: pick.use }).click()
    await expect(saved(page)).toBeAttached()
    await leaveForm(page, isMobile)
    await publish(page, 'Shift+Tab')
    const shopper = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
    await shopper.goto(`${shop.url}/about`)
    const player = shopper.getByLabel(shows)
    await player.scrollIntoViewIfNeeded()
    const isPlayed = player.evaluate(
      (video: HTMLVideoElement) =>
        new Promise((done) => {
          video.onended = () => done(video.videoWidth)
          void video.play()
        }),
    )
    expect(await isPlayed).toBe(320)
    await shopper.context().close()
  },
)

test(
  'a size chart that the owner writes is in the size guide, in both units',
  bothAtNight,
  async ({ page, shop, browser, isMobile }) => {
    const { form, remove } = adminSizeCharts
    const key = randomUUID().slice(0, 6)
    const box = (name: string) => page.getByRole('textbox', { name, exact: true })
    await signIn(page, 'owner')
    await page.goto(adminPaths.structure)
    await page.getByRole('link', { name: adminSizeCharts.title }).click()
    await page.getByRole('link', { name: adminSizeCharts.add }).click()
    await box(form.name).fill(`Hats ${key}`)
    await box(form.groups).fill(`Heads ${key}`)
    await page.getByRole('combobox', { name: form.column(1) }).fill('Head')
    await box(form.row(1)).fill('M')
    await box(form.cell('M', 'Head')).fill('56-57')
    await expectReadable(page, 'a size chart', isMobile)
    await button(page, form.create).click()
    await expect(page.getByText(form.saved(`Hats ${key}`))).toBeVisible()
    const shopper = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
    await expect(async () => {
      await shopper.goto(`${shop.url}/size-guide?unit=in#heads-${key}`)
      await expect(shopper.getByRole('heading', { name: `Heads ${key}` })).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(shopper.getByRole('cell', { name: '22–22½' })).toBeVisible()
    await shopper.context().close()
    await page.getByRole('link', { name: `Hats ${key}` }).click()
    await button(page, remove.open).click()
    await button(page, remove.confirm).click()
    await expect(page.getByText(remove.done(`Hats ${key}`))).toBeVisible()
  },
)

test.describe('languages', () => {
  const speak = (shop: Shop, ...codes: string[]) =>
    shop.rows('update public.shop_settings set languages = $1 returning 1', [codes])
  test.beforeEach(({ shop }) => speak(shop, 'en'))
  test.afterEach(({ shop }) => speak(shop, 'en', 'fr', 'ar'))

  test(
    'a second language of the shop brings tabs for its words, which come back with it after it was removed',
    bothAtNight,
    async ({ page, isMobile }) => {
      test.slow()
      const french = languageName('fr')
      const heading = 'Couleurs du soleil'
      const tabs = page.getByRole('group', { name: storeFields.languages })
      const panel = page.getByRole('region', { name: settings.languages.title })
      const save = async () => {
        await button(page, settings.save).click()
        await expect(page.getByText(settings.saved).last()).toBeVisible()
        await expect(button(page, settings.save)).toHaveCount(0)
      }
      const add = async () => {
        await page.goto(adminPaths.settings)
        await panel.getByLabel(settings.languages.add).selectOption({ label: french })
        await save()
      }
      const remove = async () => {
        await page.goto(adminPaths.settings)
        await press(page, panel.getByRole('button', { name: orderedList.remove(french) }))
        await expect(panel.getByText(settings.languages.removed([french]))).toBeVisible()
        await save()
      }
      const openHero = async () => {
        await page.goto(adminPaths.store)
        await press(
          page,
          rows(page).getByRole('button', {
            name: new RegExp(`${hero.name}\\s*(${words.sections.changed})?$`),
          }),
        )
        await expect(field(page, hero.fields.title.name)).toBeVisible()
      }
      await signIn(page, 'owner')
      await add()
      await openHero()
      await tabs.getByRole('button', { name: french }).click()
      await field(page, hero.fields.title.name).fill(heading)
      await expect(saved(page)).toBeAttached()
      await leaveForm(page, isMobile)
      await remove()
      await openHero()
      await expect(tabs).toHaveCount(0)
      await expect(field(page, hero.fields.title.name)).not.toHaveValue(heading)
      await add()
      await openHero()
      await tabs.getByRole('button', { name: french }).click()
      await expect(field(page, hero.fields.title.name)).toHaveValue(heading)
      await leaveForm(page, isMobile)
      await button(page, words.actions.more).click()
      await button(page, words.actions.discard).click()
      await button(page, words.discard.confirm).click()
      await expect(page.getByText(words.discard.done)).toBeVisible()
      await remove()
    },
  )
})

test(
  'the payment marks that the owner puts in an order are at the bottom of the shop’s pages',
  bothAtNight,
  async ({ page, shop }) => {
    const { marks } = settings.payments
    const mark = `Mark ${randomUUID().slice(0, 6)}`
    const shown = page.getByRole('list', { name: footer.payments }).getByRole('listitem')
    const save = async () => {
      await button(page, settings.save).click()
      await expect(page.getByText(settings.saved).last()).toBeVisible()
    }
    await page.goto(shop.url)
    const before = await shown.allTextContents()
    await signIn(page, 'owner')
    await page.goto(adminPaths.settings)
    await page.getByLabel(marks.add).fill(mark)
    await page.keyboard.press('Enter')
    const up = page.getByRole('button', { name: orderedList.up(mark) })
    await up.focus()
    await page.keyboard.press('Enter')
    await expect(up).toBeFocused()
    await save()
    await page.goto(shop.url)
    await expect(shown).toHaveText(before.toSpliced(-1, 0, mark))
    await page.goto(adminPaths.settings)
    await button(page, orderedList.remove(mark)).click()
    await save()
    await page.goto(shop.url)
    await expect(shown).toHaveText(before)
  },
)
