// A language that no one speaks, made of the English words: each letter with a mark, and longer by two fifths. What is cut off in
// it is cut off in some language; what has letters without marks does not come from src/content.
import { parseSync } from 'vite'

const marked: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, place) => [
    letter,
    [...'àƀċďēƒğħĩĵķļɱñōƥɋřşťűṽŵẋŷžÀƁĊĎĒƑĞĦĨĴĶĻḾÑŌƤɊŘŞŤŰṼŴẊŶŽ'][place] ?? letter,
  ]),
)

/** A text with marks on its letters, longer by two fifths; names in braces stay. */
export const pseudo = (text: string): string =>
  text.replace(/\{\w+\}|[a-z]+/gi, (word) => {
    if (word.startsWith('{')) return word
    const letters = [...word].map((letter) => marked[letter] ?? letter)
    const more = Math.round(letters.length * 0.4)
    return letters.flatMap((letter, place) => (place < more ? [letter, letter] : [letter])).join('')
  })

/** What stands under these keys is for the program. */
const codes = /^(to|href|id|tone|icon|look|lang|fillers)$/
/** Under these, where it is one small word: a `kind: 'list'` beside a `kind: 'Kind'`. */
const codesOrLabels = /^(slug|kind|type|status|method|currency|country|day|month|year|weekday|hour|minute)$/
const code = /^[a-z\d-]+$/

type Node = { type: string; start: number; end: number; [key: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value
const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value ?? '') : '')

function isForTheProgram({ key, value }: Node): boolean {
  const name = nameOf(key)
  if (!isNode(value)) return false
  if (name === 'keys') return value.type === 'ArrayExpression'
  return (
    (codes.test(name) && !/^(ArrowFunction|Object)Expression$/.test(value.type)) ||
    (codesOrLabels.test(name) && value.type === 'Literal' && code.test(String(value.value)))
  )
}

/** The parts of a node that hold no texts; `all` for none of them. */
function partsForTheProgram(node: Node): readonly string[] | 'all' {
  if (/^(Import|TS(?!As|Satisfies|NonNull))|ExportAll/.test(node.type)) return 'all'
  if (node.type === 'Property') return isForTheProgram(node) ? ['key', 'value'] : ['key']
  if (node.type === 'BinaryExpression' && node.operator !== '+') return ['left', 'right']
  if (node.type === 'MemberExpression') return ['property']
  if (node.type === 'NewExpression') return ['arguments']
  if (node.type === 'CallExpression')
    return isNode(node.callee) && node.callee.type === 'MemberExpression' ? ['arguments'] : []
  return node.type === 'ConditionalExpression' ? ['test'] : []
}

/** A file of src/content in that language. */
export function pseudoSource(file: string, source: string): string {
  const edits: { start: number; end: number; text: string }[] = []
  const visit = (value: unknown) => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each)
      return
    }
    if (!isNode(value)) return
    const { start, end } = value
    if (value.type === 'Literal' && typeof value.value === 'string')
      edits.push({ start, end, text: JSON.stringify(pseudo(value.value)) })
    if (value.type === 'TemplateElement') edits.push({ start, end, text: pseudo(source.slice(start, end)) })
    const skipped = partsForTheProgram(value)
    if (skipped === 'all') return
    for (const [key, part] of Object.entries(value)) if (!skipped.includes(key)) visit(part)
  }
  visit(parseSync(file, source).program)
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source)
}
