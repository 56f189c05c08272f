// The app's own way to name its files (`@/content/common`), for a script that borrows its words.
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier.startsWith('@/')
        ? new URL(`../../src/${specifier.slice(2)}.ts`, import.meta.url).href
        : specifier,
      context,
    ),
})
