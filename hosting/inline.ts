import { createHash } from 'node:crypto'

/** What a content security policy allows inline, as its source expressions: 'sha256-…'. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] }

/** The sources of every inline style and script in a page. Scripts with data (JSON) never run and need none. */
export function inlineSources(html: string): InlineSources {
  return {
    scripts: hashes(html, /<script>([\s\S]*?)<\/script>/g),
    styles: hashes(html, /<style>([\s\S]*?)<\/style>/g),
  }
}

function hashes(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  )
}
