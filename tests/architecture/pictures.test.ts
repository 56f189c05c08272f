// The shop's own pictures: none heavier than its width allows, and all of them together.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../support/imports'

const folder = join(root, 'public')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
  const found = /^art\/.*?(?:-(\d{3,4}))?\.(avif|webp|png|svg)$/.exec(path)
  const [, width = '824', format = ''] = found ?? []
  return found
    ? [{ path, width: Number(width), format, kilobytes: statSync(join(folder, path)).size / 1024 }]
    : []
})

/** The heaviest picture that may be so wide, in KB. */
const limits: [width: number, avif: number, webp: number][] = [
  [206, 8, 10],
  [412, 20, 25],
  [824, 40, 60],
  [1240, 50, 90],
  [2480, 60, 70],
]

it('every picture is within the budget of its width', () => {
  const heavy = files.filter(({ path, width, format, kilobytes }) => {
    // No page shows those that devices and other sites show the shop by.
    if (path.startsWith('art/mark-icon-')) return false
    const limit = limits.find(([widest]) => width <= widest)
    if (!limit) return true
    if (format === 'png' || format === 'svg') return kilobytes > 25
    return kilobytes > limit[format === 'avif' ? 1 : 2]
  })
  expect(heavy.map(({ path, kilobytes }) => `${path} ${kilobytes.toFixed(1)} KB`)).toEqual([])
  expect(files.length).toBeGreaterThan(150)
})

it('all of the shop’s own pictures together are within 6 MB', () => {
  const total = files.reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024
  expect(total).toBeLessThanOrEqual(6)
})
