import * as v from 'valibot'
import { isCountry } from '@/domain/delivery/country'
import type { OrderForm } from '@/domain/orders/order-form'

const text = v.string()

/** An order's form in the browser's storage. Its keys stand in the order of toOrderForm's: the two are compared as JSON. */
export const storedOrderForm: v.GenericSchema<unknown, OrderForm> = v.object({
  address: text,
  city: text,
  zipCode: text,
  // Without one that can be sent the owner is asked for it again.
  country: v.pipe(
    text,
    v.transform((country) => (isCountry(country) ? country : '')),
  ),
  name: text,
  email: text,
  phone: text,
  lines: v.array(
    v.object({
      key: text,
      item: v.nullable(text),
      slug: text,
      name: text,
      image: text,
      size: text,
      color: text,
      quantity: v.number(),
    }),
  ),
  method: v.nullable(text),
  code: text,
})
