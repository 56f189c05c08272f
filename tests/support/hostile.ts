// What may stand in a browser's storage although the shop never put it there: by hand, by an older version, half written.

const line = {
  id: 'javascript:alert(1)',
  slug: 'javascript:alert(1)',
  title: '<img src=x onerror=__xss=1>',
  name: '<script>__xss=1</script>',
  image: 'javascript:__xss=1',
  src: 'data:text/html,<script>__xss=1</script>',
  token: '../../etc/passwd',
  price: -1,
  quantity: 1e9,
  size: '"><svg onload=__xss=1>',
  color: { toString: 'x' },
  access_token: 'eyJ.e30.x',
  expires_at: 'never',
  user: { id: '<b>', email: 'javascript:1' },
}
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

export const hostileTexts: Record<string, string> = {
  'an empty text': '',
  null: 'null',
  undefined: 'undefined',
  true: 'true',
  'a number': '1e999',
  'a word': '"word"',
  'an empty object': '{}',
  'a list of nothing': '[null, null]',
  'a list of lists': '[[], [[]], [[[]]]]',
  'half of it': '[{"id":"linen-dress","quan',
  'no JSON': '<script>__xss=1</script>',
  'a script’s address': 'javascript:__xss=1',
  prototypes: '[{"__proto__":{"polluted":1}},{"constructor":{"prototype":{"polluted":1}}}]',
  'a prototype': '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  'wrong types in a list': JSON.stringify([line, { ...line, id: 7 }, [line], 'x', 1, false]),
  'wrong types in an object': JSON.stringify({
    ...line,
    form: line,
    pictures: line,
    items: [line],
    fields: 3,
  }),
  'a false length': '{"length":4294967295,"0":{}}',
  'twenty thousand deep': nested(20_000),
  'a hundred thousand letters': `["${'x'.repeat(1e5)}"]`,
  'a thousand lines': JSON.stringify(
    Array.from({ length: 1000 }, () => ({
      id: 'a',
      title: 'a',
      image: '/a',
      price: 1,
      size: '',
      color: '',
      quantity: 1,
    })),
  ),
  'half a letter and none': '["\ud800","\u0000","\u202e"]',
}
