import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The rules of public/_headers as Vercel has them. A page's headers come from the function; a file's name has a dot. */
export const vercelHeaders = () =>
  readFileSync(join(root, 'public/_headers'), 'utf8')
    .split(/\n(?=\/)/)
    .slice(1)
    .map((rule) => {
      const [path = '', ...lines] = rule.trimEnd().split('\n')
      const headers: Record<string, string> = Object.fromEntries(lines.map((line) => line.trim().split(': ')))
      return { src: path.replace('*', '.*\\.[^/]+'), headers, continue: true }
    })

/** What Vercel deploys (its Build Output API): files first, the function for everything else. */
export function writeVercelOutput(folder: string) {
  const output = join(root, '.vercel/output')
  const program = join(output, 'functions/shop.func')
  const files: Record<string, object> = {
    [join(output, 'config.json')]: {
      version: 3,
      routes: [...vercelHeaders(), { handle: 'filesystem' }, { src: '/.*', dest: '/shop' }],
    },
    [join(program, '.vc-config.json')]: {
      runtime: 'nodejs24.x',
      handler: 'vercel.js',
      launcherType: 'Nodejs',
      shouldAddHelpers: false,
      supportsResponseStreaming: true,
    },
    [join(program, 'package.json')]: { type: 'module' },
  }
  rmSync(output, { recursive: true, force: true })
  cpSync(join(folder, 'client'), join(output, 'static'), { recursive: true })
  for (const name of ['vercel.js', 'server'])
    cpSync(join(folder, name), join(program, name), { recursive: true })
  for (const [file, content] of Object.entries(files)) writeFileSync(file, JSON.stringify(content))
}
