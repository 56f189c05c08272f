import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Minor, toDecimal } from '@/domain/money/money'
import type { PaymentMethod } from '@/domain/money/payment'
import type { OrderChannel } from '@/domain/orders/order-channel'
import type { OrderForm } from '@/domain/orders/order-form'
import type { Language } from '@/domain/text/language'
import { productKeys } from '../products/product-keys'
import { salesKeys } from '../sales/sales-keys'
import { rpc } from '../supabase/rpc'
import { nothing } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { correctionKeys } from './correction-keys'
import { type Priced, sums } from './corrections'
import { orderKeys } from './order-keys'
import { order } from './order-mapper'

export type OwnerChannel = Exclude<OrderChannel, 'web' | 'exchange'>
export const ownerChannels: readonly OwnerChannel[] = ['phone', 'whatsapp', 'counter']

/** What an owner's order would come to. Nothing is saved. */
export const ownerOrderPreviewQuery = (channel: OwnerChannel, wished: Priced) =>
  queryOptions({
    queryKey: correctionKeys.ownerPreview(channel, wished),
    queryFn: ({ signal }) => previewOwnerOrder(channel, wished, signal),
    placeholderData: keepPreviousData,
    // Stock and prices change meanwhile.
    staleTime: 0,
  })

export const previewOwnerOrder = (channel: OwnerChannel, wished: Priced, signal?: AbortSignal) =>
  rpc(
    'preview_owner_order',
    {
      p_channel: channel,
      p_items: itemsOf(wished),
      p_country: wished.country,
      p_city: wished.city,
      p_code: wished.code,
      p_email: wished.email,
      p_phone: wished.phone,
      ...(wished.method && { p_method: wished.method }),
    },
    sums,
    { signal },
  )

type OwnerOrder = {
  /** Makes a repeated request harmless, and opens the order for the customer. */
  token: string
  channel: OwnerChannel
  form: OrderForm
  note: string
  /** In which the customer reads. */
  language: Language
  payment: PaymentMethod
  /** The customer pays in cash now. */
  isPaid: boolean
  /** The total as the owner saw it. */
  total: Minor
}

/** Makes an order for a customer; resolves to it. @throws AppError */
export function usePlaceOwnerOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: placeOwnerOrder,
    onSuccess: (made) => client.setQueryData(orderKeys.detail(made.id), made),
    onSettled: useRefresh(orderKeys.all, salesKeys.all, productKeys.all),
  })
}

export const placeOwnerOrder = ({
  token,
  channel,
  form,
  note,
  language,
  payment,
  isPaid,
  total,
}: OwnerOrder) =>
  rpc(
    'place_owner_order',
    {
      p_channel: channel,
      p_idempotency_key: token,
      p_items: itemsOf(form),
      p_customer: {
        name: form.name,
        email: form.email,
        phone: form.phone,
        ...(note.trim() && { note: note.trim() }),
      },
      p_shipping_address: {
        address: form.address,
        city: form.city,
        zipCode: form.zipCode,
        country: form.country,
        company: form.company,
        companyNumber: form.companyNumber,
      },
      p_payment_method: payment,
      p_expected_total: toDecimal(total),
      p_code: form.code,
      p_is_paid: isPaid,
      p_language: language,
      ...(form.method && { p_shipping_method: form.method }),
    },
    order,
  )

/** Makes the link to an owner's order again: `token` opens it from now on, the one before no more. */
export const renewOrderLink = ({ orderId, token }: { orderId: string; token: string }) =>
  rpc('renew_order_link', { p_order_id: orderId, p_token: token }, nothing)

export function useRenewOrderLink(orderId: string) {
  return useMutation({
    mutationFn: renewOrderLink,
    onSettled: useRefresh(orderKeys.adminDetail(orderId)),
  })
}

const itemsOf = ({ lines }: Pick<OrderForm, 'lines'>) =>
  lines.map(({ slug, size, color, quantity }) => ({ slug, size, color, quantity }))
