// Folders as rooms: no circle of imports among files or among rooms, and no room with more than one can look over.
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { filesOf, importsOf, type SourceFile, targetOf } from '../support/imports.ts'

type Graph = ReadonlyMap<string, ReadonlySet<string>>

const files = filesOf('src', /\.tsx?$/)

/** Which of the files each imports, types included. */
function graphOf(all: readonly SourceFile[]): Graph {
  const paths = new Set(all.map(({ path }) => path))
  const pathOf = (target: string) => [target, `${target}.ts`, `${target}.tsx`].find((each) => paths.has(each))
  return new Map(
    all.map(({ path, text }) => [
      path,
      new Set(importsOf(text).flatMap((specifier) => pathOf(targetOf(path, specifier)) ?? [])),
    ]),
  )
}

/** Which rooms each room imports; what lies in a room within another is a room of its own. */
function roomsOf(graph: Graph): Graph {
  const rooms = new Map<string, Set<string>>()
  for (const [path, targets] of graph)
    for (const target of targets) {
      const [from, to] = [dirname(path), dirname(target)]
      if (from !== to) rooms.set(from, (rooms.get(from) ?? new Set()).add(to))
    }
  return rooms
}

/** A circle as the nodes on it, in its order; null when there is none. */
function circleIn(graph: Graph): string[] | null {
  const done = new Set<string>()
  const visit = (node: string, way: readonly string[]): string[] | null => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node]
    if (done.has(node)) return null
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next, [...way, node])
      if (circle) return circle
    }
    done.add(node)
    return null
  }
  for (const node of graph.keys()) {
    const circle = visit(node, [])
    if (circle) return circle
  }
  return null
}

it('no file imports itself through others', () => {
  expect(circleIn(graphOf(files))).toBeNull()
})

it('no room imports itself through other rooms', () => {
  expect(circleIn(roomsOf(graphOf(files)))).toBeNull()
})

it('a circle of files and one of rooms would be found', () => {
  const file = (path: string, specifier: string) => ({ path, text: `import { a } from '${specifier}'` })
  const made = [
    file('src/domain/a/one.ts', '../b/two'),
    file('src/domain/b/two.ts', 'react'),
    file('src/domain/b/three.ts', '@/domain/a/four'),
    file('src/domain/a/four.ts', 'react'),
  ]
  expect(circleIn(graphOf(made))).toBeNull()
  expect(circleIn(roomsOf(graphOf(made)))).toEqual(['src/domain/a', 'src/domain/b', 'src/domain/a'])
  const own = [file('src/domain/a/one.ts', './two'), file('src/domain/a/two.ts', './one')]
  expect(circleIn(graphOf(own))).toHaveLength(3)
})

it('no room holds more than thirty files', () => {
  const counts = new Map<string, number>()
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 30)).toEqual([])
})
