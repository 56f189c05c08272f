// Headers, names and addresses of the mails, and the colours they are painted in.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PaletteToken, paletteOf } from '../../src/domain/shop/palette.ts'
import { isEmail } from '../../src/domain/values/validation.ts'
import { escapeHtml, html } from '../../supabase/functions/_shared/mail/html.ts'
import { compose, oneLine } from '../../supabase/functions/_shared/mail/message.ts'
import { palette, setMailLook } from '../../supabase/functions/_shared/mail/palette.ts'
import { SendError } from '../../supabase/functions/_shared/mail/refused-mail.ts'
import { safeEqual } from '../../supabase/functions/_shared/mail/safe-equal.ts'
import { claimed, site } from '../mail/samples.ts'
import { holds } from '../support/properties.ts'

describe('a message', () => {
  it('a message has the same name whenever it is made, also when its facts have changed', () => {
    const first = compose(claimed('order-pending'), site)
    const later = compose(claimed('order-pending', { carrier: 'Amana' }), site)
    expect(first.messageId).toBe('<outbox.17.1763718626230@zellige.example>')
    expect([later.messageId, later.idempotencyKey]).toEqual([first.messageId, first.idempotencyKey])
  })

  it('a message is named apart from the mail of that number in another database', () => {
    const one = claimed('order-pending')
    const other = { ...one, writtenAt: one.writtenAt + 1 }
    expect(compose(one, site).messageId).not.toBe(compose(other, site).messageId)
    expect(compose(one, site).idempotencyKey).not.toBe(compose(other, site).idempotencyKey)
  })

  it('a message of an unknown template or topic is refused for good', () => {
    for (const mail of [
      { ...claimed('order-pending'), template: 'order-lost' },
      { ...claimed('order-pending'), template: 'x\r\ny' },
      claimed('welcome-newsletter', { topic: 'constructor' }),
    ]) {
      expect(() => compose(mail, site)).toThrow(
        expect.objectContaining({ final: true, name: 'SendError' }) as SendError,
      )
    }
  })
})

describe('an address', () => {
  it.each([
    'nora@example.com',
    'a.b+c@mail.example.co',
    "o'hara@example.com",
    'x_y-z=1@d.ma',
    'nora@xn--mnchen-3ya.de',
  ])('the text %s is an email address', (text) => expect(isEmail(text)).toBe(true))
  it.each([
    '',
    'nora',
    'nora@example',
    'a@b.c,d@e.f',
    'a,b@c.de',
    'a;b@c.de',
    '<a@b.cd>',
    'a@b.cd\r\nRCPT TO:<x@y.zz>',
    'a b@c.de',
    '"a b"@c.de',
    'a@b@c.de',
    'a(comment)@b.cd',
    'a\u0000@b.cd',
    'a\u200b@b.cd',
    `${'a'.repeat(250)}@b.cd`,
    `${'a'.repeat(65)}@b.cd`,
    '.a@b.cd',
    'a..b@c.de',
    'a.@b.cd',
    'a@b.cd.',
    'a@b..cd',
    'a@-b.cd',
    'a@127.0.0.1',
    'nora@münchen.de',
    'nоra@example.com',
  ])('the text %j is no email address', (text) => {
    expect(isEmail(text)).toBe(false)
    expect(() => compose(claimed('order-pending', {}, text), site)).toThrow(SendError)
  })
})

describe('text for a header', () => {
  it('text for a header is one line without control characters, whatever it was', () => {
    holds(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = oneLine(text)
        expect(line).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|^\s|\s$| {2}/u)
        expect(line.length).toBeLessThanOrEqual(180)
      }),
    )
  })
  it.each([
    ['Your order', 'Your order'],
    ['a\r\nBcc: x@y.zz', 'a Bcc: x@y.zz'],
    ['a\u2028b', 'a b'],
  ])('the text %j becomes the header line %j', (text, line) => expect(oneLine(text)).toBe(line))
})

describe('html', () => {
  it('the html of a mail escapes what it is given and keeps what it made', () => {
    expect(
      html`<p title="${'"&'}">${'<b>'}${html`<i>${1}</i>`}${[html`a`, html`b`]}${null}${false}</p>`.text,
    ).toBe('<p title="&quot;&amp;">&lt;b&gt;<i>1</i>ab</p>')
  })
  it('the html of a mail never lets a value out of its place', () => {
    holds(
      fc.property(fc.string(), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/)
      }),
    )
  })
})

describe('a secret', () => {
  it('a secret equals itself and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (a, b) => {
        expect(await safeEqual(a, a)).toBe(true)
        expect(await safeEqual(a, b)).toBe(a === b)
        expect(await safeEqual(a, `${a} `)).toBe(false)
      }),
    )
  })
})

