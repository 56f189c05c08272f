// The shop in the language of pseudo-words.ts, from left to right at `/` and from right to left at /ar; no shopper's build knows it.
import { readFileSync } from 'node:fs'
import { defineConfig, type UserConfigFnObject } from 'vite'
import base from '../../vite.config.ts'
import { pseudoSource } from './pseudo-words.ts'

const words = /\/src\/content\/(en|ar)\/(?!layout\/language-offer).*\.ts$/

export default defineConfig((env) => {
  const config = (base as UserConfigFnObject)(env)
  return {
    ...config,
    plugins: [
      {
        name: 'pseudo-words',
        enforce: 'pre',
        load(id) {
          if (!words.test(id)) return undefined
          const english = id.replace('/src/content/ar/', '/src/content/en/')
          return pseudoSource(english, readFileSync(english, 'utf8'))
        },
      },
      ...(config.plugins ?? []),
    ],
  }
})
