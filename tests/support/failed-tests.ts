// Which tests failed, read from the JSON reports of the two runners.
import { stripVTControlCharacters } from 'node:util'

export type VitestReport = {
  testResults?: {
    name: string
    status: string
    message?: string
    assertionResults: {
      status: string
      ancestorTitles: string[]
      title: string
      failureMessages?: string[] | null
    }[]
  }[]
}

type PlaywrightSuite = {
  title: string
  file: string
  specs?: {
    title: string
    file: string
    tests: {
      projectName: string
      status: string
      results: { error?: { message?: string } }[]
    }[]
  }[]
  suites?: PlaywrightSuite[]
}
export type PlaywrightReport = { suites?: PlaywrightSuite[]; errors?: { message?: string }[] }

/** One entry a failed test: its file and full title, and the first line of the error below. */
export function failedInVitest(report: VitestReport, root: string): string[] {
  return (report.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '')
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ ancestorTitles, title, failureMessages }) =>
        entry(file, [...ancestorTitles, title], failureMessages?.[0]),
      )
    // A file that breaks outside of its tests has no failed test.
    return failed.length === 0 && status === 'failed' ? [entry(file, ['the file itself'], message)] : failed
  })
}

/** The same for Playwright, with the project's name; a failed set-up is an entry without a file. */
export function failedInPlaywright({ suites = [], errors = [] }: PlaywrightReport): string[] {
  return [
    ...errors.map(({ message }) => entry('Playwright', ['outside of the tests'], message)),
    ...suites.flatMap((suite) => failedInSuite(suite, [])),
  ]
}

function failedInSuite(suite: PlaywrightSuite, above: string[]): string[] {
  // The outermost suite is the file.
  const titles = suite.title === suite.file ? above : [...above, suite.title]
  const own = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        entry(
          `[${projectName}] e2e/${file}`,
          [...titles, title],
          results.findLast(({ error }) => error)?.error?.message,
        ),
      ),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failedInSuite(inner, titles))]
}

function entry(file: string, titles: string[], message = '') {
  const [first = 'no message'] = stripVTControlCharacters(message).split('\n').filter(Boolean)
  return `${[file, ...titles].join(' > ')}\n    ${first}`
}
