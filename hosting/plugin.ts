import type { Plugin } from 'vite'
import { hostFiles, shellFile } from './deploy.ts'

/** Puts the shell, and what the hosts read, beside the built shop. The back end is the one that the shop is built for. */
export function hosting(): Plugin {
  let backEnd: string | undefined
  return {
    name: 'hosting',
    apply: 'build',
    // The page has been written by then.
    enforce: 'post',
    configResolved({ env }) {
      backEnd = env.VITE_SUPABASE_URL || undefined
    },
    generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') this.error('The build has no page')
      const files = { ...hostFiles(backEnd), [shellFile]: page.source }
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
