// What private.claim_mail and private.mail_facts hand to a sender, parsed.
import * as v from 'valibot'
import { money, numeric, textOrEmpty, timestamp } from '../../../../src/data/supabase/schemas.ts'
import { brandChoices } from '../../../../src/domain/shop/brand-choices.ts'
import { languages } from '../../../../src/domain/text/spoken-languages.ts'
import type { Speech } from './speech.ts'

const claimedMail = v.pipe(
  v.object({
    id: v.number(),
    lease: v.string(),
    recipient: v.string(),
    template: v.string(),
    /** When the row was written, in milliseconds: with the id it names the mail for good. */
    written_at: v.number(),
    /** The shop's, in which mails write days and times. */
    time_zone: v.string(),
    /** The reader's. */
    language: v.picklist(languages),
    /** What stands before the paths of the shop's pages in that language; empty in its first one. */
    language_path: v.string(),
    /** The secret that ends all mail to an address that confirmed nothing; null for another. */
    stop: v.nullish(v.string(), null),
    facts: v.record(v.string(), v.unknown()),
  }),
  v.transform(({ written_at, time_zone, language_path, ...mail }) => ({
    ...mail,
    writtenAt: written_at,
    zone: time_zone,
    languagePath: language_path,
  })),
)

const media = v.object({ src: v.string(), widths: v.array(v.number()), formats: v.array(v.string()) })
/** Mails know no SVG: one in a PNG lies beside it. */
const friezeOf = ({ src, widths, formats }: v.InferOutput<typeof media>) =>
  widths.length > 0 ? `${src}-${widths.at(-1)}.${formats.at(-1)}` : src.replace(/\.svg$/, '-mail.png')

/** It becomes part of a style sheet: nothing else is taken. */
const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))

/** The shop's own facts, as every mail and private.shop_facts have them. */
export const shopFacts = v.pipe(
  v.object({
    name: v.string(),
    tagline: v.nullable(v.string()),
    country: v.string(),
    contact_email: v.nullable(v.string()),
    order_prefix: v.string(),
    packing_days: v.nullable(v.tuple([v.nullable(v.number()), v.number()])),
    return_days: v.nullable(v.number()),
    returns_are_free: v.boolean(),
    brand: v.pipe(
      v.object({
        ...{ accent: color, sale: color, highlight: color },
        fonts: v.picklist(brandChoices.fonts),
        has_icons: v.boolean(),
        frieze: v.nullable(media),
      }),
      v.transform(({ has_icons, frieze, ...look }) => ({
        ...look,
        hasIcons: has_icons,
        frieze: frieze && friezeOf(frieze),
      })),
    ),
  }),
  v.transform(({ contact_email, order_prefix, packing_days, return_days, returns_are_free, ...row }) => ({
    ...row,
    contactEmail: contact_email,
    orderPrefix: order_prefix,
    packingDays: packing_days,
    returnDays: return_days,
    returnsAreFree: returns_are_free,
  })),
)

/** Who the shop is, as its settings have it; null for what is not set. */
const line = v.nullish(v.string(), null)
const sellerFacts = v.object({
  seller: v.nullish(
    v.object({
      name: line,
      address: line,
      email: line,
      phone: line,
      ice: line,
      if: line,
      rc: line,
      tp: line,
      capital: line,
    }),
    null,
  ),
})

/** The shop that a mail is of. */
export const shopOf = (mail: ClaimedMail) =>
  factsOf(mail, v.object({ seller: v.object({ shop: shopFacts }) })).seller.shop

/** Who sends a mail, in lines: the name and address, how to reach them, the numbers that authorities know them by. */
export function senderOf(mail: ClaimedMail, { words, isolate, code }: Speech): string[] {
  const { seller } = factsOf(mail, sellerFacts)
  if (!seller) return []
  const { name, address, email, phone, ice, if: taxId, rc: register, tp: professionalTax, capital } = seller
  const joined = (parts: readonly (string | null)[]) => parts.filter((part) => part).join(words.frame.comma)
  return [
    joined([name, ...(address?.split('\n') ?? [])].map((part) => part && isolate(part))),
    joined([email, phone].map((part) => part && code(part))),
    joined(words.identityNumbers({ ice, taxId, register, professionalTax, capital })),
  ].filter(Boolean)
}

