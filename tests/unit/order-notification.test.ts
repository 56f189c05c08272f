// What the service worker shows for a push message.
import { describe, expect, it } from 'vitest'
import { notificationOf, showsOrders } from '@/app/service-worker/notification'
import { orderNotification as words } from '@/content/mail/order-notification'
import { formatMoney } from '@/domain/money/money'

const message = (facts: object) =>
  JSON.stringify({ kind: 'orders', shop: 'Test Shop', count: 1, amount: '60.00', currency: 'MAD', ...facts })
const money = (amount: number) => formatMoney(amount, 'MAD')
const read = (text: string | undefined, shown?: unknown) => {
  const { title, options } = notificationOf(text, shown)
  return { title, body: options.body, tag: options.tag }
}

describe('the notification', () => {
  it('the notification has the number of orders and their amount', () => {
    expect(read(message({}))).toEqual({
      title: '1 new order',
      body: words.text(money(6000), 'Test Shop'),
      tag: 'orders',
    })
    expect(read(message({ count: 1200, amount: '72000.5' }))).toMatchObject({
      title: '1,200 new orders',
      body: words.text(money(7200050), 'Test Shop'),
    })
  })

  it('the notification is added to the one that still stands', () => {
    const first = notificationOf(message({}), undefined)
    const second = notificationOf(message({ count: 2, amount: '0.10' }), first.options.data)
    expect(second.title).toBe('3 new orders')
    expect(second.options.body).toBe(words.text(money(6010), 'Test Shop'))
    expect(second.options.renotify).toBe(true)
  })

  it('the notification adds no amounts of two currencies', () => {
    const first = notificationOf(message({}), undefined)
    const second = notificationOf(message({ currency: 'USD' }), first.options.data)
    expect([second.title, second.options.body]).toEqual(['2 new orders', words.text(null, 'Test Shop')])
    const third = notificationOf(message({ currency: 'USD' }), second.options.data)
    expect([third.title, third.options.body]).toEqual(['3 new orders', words.text(null, 'Test Shop')])
  })

  it.each([
    ['fr', '2 nouvelles commandes', /60,00\sDH/],
    ['ar', 'طلبان جديدان', /60\.00\sدرهم|60,00\sدرهم/],
    ['xx', '2 new orders', /60\.00/],
  ])('the notification is in the language of who gets it: %s', (language, title, amount) => {
    const { body, ...rest } = read(message({ count: 2, language }))
    expect(rest.title).toBe(title)
    expect(body).toMatch(amount)
  })

  it('the notification of a test says so', () => {
    expect(read('{"kind":"test","shop":"Test Shop"}')).toEqual({
      title: words.test.title,
      body: words.test.text('Test Shop'),
      tag: 'test',
    })
  })

  it.each([
    undefined,
    '',
    'no JSON',
    '{}',
    message({ count: 0 }),
    message({ count: 'x' }),
    message({ amount: '<b>' }),
    message({ currency: 'dirhams' }),
  ])('the notification is shown for every message, right or not: %s', (text) => {
    const { title, body, tag } = read(text)
    expect([title, tag]).toEqual([words.title(null), 'orders'])
    expect([words.text(null, ''), words.text(null, 'Test Shop')]).toContain(body)
  })
})

it.each([
  ['/admin/orders', true],
  ['/admin/orders?q=nora', true],
  ['/admin/orders/00000000-0000-4000-8000-000000000001', true],
  ['/admin/ordersx', false],
  ['/admin/products/new', false],
  ['/', false],
])('a click on a notification goes to a window at %s: %s', (path, expected) => {
  expect(showsOrders(new URL(path, 'https://shop.example').href)).toBe(expected)
})
