// How the shop is built: the browser's files, the server that renders them, and the service worker, in this order.
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { EnvironmentOptions, Plugin, ViteBuilder } from 'vite'
import type { Language } from '../domain/text/language.ts'
import { languages } from '../domain/text/spoken-languages.ts'
import { codeSplitting } from './chunks.ts'
import {
  addToManifest,
  clientBuild,
  entry,
  manifestFile,
  pageFile,
  precached,
  versionOf,
  workerFile,
} from './client-files.ts'
import { compressFiles } from './compress-files.ts'
import { writeVercelOutput } from './vercel-output.ts'

const root = join(import.meta.dirname, '../..')
/** What the server's build writes beside its parts: the file's name and its source. */
const servers = {
  shop: 'shop',
  listener: 'listener',
  server: 'adapters/node',
  // In a folder of its own, which Netlify looks through.
  'netlify/shop': 'adapters/netlify',
  vercel: 'adapters/vercel',
  static: 'adapters/static',
}
/** What the server and the service worker ask for by its module: kinds of sections and pages. */
const askedFor = /\/src\/(sections\/(\w+\/)?[\w-]+|storefront\/[\w/-]+-page)\.tsx$/
const adminPage = '/src/admin/layout/admin-page.tsx'
/** Loaded beside the app in shops that read from another address (src/app/page-additions.ts). */
const readAddress = 'src/app/read-address.ts'
const words = '@/content/'
/** The languages that are built: English and those that SHOP_LANGUAGES names (`fr ar`); all where it is not set. */
const named = process.env.SHOP_LANGUAGES?.split(' ')
const built = languages.filter((code) => !named || code === languages[0] || named.includes(code))
const languageModule = '/src/domain/text/build-language.ts'

const serverOptions = {
  consumer: 'server' as const,
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': '"production"' },
  // Its style sheets stand in documents.
  build: { ssr: true, emptyOutDir: false, copyPublicDir: false, target: 'es2023', cssMinify: true },
}

/** Of what runs on every host: Cloudflare's runtime is no Node. */
const anyHost = { ...serverOptions.resolve, conditions: ['workerd', 'module', 'production'] }

/**
 * What is left out where nothing uses it, though it might do something: reading a property, and naming a part that loads
 * later. The schemas of sections (src/sections/schemas.ts) would otherwise bring what shows them.
 */
const treeshake = { propertyReadSideEffects: false, manualPureFunctions: ['lazyPart'] } as const