/** A mail that this sender alone may send until the lease runs out. */
export type ClaimedMail = v.InferOutput<typeof claimedMail>

export const toClaimedMails = (answer: unknown): ClaimedMail[] =>
  parse('claim_mail', v.array(claimedMail), answer)

/** The facts of a mail as its template needs them. @throws Error with the template and the name of a wrong fact */
export const factsOf = <Schema extends v.GenericSchema>(
  { template, facts }: ClaimedMail,
  schema: Schema,
): v.InferOutput<Schema> => parse(`The mail ${template}`, schema, facts)

function parse<Schema extends v.GenericSchema>(source: string, schema: Schema, value: unknown) {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  throw new Error(`${source} has a wrong ${v.getDotPath(result.issues[0]) ?? 'value'}`)
}

/** What a size and a colour are called in the reader's language; null where it is as the row has them. */
const shownNames = { shown_size: v.nullish(v.string(), null), shown_color: v.nullish(v.string(), null) }
type Option = { size: string; color: string } & Record<keyof typeof shownNames, string | null>
/** Addresses keep the names of the row; `names` are shown. */
const withNames = <Row extends Option>({ shown_size, shown_color, ...row }: Row) => ({
  ...row,
  names: { size: shown_size ?? row.size, color: shown_color ?? row.color },
})

const product = v.pipe(
  v.object({
    slug: v.string(),
    title: v.string(),
    size: v.optional(v.string(), ''),
    color: v.string(),
    ...shownNames,
    price: money,
    original_price: v.nullable(money),
    image: textOrEmpty,
  }),
  v.transform(({ original_price, ...row }) => ({
    ...withNames(row),
    was: original_price !== null && original_price > row.price ? original_price : null,
  })),
)
export type ProductFacts = v.InferOutput<typeof product>

const unsubscribe = { unsubscribe: v.string() }
/** The currency of the prices in the mail. */
const currency = { currency: v.string() }

export const productFacts = v.intersect([product, v.object({ ...currency, ...unsubscribe })])
export const flashFacts = v.object({
  ends_at: timestamp,
  deals: v.array(product),
  ...currency,
  ...unsubscribe,
})
export const welcomeFacts = v.object({ topic: v.string(), ...unsubscribe })
/** `product` is what a back-in-stock request is about. */
export const subscribeFacts = v.object({
  topic: v.string(),
  product: v.nullish(v.string(), null),
  ...unsubscribe,
})
/** `by` is the owner who invites. */
export const invitationFacts = v.object({ token: v.string(), by: v.string() })
/** The newest orders of a mail to the owners, and how many there are. */
export const ordersPlacedFacts = v.object({
  count: v.number(),
  orders: v.array(
    v.object({
      id: v.string(),
      order_number: v.string(),
      items: v.number(),
      total: money,
      currency: v.string(),
      payment_method: v.picklist(['card', 'bank', 'cod']),
    }),
  ),
})
/** See private.return_mail_facts. */
export const returnFacts = v.object({
  order_number: v.string(),
  ...currency,
  return: v.object({
    number: v.string(),
    answer: v.string(),
    /** The order that is sent instead, and what is due for it. */
    exchange: v.nullish(v.object({ number: v.string(), due: money }), null),
    items: v.array(
      v.pipe(
        v.object({
          product_name: v.string(),
          shown_title: v.nullish(v.string(), null),
          size: v.string(),
          color: v.string(),
          ...shownNames,
          quantity: v.number(),
          wanted: v.nullish(v.object({ size: v.string(), color: v.string(), ...shownNames }), null),
        }),
        v.transform(({ product_name, shown_title, wanted, ...row }) => ({
          ...withNames(row),
          title: shown_title ?? product_name,
          wanted: wanted && withNames(wanted),
        })),
      ),
    ),
  }),
})
/** See private.withdrawal_mail_facts. */
export const withdrawalFacts = v.object({
  order_number: v.string(),
  withdrawal: v.object({
    /** Empty where what was typed may be more than a name. */
    name: v.string(),
    email: v.nullable(v.string()),
    stated_at: timestamp,
    return_number: v.nullable(v.string()),
    items: v.array(
      v.object({ product_name: v.string(), size: v.string(), color: v.string(), quantity: v.number() }),
    ),
  }),
})
export const messageFacts = v.object({
  kind: v.picklist(['contact', 'seller']),
  reference: v.string(),
  /** The path of the page that it leads back to. */
  page: v.string(),
})

