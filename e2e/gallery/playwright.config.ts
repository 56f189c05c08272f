// npm run gallery: a picture of every route on both screens, light and dark. npm run gallery:check compares with
// those taken on this machine before; fonts render differently elsewhere, so it is no part of the tests.
import { defineConfig } from '@playwright/test'
import type { WorkerOptions } from '../fixtures/test'
import tests from '../playwright.config'

export default defineConfig<object, WorkerOptions>({
  ...tests,
  testMatch: '*.gallery.ts',
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../fixtures/build.ts',
  globalTeardown: './to-webp.ts',
  snapshotDir: '../../supabase/.temp/gallery',
  snapshotPathTemplate: '{snapshotDir}/{projectName}-{arg}{ext}',
  retries: 0,
  timeout: 600_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.002, animations: 'disabled', scale: 'css' },
  },
  // Playwright adds a style of its own, which the shop's policy refuses.
  use: { ...tests.use, pictureScale: 1, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } },
  projects: (tests.projects ?? []).map(({ grep: _, grepInvert: __, ...project }) => project),
})
