import { describe, expect, it } from 'vitest'
import { safeNext } from '@/domain/values/redirect'

describe('safeNext', () => {
  it.each(['/profile', '/search?q=a%20b&page=2', '/order-confirmation/1#token=ab'])(
    'the next page %s is kept',
    (path) => {
      expect(safeNext(path)).toBe(path)
    },
  )

  /** Where a browser at this shop would go. */
  it.each([
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/https://evil.example',
    '/profile?next=//evil.example',
    '/profile#//evil.example',
    '/;@evil.example',
    '/.evil.example',
  ])('the next page %s stays in the shop', (path) => {
    expect(new URL(safeNext(path), 'https://shop.example').origin).toBe('https://shop.example')
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
    'http:evil.example',
    'https:/evil.example',
    '///evil.example',
    '////evil.example/%2e%2e',
    '/\\\\evil.example',
    '\\\\evil.example',
    '/\u0009//evil.example',
    '/\r\n//evil.example',
    '/%09/../..//evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    '@evil.example',
    'evil.example',
    'data:text/html,<script>alert(1)</script>',
    'JaVaScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:msgbox(1)',
    'blob:https://evil.example/1',
    'file:///etc/passwd',
    'about:blank',
    'http://[',
  ])('the next page %j is replaced by the fallback', (next) => {
    expect(safeNext(next, '/home')).toBe('/home')
  })
})
