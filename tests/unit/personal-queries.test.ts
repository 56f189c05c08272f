import { describe, expect, it } from 'vitest'
import { isPersonal } from '@/data/auth/member-change'
import { sessionKeys } from '@/data/auth/session-keys'

type Factory = ((...input: unknown[]) => readonly unknown[]) | readonly unknown[]
const modules = import.meta.glob<Record<string, Record<string, Factory>>>('/src/data/**/*-keys.ts', {
  eager: true,
})

/** Every key that src/data can build, by its factory; `all` is a resource's root and no query's key. */
const keys = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, factories]) =>
    Object.entries(factories).flatMap(([part, factory]) =>
      typeof factory === 'function'
        ? [{ resource: path.split('/').at(-2), name: `${name}.${part}`, key: factory('1', '2', '3', '4') }]
        : [],
    ),
  ),
)

describe('a query key', () => {
  it.each(keys)('the query key $name says whose answer it is', ({ name, key }) => {
    if (name === 'sessionKeys.member') return
    expect(typeof key[0]).toBe('string')
    expect(['shop', 'member', 'owner']).toContain(key[1])
  })

  it('a query key begins with a name that no other resource uses', () => {
    for (const [root, uses] of Map.groupBy(keys, ({ key }) => key[0]))
      expect([...new Set(uses.map(({ resource }) => resource))], String(root)).toHaveLength(1)
  })
})

describe('signing out', () => {
  it('signing out removes everything of members and the owner, and leaves what everyone sees', () => {
    const personal = keys.filter(({ key }) => isPersonal(key))
    expect(personal.map(({ key }) => key[1]).filter((whose) => whose === 'shop')).toEqual([])
    const left = keys.filter(({ key }) => !isPersonal(key))
    expect(left.filter(({ key }) => key[1] !== 'shop').map(({ name }) => name)).toEqual([
      'sessionKeys.member',
    ])
  })

  it('signing out removes a query that no one has thought of', () => {
    expect(isPersonal(['anything'])).toBe(true)
    expect(isPersonal(sessionKeys.member())).toBe(false)
  })
})
