import { join } from 'node:path'
import { build } from 'vite'
import type { FirstScript } from '../src/app/route-manifest.ts'

/** The code of every inline script of a page, by its file's name in src/app/first-query. */
export type InlineScripts = Record<FirstScript | 'mismatch' | 'modules', string>

/** Builds the inline scripts from the shop's own code, each into one text. */
export async function inlineScripts(root: string): Promise<InlineScripts> {
  return {
    mismatch: await bundled(root, 'mismatch-script'),
    modules: await bundled(root, 'modules-script'),
    product: await bundled(root, 'product-script'),
    listing: await bundled(root, 'listing-script'),
    cart: await bundled(root, 'cart-script'),
  }
}

async function bundled(root: string, name: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    envFile: false,
    mode: 'production',
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, `src/app/first-query/${name}.ts`),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const [output, ...others] = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  if (output?.type !== 'chunk' || others.length > 0) throw new Error(`${name} is not one script`)
  const code = output.code.trim()
  if (/<\/?script|<!--/i.test(code)) throw new Error(`${name} would end its own element`)
  return code
}
