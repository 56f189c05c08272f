// The calls of src/data that change something and get little or no answer; see rpc-calls.ts.
import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { acceptInvitation } from '@/data/auth/invitations'
import { isAdminQuery } from '@/data/auth/session'
import { resetSecondFactor } from '@/data/auth/two-factor'
import { recordCall } from '@/data/calls/calls'
import { saveCaptcha } from '@/data/captcha/admin-captcha'
import { fetchCaptchaSetting } from '@/data/captcha/captcha-setting'
import { makeIdempotencyKey } from '@/data/cart/idempotency-key'
import { deleteCollection } from '@/data/collections/admin-collection-moves'
import { adminCollectionsQuery, orderCollections } from '@/data/collections/admin-collections'
import { orderStructure, structureQuery } from '@/data/collections/admin-structure'
import { addDeals, adminDealsByIdQuery, deleteDeals, endDeals, saveDeal } from '@/data/deals/admin-deals'
import { deleteZone } from '@/data/delivery/admin-delivery'
import { saveCourierFees } from '@/data/delivery/courier-fees'
import { setDiscountActive } from '@/data/discounts/save-discounts'
import { liftSuppression, retryMail } from '@/data/mail/mail-overview'
import { resendMail } from '@/data/orders/admin-order-mutations'
import { releaseOverdueOrders } from '@/data/orders/admin-order-queries'
import { claimOrders } from '@/data/orders/claim-orders'
import { correctionsQuery, correctOrder, previewCorrection } from '@/data/orders/corrections'
import { placeOwnerOrder, previewOwnerOrder, renewOrderLink } from '@/data/orders/owner-orders'
import { labelsQuery, packingSlipsQuery, pickListQuery } from '@/data/orders/print-lists'
import { moveParcel, removeParcel, saveParcel, shipItems } from '@/data/parcels/parcels'
import { deleteAccount } from '@/data/profile/account-data'
import { hasPushSubscription, removePushSubscription, savePushSubscription } from '@/data/push/push-calls'
import { findParcels, settlementsQuery, settleParcels } from '@/data/settlements/settlements'
import {
  deleteRole,
  inviteMember,
  removeMember,
  saveRole,
  setAdminLanguage,
  setMemberRole,
  withdrawInvitation,
} from '@/data/team/team'
import { changeWishlist } from '@/data/wishlist/wishlist-queries'
import type { OrderForm } from '@/domain/orders/order-form'
import { answer } from './answer.ts'
import { orderArgs, orderTools } from './checkout.ts'
import type { Call } from './rpc-calls.ts'
import type { Shop } from './shop.ts'

const fresh = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/call',
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'A'.repeat(22),
}
const noId = crypto.randomUUID()
const fields = { carrier: 'Amana', trackingNumber: '', trackingUrl: '', mayOpen: true, mayTryOn: false }
/** Columns of orders that no caller reads. */
const unread = ['updated_at', 'cancelled_at']

/** Adds to the sample shop what the calls are about. */
export async function prepareChanges(shop: Shop) {
  const { placed } = orderTools(() => shop)
  const { id: orderId } = await placed('shopper')
  const { id: mailId } = await shop.one<{ id: number }>(
    `update private.email_outbox set sent_at = now() where payload ->> 'order_id' = $1 returning id::int`,
    [orderId],
  )
  const { id: collectionId } = await shop.one<{ id: string }>(
    `insert into public.collections (slug, name) values ('calls', 'Calls') returning id`,
  )
  const { id: toCall } = await shop.one<{ id: string }>(
    "select id from public.orders where payment_method = 'cod' and order_status = 'pending' and call_attempts = 0 limit 1",
  )
  const parcels = await Promise.all([placed(), placed(), placed()])
  for (const { id } of parcels)
    await shop.sql("update public.orders set order_status = 'shipped' where id = $1", [id])
  const shipments = await shop.sql<{ id: string; version: string }>(
    'select id, to_jsonb(updated_at) as version from public.shipments where order_id = any ($1) order by id',
    [parcels.map(({ id }) => id)],
  )
  const settled = await placed()
  await shop.sql("update public.orders set order_status = 'shipped' where id = $1", [settled.id])
  await shop.clients.owner.rpc('settle_parcels', {
    p_id: crypto.randomUUID(),
    p_rows: (
      await shop.sql<{ parcel: string }>('select id as parcel from public.shipments where order_id = $1', [
        settled.id,
      ])
    ).map(({ parcel }) => ({ parcel, outcome: 'collected' })),
  })
  const { zone } = await shop.one<{ zone: string }>('select id as zone from public.shipping_zones limit 1')
  const toShip = await placed()
  const { id: itemId } = await shop.one<{ id: string }>(
    'select id from public.order_items where order_id = $1',
    [toShip.id],
  )
  const corrected = await placed()
  const form: OrderForm = {
    name: 'Nora Alami',
    email: corrected.email,
    phone: '+212 600 00 00 01',
    address: '1 Rue Neuve',
    city: 'Casablanca',
    zipCode: '20000',
    country: 'MA',
    company: '',
    companyNumber: '',
    lines: [],
    method: null,
    code: '',
  }
  const { updated_at: version, items } = await shop.one<{ updated_at: string; items: string }>(
    `select o.updated_at::text, (select i.id::text from public.order_items i where i.order_id = o.id) as items
     from public.orders o where o.id = $1`,
    [corrected.id],
  )
  const correction = {
    orderId: corrected.id,
    version,
    total: 3799,
    form: {
      ...form,
      lines: [{ ...corrected.product.line(1), key: items, item: items, name: '', image: '' }],
    },
  }
  const byPhone = { ...orderArgs([corrected.product.line(2)], 60), p_channel: 'phone' }
  const { id: ownersOrder } = await answer(
    shop.clients.owner.rpc('place_owner_order', byPhone),
    v.looseObject({ id: v.string() }),
  )
  return {
    ownersOrder,
    zone,
    settledNumber: settled.number,
    toPack: toShip.number,
    shipments,
    toShip: { orderId: toShip.id, itemId },
    correction,
    mailId,
    collectionId,
    toCall,
    guestOrder: await placed(),
    otherMember: shop.ids.other ?? '',
  }
}

