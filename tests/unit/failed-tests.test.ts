// What the last lines of `npm test` say about failed tests, from reports as the two runners write them.
import { describe, expect, it } from 'vitest'
import { failedInPlaywright, failedInVitest, type VitestReport } from '../support/failed-tests'

describe('the failed tests of Vitest', () => {
  type Tests = NonNullable<VitestReport['testResults']>[number]['assertionResults']
  const file = (status: string, assertionResults: Tests, message = '') => ({
    name: '/shop/tests/unit/cart.test.ts',
    status,
    message,
    assertionResults,
  })

  it('failed tests of Vitest are named with their file, titles and the first line of the error', () => {
    const tests = [
      { status: 'passed', ancestorTitles: ['the cart'], title: 'adds', failureMessages: [] },
      {
        status: 'failed',
        ancestorTitles: ['the cart', 'when full'],
        title: 'refuses more',
        failureMessages: ['AssertionError: expected 1 to be 2\n    at cart.test.ts:4:5'],
      },
    ]
    expect(failedInVitest({ testResults: [file('failed', tests)] }, '/shop')).toEqual([
      'tests/unit/cart.test.ts > the cart > when full > refuses more\n    AssertionError: expected 1 to be 2',
    ])
  })

  it('failed tests of Vitest include a file that breaks before its first test', () => {
    expect(failedInVitest({ testResults: [file('failed', [], 'broken file')] }, '/shop')).toEqual([
      'tests/unit/cart.test.ts > the file itself\n    broken file',
    ])
  })

  it('a report of Vitest without failures names no failed tests', () => {
    expect(failedInVitest({ testResults: [file('passed', [])] }, '/shop')).toEqual([])
    expect(failedInVitest({}, '/shop')).toEqual([])
  })
})

describe('the failed tests of Playwright', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'storefront/cart.spec.ts',
    tests: [
      { projectName: 'phone', status, results: messages.map((message) => ({ error: { message } })) },
      { projectName: 'desktop', status: 'expected', results: [{}] },
    ],
  })
  const file = 'storefront/cart.spec.ts'

  it('failed tests of Playwright are named with their project, without those that passed on a retry', () => {
    const suites = [
      {
        title: file,
        file,
        specs: [spec('opens', 'expected'), spec('closes', 'flaky', 'Error: late')],
        suites: [
          {
            title: 'when full',
            file,
            specs: [spec('refuses', 'unexpected', '\u001b[31mError: no\u001b[39m\n\n1')],
          },
        ],
      },
    ]
    expect(failedInPlaywright({ suites })).toEqual([
      '[phone] e2e/storefront/cart.spec.ts > when full > refuses\n    Error: no',
    ])
  })

  it('failed tests of Playwright include what failed outside of the tests', () => {
    expect(failedInPlaywright({ errors: [{ message: 'Error: no build' }] })).toEqual([
      'Playwright > outside of the tests\n    Error: no build',
    ])
  })
})