/** See private.reminder_mail_facts. */
export const reminderFacts = v.object({
  token: v.string(),
  products: v.array(product),
  ...currency,
  ...unsubscribe,
})
/** See private.review_mail_facts. */
export const reviewRequestFacts = v.object({
  token: v.string(),
  order_number: v.string(),
  products: v.array(
    v.pipe(
      v.object({
        slug: v.string(),
        title: v.string(),
        image: textOrEmpty,
        size: v.string(),
        color: v.string(),
        ...shownNames,
      }),
      v.transform(withNames),
    ),
  ),
  ...unsubscribe,
})

export const welcomeCodeFacts = v.object({ percent: numeric, confirm_token: v.string() })
export const studentConfirmFacts = v.object({ confirm_token: v.string() })
export const studentCodeFacts = v.object({ code: v.string(), percent: numeric, expires_at: timestamp })

const orderItem = v.pipe(
  v.object({
    id: v.string(),
    product_slug: v.string(),
    product_name: v.string(),
    /** As the shopper was shown it; null where that is the same. */
    shown_title: v.nullish(v.string(), null),
    product_image: v.string(),
    size: v.string(),
    color: v.string(),
    ...shownNames,
    price: money,
    quantity: v.number(),
  }),
  v.transform(({ product_slug, product_name, shown_title, product_image, ...row }) => ({
    ...withNames(row),
    slug: product_slug,
    title: shown_title ?? product_name,
    image: product_image,
    was: null,
  })),
)

type Shipped = {
  shipment_id: string | null
  items: readonly v.InferOutput<typeof orderItem>[]
  shipments: readonly { id: string; state: string; items: readonly { item_id: string; quantity: number }[] }[]
}

/** What is in the parcel that the mail is about, and how much of the order has left; null when it holds all of it. */
function parcelOf({ shipment_id, items, shipments }: Shipped) {
  const parcel = shipments.find(({ id }) => id === shipment_id)
  if (!parcel) return null
  const sum = (parts: readonly { quantity: number }[]) =>
    parts.reduce((all, { quantity }) => all + quantity, 0)
  const ordered = sum(items)
  if (sum(parcel.items) === ordered) return null
  const left = shipments.filter(({ state }) => state === 'shipped' || state === 'delivered')
  return {
    ordered,
    shipped: sum(left.flatMap((each) => each.items)),
    items: parcel.items.flatMap(({ item_id, quantity }) => {
      const item = items.find(({ id }) => id === item_id)
      return item ? [{ ...item, quantity }] : []
    }),
  }
}

