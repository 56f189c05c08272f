import { chromium } from 'playwright'

const [url, out, w = '1440', h = '900', full = '1', scheme = 'light'] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const p = await b.newPage({
  viewport: { width: +w, height: +h },
  ignoreHTTPSErrors: true,
  colorScheme: scheme,
})
const logs = []
p.on('console', (m) => ['error', 'warning'].includes(m.type()) && logs.push(m.text().slice(0, 300)))
p.on('pageerror', (e) => logs.push('PAGEERROR ' + e.message.slice(0, 300)))
await p.goto(url, { waitUntil: 'load', timeout: 120000 })
await p
  .waitForFunction(() => document.documentElement.dataset.hydrated === '', null, { timeout: 90000 })
  .catch((e) => logs.push('no hydration ' + e.message.slice(0, 80)))
await p.screenshot({ path: out, fullPage: full === '1' })
console.log(logs.join('\n'))
await b.close()
