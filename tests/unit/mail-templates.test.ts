// @vitest-environment jsdom
// What the mails say, as HTML and as text, for every kind and with values that mean harm.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isolate } from '@/domain/text/direction'
import { compose } from '../../supabase/functions/_shared/mail/message.ts'
import { claimed, facts, site } from '../mail/samples.ts'

const kinds = Object.keys(facts)
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const elements = (html: string) => [...parse(html).querySelectorAll('*')]
/** The names of the elements in their order: what a value must not be able to change. */
const shape = (html: string) => elements(html).map(({ tagName }) => tagName)

describe.each(kinds)('%s', (kind) => {
  const message = compose(claimed(kind), site)
  const document = parse(message.html)

  it('a mail has a subject, a title, a preview before everything, and the same words as text', () => {
    expect(message.subject).toMatch(/^\S.{8,120}\S$/)
    expect(document.title).toBe(message.subject)
    const title = document.querySelector('h1')?.textContent ?? ''
    expect(title).toMatch(/\S.{4,}/)
    expect(message.text.startsWith(`${title}\n\n`)).toBe(true)
    expect(document.body.firstElementChild?.textContent).toMatch(/^\S.{8,140}/)
    for (const paragraph of document.querySelectorAll('h1 ~ p, h2, address'))
      expect(message.text.replace(/\s+/g, ' ')).toContain(paragraph.textContent?.trim().replace(/\s+/g, ' '))
  })

  it('a mail leads only to the shop, by whole addresses', () => {
    const links = [...document.querySelectorAll('a')].map(({ href }) => href)
    expect(links.length).toBeGreaterThan(2)
    for (const link of links) expect(link).toMatch(/^https:\/\/shop\.example(\/|$)/)
    for (const [link] of message.text.matchAll(/https?:\S+/g))
      expect(link).toMatch(/^https:\/\/shop\.example(\/|$)/)
  })

  it('a mail runs and fetches nothing but pictures', () => {
    const names = new Set(shape(message.html))
    for (const name of ['SCRIPT', 'IFRAME', 'OBJECT', 'FORM', 'LINK', 'BASE', 'SVG'])
      expect(names).not.toContain(name)
    for (const element of elements(message.html))
      for (const { name } of element.attributes) expect(name).not.toMatch(/^on/)
  })

  it('a mail can be read in the dark: what has a colour of its own also has one there', () => {
    const sheet = document.querySelector('style')?.textContent ?? ''
    for (const element of document.querySelectorAll('[style*="color:#"]')) {
      // A painted ground stands for products, whose colour is the same in the dark.
      const own =
        element.getAttribute('style')?.match(/(?:^|;)(?:background-color|color|border-color):#/g) ?? []
      if (element.getAttribute('class') === null)
        expect(element.getAttribute('style')).toMatch(/width:\d+px;height/)
      else expect(element.classList.length).toBe(own.length)
      for (const name of element.classList) expect(sheet).toContain(`.${name}{`)
    }
  })

  it('a mail gives every picture its size and an alternative', () => {
    for (const image of document.querySelectorAll('img')) {
      expect(image.getAttribute('alt')).not.toBeNull()
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(0)
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0)
      expect(image.src).toMatch(/^https:\/\//)
    }
  })

  it('a mail to a list says how to leave it, and any other mail says nothing of it', () => {
    const list = !/^(orders?|message|welcome-code|student|admin)\b/.test(kind)
    expect(message.html.includes('/unsubscribe#')).toBe(list)
    expect(message.text.includes('/unsubscribe#')).toBe(list)
    expect('List-Unsubscribe' in message.headers).toBe(list)
  })
})

describe('a discount', () => {
  const text = (kind: string) => compose(claimed(kind), site).text

  it('a new customer’s discount comes as a link that proves the address', () => {
    expect(text('welcome-code')).toContain('15% off your first order')
    expect(text('welcome-code')).toContain(
      'https://shop.example/welcome?token=0b2f3a52-6a1e-4c6e-9a3f-5d1c8e7b0002',
    )
  })

  it('a student’s discount is confirmed by a link, then comes with its code and its last day', () => {
    expect(text('student-confirm')).toContain(
      'https://shop.example/student-discount?token=0b2f3a52-6a1e-4c6e-9a3f-5d1c8e7b0003',
    )
    expect(text('student-code')).toContain(
      'Code: STUDENT-7K2M9QX4\nDiscount: 10%\nValid until: 21 November 2027',
    )
    expect(text('student-code')).toContain('takes 10% off your orders until 21 November 2027')
  })

  it('a refused student discount comes with how to ask again', () => {
    expect(text('student-refused')).toContain('https://shop.example/student-discount\n')
  })
})

describe('an order', () => {
  const text = (kind: string, own = {}) => compose(claimed(kind, own), site).text

  it('an order’s mail contains its lines, sums, address and payment', () => {
    for (const words of [
      'Boho Floral Print Maxi Dress, Pink, M\n  2 × $12.99  =  $25.98',
      'Argan Glow Face Serum\n  1 × $15.99  =  $15.99',
      'Subtotal: $41.97\nShipping: $7.99\nTotal: $49.96\nCharged in US dollars',
      'Delivery: Standard Shipping',
      'Nora Alami\n14 Rue Ibn Batouta, Apt 6\nCasablanca 20250\nMorocco',
      'Card, paid',
      'Placed: 21 November 2026',
      'Estimated delivery: 28 November 2026 to 6 December 2026',
      'https://shop.example/track?order=ZL-7K2M9QX4TB3C',
    ]) {
      expect(text('order-pending')).toContain(words)
    }
    expect(text('order-pending', { shipping_cost: 0 })).toContain('Shipping: Free')
    expect(text('order-pending', { estimated_from: null })).toContain('delivery: by 6 December 2026')
  })

  it('an order’s mail names its discount and what that took off', () => {
    expect(text('order-pending-discount')).toContain(
      'Subtotal: $41.97\nDiscount, New customer 15%, WELCOME-7K2M9QX4: −$6.30\nShipping: $7.99\nTotal: $43.66',
    )
    expect(text('order-pending')).not.toContain('Discount')
    const free = { discount_title: 'Free delivery week', shipping_cost: 0 }
    expect(text('order-pending', free)).toContain(
      'Discount, Free delivery week: Free shipping\nShipping: Free',
    )
  })

  it('an order’s mail says what is still to be done about the payment', () => {
    expect(text('order-pending')).toContain('Your order is in and paid')
    expect(text('order-pending-bank')).toContain('Please transfer $49.96 by 26 November 2026')
    expect(text('order-pending-bank')).toContain('Bank transfer, not paid yet')
    expect(text('order-pending-cod')).toContain('You pay $49.96 in cash')
    expect(text('order-pending-cod')).not.toContain('not paid yet')
  })

  it.each(['order-pending-bank', 'order-reminder'])(
    'an order’s mail has all that a transfer needs (%s)',
    (kind) => {
      expect(text(kind)).toContain(
        'Account holder: Zellige SARL\nBank: Sample Bank\nAccount number: MA64 0000 0000 0000 0000 0000 0000\nSWIFT / BIC: ZELLMAMC\nAmount: $49.96\nReference: ZL-7K2M9QX4TB3C\nTransfer by: 26 November 2026',
      )
    },
  )

  it('the mail about a payment says what arrived, what is missing, and what was too much', () => {
    expect(text('order-paid')).toContain('Your payment of $49.96 has arrived')
    expect(text('order-paid')).not.toMatch(/remaining|more than the total|Account holder/)
    const { bank } = facts['order-pending-bank']?.facts ?? {}
    const part = text('order-paid', { paid_amount: 20, due_amount: 29.96, payment_status: 'pending', bank })
    expect(part).toContain('We have received $20.00 so far. Please transfer the remaining $29.96')
    expect(part).toContain('Amount: $29.96\nReference: ZL-7K2M9QX4TB3C')
    expect(text('order-paid', { paid_amount: 60 })).toContain('$10.04 more than the total')
  })

  it.each([
    ['provider', 'We refunded $12.99 to the card you paid with'],
    ['transfer', 'We sent $12.99 by bank transfer'],
    ['cash', 'We paid $12.99 back to you in cash'],
    ['voucher', 'We gave you a voucher for $12.99'],
  ])('the mail about a refund says what was refunded, by %s', (way, words) => {
    const refund = text('order-refunded', { refund: { amount: 12.99, way } })
    expect(refund).toContain(words)
    expect(refund).toContain('partly refunded')
  })

  it('the mail about a late payment explains that the order was cancelled by then', () => {
    expect(text('order-paid-late')).toContain('The order was cancelled by then')
    expect(text('order-paid-late')).toContain('We refunded $49.96 to the card you paid with')
  })

  it('an order’s mail says for how long the order can be cancelled, while it can', () => {
    expect(text('order-pending')).toContain('You can cancel for 2 hours')
    expect(text('order-pending', { cancel_until: '2026-11-21T10:05:26.23+00:00' })).toContain(
      'for 15 minutes',
    )
    expect(text('order-pending', { cancel_until: null })).not.toContain('cancel')
  })

  it('the mail about a cancelled order says what becomes of the money, if any was paid', () => {
    const unpaid = { payment_status: 'pending', paid_amount: 0, payment_method: 'bank' }
    expect(text('order-cancelled')).toContain('We refund $49.96 and write to you')
    expect(text('order-cancelled', { payment_status: 'refunded', refunded_amount: 49.96 })).toContain(
      'We have refunded $49.96.',
    )
    expect(text('order-cancelled', { payment_status: 'partially_refunded', refunded_amount: 10 })).toContain(
      'We have refunded $10.00. We refund $39.96',
    )
    expect(text('order-cancelled', unpaid)).not.toMatch(/refund|charged|paid/)
    expect(text('order-cancelled', { ...unpaid, cancel_reason: 'unpaid' })).toContain(
      'We did not receive a payment in time',
    )
  })

  it('the mail about a parcel says what is in it, and that the rest follows', () => {
    const parcel = text('order-shipped-parcel')
    expect(parcel).toContain('1 of 3 items have left so far. We write again when the rest does.')
    expect(parcel).toContain('In this parcel:\n1 × Boho Floral Print Maxi Dress, Pink, M')
    expect(parcel.split('In this parcel')[1]?.split('Tracking number')[0]).not.toContain('Argan')
    expect(
      text('order-shipped-parcel', {
        shipments: [
          { id: 'parcel-0', position: 1, state: 'delivered', items: [{ item_id: 'item-2', quantity: 1 }] },
          { id: 'parcel-1', position: 2, state: 'shipped', items: [{ item_id: 'item-1', quantity: 2 }] },
        ],
      }),
    ).toContain('With it, all of your order has left.')
  })

  it('the mail about a parcel tells its carrier and number where they are known', () => {
    expect(text('order-shipped')).toContain('Carrier: Amana\nTracking number: AM84210731MA')
    expect(text('order-shipped', { carrier: null, tracking_number: null })).not.toMatch(
      /Carrier|Tracking|null/,
    )
  })

  it.each([
    ['Nora Alami', 'Thank you, Nora Alami'],
    ['Jean-Pierre d’Arc', 'Thank you, Jean-Pierre d’Arc'],
    ['José Muñoz Jr.', 'Thank you, José Muñoz Jr.'],
    ['فاطمة الزهراء', `Thank you, ${isolate('فاطمة الزهراء')}`],
    ['You won, see prize.example', 'Thank you'],
    ['http://prize.example', 'Thank you'],
    ['Call 0900 123456 now', 'Thank you'],
    ['a b c d e f', 'Thank you'],
    ['x'.repeat(160), 'Thank you'],
    ['', 'Thank you'],
  ])('an order’s mail greets %s with: %s', (name, greeting) => {
    const { html } = compose(claimed('order-pending', { customer_name: name }), site)
    expect(parse(html).querySelector('h1')?.textContent).toBe(greeting)
  })
})

describe('what a mail is for', () => {
  const order = 'ZL-7K2M9QX4TB3C'
  const follow = `/track?order=${order}`
  const leave = '/unsubscribe#0b2f3a52-6a1e-4c6e-9a3f-5d1c8e7b0001'
  const lines = [`Return number: ${order}-R1`, 'Pink, M: 1 × Boho Floral Print Maxi Dress']
  const answer = 'Zellige, 12 Rue des Potiers\n40000 Marrakesh'
  const changed = 'The new total is $49.96; before it was $62.95.'

  it.each<[kind: string, subject: string, href: string, words: string[]]>([
    [
      'order-processing',
      `We are packing your order ${order}`,
      follow,
      ['[x] Order Processed\n[ ] In Transit'],
    ],
    [
      'order-tracking',
      `The tracking number of your order ${order}`,
      follow,
      ['Carrier: Amana\nTracking number: AM84210731MA'],
    ],
    ['order-delivered', `Your order ${order} was delivered`, '/returns', ['[x] Delivered', 'within 30 days']],
    ['order-cancelled', `Your order ${order} was cancelled`, '/', ['We cancelled it as you asked']],
    [
      'order-corrected',
      `We changed your order ${order}`,
      follow,
      ['We changed the items and the delivery address.', changed, 'You pay $49.96 in cash'],
    ],
    [
      'order-corrected-refund',
      `We changed your order ${order}`,
      follow,
      ['We changed the items.', changed, 'We refund $12.99.'],
    ],
    ['order-return-requested', `We have your return request ${order}-R1`, follow, lines],
    [
      'order-return-approved',
      `How to send back your return ${order}-R1`,
      follow,
      [...lines, `How to send it:\n${answer}`],
    ],
    ['order-return-declined', `About your return request ${order}-R1`, follow, [...lines, `Why:\n${answer}`]],
    [
      'order-return-received',
      `Your return ${order}-R1 has arrived`,
      follow,
      [...lines, 'Your refund follows'],
    ],
    [
      'order-withdrawn',
      `Your withdrawal from order ${order}`,
      follow,
      [
        'Received: 28 November 2026 at ',
        'Name: Nora Alami',
        'Email: nora@example.com',
        'We write to you how to send the items back',
      ],
    ],
    [
      'order-return-exchanged',
      `What you want instead: your return ${order}-R1`,
      '/track?order=ZL-8M3N0RY5VC4D',
      [...lines, 'Please have $4.50 ready', 'ZL-8M3N0RY5VC4D', 'In exchange for it'],
    ],
    [
      'order-return-closed',
      `Your return ${order}-R1 is settled`,
      follow,
      [...lines, 'closed without a refund', `From the shop:\n${answer}`],
    ],
    [
      'orders-placed',
      '3 new orders',
      '/admin/orders',
      [
        'ZL-20261128-000042: 3 items, $87.50, Cash on delivery',
        'ZL-20261128-000041: 1 item, $19.99, Card',
        'And 1 more.',
      ],
    ],
    [
      'admin-invitation',
      'Run Zellige with us',
      '/admin#invitation=3afff100-5206-4838-9f46-7982f63b59a4',
      ['owner@example.com invites you', 'open for seven days'],
    ],
    ['message-contact', 'We have your message (4F2A91C0)', '/help', ['Your reference: 4F2A91C0']],
    ['message-seller', 'We have your application (4F2A91C0)', '/sell', ['Your reference: 4F2A91C0']],
    [
      'welcome-newsletter',
      'You are on the list at Zellige',
      '/search?sort=newest',
      ['from the newsletter', leave],
    ],
    [
      'welcome-flash-deals',
      'You will hear of the next flash deals',
      '/flash-deals',
      ['No more deal emails', leave],
    ],
    ['welcome-vip-club', 'Welcome to the VIP Club', '/deals', ['No more deal emails', leave]],
    [
      'back-in-stock',
      'Boho Floral Print Maxi Dress is back in Pink, XXL',
      '/product/boho-floral-print-maxi-dress?color=Pink&size=XXL',
      ['$12.99 (was $45.99)', 'No more back-in-stock emails', leave],
    ],
    [
      'flash-deals',
      'Flash deals are on: Ikat Wrap Dress for $8.49',
      '/flash-deals',
      [
        'until 21 November at 18:45 UTC',
        'Ikat Wrap Dress\n$8.49 (was $45.99)',
        'Cable Knit Wool Jumper\n$17.49 (was $39.99)',
        'Canvas Star Backpack\n$9.49\n',
        leave,
      ],
    ],
  ])('the mail %s says what it is about, and leads there', (kind, subject, href, words) => {
    const mail = compose(claimed(kind), site)
    expect(mail.subject).toBe(subject)
    for (const each of [`:\n${site.url}${href}\n`, ...words]) expect(mail.text).toContain(each)
    const shown = parse(mail.html)
    expect([...shown.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain(
      site.url + href,
    )
  })
})

describe('pictures', () => {
  const uploaded = '/storage/v1/object/public/product-images/0f8fad5b-d9cb-469f-a165-70867728950e'
  const sources = (image: string) =>
    [...parse(compose(claimed('back-in-stock', { image }), site).html).querySelectorAll('img')]
      .map(({ src }) => src)
      .filter((src) => !src.includes('/icons/'))

  it.each([
    ['/catalogue/dress/pink-front.webp', ['https://shop.example/catalogue/dress/pink-front-412.webp']],
    [`${uploaded}-1600.jpg`, [`https://shop.example${uploaded}-412.jpg`]],
    ['/favicon.svg', ['https://shop.example/favicon.svg']],
    ['https://project.example/a.jpg', ['https://project.example/a.jpg']],
    ['javascript:alert(1)', []],
    ['//evil.example/a.png', []],
    ['data:text/html,x', []],
    ['', []],
  ])('the pictures of %o in a mail are %j', (image, expected) => expect(sources(image)).toEqual(expected))

  it('a mail client that cannot read pictures sees the products’ own colour instead', () => {
    const { html } = compose(claimed('back-in-stock'), site)
    expect(html).toMatch(
      /background-color:#F3CBC3"><!--\[if !mso\]><!--><a [^>]*><img [^>]*><\/a><!--<!\[endif\]-->/,
    )
  })
})

describe('a product in a mail', () => {
  const hrefs = (...args: Parameters<typeof claimed>) =>
    [...parse(compose(claimed(...args), site).html).querySelectorAll('a')].map(({ href }) => href)

  it('a product in a mail leads to the variant that the mail is about', () => {
    const found = hrefs('back-in-stock', { slug: 'a-dress', color: 'Rock & Roll', size: '36/38' })
    expect(found).toContain('https://shop.example/product/a-dress?color=Rock+%26+Roll&size=36%2F38')
  })

  it('a product in an order’s mail leads to what was ordered', () => {
    const item = {
      id: 'item-1',
      product_slug: 'a-dress',
      product_name: 'A dress',
      product_image: '/favicon.svg',
      size: 'M',
      color: 'Ink',
      price: 12.99,
      quantity: 1,
    }
    expect(hrefs('order-pending', { items: [item] })).toContain(
      'https://shop.example/product/a-dress?color=Ink&size=M',
    )
  })
})

describe('values that mean harm', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '</style><h1>',
    '--><b>',
    '<![endif]-->',
    '&lt;b&gt;',
    'a\r\nBcc: victim@example.com',
    '\u202Egnp.exe',
    '{{7*7}}',
    '\0',
  ]
  const item = (value: string) => ({
    product_name: value,
    id: 'item-1',
    product_slug: value,
    product_image: value,
    size: value,
    color: value,
    price: 1,
    quantity: 1,
  })
  const everywhere = (value: string) => ({
    order_number: value,
    currency: 'USD',
    customer_name: value,
    carrier: value,
    tracking_number: value,
    shipping_address: { address: value, city: value, zipCode: value, country: value },
    items: [item(value)],
    steps: [{ status: 'pending', completed: true }],
    title: value,
    slug: value,
    size: value,
    color: value,
    image: value,
    deals: [{ title: value, slug: value, price: 1, original_price: 2, color: value, image: value }],
    discount_title: value,
    discount_code: value,
    shipping_method: value,
    code: value,
    confirm_token: value,
    unsubscribe: value,
  })
  const plain = everywhere('word')
  const check = (kind: string, value: string) => {
    const { html, subject, text } = compose(claimed(kind, everywhere(value)), site)
    const expected = shape(compose(claimed(kind, plain), site).html)
    const found = shape(html)
    // A picture more or less is all that an address of a picture may do.
    const withoutPictures = (names: string[]) => names.filter((name) => name !== 'IMG').join(' ')
    if (!value.startsWith('/'))
      expect(withoutPictures(found).replaceAll(/ A(?= )/g, '')).toBe(
        withoutPictures(expected).replaceAll(/ A(?= )/g, ''),
      )
    for (const element of elements(html))
      for (const { name } of element.attributes) expect(name).not.toMatch(/^on/)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(subject).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e]/)
    expect(subject.length).toBeLessThanOrEqual(180)
    expect(text).not.toContain('undefined')
  }

  it.each(kinds.flatMap((kind) => hostile.map((value) => [kind, value] as const)))(
    'the mail %s keeps its shape with the harmful value %j',
    check,
  )

  it('harmful text of any kind never changes the shape of a mail', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `x${text}`),
        check,
      ),
      {
        numRuns: 60,
      },
    )
  })

  it('a mail with a missing fact is refused by the name of that fact', () => {
    const incomplete = () => compose(claimed('order-pending', { total_amount: null }), site)
    expect(incomplete).toThrow('The mail order-pending has a wrong total_amount')
  })

  it('harmful values are shown in a mail as they were typed', () => {
    const value = '<b>"Tom" & \'Jerry\'</b>'
    const { html } = compose(
      claimed('order-pending', { shipping_address: { address: value, city: '', zipCode: '', country: '' } }),
      site,
    )
    expect(parse(html).body.textContent).toContain(value)
    expect(html).toContain('&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/b&gt;')
  })
})

