import * as v from 'valibot'
import type { FieldMode } from '../delivery/checkout-fields'
import { isCountry } from '../delivery/country'
import type { Minor } from '../money/money'
import type { StockVariant } from '../product/stock-movement'
import { companyNumber } from '../values/company-number'
import { email, type Problem, phone, type Rule, required, zipCodeIn } from '../values/validation'
import type { Order } from './order'

const text = v.string()
const line = v.object({
  key: text,
  /** The item that it was; null for a new line. */
  item: v.nullable(text),
  slug: text,
  name: text,
  image: text,
  size: text,
  color: text,
  quantity: v.number(),
})
/** A line of an order that the owner corrects or makes. */
export type FormLine = v.InferOutput<typeof line>

/** An order's form in the browser's storage. Its keys stand in the order of toOrderForm's: the two are compared as JSON. */
export const storedOrderForm = v.object({
  address: text,
  city: text,
  zipCode: text,
  // Without one that can be sent the owner is asked for it again.
  country: v.pipe(
    text,
    v.transform((country) => (isCountry(country) ? country : '')),
  ),
  company: text,
  companyNumber: text,
  name: text,
  email: text,
  phone: text,
  lines: v.array(line),
  /** The id of the delivery method; null for the order's own, or the first one. */
  method: v.nullable(text),
  code: text,
})
export type OrderForm = v.InferOutput<typeof storedOrderForm>

export const orderFields = [
  'name',
  'phone',
  'email',
  'address',
  'city',
  'zipCode',
  'country',
  'company',
  'companyNumber',
] as const
export type OrderField = (typeof orderFields)[number]

const follows = (rule: Rule, problem: Problem) => v.check((typed: string) => rule(typed) === null, problem)
const needed = v.pipe(text, follows(required, 'required'))

/** The form that can be sent, by what it asks for (ownerFields); the issues are names of problems. */
export const orderFormSchema = ({ needsEmail, zipCode }: { needsEmail: boolean; zipCode: FieldMode }) =>
  v.pipe(
    v.object({
      ...storedOrderForm.entries,
      name: needed,
      phone: v.pipe(needed, follows(phone, 'phone')),
      email: needsEmail
        ? v.pipe(needed, follows(email, 'email'))
        : v.pipe(
            text,
            follows((typed) => (typed.trim() === '' ? null : email(typed)), 'email'),
          ),
      address: needed,
      city: needed,
      zipCode: zipCode === 'required' ? needed : text,
      country: needed,
      companyNumber: v.pipe(
        v.string(),
        follows((typed) => (typed.trim() === '' ? null : companyNumber(typed)), 'refused'),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['zipCode'], ['country']],
        (typed) =>
          (zipCode !== 'required' && typed.zipCode.trim() === '') ||
          zipCode === 'hidden' ||
          zipCodeIn(typed.country)(typed.zipCode) === null,
        'zip-morocco' satisfies Problem,
      ),
      ['zipCode'],
    ),
  )

/** How many lines an order may have, and how many of one item. */
const mostLines = 50
export const mostOfLine = 99

export function toOrderForm(order: Order): OrderForm {
  return {
    ...order.shippingAddress,
    company: order.shippingAddress.company ?? '',
    companyNumber: order.shippingAddress.companyNumber ?? '',
    name: order.customerName,
    email: order.customerEmail,
    phone: order.customerPhone,
    lines: order.items.map(({ id, productSlug, name, image, size, color, quantity }) => ({
      key: id,
      item: id,
      slug: productSlug,
      name,
      image,
      size,
      color,
      quantity,
    })),
    method: null,
    code: order.discountCode ?? '',
  }
}

type Choice = Pick<FormLine, 'slug' | 'size' | 'color'>
export const isSameVariant = (one: Choice, other: Choice) =>
  one.slug === other.slug && one.size === other.size && one.color === other.color

/** The lines with one of a variant, or with one more of it. */
export function addVariant(
  lines: FormLine[],
  variant: Pick<StockVariant, 'id' | 'slug' | 'name' | 'image' | 'size' | 'color'>,
): FormLine[] {
  const { id, slug, name, image, size, color } = variant
  const now = lines.find((line) => isSameVariant(line, variant))
  if (now)
    return lines.map((line) =>
      line === now ? { ...line, quantity: Math.min(line.quantity + 1, mostOfLine) } : line,
    )
  return lines.length >= mostLines
    ? lines
    : [...lines, { key: id, item: null, slug, name, image, size, color, quantity: 1 }]
}

/** Whether an order can be corrected: nothing of it has left, and it stands. */
export const isCorrectable = ({ status, parcels }: Pick<Order, 'status' | 'parcels'>) =>
  (status === 'pending' || status === 'processing') && parcels.length === 0

/** What is still to be paid (above 0) or to be refunded (below) when an order comes to a total. */
export const balanceOf = (total: Minor, money: { paid: Minor; refunded: Minor }): Minor =>
  total - (money.paid - money.refunded)