/** See private.order_json. */
export const orderFacts = v.pipe(
  v.object({
    order_number: v.string(),
    currency: v.string(),
    customer_name: v.string(),
    shipping_address: v.object({
      address: v.string(),
      city: v.string(),
      zipCode: v.string(),
      country: v.string(),
    }),
    payment_method: v.picklist(['card', 'bank', 'cod']),
    order_status: v.string(),
    cancel_reason: v.nullable(v.string()),
    payment_status: v.picklist(['pending', 'paid', 'partially_refunded', 'refunded']),
    paid_amount: money,
    refunded_amount: money,
    due_amount: money,
    payment_due_at: v.nullable(timestamp),
    bank: v.nullable(
      v.object({
        holder: v.string(),
        bank: textOrEmpty,
        account: v.string(),
        swift: textOrEmpty,
        reference: v.string(),
      }),
    ),
    refund: v.nullish(
      v.object({ amount: money, way: v.picklist(['provider', 'transfer', 'cash', 'voucher']) }),
      null,
    ),
    correction: v.nullish(
      v.object({
        changed: v.array(v.picklist(['items', 'name', 'email', 'phone', 'address', 'delivery', 'discount'])),
        total_before: money,
        total_after: money,
      }),
      null,
    ),
    subtotal: money,
    discount_amount: money,
    discount_title: v.nullable(v.string()),
    discount_code: v.nullable(v.string()),
    shipping_cost: money,
    shipping_method: v.nullable(v.string()),
    /** Both in the order's language; null where they are as the row has them. */
    shown_method: v.nullish(v.string(), null),
    shown_discount: v.nullish(v.string(), null),
    total_amount: money,
    created_at: timestamp,
    estimated_from: v.nullable(v.string()),
    estimated_delivery: v.nullable(v.string()),
    carrier: v.nullable(v.string()),
    tracking_number: v.nullable(v.string()),
    cancel_until: v.nullable(timestamp),
    steps: v.array(
      v.object({
        status: v.picklist(['pending', 'processing', 'shipped', 'delivered', 'cancelled']),
        completed: v.boolean(),
      }),
    ),
    items: v.array(orderItem),
    shipments: v.array(
      v.object({
        id: v.string(),
        position: v.number(),
        state: v.string(),
        items: v.array(v.object({ item_id: v.string(), quantity: v.number() })),
      }),
    ),
    /** The parcel that the mail is about. */
    shipment_id: v.nullish(v.string(), null),
  }),
  v.transform(({ shipping_address: address, ...row }) => ({
    number: row.order_number,
    /** The order's currency (ISO 4217). */
    currency: row.currency,
    name: row.customer_name,
    address: [row.customer_name, address.address, `${address.city} ${address.zipCode}`.trim()],
    country: address.country,
    method: row.payment_method,
    status: row.order_status,
    cancelReason: row.cancel_reason,
    paid: row.payment_status,
    paidAmount: row.paid_amount,
    refundedAmount: row.refunded_amount,
    dueAmount: row.due_amount,
    /** Until when a transfer should have arrived, in milliseconds; null when there is no such day. */
    dueAt: row.payment_due_at,
    /** Where a transfer goes; null when none is awaited. */
    bank: row.bank,
    /** The refund that the mail is about; null in other mails. */
    refund: row.refund,
    /** What the shop corrected, when the mail is about that; null in other mails. */
    correction: row.correction && {
      changed: row.correction.changed,
      before: row.correction.total_before,
      after: row.correction.total_after,
    },
    subtotal: row.subtotal,
    discount: row.discount_amount,
    discountTitle: row.shown_discount ?? row.discount_title ?? '',
    discountCode: row.discount_code ?? '',
    shipping: row.shipping_cost,
    shippingMethod: row.shown_method ?? row.shipping_method,
    total: row.total_amount,
    placedAt: row.created_at,
    /** The first and the last day of its delivery, as `2026-12-06`. */
    estimatedFrom: row.estimated_from,
    estimated: row.estimated_delivery,
    carrier: row.carrier,
    tracking: row.tracking_number,
    /** How long after it was placed it may be cancelled, in minutes; null when it is too late. */
    cancelMinutes: row.cancel_until === null ? null : (row.cancel_until - row.created_at) / 60_000,
    steps: row.steps,
    items: row.items,
    parcel: parcelOf(row),
  })),
)
/** An order's facts, and the time zone that its mail writes days in. */
export type OrderFacts = v.InferOutput<typeof orderFacts> & { zone: string }