// Gmail cuts a mail off at 102 KB, and with it the total and the way out of a list.
describe('a mail stays far below what Gmail shows', () => {
  const arabic = 'قفطان حريري مطرز يدويا بخيوط الذهب من صنع الحرفيين '.repeat(3).slice(0, 120)
  const latin = 'Hand-embroidered "silk" caftan & belt '.repeat(4).slice(0, 120)
  const long = (title: string, place: number) => ({
    id: `item-${place}`,
    product_name: title,
    title,
    product_slug: `${'hand-embroidered-silk-caftan-'.repeat(3)}${place}`.slice(-80),
    slug: 'hand-embroidered-silk-caftan-'.repeat(3).slice(0, 80),
    product_image: `https://project.example/storage/v1/object/public/product-images/${'0b2f3a52-'.repeat(8)}${place}.webp`,
    image: `https://project.example/storage/v1/object/public/product-images/${'0b2f3a52-'.repeat(8)}${place}.webp`,
    size: 'One size (38 to 44)',
    color: 'Midnight blue',
    price: 1249.99,
    original_price: 2499.99,
    quantity: 20,
  })
  const of = (kind: string, title: string) => {
    const items = Array.from({ length: 50 }, (_, place) => long(title, place))
    const own = facts[kind]?.facts ?? {}
    return compose(
      claimed(kind, {
        ...(own.items !== undefined && { items }),
        ...(own.deals !== undefined && { deals: items.slice(0, 12) }),
        ...(own.shipment_id !== undefined && {
          shipments: [
            {
              id: own.shipment_id,
              position: 1,
              state: 'shipped',
              items: items.map(({ id, quantity }) => ({ item_id: id, quantity })),
            },
          ],
        }),
        ...(own.return !== undefined && { return: { ...(own.return as object), items } }),
      }),
      site,
    )
  }

  it.each(kinds.flatMap((kind) => [arabic, latin].map((title) => [kind, title] as const)))(
    'the mail %s of 50 lines such as %s is not cut off by Gmail',
    (kind, title) => {
      const { html, text } = of(kind, title)
      expect(Buffer.byteLength(html)).toBeLessThan(60 * 1024)
      expect(Buffer.byteLength(text)).toBeLessThan(60 * 1024)
      expect(html).toContain('</html>')
    },
  )

  it('a mail of 50 lines still has every line, its price, and the total', () => {
    const { html, text } = of('order-pending', arabic)
    const body = parse(html).body.textContent ?? ''
    expect(body.split(arabic.trim())).toHaveLength(51)
    expect(text.split(arabic.trim())).toHaveLength(51)
    expect(body.split('$24,999.80')).toHaveLength(51)
    expect(body).toContain('$49.96')
  })
})

