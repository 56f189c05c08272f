// The tests that the list of defences names are there: one whose title changed would never be run, and so prove nothing.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { defences } from '../defences/defences.ts'
import { importsOf, root, withoutComments } from '../support/imports'

/** The code of a test and of what it imports of the tests, such as the attacks whose names are titles. */
function codeOf(path: string, seen = new Set<string>()): string {
  if (seen.has(path)) return ''
  seen.add(path)
  const text = readFileSync(join(root, path), 'utf8')
  const imported = importsOf(text)
    .filter((specifier) => specifier.startsWith('.'))
    .flatMap((specifier) => ['', '.ts'].map((ending) => join(dirname(path), specifier + ending)))
    .filter((found) => found.startsWith('tests/') && /\.tsx?$/.test(found) && existsSync(join(root, found)))
  return [withoutComments(text), ...imported.map((found) => codeOf(found, seen))].join('\n')
}

it('every test that a defence names is in its file', () => {
  const missing = defences.filter(({ file, test }) => !codeOf(file).includes(test))
  expect(missing.map(({ name, file, test }) => `${name}: ${file} has no "${test}"`)).toEqual([])
})
