import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { resolveContent } from '@/domain/store/content'
import { embeddedFilm, filmPlayers } from '@/domain/store/film-address'
import { plainText } from '@/domain/store/rich-text'
import { richText } from '@/domain/store/rich-text-schema'
import { rich } from '@/sections/fields'
import { holds } from '../support/properties'

const parse = (value: unknown) => v.safeParse(richText(1000), value)

describe('rich text', () => {
  it('the lines of a plain text are its paragraphs', () => {
    expect(parse('One.\n\nTwo.').output).toEqual([
      { kind: 'paragraph', spans: ['One.'] },
      { kind: 'paragraph', spans: ['Two.'] },
    ])
    expect(v.parse(rich(), undefined)).toEqual([])
  })

  it.each([
    ['an unknown block', [{ kind: 'html', html: '<b>' }]],
    ['an unknown mark', [{ kind: 'paragraph', spans: [{ text: 'a', onClick: 'b' }] }]],
    ['a further field', [{ kind: 'paragraph', spans: ['a'], style: 'color: red' }]],
    ['a heading of another level', [{ kind: 'heading', level: 1, spans: ['a'] }]],
    [
      'a link that is not resolved',
      [{ kind: 'paragraph', spans: [{ text: 'a', link: 'javascript:alert(1)' }] }],
    ],
    ['more than is allowed', 'x'.repeat(1001)],
    ['an object', { kind: 'paragraph' }],
  ])('rich text refuses %s', (_name, value) => expect(parse(value).success).toBe(false))

  it('rich text is its words to search and machines', () => {
    const { output } = parse([
      { kind: 'heading', spans: ['Title'] },
      { kind: 'paragraph', spans: ['One ', { text: 'two', isStrong: true }] },
      { kind: 'list', items: [{ spans: ['three'] }, { spans: ['four'] }] },
      { kind: 'picture', picture: null },
    ])
    expect(plainText(v.parse(richText(1000), output))).toBe('Title One two three four')
  })

  it('markup in a plain text stays text', () =>
    holds(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const { success, output } = parse(text)
        const lines = text.split('\n').filter((line) => line.trim() !== '')
        return (
          success &&
          JSON.stringify(output.map((block) => 'spans' in block && block.spans)) ===
            JSON.stringify(lines.map((line) => [line]))
        )
      }),
    ))

  it('links and pictures within a rich text are resolved, with their part of the target', () => {
    const using = {
      targets: { a: { path: '/faq', slug: 'faq', name: 'FAQ' } },
      ...{ media: {}, screens: {}, language: 'en', fallback: 'en' },
    }
    const tree = [
      {
        kind: 'paragraph',
        spans: [
          { text: 'there', link: { $link: { kind: 'page', id: 'a', hash: 'returns' } } },
          { text: 'gone', link: { $link: { kind: 'page', id: 'b' } } },
        ],
      },
    ]
    expect(resolveContent({ $text: { en: tree } }, using)).toEqual([
      {
        kind: 'paragraph',
        spans: [
          { text: 'there', link: { to: '/faq#returns', name: 'FAQ' } },
          { text: 'gone', link: null },
        ],
      },
    ])
  })
})

describe('a film at another site', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    ],
    ['https://youtu.be/dQw4w9WgXcQ?t=5', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
    ['https://example.com/watch?v=dQw4w9WgXcQ', undefined],
    ['javascript:alert(1)', undefined],
    ['https://www.youtube.com.example.com/watch?v=dQw4w9WgXcQ', undefined],
    ['', undefined],
  ])('the film at %s is played from %s', (address, player) => {
    expect(embeddedFilm(address)?.player).toBe(player)
    if (player) expect(filmPlayers.some((origin) => player.startsWith(`${origin}/`))).toBe(true)
  })
})