describe('days and times are those of the shop', () => {
  it.each([
    ['order-pending', { created_at: '2026-12-06T23:30:00+00:00' }, '6 December 2026', '7 December 2026'],
    ['order-reminder', { payment_due_at: '2026-12-06T23:30:00+00:00' }, '6 December 2026', '7 December 2026'],
    ['student-code', { expires_at: '2027-01-31T23:30:00+00:00' }, '31 January 2027', '1 February 2027'],
    ['flash-deals', { ends_at: '2026-12-31T23:45:00+00:00' }, '31 December at 23:45', '1 January at 03:45'],
    // The day that the shop promised is a day and no time.
    [
      'order-shipped',
      { estimated_from: '2026-12-06', estimated_delivery: '2026-12-09' },
      '9 December 2026',
      '9 December 2026',
    ],
  ])('the days and times in the mail %s are those of the shop', (kind, own, inUtc, inDubai) => {
    const textIn = (zone: string) => compose(claimed(kind, own, undefined, zone), site).text
    expect(textIn('UTC')).toContain(inUtc)
    expect(textIn('Asia/Dubai')).toContain(inDubai)
  })

  it('a promised day in a mail stays the same west of Greenwich', () => {
    const { text } = compose(
      claimed('order-shipped', { estimated_delivery: '2026-12-09' }, undefined, 'America/New_York'),
      site,
    )
    expect(text).toContain('9 December 2026')
  })
})
