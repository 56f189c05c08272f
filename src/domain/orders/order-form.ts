import type { ShippingAddress } from '../delivery/address'
import type { Minor } from '../money/money'
import type { StockVariant } from '../product/stock-movement'
import { check, email, type Problem, phone, required, zipCodeIn } from '../values/validation'
import type { Order } from './order'

/** A line of an order that the owner corrects or makes. */
export type FormLine = {
  key: string
  /** The item that it was; null for a new line. */
  item: string | null
  slug: string
  name: string
  image: string
  size: string
  color: string
  quantity: number
}

export type OrderForm = ShippingAddress & {
  name: string
  email: string
  phone: string
  lines: readonly FormLine[]
  /** The id of the delivery method; null for the order's own, or the first one. */
  method: string | null
  code: string
}

export const orderFields = ['name', 'phone', 'email', 'address', 'city', 'zipCode', 'country'] as const
export type OrderField = (typeof orderFields)[number]

/** How many lines an order may have, and how many of one item. */
const mostLines = 50
export const mostOfLine = 99

export function toOrderForm(order: Order): OrderForm {
  return {
    ...order.shippingAddress,
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

/** An order that came in by phone, WhatsApp or at the counter needs no email. */
export function fieldProblems(form: OrderForm, needsEmail: boolean): Partial<Record<OrderField, Problem>> {
  const problems = orderFields.map((field) => {
    const rules =
      field === 'email'
        ? needsEmail || form.email.trim() !== ''
          ? [required, email]
          : []
        : field === 'phone'
          ? [required, phone]
          : field === 'zipCode'
            ? [required, zipCodeIn(form.country)]
            : [required]
    return [field, check(form[field], rules)] as const
  })
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null))
}

type Choice = Pick<FormLine, 'slug' | 'size' | 'color'>
export const isSameVariant = (one: Choice, other: Choice) =>
  one.slug === other.slug && one.size === other.size && one.color === other.color

/** The lines with one of a variant, or with one more of it. */
export function addVariant(
  lines: readonly FormLine[],
  variant: Pick<StockVariant, 'id' | 'slug' | 'name' | 'image' | 'size' | 'color'>,
): readonly FormLine[] {
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
