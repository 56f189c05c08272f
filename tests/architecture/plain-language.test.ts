// The words of names, comments and test titles: the field's terms instead of private ones.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesOf, root, type SourceFile } from '../support/imports'

/** Patterns over lower-case words (an identifier counts as its words), with what to write instead. */
const banned: readonly [phrase: string, instead: string][] = [
  ['(?:drawn|made) (?:ahead|before)', 'prerendered'],
  ['take ?over|takes over|taken over|taking over', 'hydrate, apply, replace'],
  ['one s own|so manieth', 'own, position'],
  ['whoever|somebody|nobody', 'the user, another owner, no one'],
  ['anew', 'again'],
  ['(?:is|are|was|were) told', 'gets, shows, reports'],
  ['did not come|(?:does|did) not arrive|never arrives?', 'failed to load'],
  ['mend(?:s|ed|ing)?', 'fix'],
  ['wears?|worn', 'has, fits, is applied'],
  ['storms?|open sea', 'concurrency test, load test'],
  ['(?:facet|product) cells?|read finding', 'facet bucket, listing filter'],
  ['dealt|line ?ups?', 'active deal, deal rotation'],
  ['rails?|ink bar', 'sidebar, action bar'],
  ['clash(?:es|ed)?', 'conflict'],
  ['traps?', 'honeypot'],
  ['goods', 'product, line item'],
  ['rooms', 'areas'],
  ['order desk', 'admin order detail'],
  ['what is (?:kept|worn|found)|tell not kept', 'stored, stylesheet, results'],
  ['use (?:moment|own|held)|(?:may|can) load anew', 'useRenderTime, useClientState'],
  ['findable|files for machines|rare pages|drawn head', 'seo paths, seoFiles, secondary routes'],
]

/** Ordinary English that a pattern meets, as it stands in the line. */
const allowed: readonly [words: string, reason: string][] = [
  ['traps the focus', 'the usual term for a dialog that keeps the focus'],
  ['storm flap', 'a part of a trench coat'],
  ['smart wear', 'a collection of the specification'],
  ['use own review', 'the review of the signed-in member'],
]

/** Words for shoppers and owners, generated code and the drawing tools are no prose about the code; of sample data only
 * the comments are. */
const ignored =
  /^(supabase\/sample\/illustrations\/|src\/content\/|src\/data\/supabase\/database\.types|tests\/architecture\/plain-language)/

const files: readonly SourceFile[] = [
  ...['src', 'supabase', 'tests', 'e2e'].flatMap((folder) => filesOf(folder, /\.(tsx?|sql|css|md)$/)),
  ...['README.md', 'CONTRIBUTING.md']
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
]
  .filter(({ path }) => !ignored.test(path) && !path.includes('/.temp/'))
  .map(({ path, text }) => ({
    path,
    text: path.includes('/seeds/') ? text.replace(/^(?!\s*--).*$/gm, '') : text,
  }))

/** A line as lower-case words: `useOwnReview` is "use own review". */
const wordsOf = (line: string) =>
  line
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-'’]/g, ' ')
    .toLowerCase()

function privateWords(from: readonly SourceFile[]): string[] {
  const patterns = banned.map(([phrase, instead]) => ({
    instead,
    pattern: new RegExp(`\\b(?:${phrase})\\b`),
  }))
  return from.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => {
      const words = allowed.reduce((rest, [each]) => rest.replaceAll(each, ''), wordsOf(line))
      return patterns.flatMap(({ pattern, instead }) => {
        const [hit] = pattern.exec(words) ?? []
        return hit === undefined ? [] : [`${path}:${at + 1} "${hit}": write ${instead}`]
      })
    }),
  )
}

describe('names, comments and test titles', () => {
  it('use the words of the glossary', () => expect(privateWords(files)).toEqual([]))

  it.each([
    ['a comment', '// Whoever is signed in'],
    ['an identifier', 'const isTakenOver = useTakeover()'],
    ['a column', 'create table product_cells ()'],
    ['a test title', "it('is told by mail', () => {})"],
  ])('are refused when %s has a private word', (_, text) =>
    expect(privateWords([{ path: 'file.ts', text }])).not.toEqual([]),
  )
})
