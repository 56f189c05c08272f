import type { Plugin } from 'vite'
import { hostFiles } from './deploy.ts'

/** Puts what the hosts read beside the built shop. The back end is the one that the shop is built for. */
export function hosting(): Plugin {
  let backEnd: string | undefined
  return {
    name: 'hosting',
    apply: 'build',
    configResolved({ env }) {
      backEnd = env.VITE_SUPABASE_URL || undefined
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(hostFiles(backEnd)))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
