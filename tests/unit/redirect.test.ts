import { describe, expect, it } from 'vitest'
import { safeNext } from '@/domain/redirect'

describe('safeNext', () => {
  it.each(['/profile', '/search?q=a%20b&page=2', '/order-confirmation/1#token=ab'])('keeps %s', (path) => {
    expect(safeNext(path)).toBe(path)
  })

  it.each([
    null,
    undefined,
    '',
    'profile',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    ' /profile',
  ])('sends %j to the fallback', (next) => {
    expect(safeNext(next, '/home')).toBe('/home')
  })
})
