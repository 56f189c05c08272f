import { createPersistedStore } from '@/data/browser/persisted-store'
import { codeLength, noCode, parseTypedCode } from '@/domain/discounts/discount-code'

/** The discount code typed in this browser. Like the cart it stays until an order has used it. */
export const discountCode = createPersistedStore({
  key: 'discount-code',
  initial: noCode,
  parse: parseTypedCode,
})

export const typeCode = (text: string) =>
  discountCode.change(() => ({ text: text.slice(0, codeLength), isUsed: false }))

export const applyCode = (text: string) =>
  discountCode.change(() => ({ text: text.trim().slice(0, codeLength), isUsed: text.trim() !== '' }))
