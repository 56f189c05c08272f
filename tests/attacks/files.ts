// The bucket of product pictures: who writes, lists, overwrites, and what would be more than a picture.
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type Attack, each, type Target } from './target.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const upload = (
  t: Target,
  name: string,
  type: string,
  body: Uint8Array,
  as: 'shopper' | 'owner' | 'anon',
  headers: Record<string, string> = {},
) =>
  t.send('POST', `/storage/v1/object/product-images/${name}`, {
    ...(as === 'anon' ? {} : { as }),
    body,
    headers: { 'Content-Type': type, ...headers },
  })
const uuid = () => randomUUID()
/** An object that is there, which no one but the owner may touch. */
const there = 'picture.png'

export const fileAttacks: Attack[] = [
  {
    name: 'uploads by others than the owner',
    cases: (['anon', 'shopper'] as const).flatMap((as) =>
      each({ 'a picture': 'image/png', 'a page': 'text/html', 'a drawing': 'image/svg+xml' }, (t, type) =>
        upload(t, `${uuid()}.png`, type, png, as),
      ).map((attempt) => ({ ...attempt, name: `${attempt.name} by ${as}` })),
    ),
  },
  {
    name: 'files that are no pictures, with the owner’s session',
    cases: each(
      {
        svg: ['svg', 'image/svg+xml'],
        html: ['html', 'text/html'],
        'html as png': ['png', 'text/html'],
        'svg as png': ['png', 'image/svg+xml'],
        script: ['js', 'text/javascript'],
        xhtml: ['xhtml', 'application/xhtml+xml'],
        pdf: ['pdf', 'application/pdf'],
        gif: ['gif', 'image/gif'],
        nothing: ['png', 'application/octet-stream'],
        'two types': ['png', 'image/png, text/html'],
      } as Record<string, [string, string]>,
      (t, [extension, type]) => upload(t, `${uuid()}.${extension}`, type, script, 'owner'),
    ),
  },
  {
    name: 'names that lead elsewhere, with the owner’s session',
    cases: [
      `..%2f${uuid()}.png`,
      `..%2f..%2f..%2fetc%2fpasswd`,
      `folder%2f${uuid()}.png`,
      `%00${uuid()}.png`,
      `${uuid()}.png%00.html`,
      `${uuid()}.png.html`,
      '.png',
      'index.html',
      `${uuid()}.PNG`,
      `${uuid()}.png%20`,
      `-${uuid()}.png`,
      `${'a'.repeat(2000)}.png`,
    ].map((name) => ({
      name,
      clumsy: true,
      run: (t: Target) => upload(t, name, 'image/png', png, 'owner'),
    })),
  },
  {
    name: 'pictures overwritten, moved, deleted',
    cases: (['anon', 'shopper'] as const).flatMap((as) =>
      each(
        {
          overwritten: [
            'POST',
            `object/product-images/${there}`,
            { 'x-upsert': 'true', 'Content-Type': 'image/png' },
            png,
          ],
          replaced: ['PUT', `object/product-images/${there}`, { 'Content-Type': 'image/png' }, png],
          moved: [
            'POST',
            'object/move',
            {},
            { bucketId: 'product-images', sourceKey: there, destinationKey: 'a.png' },
          ],
          copied: [
            'POST',
            'object/copy',
            {},
            { bucketId: 'product-images', sourceKey: there, destinationKey: 'a.png' },
          ],
          deleted: ['DELETE', `object/product-images/${there}`, {}, undefined],
          'deleted in a list': ['DELETE', 'object/product-images', {}, { prefixes: [there, ''] }],
        } as Record<string, [string, string, Record<string, string>, unknown]>,
        async (t, [method, path, headers, body]) =>
          t.send(method, `/storage/v1/${path}`, {
            ...(as === 'anon' ? {} : { as }),
            headers,
            ...(body ? { body } : {}),
          }),
      ).map((attempt) => ({ ...attempt, name: `${attempt.name} by ${as}` })),
    ),
  },
  {
    name: 'the bucket listed and opened',
    cases: (['anon', 'shopper'] as const).flatMap((as) =>
      each(
        {
          listed: ['POST', 'object/list/product-images', { prefix: '', limit: 1000 }],
          'listed elsewhere': ['POST', 'object/list/other', { prefix: '' }],
          'all buckets': ['GET', 'bucket', undefined],
          'a bucket made': ['POST', 'bucket', { id: 'mine', name: 'mine', public: true }],
          'the bucket opened': ['PUT', 'bucket/product-images', { public: true, allowed_mime_types: null }],
          'the bucket emptied': ['POST', 'bucket/product-images/empty', {}],
          'the bucket deleted': ['DELETE', 'bucket/product-images', undefined],
          'a way in signed': ['POST', `object/upload/sign/product-images/${randomUUID()}.png`, {}],
        } as Record<string, [string, string, unknown]>,
        (t, [method, path, body]) =>
          t.send(method, `/storage/v1/${path}`, {
            ...(as === 'anon' ? {} : { as }),
            ...(body ? { body } : {}),
          }),
        {
          open: true,
          after: async (_t, [answer]) => expect(answer?.text ?? '').not.toMatch(/picture|product-images"/),
        },
      ).map((attempt) => ({ ...attempt, name: `${attempt.name} by ${as}` })),
    ),
  },
  {
    name: 'files read out of the server',
    cases: [
      '..%2f..%2fconfig.toml',
      '..%2f..%2f..%2fetc%2fpasswd',
      '%2e%2e/%2e%2e/config.toml',
      '....//....//config.toml',
      '/etc/passwd',
      '..%5c..%5cconfig.toml',
    ].map((name) => ({
      name,
      run: (t: Target) => t.send('GET', `/storage/v1/object/public/product-images/${name}`),
      open: true,
      after: async (_t: Target, answers: { text: string }[]) => {
        for (const { text } of answers) expect(text).not.toMatch(/jwt_secret|root:/)
      },
    })),
  },
]
