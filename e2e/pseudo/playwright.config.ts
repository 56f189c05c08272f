// npm run test:pseudo: every fixed route in words that are two fifths longer and that only src/content can have written, at 360 px,
// from left to right and from right to left.
import { defineConfig } from '@playwright/test'
import tests from '../playwright.config'

export default defineConfig({
  ...tests,
  testMatch: '*.pseudo.ts',
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './build.ts',
  retries: 0,
  timeout: 600_000,
  projects: [
    {
      name: 'phone',
      use: {
        viewport: { width: 360, height: 780 },
        isMobile: true,
        hasTouch: true,
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
})
