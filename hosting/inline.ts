import { createHash } from 'node:crypto'

/** What a content security policy allows inline, as its source expressions: 'sha256-…'. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] }

/** The sources of every inline style and script in the pages. Scripts with data (JSON) never run and need none. */
export function inlineSources(pages: readonly string[]): InlineSources {
  return {
    scripts: hashes(pages, /<script>([\s\S]*?)<\/script>/g),
    styles: hashes(pages, /<style>([\s\S]*?)<\/style>/g),
  }
}

/** Each once, however many pages have it. */
function hashes(pages: readonly string[], element: RegExp): string[] {
  const contents = new Set(
    pages.flatMap((html) => [...html.matchAll(element)].map(([, content = '']) => content)),
  )
  return [...contents].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
}
