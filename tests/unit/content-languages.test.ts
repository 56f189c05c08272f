// The words of the software in each language: the same files and keys, and no words of another language.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setShop, shop } from '@/config/shop'
import { isRecord } from '@/domain/values/record'

// Words that name the shop are read without a name, whichever one other tests have given it.
const before = { ...shop }
beforeAll(() => setShop({ ...before, name: '', tagline: null }))
afterAll(() => setShop(before))

type Modules = Record<string, Record<string, unknown>>
const modules: Record<string, Modules> = {
  en: import.meta.glob<Record<string, unknown>>('/src/content/en/**/*.ts', { eager: true }),
  fr: import.meta.glob<Record<string, unknown>>('/src/content/fr/**/*.ts', { eager: true }),
  ar: import.meta.glob<Record<string, unknown>>('/src/content/ar/**/*.ts', { eager: true }),
}
const within = (code: string) =>
  Object.fromEntries(
    Object.entries(modules[code] ?? {}).map(([file, exports]) => [
      file.replace(`/src/content/${code}/`, ''),
      exports,
    ]),
  )
const english = within('en')

/** Every key, with what kind of thing stands there. */
function shapeOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [`${path} list`]
  if (!isRecord(value)) return [`${path} ${typeof value}`]
  return Object.entries(value).flatMap(([key, each]) => shapeOf(each, `${path}.${key}`))
}

/** The texts that stand as they are, by their keys. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (Array.isArray(value)) return value.flatMap((each, place) => textsOf(each, `${path}.${place}`))
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, each]) => textsOf(each, `${path}.${key}`))
    : []
}

/** What is written alike in all languages. */
const names =
  /\b(Cloudflare Turnstile|Google Play|Google Analytics|Meta|Facebook|Instagram|Conversions|App Store|Ctrl|[A-Z]{2,})\b/g
const isSame = (text: string) => !/\p{L}{3}/u.test(text.replace(names, '')) || /^[\w.@:/#{}-]+$/.test(text)

describe.each(['fr', 'ar'])('the words in %s', (code) => {
  const words = within(code)

  it('there is a file for each English one, and no other', () => {
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted())
  })

  it.each(Object.keys(english))('%s has the keys of the English file', (file) => {
    const names = (exports: Record<string, unknown> | undefined) =>
      Object.entries(exports ?? {})
        .flatMap(([name, value]) => shapeOf(value, name))
        .toSorted()
    expect(names(words[file])).toEqual(names(english[file]))
  })

  it('no text of some length is left in English', () => {
    const left = Object.entries(english).flatMap(([file, exports]) => {
      // Countries have their names from the browser, in the language of the build.
      if (file === 'shared/countries.ts') return []
      const translated = new Map(textsOf(words[file]))
      return textsOf(exports).flatMap(([key, text]) =>
        text.includes(' ') && !isSame(text) && translated.get(key) === text ? [`${file}${key}: ${text}`] : [],
      )
    })
    expect(left).toEqual([])
  })
})

it('Arabic texts that shoppers read have no Latin words but names', () => {
  const names =
    /\{[\w-]+\}|\S+@\S+|\b([A-Z]{2,}[\w-]*|PayPal|Stripe|WhatsApp|Google|Meta|Facebook|Apple|Instagram|Pinterest|Cloudflare|Play|Store|App|Chrome|Safari|Edge|Android|iPhone|iPad|Mac|Dock|WebP|Global Privacy Control|verify-captcha)\b/g
  const odd = Object.entries(within('ar')).flatMap(([file, exports]) =>
    file.startsWith('admin/')
      ? []
      : textsOf(exports).flatMap(([key, text]) =>
          /\p{Script=Arabic}/u.test(text) && /\p{Script=Latin}{3}/u.test(text.replace(names, ''))
            ? [`${file}${key}: ${text}`]
            : [],
        ),
  )
  expect(odd).toEqual([])
})

it('addresses in Arabic texts run in their own direction', () => {
  const odd = Object.entries(within('ar')).flatMap(([file, exports]) =>
    textsOf(exports).flatMap(([key, text]) =>
      /\p{Script=Arabic}/u.test(text) &&
      text.replace(/\u2066[^\u2069]*\u2069|\u200e\S*\u200e/g, '').includes('://')
        ? [`${file}${key}: ${text}`]
        : [],
    ),
  )
  expect(odd).toEqual([])
})

it('French texts have no-break spaces before their marks, and typographic apostrophes', () => {
  const odd = Object.entries(within('fr')).flatMap(([file, exports]) =>
    textsOf(exports).flatMap(([key, text]) =>
      / [;:!?»%]|« |\p{L}'\p{L}/u.test(text) ? [`${file}${key}: ${text}`] : [],
    ),
  )
  expect(odd).toEqual([])
})
