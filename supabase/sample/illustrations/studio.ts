import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'

/** the browser the machine has: named by CHROMIUM_PATH, or found on PATH, or else playwright's own */
function browserPath(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  for (const dir of (process.env.PATH ?? '').split(delimiter))
    for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
      const path = join(dir, name)
      if (existsSync(path)) return path
    }
  return undefined
}

export interface Studio {
  /** a drawing as PNG, `scale` pixels to a unit of its CSS size */
  shoot(svg: string, width: number, height: number, scale?: number): Promise<Buffer>
  close(): Promise<void>
}

/** one browser for all pictures; the shop's own face is loaded so that lettering is the same on any machine */
export async function openStudio(): Promise<Studio> {
  const executablePath = browserPath()
  const browser: Browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  })
  const file = '@fontsource-variable/el-messiri/files/el-messiri-latin-wght-normal.woff2'
  const font = (await readFile(createRequire(import.meta.url).resolve(file))).toString('base64')
  const face = `<style>@font-face{font-family:"El Messiri";font-weight:400 700;src:url(data:font/woff2;base64,${font})}html,body{margin:0}svg{display:block;width:100%;height:100%}</style>`
  const pages = new Map<number, Page>()
  const pageAt = async (scale: number): Promise<Page> => {
    const known = pages.get(scale)
    if (known) return known
    const page = await browser.newPage({ deviceScaleFactor: scale })
    await page.setContent(
      `${face}<div id="stage"></div><p style="font-family:'El Messiri';height:0;overflow:hidden">Zellige É</p>`,
    )
    await page.evaluate(() => document.fonts.ready)
    pages.set(scale, page)
    return page
  }
  return {
    async shoot(svg, width, height, scale = 1) {
      const page = await pageAt(scale)
      await page.setViewportSize({ width, height })
      await page.evaluate(
        ([drawing, w, h]) => {
          const stage = document.getElementById('stage')
          if (!stage) throw new Error('the stage is missing')
          stage.style.cssText = `width:${w}px;height:${h}px`
          stage.innerHTML = String(drawing)
        },
        [svg, width, height] as const,
      )
      return page.screenshot({ clip: { x: 0, y: 0, width, height }, omitBackground: true })
    },
    close: () => browser.close(),
  }
}
