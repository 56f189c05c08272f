// What must hold for a page whatever the browser's storage holds.
import { screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { appErrors } from '@/content/shared/app-errors'

/** Corrupt stored values are logged; nothing else may complain. */
export const quietly = () => {
  const complaints: string[] = []
  vi.spyOn(console, 'error').mockImplementation(
    (...values) => void complaints.push(values.map(String).join(' ')),
  )
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  return () => complaints.filter((text) => !/^The stored [\w-]+ could not be read/.test(text))
}

export const expectWhole = () => {
  expect(screen.queryByText(appErrors.router.title)).not.toBeInTheDocument()
  expect(document.querySelectorAll('main h1')).toHaveLength(1)
  expect(
    document.querySelector(
      '[src^="javascript:"], [href^="javascript:"], [src^="data:text"], img[src="x"], [onerror], [onload]',
    ),
  ).toBeNull()
  expect('polluted' in {}).toBe(false)
  expect('__xss' in globalThis).toBe(false)
}
