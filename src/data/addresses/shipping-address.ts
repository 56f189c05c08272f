import * as v from 'valibot'

/** Where an order goes, as it is stored; a company where the shop asks for one. */
export const shippingAddress = v.object({
  address: v.string(),
  city: v.string(),
  zipCode: v.string(),
  country: v.string(),
  company: v.optional(v.string()),
  companyNumber: v.optional(v.string()),
})
