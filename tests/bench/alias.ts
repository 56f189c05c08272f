// The app's own ways to name its files (`@/content/common`, `./line-words`), for a script that borrows its words.
import { registerHooks } from 'node:module'

const source = new URL('../../src/', import.meta.url)

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('@/'))
      return next(`${source.href}${specifier.slice(2).replace(/^content\//, 'content/en/')}.ts`, context)
    const isOwn = specifier.startsWith('.') && context.parentURL?.startsWith(source.href)
    return next(isOwn && !specifier.endsWith('.ts') ? `${specifier}.ts` : specifier, context)
  },
})
