import type { RiskAction, RiskReason } from '@/domain/orders/order-risk'
import { count } from '../../shared/numbers'

const by = (who: string) => (who ? ` by ${who}` : '')

/** What the shop's own history says about an order, and the owner's rules. */
export const adminRisk = {
  title: 'Before you send it',
  reason: (reason: RiskReason, figure: number, amount: string) =>
    ({
      refused: `${count(figure, 'earlier order', 'earlier orders')} came back: refused at the door, or nobody reached.`,
      unanswered: `${count(figure, 'call', 'calls')} to this number without an answer.`,
      names: `Parcels to this number went to ${count(figure, 'other name', 'other names')}.`,
      city: `${figure}% of the parcels to this city were refused.`,
      value: `A high amount: ${amount}.`,
    })[reason],
  /** Whether it is about the customer, who can be forgiven. */
  isOfCustomer: (reason: RiskReason) => reason !== 'city' && reason !== 'value',
  wants: {
    call: 'Your rule wants a call first: it can be packed once it is confirmed.',
    hold: 'Your rule holds this order: it can be packed once you let it go.',
  },
  deeds: {
    release: 'Let it go',
    forgive: 'Forgive the customer',
    block: 'Block this number',
    unblock: 'Unblock this number',
  },
  done: {
    release: 'The order can be packed',
    forgive: 'Forgiven: what was before counts no more',
    block: 'No order with this number is taken in the shop',
    unblock: 'The number is unblocked',
  },
  was: {
    released: (at: string, who: string) => `Let go ${at}${by(who)}.`,
    forgiven: (at: string, who: string) => `Customer forgiven ${at}${by(who)}.`,
    blocked: (at: string, who: string) => `Number blocked ${at}${by(who)}.`,
  },
  failed: 'That did not work. Please try again.',
  rules: {
    title: 'Risky cash orders',
    text: 'What your own history says about a cash order stands in the order. Choose what follows from it. Only orders count whose customer you reached by phone or by a parcel that was handed over, so nobody can spoil somebody else’s number. Customers are told nothing of it.',
    error: 'Couldn’t load the rules',
    names: {
      refused: 'Earlier orders came back',
      unanswered: 'Calls without an answer',
      names: 'The number is known under other names',
      city: 'The city refuses many parcels',
      value: 'A high amount',
    } satisfies Record<RiskReason, string>,
    from: (reason: RiskReason, currency: string) =>
      ({
        refused: 'From how many orders',
        unanswered: 'From how many calls',
        names: 'From how many names',
        city: 'From what percent',
        value: `From how much (${currency})`,
      })[reason],
    action: 'Then',
    actions: {
      none: 'Only say it in the order',
      call: 'Pack it after a confirming call',
      prepay: 'Take no cash: ask to pay ahead',
      hold: 'Hold it until I let it go',
    } satisfies Record<RiskAction, string>,
    wrong: 'Enter a whole number; a percentage up to 100.',
    save: 'Save',
    saveOf: (rule: string) => `Save: ${rule}`,
    saved: 'The rule is set',
  },
  blocked: {
    title: (amount: number) => (amount === 0 ? 'Blocked numbers' : `Blocked numbers: ${amount}`),
    none: 'None. Block a number in one of its orders.',
    unblockOf: (phone: string) => `Unblock ${phone}`,
  },
}
