import type { ParcelState } from '@/domain/orders/parcel'
import { count } from '../../shared/numbers'

const done: Readonly<Record<string, string>> = {
  sent: 'Sent',
  numbered: 'Tracking number saved',
  delivered: 'Delivered',
  refused: 'Refused',
  returned: 'Came back',
  noted: 'Noted',
  unchanged: 'Nothing new',
}
const refused: Readonly<Record<string, string>> = {
  PARCEL_NOT_FOUND: 'No order and no parcel has this number.',
  SEVERAL_PARCELS: 'The order has several parcels: use their tracking numbers.',
  IS_OVER: 'The parcel ended otherwise. Check it in the order.',
  ORDER_WAS_CANCELLED: 'The order is cancelled.',
  NOT_PAID: 'The order is not paid yet.',
  NOT_CONFIRMED: 'The customer has not confirmed the order.',
  ORDER_HELD: 'A rule holds the order.',
}

/** Lists for couriers and from them. */
export const adminCarrier = {
  title: 'Courier lists',
  back: 'Orders',
  open: 'Courier lists',
  intro:
    'Give your courier a file of what is to be sent, and read the file that it gives you: tracking numbers and what became of each parcel. Cash is settled on its own page.',
  failed: 'That did not work. Please try again.',
  fileName: (day: string) => `parcels-${day}.csv`,
  heads: [
    ...['Order', 'Name', 'Phone', 'Address', 'City', 'ZIP code', 'Country', 'Amount to collect', 'Currency'],
    ...['Items', 'May be opened', 'May be tried on'],
  ],
  yes: 'yes',
  no: 'no',
  out: {
    title: 'For the courier',
    text: 'What is to be packed, as a file that a spreadsheet and most couriers’ imports open.',
    error: 'Couldn’t load what is to be packed',
    none: 'Nothing is to be packed.',
    download: (orders: number) => `Download ${count(orders, 'order', 'orders')}`,
  },
  in: {
    title: 'From the courier',
    text: 'A CSV file with a column for the order or tracking number, and one for the tracking number or the state. An order that the courier has counts as sent, and its customer is told.',
    carrier: 'Courier',
    file: 'Open file',
    lines: 'What the file says',
    submit: (lines: number) => `Read ${count(lines, 'line', 'lines')}`,
    busy: 'Reading…',
    done: (lines: number) => `${count(lines, 'line was', 'lines were')} read.`,
    skipped: (rows: number) => `${count(rows, 'row', 'rows')} without a number, or doubled, left out`,
    problems: {
      columns: 'Couldn’t find the columns. The first row has to name the number and the state.',
      empty: 'The file is empty.',
      size: 'The file is larger than 2 MB.',
      unreadable: 'The file can’t be read.',
    },
  },
  will: (state: ParcelState | null) =>
    state === null
      ? 'will be noted'
      : { shipped: 'on its way', delivered: 'delivered', refused: 'refused', returned: 'came back' }[state],
  became: (what: string) => done[what] ?? refused[what] ?? 'Not read. Check the order.',
  isDone: (what: string) => what in done,
  /** In the order's timeline. */
  says: (carrier: string) => (carrier ? `${carrier} says` : 'The courier says'),
}
