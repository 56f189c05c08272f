// How the shop is built: the browser's files, the server that renders them, and the service worker, in this order.
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin, ViteBuilder } from 'vite'
import { codeSplitting } from './chunks.ts'
import { clientBuild, entry, precached } from './client-files.ts'
import { writeVercelOutput } from './vercel-output.ts'

const root = join(import.meta.dirname, '../..')
/** What the server's build writes beside its parts: the file's name and its source. */
const servers = {
  handle: 'handle',
  listener: 'listener',
  server: 'adapters/node',
  // In a folder of its own, which Netlify looks through.
  'netlify/shop': 'adapters/netlify',
  vercel: 'adapters/vercel',
  static: 'adapters/static',
}
/** A kind of section. */
const section = /\/src\/sections\/(\w+\/)?[\w-]+\.tsx$/
const adminPage = '/src/admin/layout/admin-page.tsx'

const serverOptions = {
  consumer: 'server' as const,
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': '"production"' },
  // Its style sheets stand in documents.
  build: { ssr: true, emptyOutDir: false, copyPublicDir: false, target: 'es2023', cssMinify: true },
}

/** The builds of the shop. `dist/client` is what a host serves as files; beside it lie the servers. */
export function shopBuild(): Plugin {
  let folder = ''
  /** The file of the browser's build that each kind of section is in. */
  const sectionFiles = new Map<string, string>()
  return {
    name: 'shop-build',
    config({ build: { outDir = 'dist' } = {} }, { command }) {
      folder = resolve(root, outDir)
      if (command !== 'build') return {}
      return {
        environments: {
          client: {
            build: {
              outDir: join(folder, 'client'),
              manifest: true,
              rolldownOptions: { input: entry, output: { codeSplitting } },
            },
          },
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
          // Cloudflare's runtime is no Node, and takes one file.
          edge: {
            ...serverOptions,
            resolve: { ...serverOptions.resolve, conditions: ['workerd', 'module', 'production'] },
            build: {
              ...serverOptions.build,
              outDir: folder,
              rolldownOptions: {
                platform: 'browser',
                input: { cloudflare: 'src/server/adapters/cloudflare.ts' },
                output: { entryFileNames: '[name].js', codeSplitting: false },
              },
            },
          },
          worker: {
            consumer: 'client',
            build: {
              outDir: join(folder, 'client'),
              emptyOutDir: false,
              copyPublicDir: false,
              rolldownOptions: {
                input: { sw: 'src/app/service-worker/sw.ts' },
                output: { format: 'iife', entryFileNames: '[name].js', codeSplitting: false },
              },
            },
          },
        },
        builder: { buildApp: (builder) => buildAll(builder, folder) },
      }
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          for (const id of chunk.moduleIds)
            if (section.test(id)) sectionFiles.set(basename(id, '.tsx'), chunk.fileName)
    },
    resolveId: (id) => (/^virtual:(client-build|precache)$/.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:client-build') return clientBuild(folder, sectionFiles)
      if (id === '\0virtual:precache') return `export const precached = ${JSON.stringify(precached(folder))}`
      if (this.environment.config.consumer === 'client') return undefined
      // Styles are in the document, and only the browser renders the admin: the server has no use for them.
      if (id.endsWith('.css')) return ''
      return id.endsWith(adminPage) ? 'export const AdminPage = () => null' : undefined
    },
  }
}

async function buildAll(builder: ViteBuilder, folder: string) {
  const { client, server, edge, worker } = builder.environments
  if (!client || !server || !edge || !worker) throw new Error('A build has no environment')
  rmSync(folder, { recursive: true, force: true })
  await builder.build(client)
  // It names the sources: nothing for a host to serve.
  renameSync(join(folder, 'client/.vite/manifest.json'), join(folder, 'manifest.json'))
  rmSync(join(folder, 'client/.vite'), { recursive: true })
  await builder.build(server)
  await builder.build(edge)
  writeFileSync(join(folder, 'client/app.html'), await appFile(folder))
  await builder.build(worker)
  await compressFiles(join(folder, 'client'))
  if (process.env.VERCEL) writeVercelOutput(folder)
}

/** The app's page as a file, by the built server in a process of its own: here the server may serve the shop afterwards. */
async function appFile(folder: string): Promise<string> {
  const program = `import { appPage, asFile } from ${JSON.stringify(pathToFileURL(join(folder, 'handle.js')).href)}
    process.stdout.write(asFile(appPage()), () => process.exit())`
  const run = promisify(execFile)
  return (await run(process.execPath, ['--input-type=module', '-e', program])).stdout
}

const pack = promisify(brotliCompress)

/** Files of text in Brotli beside them, for the Node server. */
async function compressFiles(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = names
    .filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name))
    .map((name) => join(folder, name))
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  await Promise.all(
    texts.map(async (file) => writeFileSync(`${file}.br`, await pack(readFileSync(file), quality))),
  )
}
