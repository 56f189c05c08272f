import { type PaymentPage, startPayment } from '@/data/payments/start-payment'

/**
 * Leaves the shop for the page on which an order is paid by card. Resolves to false when there is nothing to pay: the
 * payment is under way or settled. @throws AppError; see startPayment
 */
export async function openPaymentPage(orderId: string, token?: string): Promise<boolean> {
  const page = await startPayment(orderId, token)
  if (page) leaveTo(page)
  return page !== null
}

function leaveTo({ url, fields }: PaymentPage) {
  if (!fields) {
    location.assign(url)
    return
  }
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
