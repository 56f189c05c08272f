import { describe, expect, it } from 'vitest'
import { canonicalPath } from '@/config/canonical-paths'
import { paths } from '@/config/paths'

describe('the one address of a page', () => {
  it.each([
    ['/WOMEN', '/women'],
    ['/women/', '/women'],
    ['/Women//', '/women'],
    ['//women', '/women'],
    ['//evil.example/', '/evil.example'],
    ['/Size-Guide/', '/size-guide'],
    ['/Product/Boho-Floral-Print-Maxi-Dress/', '/product/boho-floral-print-maxi-dress'],
    ['/COLLECTIONS/Summer-Vibes', '/collections/summer-vibes'],
    [
      '/Profile/Orders/5F0CBE2C-0F43-4C6A-8F0E-6C3A5BB0A2C1',
      '/profile/orders/5f0cbe2c-0f43-4c6a-8f0e-6c3a5bb0a2c1',
    ],
    ['/Admin/Orders/ZL-7K2M9QX4TB3C/', '/admin/orders/ZL-7K2M9QX4TB3C'],
    ['/', '/'],
    ['//', '/'],
  ])('the one address of %s is %s', (asked, expected) => expect(canonicalPath(asked)).toBe(expected))

  it('the path of every page is its one address already', () => {
    for (const path of Object.values(paths))
      if (typeof path === 'string') {
        const [own = ''] = path.split('?')
        expect(canonicalPath(own)).toBe(own)
      }
  })
})
