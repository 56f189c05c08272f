import { execFileSync } from 'node:child_process'
import { defineConfig } from '@playwright/test'

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? findChromium(),
  // The container's own user may be root, which Chromium's sandbox refuses.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--no-first-run',
  ],
}

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './fixtures/build.ts',
  fullyParallel: true,
  workers: 2,
  // A test that passes only when repeated is reported as flaky at the end of the run.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for the slowest journey on a machine that is three times slower than usual.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    launchOptions,
    locale: 'en-US',
    timezoneId: 'UTC',
    // What it keeps is tried where it is allowed (offline.spec); everywhere else the network is looked at as it is.
    serviceWorkers: 'block',
    // Recording every test takes a third of the machine: TRACE=1 when one is to be looked into.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // A test that says nothing about screens runs here alone (both and phoneOnly in fixtures/test).
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@both|@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
})

function findChromium() {
  // The headless shell first: without the parts of a window it needs little more than half of the processor time.
  for (const name of ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim()
    } catch {
      // Not under this name.
    }
  }
  throw new Error(
    'No Chromium found. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
  )
}