/** What is built once in each language: `client_fr`, what browsers load; `pages_fr`, what renders pages; `worker_fr`. */
function ofLanguage(code: Language, folder: string): Record<string, EnvironmentOptions> {
  return {
    [`client_${code}`]: {
      consumer: 'client',
      build: {
        outDir: join(folder, 'client'),
        emptyOutDir: false,
        copyPublicDir: code === languages[0],
        manifest: manifestFile(code),
        rolldownOptions: {
          input: [entry, readAddress],
          treeshake,
          output: {
            codeSplitting: codeSplitting(),
            // One character fewer than usual: every chunk names those it loads, and nothing compresses their hashes.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
    [`pages_${code}`]: {
      ...serverOptions,
      resolve: anyHost,
      build: {
        ...serverOptions.build,
        outDir: join(folder, 'pages', code),
        rolldownOptions: {
          platform: 'browser',
          input: { handle: 'src/server/handle.ts' },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
    [`worker_${code}`]: {
      consumer: 'client',
      build: {
        outDir: join(folder, 'client'),
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: { sw: 'src/app/service-worker/sw.ts' },
          output: { format: 'iife', entryFileNames: workerFile(code), codeSplitting: false },
        },
      },
    },
  }
}

/** The builds of the shop. `dist/client` is what a host serves as files; beside it lie the servers. */
export function shopBuild(): Plugin {
  let folder = ''
  return {
    name: 'shop-build',
    enforce: 'pre',
    config({ build: { outDir = 'dist' } = {} }, { command }) {
      // Development and tests begin with the sources, whatever an earlier build has left.
      if (command !== 'build') return {}
      folder = resolve(root, outDir)
      return {
        environments: {
          ...Object.assign({}, ...built.map((code) => ofLanguage(code, folder))),
          server: {
            ...serverOptions,
            build: {
              ...serverOptions.build,
              outDir: folder,
              rolldownOptions: {
                input: Object.fromEntries(
                  Object.entries(servers).map(([name, source]) => [name, `src/server/${source}.ts`]),
                ),
                output: { entryFileNames: '[name].js', chunkFileNames: 'server/[name]-[hash].js' },
              },
            },
          },
          // Cloudflare takes one file.
          edge: {
            ...serverOptions,
            resolve: anyHost,
            build: {
              ...serverOptions.build,
              outDir: folder,
              // A plan without costs takes 3 MB, compressed.
              minify: true,
              rolldownOptions: {
                platform: 'browser',
                input: { cloudflare: 'src/server/adapters/cloudflare.ts' },
                output: { entryFileNames: '[name].js', codeSplitting: false },
              },
            },
          },
        },
        builder: { buildApp: (builder) => buildAll(builder, folder) },
      }
    },
    writeBundle(_options, bundle) {
      if (!this.environment.name.startsWith('client_')) return
      const files: Record<string, string> = {}
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          for (const id of chunk.moduleIds) if (askedFor.test(id)) files[relative(root, id)] = chunk.fileName
      addToManifest(folder, languageOf(this.environment.name), files)
    },
    resolveId(id, importer, options) {
      if (/^virtual:(client-build|precache|languages|migrations)$/.test(id)) return `\0${id}`
      const code = languageOf(this.environment.name)
      // The words of English are the ones that TypeScript and everything that is not built know.
      if (code === languages[0] || !id.startsWith(words)) return undefined
      return this.resolve(join(root, 'src/content', code, id.slice(words.length)), importer, options)
    },
    load(id) {
      const code = languageOf(this.environment.name)
      if (id === '\0virtual:client-build') return clientBuild(folder, code)
      if (id === '\0virtual:precache')
        return `export const precached = ${JSON.stringify(precached(folder, code))}`
      if (id === '\0virtual:languages') return renderers(folder)
      if (id === '\0virtual:migrations') return `export const newest = '${newestMigration()}'`
      if (id.endsWith(languageModule))
        return readFileSync(join(root, 'src/domain/text/build-languages', `${code}.ts`), 'utf8')
      if (this.environment.config.consumer === 'client') return undefined
      // Styles are in the document, and only the browser renders the admin: the server has no use for them.
      if (id.endsWith('.css')) return ''
      return id.endsWith(adminPage) ? 'export const AdminPage = () => null' : undefined
    },
  }
}

const languageOf = (environment: string): Language =>
  languages.find((code) => environment.endsWith(`_${code}`)) ?? languages[0]

/** What renders the shop's pages in each language; where nothing is built, as in development, in English alone. */
function renderers(folder: string): string {
  const files = languages.flatMap((code) => {
    const file = join(folder, 'pages', code, 'handle.js')
    return existsSync(file) ? [[code, file] as const] : []
  })
  const found = files.length > 0 ? files : [[languages[0], join(root, 'src/server/handle.ts')] as const]
  const loaders = found.map(([code, file]) => `${code}: () => import(${JSON.stringify(file)})`)
  return `export const renderers = { ${loaders.join(', ')} }\nexport const version = '${versionOf(folder)}'`
}

const newestMigration = () =>
  readdirSync(join(root, 'supabase/migrations')).sort().at(-1)?.split('_')[0] ?? ''

async function buildAll(builder: ViteBuilder, folder: string) {
  const build = async (name: string) => {
    const environment = builder.environments[name]
    if (!environment) throw new Error(`The build has no environment ${name}`)
    await builder.build(environment)
  }
  rmSync(folder, { recursive: true, force: true })
  await Promise.all(
    built.map(async (code) => {
      await build(`client_${code}`)
      // It names the sources: nothing for a host to serve.
      renameSync(join(folder, 'client', manifestFile(code)), join(folder, manifestFile(code)))
      await build(`pages_${code}`)
      writeFileSync(join(folder, 'client', pageFile(code)), await appFile(folder, code))
      await build(`worker_${code}`)
    }),
  )
  await Promise.all(['server', 'edge'].map(build))
  rmSync(join(folder, 'pages'), { recursive: true })
  await compressFiles(join(folder, 'client'))
  if (process.env.VERCEL) writeVercelOutput(folder)
}

/** The app's page as a file, by the built server in a process of its own: here the server may serve the shop afterwards. */
async function appFile(folder: string, code: Language): Promise<string> {
  const file = join(folder, 'pages', code, 'handle.js')
  const program = `import { appPage, asFile } from ${JSON.stringify(pathToFileURL(file).href)}
    process.stdout.write(asFile(appPage()), () => process.exit())`
  const run = promisify(execFile)
  return (await run(process.execPath, ['--input-type=module', '-e', program])).stdout
}