type Facts = Awaited<ReturnType<typeof prepareChanges>> & {
  dealId: string
  productId: string
  slug: string
  discountId: string
}

export const changeCalls = (facts: () => Facts): Record<string, Call[]> => ({
  is_admin: [{ role: 'owner', run: () => fresh().fetchQuery(isAdminQuery('any')) }],
  remove_second_factor: [{ role: 'owner', run: () => resetSecondFactor('no-owner@example.com') }],
  invite_member: [
    {
      role: 'owner',
      run: () => inviteMember({ email: 'invited@example.com', role: 'packer', byMail: true }),
    },
    {
      role: 'owner',
      run: () => inviteMember({ email: 'linked@example.com', role: 'packer', byMail: false }),
    },
  ],
  set_member_role: [
    { role: 'owner', run: () => setMemberRole({ email: 'nobody@example.com', role: 'packer' }) },
  ],
  save_role: [
    {
      role: 'owner',
      run: () => saveRole({ slug: null, name: 'Own role', permissions: ['view'], needsFactor: false }),
    },
  ],
  delete_role: [{ role: 'owner', run: () => deleteRole('none') }],
  withdraw_invitation: [{ role: 'owner', run: () => withdrawInvitation('invited@example.com') }],
  accept_invitation: [{ role: 'shopper', run: () => acceptInvitation(noId) }],
  captcha_setting: [{ role: 'anon', run: () => fetchCaptchaSetting() }],
  save_captcha: [{ role: 'owner', run: () => saveCaptcha(null) }],
  set_admin_language: [{ role: 'owner', run: () => setAdminLanguage('ar') }],
  save_push_subscription: [{ role: 'owner', run: () => savePushSubscription(device) }],
  has_push_subscription: [{ role: 'owner', run: () => hasPushSubscription(device.endpoint) }],
  remove_push_subscription: [{ role: 'owner', run: () => removePushSubscription(device.endpoint) }],
  remove_member: [{ role: 'owner', run: () => removeMember('no-owner@example.com') }],
  change_wishlist: [{ role: 'shopper', run: () => changeWishlist({ add: [facts().slug] }) }],
  claim_order: [
    {
      role: 'shopper',
      run: async () => claimOrders([facts().guestOrder]),
      reads: ['id'],
    },
  ],
  release_overdue_orders: [{ role: 'owner', run: () => releaseOverdueOrders(new AbortController().signal) }],
  ship_items: [
    {
      role: 'owner',
      run: () => {
        const { orderId, itemId } = facts().toShip
        return shipItems({ orderId, id: noId, lines: [{ itemId, quantity: 1 }], fields })
      },
      unread,
    },
  ],
  save_parcel: [
    {
      role: 'owner',
      run: () => {
        const { id = '', version = '' } = facts().shipments[0] ?? {}
        return saveParcel({ id, version, fields })
      },
      unread,
    },
  ],
  move_parcel: [
    {
      role: 'owner',
      run: () => moveParcel({ id: facts().shipments[1]?.id ?? '', from: 'shipped', to: 'delivered' }),
      unread,
    },
  ],
  remove_parcel: [{ role: 'owner', run: () => removeParcel(facts().shipments[2]?.id ?? ''), unread }],
  find_parcels: [{ role: 'owner', run: () => findParcels([facts().settledNumber]) }],
  settle_parcels: [
    {
      role: 'owner',
      run: () =>
        settleParcels({
          id: noId,
          rows: [{ parcel: facts().shipments[0]?.id ?? '', outcome: 'collected', amount: 6000 }],
        }),
    },
  ],
  list_settlements: [{ role: 'owner', run: () => fresh().fetchQuery(settlementsQuery(1)) }],
  pick_list: [{ role: 'owner', run: () => fresh().fetchQuery(pickListQuery([facts().toPack])) }],
  packing_slips: [{ role: 'owner', run: () => fresh().fetchQuery(packingSlipsQuery([facts().toPack])) }],
  parcel_labels: [{ role: 'owner', run: () => fresh().fetchQuery(labelsQuery([facts().toPack])) }],
  save_courier_fees: [
    {
      role: 'owner',
      run: () =>
        saveCourierFees({ zone: facts().zone, fees: { delivered: 3500, returned: 1500, refused: 1000 } }),
    },
  ],
  record_call: [
    {
      role: 'owner',
      run: () => recordCall({ orderId: facts().toCall, outcome: 'no_answer', attempts: 0 }),
    },
  ],
  preview_correction: [
    {
      role: 'owner',
      run: () => previewCorrection(facts().correction.orderId, facts().correction.form),
      reads: ['lines', 'subtotal', 'discount', 'shipping', 'total', 'total_before', 'paid', 'refunded'],
    },
  ],
  correct_order: [
    { role: 'owner', run: () => correctOrder(facts().correction), reads: ['id', 'updated_at'] },
  ],
  preview_owner_order: [
    {
      role: 'owner',
      run: () => previewOwnerOrder('phone', facts().correction.form),
      reads: ['lines', 'subtotal', 'discount', 'shipping', 'total', 'is_served', 'shipping_methods'],
    },
  ],
  place_owner_order: [
    {
      role: 'owner',
      run: () =>
        placeOwnerOrder({
          token: makeIdempotencyKey(),
          channel: 'phone',
          form: facts().correction.form,
          note: '',
          language: 'fr',
          payment: 'cod',
          isPaid: false,
          total: facts().correction.total,
        }),
      reads: ['id', 'order_number', 'total_amount'],
    },
  ],
  renew_order_link: [
    {
      role: 'owner',
      run: () => renewOrderLink({ orderId: facts().ownersOrder, token: makeIdempotencyKey() }),
    },
  ],
  list_corrections: [
    {
      role: 'owner',
      run: () => fresh().fetchQuery(correctionsQuery(facts().correction.orderId)),
      reads: ['before', 'after', 'total_before', 'total_after'],
    },
  ],
  retry_mail: [{ role: 'owner', run: () => retryMail(facts().mailId) }],
  lift_suppression: [{ role: 'owner', run: () => liftSuppression('bounced@example.com') }],
  resend_order_mail: [{ role: 'owner', run: () => resendMail(facts().mailId) }],
  add_deals: [
    {
      role: 'owner',
      run: () => {
        const [startsAt, endsAt] = [400, 401].map((days) => Date.now() + days * 86_400_000)
        const deal = {
          id: noId,
          product: facts().productId,
          kind: 'daily',
          price: 1000,
          total: 5,
          customerLimit: null,
        } as const
        return addDeals([{ ...deal, startsAt: startsAt ?? 0, endsAt: endsAt ?? 0 }])
      },
    },
  ],
  save_deal: [
    {
      role: 'owner',
      run: async () => {
        const [deal] = await fresh().fetchQuery(adminDealsByIdQuery([facts().dealId]))
        if (!deal) throw new Error('No deal')
        return saveDeal({ id: deal.id, version: deal.version, fields: deal })
      },
    },
  ],
  end_deals: [{ role: 'owner', run: () => endDeals([facts().dealId]) }],
  delete_deals: [{ role: 'owner', run: () => deleteDeals([noId]) }],
  delete_shipping_zone: [{ role: 'owner', run: () => deleteZone(noId) }],
  set_discount_active: [
    {
      role: 'owner',
      run: () => setDiscountActive({ id: facts().discountId, isActive: true }),
      reads: ['id'],
    },
  ],
  order_collections: [
    {
      role: 'owner',
      run: async () => {
        const all = await fresh().fetchQuery(adminCollectionsQuery())
        const slugs = all.filter(({ group }) => group === 'beauty').map(({ slug }) => slug)
        return orderCollections({ group: 'beauty', slugs: slugs.toReversed(), seen: slugs })
      },
    },
  ],
  order_structure: [
    {
      role: 'owner',
      run: async () => {
        const { group } = await fresh().fetchQuery(structureQuery())
        return orderStructure({ kind: 'group', ids: group.map(({ id }) => id).toReversed() })
      },
    },
  ],
  delete_collection: [{ role: 'owner', run: () => deleteCollection(facts().collectionId) }],
  delete_account: [{ role: 'other', run: () => deleteAccount(facts().otherMember) }],
})
