// Which parameters of its address a page reads, from the source of its module and of all that this imports.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { root } from './imports'

type Range = { start: number; end: number }
type Read = { name: string; at: Range }
/** What a file reads itself, and what it takes from other files. */
type FileReads = { reads: Read[]; functions: Map<string, Range>; imports: Map<string, string[]> }

const known = new Map<string, FileReads>()

/**
 * The names that the page of a module may read, each once.
 * @param named what a name that only running the code would tell stands for, by `file: expression`
 * @throws Error for such a name that is not in it
 */
export function parametersReadBy(
  module: string,
  named: Readonly<Record<string, readonly string[]>>,
): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const resolved = (file: string, { name }: Read) => named[`${file}: ${name}`] ?? [name]
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const { reads, imports } = readsOf(file)
    for (const each of reads) for (const name of resolved(file, each)) found.add(name)
    for (const [target, names] of imports) {
      if (/^src\/(storefront|sections)\//.test(target)) visit(target)
      // Of the floor below, only the functions that are used.
      if (!target.startsWith('src/domain/')) continue
      const { functions, reads: below } = readsOf(target)
      for (const each of below) {
        const [name] =
          [...functions].find(([, { start, end }]) => start <= each.at.start && each.at.end <= end) ?? []
        if (name === undefined || names.includes(name))
          for (const parameter of resolved(target, each)) found.add(parameter)
      }
    }
  }
  visit(module)
  const open = [...found].filter((name) => !/^[\w-]+$/.test(name))
  if (open.length > 0) throw new Error(`${module}: what is ${open.join(', ')}?`)
  return [...found].toSorted()
}

/** The names that a file itself reads, in their order; the expression where that does not tell the name. */
export const parametersIn = (file: string, text: string) => analysed(file, text).reads.map(({ name }) => name)

function readsOf(file: string): FileReads {
  const facts = known.get(file) ?? analysed(file, readFileSync(join(root, file), 'utf8'))
  known.set(file, facts)
  return facts
}

function analysed(file: string, text: string): FileReads {
  const { program } = parseSync(file, text)
  const facts: FileReads = { reads: [], functions: new Map(), imports: new Map() }

  const constants = new Map<string, string>()
  /** Identifiers that hold the parameters of an address. */
  const holders = new Set<string>()
  const isNew = (node: ESTree.Node | null) =>
    node?.type === 'NewExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'URLSearchParams'
  const isHook = (node: ESTree.Node | null) =>
    node?.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'useSearchParams'
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      const target = fileOf(file, source.value)
      const names = specifiers.map((each) =>
        each.type === 'ImportSpecifier' && each.imported.type === 'Identifier' ? each.imported.name : '*',
      )
      if (target) facts.imports.set(target, names)
    },
    ImportExpression({ source }) {
      const target = source.type === 'Literal' ? fileOf(file, String(source.value)) : null
      if (target) facts.imports.set(target, [])
    },
    FunctionDeclaration({ id, start, end }) {
      if (id) facts.functions.set(id.name, { start, end })
    },
    VariableDeclarator({ id, init, start, end }) {
      if (id.type === 'Identifier') {
        if (isNew(init)) holders.add(id.name)
        if (init?.type === 'Literal') constants.set(id.name, String(init.value))
        if (init?.type === 'ArrowFunctionExpression') facts.functions.set(id.name, { start, end })
      }
      if (id.type !== 'ArrayPattern') return
      const [first] = id.elements
      if (isHook(init) && first?.type === 'Identifier') holders.add(first.name)
      if (init?.type !== 'ArrayExpression') return
      id.elements.forEach((element, place) => {
        const value = init.elements[place]
        if (element?.type === 'Identifier' && value?.type === 'Literal')
          constants.set(element.name, String(value.value))
      })
    },
    Identifier({ name, typeAnnotation }) {
      const type = typeAnnotation?.typeAnnotation
      if (type?.type === 'TSTypeReference' && text.slice(type.start, type.end) === 'URLSearchParams')
        holders.add(name)
    },
  }).visit(program)
  new Visitor({
    CallExpression({ callee, arguments: [first], start, end }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { object, property } = callee
      const isHolder =
        (object.type === 'Identifier' && holders.has(object.name)) ||
        isNew(object) ||
        (object.type === 'MemberExpression' &&
          object.property.type === 'Identifier' &&
          object.property.name === 'searchParams')
      if (!isHolder || ['set', 'append', 'delete', 'toString'].includes(property.name)) return
      const constant = first?.type === 'Identifier' ? constants.get(first.name) : undefined
      const isPlain = ['get', 'getAll', 'has'].includes(property.name)
      const literal = first?.type === 'Literal' ? String(first.value) : constant
      facts.reads.push({
        name: (isPlain ? literal : undefined) ?? text.slice(start, end),
        at: { start, end },
      })
    },
  }).visit(program)
  return facts
}

/** The file in src that an import leads to; null for a package and for styles. */
function fileOf(from: string, specifier: string): string | null {
  if (!/^(@\/|\.)/.test(specifier)) return null
  const path = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : normalize(join(dirname(from), specifier))
  return (
    [path, `${path}.ts`, `${path}.tsx`].find(
      (each) => /\.tsx?$/.test(each) && existsSync(join(root, each)),
    ) ?? null
  )
}
