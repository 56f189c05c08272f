// The calls of src/data about where customers come from, and about checkouts that were left; see rpc-calls.ts.
import { QueryClient } from '@tanstack/react-query'
import { keepCheckout, keptCartQuery, myReminderQuery } from '@/data/cart/checkout-reminder'
import { noteOrigin } from '@/data/cart/note-origin'
import { agreeToEvents, endEvents } from '@/data/cart/share-order'
import {
  addCampaignCost,
  campaignCostsQuery,
  deleteCampaignCost,
  keepOrigins,
  originReportQuery,
} from '@/data/sales/origins'
import { receiversQuery, setReceiver } from '@/data/sales/receivers'
import { remindersQuery, setReminders } from '@/data/sales/reminders'
import { fetchSwitches } from '@/data/settings/fetch-switches'
import { shopToday } from '@/data/settings/shop-today'
import { lastDays } from '@/domain/orders/sales'
import type { Call } from './rpc-calls.ts'

const fresh = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
const visit = { source: 'instagram', medium: 'social', campaign: 'autumn', host: '' }

export const originCalls = (orderId: () => string): Record<string, Call[]> => {
  const today = () => shopToday()
  return {
    keep_origins: [{ role: 'owner', run: () => keepOrigins(true) }],
    note_origin: [
      { role: 'shopper', run: () => noteOrigin({ orderId: orderId(), first: visit, last: visit }) },
    ],
    add_campaign_cost: [
      {
        role: 'owner',
        run: () =>
          addCampaignCost({
            source: 'instagram',
            campaign: 'autumn',
            from: today(),
            to: today(),
            amount: 1000,
          }),
      },
    ],
    list_campaign_costs: [{ role: 'owner', run: () => fresh().fetchQuery(campaignCostsQuery()) }],
    origin_report: [
      { role: 'owner', run: () => fresh().fetchQuery(originReportQuery(lastDays(30, today()), 'last')) },
    ],
    agree_to_events: [
      {
        role: 'shopper',
        run: () =>
          agreeToEvents({ orderId: orderId(), purposes: ['meta'], click: { id: 'a', at: Date.now() } }),
      },
    ],
    end_events: [{ role: 'shopper', run: () => endEvents(orderId()) }],
    read_receivers: [{ role: 'owner', run: () => fresh().fetchQuery(receiversQuery()) }],
    set_receiver: [
      {
        role: 'owner',
        run: () => setReceiver({ name: 'meta', isOn: false, account: '', withContact: false, testCode: '' }),
      },
    ],
    read_reminders: [{ role: 'owner', run: () => fresh().fetchQuery(remindersQuery()) }],
    set_reminders: [{ role: 'owner', run: () => setReminders({ reminds: true, afterHours: 4 }) }],
    shop_switches: [{ run: () => fetchSwitches() }],
    my_reminder: [{ role: 'shopper', run: () => fresh().fetchQuery(myReminderQuery('any')) }],
    keep_checkout: [{ role: 'shopper', run: () => keepCheckout({ wants: false, items: [] }) }],
    kept_cart: [{ run: () => fresh().fetchQuery(keptCartQuery('ab'.repeat(32))) }],
    delete_campaign_cost: [{ role: 'owner', run: () => deleteCampaignCost(crypto.randomUUID()) }],
  }
}
