import { expect, it } from 'vitest'
import { missingOptionals, readLock } from '../support/lockfile'

it('locks the packages of every platform, so that npm ci works everywhere (else: npm run fix:lock)', () => {
  expect(missingOptionals(readLock()).map(({ name }) => name)).toEqual([])
})

it('would notice a missing one', () => {
  const packages = {
    '': {},
    'node_modules/a': { optionalDependencies: { 'a-linux-x64': '1.0.0', b: '2.0.0' } },
    'node_modules/b': {},
  }
  expect(missingOptionals({ packages })).toEqual([
    { path: 'node_modules/a', name: 'a-linux-x64', version: '1.0.0', dev: false },
  ])
})
