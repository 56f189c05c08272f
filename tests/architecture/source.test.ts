// The rules that the source keeps: who imports whom, and how files look.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'
import {
  filesOf,
  forbiddenImports,
  importsOf,
  root,
  type SourceFile,
  withoutComments,
} from '../support/imports'

const source = filesOf('src')
const code = source.filter(({ path }) => /\.tsx?$/.test(path))
const tests = [...filesOf('tests', /\.tsx?$/), ...filesOf('e2e', /\.tsx?$/)]
const generated = 'src/data/supabase/database.types.ts'

/** The lines of a file in which something stands that should not, as `path:line text`. */
function lines(
  files: readonly SourceFile[],
  pattern: RegExp,
  except: (path: string) => boolean = () => false,
) {
  return files.flatMap(({ path, text }) =>
    except(path)
      ? []
      : withoutComments(text)
          .split('\n')
          .flatMap((line, i) =>
            pattern.test(line) ? [`${path}:${i + 1} ${line.trim().slice(0, 120)}`] : [],
          ),
  )
}

const file = (path: string, text: string): SourceFile => ({ path, text })

describe('imports', () => {
  it('imports are read in every way they can be written', () => {
    const text = `import a from 'a'
      import type { B } from "b"
      import {
        c,
      } from 'c'
      import 'd'
      import * as e from 'e'
      export { f } from 'f'
      export * from 'g'
      const h = lazy(() => import('h'))
      const i = await import(
        "i"
      )
      // import no from 'no'
      /* import no from 'no' */
      const text = 'nothing from here'`
    expect(importsOf(text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'])
  })

  it('the imports of the source keep the architecture', () => {
    expect(source.length).toBeGreaterThan(50)
    expect(forbiddenImports(code)).toEqual([])
  })

  it.each([
    ['src/storefront/cart/a.tsx', '@/storefront/product/b', 'another area'],
    ['src/storefront/cart/a.tsx', '../product/b', 'another area'],
    ['src/storefront/shared/a.tsx', '../cart/b', 'shared may not'],
    ['src/storefront/cart/a.tsx', '@/admin/shared/b', 'storefront may not import admin'],
    ['src/admin/orders/a.tsx', '@/storefront/shared/b', 'admin may not import storefront'],
    ['src/storefront/shared/a.tsx', '@/sections/b', 'shared may not import sections'],
    ['src/sections/a.tsx', '@/admin/shared/b', 'sections may not import admin'],
    ['src/data/pages/a.ts', '@/sections/b', 'data may not import sections'],
    ['src/admin/orders/a.tsx', '@/app/b', 'admin may not import app'],
    ['src/admin/orders/a.tsx', '@supabase/supabase-js', 'only data'],
    ['src/storefront/cart/a.tsx', '@/data/supabase/database.types', 'row types'],
    ['src/app/a.tsx', '@/data/supabase/database.types', 'row types'],
    ['src/data/cart/a.ts', '@/ui/b', 'data may not import ui'],
    ['src/data/cart/a.ts', '@/content/b', 'data may not import content'],
    ['src/content/en/a.ts', '@/data/b', 'content may not import data'],
    ['src/content/en/a.ts', 'react', 'only app'],
    ['src/ui/a.tsx', '@/content/b', 'ui may not import content'],
    ['src/ui/a.tsx', '@/config/b', 'ui may not import config'],
    ['src/ui/a.tsx', '@tanstack/react-query', 'only app'],
    ['src/ui/a.tsx', 'react-router-dom', 'only app'],
    ['src/domain/a.ts', '@/config/b', 'domain may not import config'],
    ['src/domain/a.ts', '../data/b', 'domain may not import data'],
    ['src/domain/a.ts', 'react', 'only app'],
    ['src/config/a.ts', '@/domain/b', 'config may not import domain'],
    ['src/app/a.tsx', '../../supabase/sample/illustrations/b', 'leaves src'],
    ['src/storefront/cart/a.tsx', '@/ui/index', 'barrels'],
    ['src/storefront/cart/a.tsx', 'node:fs', 'not in a browser'],
    ['src/app/a.tsx', 'node:fs', 'not in a browser'],
    ['src/app/a.tsx', '@/server/render', 'only the server'],
    ['src/main.tsx', './server/headers', 'only the server'],
    ['src/data/cart/a.ts', '@/server/headers', 'only the server'],
    ['src/app/a.tsx', 'react-dom/server', 'only server'],
    ['src/app/a.tsx', 'virtual:client-build', 'only server'],
    ['src/data/cart/a.ts', 'lru-cache', 'only server'],
    ['src/server/handle.ts', 'node:crypto', 'not on every host'],
    ['src/server/adapters/vercel.ts', '../listener', 'not on every host'],
    ['src/server/render.tsx', '@/build/shop-build', 'only Vite'],
    ['src/app/a.tsx', '@/build/chunks', 'only Vite'],
    ['src/server/a.ts', '@supabase/postgrest-js', 'only data'],
    ['src/domain/a.ts', '../../tests/support/b', 'leaves src'],
  ])('%s must not import %s: %s', (path, specifier, reason) => {
    for (const text of [
      `import { b } from '${specifier}'`,
      `const b = import('${specifier}')`,
      `export * from '${specifier}'`,
    ]) {
      expect(forbiddenImports([file(path, text)])).toEqual([expect.stringContaining(reason)])
    }
  })

  it.each([
    ['src/storefront/cart/a.tsx', '@/storefront/shared/b'],
    ['src/storefront/cart/a.tsx', './b'],
    ['src/sections/a.tsx', '@/storefront/shared/b'],
    ['src/storefront/store/a.tsx', '@/sections/b'],
    ['src/storefront/cart/a.tsx', '@/domain/b'],
    ['src/admin/orders/a.tsx', '../shared/b'],
    ['src/admin/store/a.tsx', '@/sections/registry'],
    ['src/sections/a.tsx', '@/storefront/shared/b'],
    ['src/data/cart/a.ts', '@supabase/postgrest-js'],
    ['src/app/a.tsx', '@/storefront/cart/b'],
    ['src/main.tsx', './app/a'],
    ['src/server/a.tsx', '@/app/b'],
    ['src/server/a.tsx', '@/storefront/cart/b'],
    ['src/server/a.tsx', 'react-dom/server'],
    ['src/server/listener.ts', 'node:http'],
    ['src/server/adapters/node.ts', '../listener'],
    ['src/content/en/a.ts', '@/config/b'],
    ['src/ui/a.tsx', '@radix-ui/react-dialog'],
  ])('%s may import %s', (path, specifier) => {
    expect(forbiddenImports([file(path, `import { b } from '${specifier}'`)])).toEqual([])
  })

  it('the server and the build are imported by themselves and Vite alone; the local server takes types', () => {
    const config = file('vite.config.ts', readFileSync(join(root, 'vite.config.ts'), 'utf8'))
    const others = [...filesOf('supabase', /\.tsx?$/), config]
    const found = others.flatMap(({ path, text }) =>
      importsOf(text.replaceAll('typeof import(', ''))
        .filter((specifier) => /src\/(server|build)\//.test(specifier))
        .map((specifier) => `${path}: ${specifier}`),
    )
    expect(found).toEqual(['vite.config.ts: ./src/build/shop-build.ts'])
  })

  it('the generated row types are imported in data alone', () => {
    expect(lines(code, /database\.types/, (path) => path.startsWith('src/data/'))).toEqual([])
  })
})

describe('made in one place', () => {
  it.each([
    [
      'the router',
      /\b(BrowserRouter|HistoryRouter|HashRouter|MemoryRouter|StaticRouter|RouterProvider|createBrowserRouter)\b/,
      /^src\/(app\/|server\/render)/,
    ],
    ['the query client', /new QueryClient\b/, /^src\/app\//],
    ['the Supabase client', /\bcreateClient\b|new PostgrestClient\b/, /^src\/data\/supabase\//],
  ])('%s is made in one place', (_name, pattern, place) => {
    expect(lines(code, pattern, (path) => place.test(path))).toEqual([])
    expect(lines(code, pattern).length).toBeGreaterThan(0)
  })
})

describe('browser storage', () => {
  /** Files that use it directly, and why a persisted store does not serve them. */
  const direct: Readonly<Record<string, string>> = {
    'src/data/browser/persisted-store.ts': 'the persisted store itself',
    'src/data/browser/stored-keys.ts': 'lists and removes entries of stores that are not loaded',
    'src/data/supabase/session-store.ts':
      'asks whether the auth client has stored a session, and removes one whose account is gone',
    'src/ui/reload-once.ts': 'runs when code fails to load, so it imports nothing',
    'src/app/scroll.tsx': 'reads and writes once per page, outside React',
    'src/app/service-worker/hard-navigation.ts': 'probes whether a full storage can be written',
    'src/app/read-address.ts': 'runs beside the app and imports nothing of a first load',
    'src/data/drafts/drafts.ts': 'has a key for each person and form',
  }

  it('browser storage is used through a persisted store', () => {
    const found = lines(code, /\b(local|session)Storage\b/, (path) => path in direct)
    expect(found).toEqual([])
  })

  it('browser storage is still used by every file that may use it directly', () => {
    const used = code.filter(({ text }) => /\b(local|session)Storage\b/.test(withoutComments(text)))
    expect(used.map(({ path }) => path).toSorted()).toEqual(Object.keys(direct).toSorted())
  })
})

describe('type assertions', () => {
  /** Those that no parse and no better type replaces, and why. `as const` needs no entry. */
  const listed: Readonly<Record<string, string>> = {
    'src/app/routes.tsx: queries as Query[]': 'each query has a type of its own, prefetching takes any',
    'src/data/audit/audit-queries.ts: null as number | null':
      'the first page has no cursor, the others have one',
    'src/data/reviews/review-queries.ts: null as string | null': 'the same',
    'src/domain/text/keys.ts: Object.keys(record) as Key[]': 'the one place that knows the keys of a literal',
  }

  function assertionsIn({ path, text }: SourceFile): string[] {
    const found: string[] = []
    const add = ({ start, end }: { start: number; end: number }) => {
      const assertion = text.slice(start, end)
      if (!assertion.endsWith(' as const')) found.push(`${path}: ${assertion}`)
    }
    const visitor = new Visitor({ TSAsExpression: add, TSTypeAssertion: add, TSNonNullExpression: add })
    visitor.visit(parseSync(path, text).program)
    return found
  }

  it('type assertions are those of the list', () => {
    const files = code.filter(({ path }) => path !== generated)
    expect(files.flatMap(assertionsIn).toSorted()).toEqual(Object.keys(listed).toSorted())
  })

  /** Outside the app: the files that have any, and why. */
  const servers: Readonly<Record<string, string>> = {
    'supabase/functions/_shared/mail/look.ts': 'keys of a literal, as in src/domain/text/keys.ts',
    'supabase/functions/_shared/mail/smtp-transport.ts': 'what Nodemailer throws has no type',
    'supabase/local/embedded.ts': 'the embedded back end does not export the types it takes and gives',
    'supabase/local/types.ts': 'two versions of the same database type',
  }

  it('type assertions of functions and the local server are in the files of their list', () => {
    const files = ['supabase/functions', 'supabase/local'].flatMap((folder) => filesOf(folder, /\.ts$/))
    const found = files.filter((each) => assertionsIn(each).length > 0).map(({ path }) => path)
    expect(found.toSorted()).toEqual(Object.keys(servers))
  })

  it('type assertions are found in every way they can be written', () => {
    const text = "const [a, b, c] = [1 as number, x!, <T>y]; const d = ['e'] as const"
    expect(assertionsIn(file('a.ts', text))).toEqual(['a.ts: 1 as number', 'a.ts: x!', 'a.ts: <T>y'])
  })
})

describe('words for errors', () => {
  it('words for errors are chosen by wordsFor from tables by code and kind, not by hand', () => {
    expect(lines(code, /\berrors\[/)).toEqual([])
  })
})

describe('query keys', () => {
  const literal = /\b(query|mutation)Keys?\s*[:=]\s*\[/

  it('query keys are built by the factories in *-keys.ts only', () => {
    expect(lines(code, literal)).toEqual([])
    const roots = filesOf('src/data', /-keys\.ts$/).flatMap(({ text }) =>
      [...text.matchAll(/(?<!\w)\[('[a-z-]+')/g)].map(([, root]) => root ?? ''),
    )
    expect(roots).toContain("'products'")
    const root = new RegExp(`(?<!\\w)\\[(${roots.join('|')})(, |\\])`)
    expect(lines(code, root, (path) => !path.startsWith('src/data/') || path.endsWith('-keys.ts'))).toEqual(
      [],
    )
  })

  it.each(["queryKey: ['orders', id]", 'queryKey: [...orderKeys.all, id]', "const mutationKey = ['a']"])(
    'a query key written by hand is found: %s',
    (text) => expect(literal.test(text)).toBe(true),
  )
})

/** A language may need more words than English. */
const isTranslation = (path: string) => /^src\/content\/(?!en\/)\w+\//.test(path)

describe('files', () => {
  it('source files have at most 250 lines, translations 300', () => {
    const long = source
      .map(({ path, text }) => ({ path, length: text.trimEnd().split('\n').length }))
      .filter(({ path, length }) => length > (isTranslation(path) ? 300 : 250) && path !== generated)
    expect(long).toEqual([])
  })

  it('files are named in kebab-case', () => {
    const odd = [...source, ...tests].filter(
      ({ path }) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)+$/.test(basename(path)),
    )
    expect(odd.map(({ path }) => path)).toEqual([])
  })

  it('source files are no utils, helpers or barrels', () => {
    const vague = code.filter(({ path }) => /(^|\/)(utils?|helpers?|misc|index)\.tsx?$/.test(path))
    expect(vague.map(({ path }) => path)).toEqual([])
  })

  it('source files export by name, where no host asks for a default', () => {
    const adapters = /^src\/server\/adapters\/(cloudflare|netlify|vercel)\.ts$/
    const found = lines(code, /^\s*export default\b|\bas default\b/, (path) => adapters.test(path))
    expect(found).toEqual([])
  })
})

describe('colours', () => {
  // After a quote, a bracket, a colon or a blank; an address's fragment or a private field is none.
  const rawColour =
    /["'`([\s:,]#(?:[\da-fA-F]{3,4}|[\da-fA-F]{6}|[\da-fA-F]{8})\b(?!["'`]?\s*\()|\b(?:rgb|hsl|oklch|lab)a?\(/
  // The palette's own are black and white.
  const painters = ['src/styles/', 'src/config/swatches.ts', 'src/domain/shop/palette.ts']

  it('colours come from the tokens', () => {
    expect(lines(source, rawColour, (path) => painters.some((prefix) => path.startsWith(prefix)))).toEqual([])
  })

  it.each([
    "color: '#fff'",
    'className="bg-[#F3CBC3]"',
    'fill="#26241fcc"',
    'background: rgb(0 0 0)',
    "'hsla(1, 2%, 3%)'",
  ])('a colour such as %s is found', (text) => expect(rawColour.test(text)).toBe(true))

  it.each(['this.#secret', 'href="#main"', 'to="/faq#returns"', "case '#': "])(
    'no colour is seen in %s',
    (text) => expect(rawColour.test(text)).toBe(false),
  )
})

describe('directions', () => {
  const physical =
    /(?:^|[\s"'`:!-])-?(?:(?:m|p|scroll-m|scroll-p)[lr]-|(?:border|rounded)-[lr](?:-|\b)|rounded-[tb][lr]\b|(?:left|right)-(?:\d|\[|auto|full|px|gutter|\()|text-(?:left|right)\b|float-(?:left|right)\b)/

  it('directions in components are logical', () => {
    expect(
      lines(
        code.filter(({ path }) => path.endsWith('.tsx')),
        physical,
      ),
    ).toEqual([])
  })

  it('directions in the style sheets are logical', () => {
    const sheets = filesOf('src/styles', /\.css$/)
    expect(sheets.length).toBeGreaterThan(2)
    expect(
      lines(
        sheets,
        /(?:margin|padding|border|inset|scroll-margin)-(?:left|right)|(?:^|[\s;{])(?:left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/,
      ),
    ).toEqual([])
  })

  it('arrows turn around where text runs from right to left', () => {
    const arrows = code.flatMap(({ path, text }) =>
      [...text.matchAll(/<(?:Arrow|Chevron)(?:Left|Right)\b[^>]*>/g)].map(([tag]) => ({ path, tag })),
    )
    expect(arrows.length).toBeGreaterThan(10)
    expect(arrows.filter(({ tag }) => !tag.includes('rtl:')).map(({ path }) => path)).toEqual([])
  })

  it.each([
    'className="ml-4"',
    '"md:pr-2"',
    '"-left-3"',
    '"absolute right-0"',
    '"text-left"',
    '"hover:mr-[3px]"',
    '"border-l-2"',
    '"rounded-tl"',
  ])('a physical direction such as %s is found', (text) => expect(physical.test(text)).toBe(true))

  it.each([
    'className="ms-4 pe-2 start-0 text-start"',
    "from './arrow-left'",
    '"copyright-2026"',
    '"align-left"',
    '"html-4"',
    '"side-left"',
  ])('no physical direction is seen in %s', (text) => expect(physical.test(text)).toBe(false))
})

describe('escapes', () => {
  it('escapes of the compiler and the linter are not taken', () => {
    expect(lines(code, /\bas any\b|: any\b|<any>/)).toEqual([])
    const directives = code.filter(({ text }) => /@ts-(ignore|nocheck|expect-error)/.test(text))
    expect(directives.map(({ path }) => path)).toEqual([])
  })

  // Playwright's skip by a condition, with its reason, is none: it says where a test makes no sense.
  const left = /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:only|(?:skip|todo|fixme)(?!\((?!['"`(]|async)))\b/

  it('tests that are skipped, focused or unwritten are not left behind', () => {
    expect(tests.length).toBeGreaterThan(10)
    expect(lines(tests, left, (path) => path.includes('architecture/source.test'))).toEqual([])
  })

  it.each([
    "it.only('x'",
    "test.describe.only('x'",
    "it.skip('x'",
    'it.skip.each(',
    'it.todo("x"',
    'test.fixme(async',
  ])('a skipped, focused or unwritten test is found: %s', (text) => expect(left.test(text)).toBe(true))
  it.each(["test.skip(isMobile, 'no Tab key')", "it('only'", 'commit.skip'])(
    'no skipped, focused or unwritten test is seen in %s',
    (text) => expect(left.test(text)).toBe(false),
  )

  it('no mark of something to do is left in source or tests', () => {
    const marks = [...code, ...tests].filter(
      ({ path, text }) => /\b(?:TODO|FIXME|XXX)\b/.test(text) && !path.includes('architecture/source.test'),
    )
    expect(marks.map(({ path }) => path)).toEqual([])
  })

  it('the source logs nothing to a shopper’s console', () => {
    expect(lines(code, /\bconsole\.(?:log|info|debug|table)\b|\bdebugger\b/)).toEqual([])
  })
})
