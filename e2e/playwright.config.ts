import { execFileSync } from 'node:child_process'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { isFull } from '../tests/support/seed.ts'

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? findChromium(),
  // A container's user may be root, which Chromium's sandbox refuses.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--no-first-run',
  ],
}

const leftToTheNight = isFull ? [] : [/@night/]

const screens: NonNullable<PlaywrightTestConfig<{ isTranslated: boolean }>['projects']> = [
  // Untagged tests run on the desktop only (see both and phoneOnly in fixtures/test).
  // Animations take a tenth of the machine: the phone has them, the desktop belongs to someone who wants none.
  {
    name: 'desktop',
    grepInvert: [/@phone/, ...leftToTheNight],
    use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
  },
  {
    name: 'phone',
    grep: /@both|@phone/,
    grepInvert: leftToTheNight,
    use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  },
]

export default defineConfig<{ isTranslated: boolean }>({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './fixtures/build.ts',
  fullyParallel: true,
  workers: 2,
  // A test that passes only on retry is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Enough for the longest journey on a machine three times slower than usual.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    launchOptions,
    // Halves the processor time: a context has a process per page and compiles the shop's code again. Between tests
    // Playwright clears its storage and cache, and the fixtures what Playwright leaves.
    reuseContext: true,
    // What waits longer never comes.
    actionTimeout: 30_000,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Tested where it is allowed (offline.spec); elsewhere it would hide requests.
    serviceWorkers: 'block',
    // Tracing takes a third of the machine: set TRACE=1 to debug.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    ...screens,
    ...screens.map(({ name, use }) => ({
      name: `translated ${name}`,
      grep: process.env.TRANSLATE ? /./ : isFull ? /@translated/ : /@translated$/,
      use: { ...use, isTranslated: true },
    })),
  ],
})

function findChromium() {
  // The headless shell needs little more than half of the processor time.
  for (const name of ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim()
    } catch {
      // Not installed under this name.
    }
  }
  throw new Error(
    'No Chromium found. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
  )
}
