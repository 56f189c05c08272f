import { expect, it } from 'vitest'
import { missingOptionals, readLock } from '../support/lockfile'

it('the lockfile has the packages of every platform, for npm ci (else: npm run fix:lock)', () => {
  expect(missingOptionals(readLock()).map(({ name }) => name)).toEqual([])
})

it('the check of the lockfile notices a missing package', () => {
  const packages = {
    '': {},
    'node_modules/a': { optionalDependencies: { 'a-linux-x64': '1.0.0', b: '2.0.0' } },
    'node_modules/b': {},
  }
  expect(missingOptionals({ packages })).toEqual([
    { path: 'node_modules/a', name: 'a-linux-x64', version: '1.0.0', dev: false },
  ])
})