const sample = { accent: '#4b3fd1', sale: '#b9472f', highlight: '#e9a23b' }
const green = { accent: '#0f6b4f', sale: '#b3261e', highlight: '#f2c14e' }
/** A shop whose name is Atlas, with its own looks. */
const shopOf = (own: object) => ({
  seller: {
    shop: {
      ...{ name: 'Atlas', tagline: null, country: 'MA', order_prefix: 'AT', packing_days: null },
      ...{ return_days: null, returns_are_free: false },
      brand: { ...green, fonts: 'classic', has_icons: false, frieze: null },
      ...own,
    },
  },
})

describe('the looks of a mail', () => {
  it('a mail is painted in the colours of its shop, in both themes, whichever was written before', () => {
    for (const [facts, own, other] of [
      [{}, sample, green],
      [shopOf({ contact_email: 'hello@atlas.example' }), green, sample],
      [{}, sample, green],
    ] as const) {
      const mail = compose(claimed('order-pending', facts), site).html
      const { light, dark } = paletteOf(own)
      expect(mail).toContain(`background-color:${light.accent};`)
      expect(mail).toContain(`.ground-surface{background-color:${dark.surface}!important}`)
      expect(mail).not.toContain(paletteOf(other).light.accent)
      expect(mail).not.toContain(paletteOf(other).dark.accent)
    }
  })

  it('every colour of the brand in a mail is the shop’s own', () => {
    setMailLook({ ...green, fonts: 'plain', hasIcons: false, frieze: null })
    const { light, dark } = paletteOf(green)
    for (const [name, [own, darkOwn]] of Object.entries(palette))
      if (name in light)
        expect([name, own, darkOwn]).toEqual([name, light[name as PaletteToken], dark[name as PaletteToken]])
  })

  it('a mail has the icon of its shop where one was drawn, else its name alone', () => {
    const own = { contact_email: 'hello@atlas.example' }
    const has = (brand: object) =>
      compose(
        claimed(
          'order-pending',
          shopOf({ ...own, brand: { ...green, fonts: 'clear', frieze: null, ...brand } }),
        ),
        site,
      ).html
    expect(has({ has_icons: true })).toContain('/icons/icon-192.png')
    expect(has({ has_icons: false })).not.toContain('/icons/')
  })

  it('the mail of another shop has nothing of the sample', () => {
    const { html: text } = compose(
      claimed('order-pending', shopOf({ contact_email: 'hello@atlas.example' })),
      site,
    )
    expect(text).toContain('Atlas')
    expect(text).not.toMatch(/zellige|El Messiri|Figtree|frieze/i)
  })

  it.each([
    ['<script>alert(1)</script>'],
    ['"><img src=x onerror=alert(1)>'],
    ['x'.repeat(200)],
    ['فخار آسفي'],
  ])('a shop’s name %j stands in a mail as text', (name) => {
    const mail = compose(
      claimed('order-pending', shopOf({ name, contact_email: 'hello@atlas.example' })),
      site,
    )
    expect(mail.html).toContain(escapeHtml(name))
    expect(mail.html).not.toMatch(/<script|<img src=x/)
  })

  it.each(['red}</style><script>', '#12345', 'url(x)'])(
    'a mail is not written in the colour %j',
    (accent) => {
      const brand = { ...green, accent, fonts: 'clear', has_icons: false, frieze: null }
      expect(() => compose(claimed('order-pending', shopOf({ brand })), site)).toThrow('wrong')
    },
  )
})

describe('who writes', () => {
  it('a mail names the shop of its facts, and says nothing that its settings do not', () => {
    const mail = compose(claimed('order-pending', shopOf({ contact_email: 'hello@atlas.example' })), site)
    expect(mail.from).toEqual({ name: 'Atlas', address: 'hello@atlas.example' })
    expect(mail.replyTo).toBe('hello@atlas.example')
    expect(mail.text).toContain('Atlas\nhttps://shop.example')
    expect(mail.text).not.toMatch(/Zellige|business day/)
  })

  it('a mail comes from the address of its settings, and answers go to the shop’s own', () => {
    const facts = shopOf({ contact_email: 'hello@atlas.example' })
    const mail = compose(claimed('order-pending', facts), { ...site, address: 'send@mail.example' })
    expect([mail.from.address, mail.replyTo]).toEqual(['send@mail.example', 'hello@atlas.example'])
  })

  it('a mail of a shop without any address is not made', () => {
    expect(() => compose(claimed('order-pending', shopOf({ contact_email: null })), site)).toThrow(
      'MAIL_FROM',
    )
  })
})
