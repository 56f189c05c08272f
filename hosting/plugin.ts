import type { Plugin } from 'vite'
import { routeShells } from '../src/app/route-manifest.ts'
import { hostFiles, shellFile } from './deploy.ts'
import { inlineSources } from './inline.ts'

/**
 * Inlines the style sheet into the page, so that the first paint waits for the HTML alone, and writes the hosts' files
 * beside the built shop, and the shells that their rules name: empty ones, until prerender.ts fills them. The back end is
 * the one that the shop is built for.
 */
export function hosting(): Plugin {
  let backEnd: string | undefined
  return {
    name: 'hosting',
    apply: 'build',
    // Runs last, when the page has been written.
    enforce: 'post',
    configResolved({ env }) {
      backEnd = env.VITE_SUPABASE_URL || undefined
    },
    generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') this.error('The build has no page')
      const html = String(page.source).replace(
        /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g,
        (_link, name: string) => {
          const sheet = bundle[name]
          if (sheet?.type !== 'asset') this.error(`The build has no style sheet ${name}`)
          delete bundle[name]
          return `<style>${sheet.source}</style>`
        },
      )
      page.source = html
      const files = {
        ...hostFiles(backEnd, inlineSources([html])),
        ...Object.fromEntries(
          [shellFile, ...routeShells.map(({ file }) => file)].map((name) => [name, html]),
        ),
      }
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
