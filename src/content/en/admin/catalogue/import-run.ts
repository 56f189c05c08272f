import { count, number } from '../../shared/numbers'

const products = (amount: number) => count(amount, 'product', 'products')

/** Words of an import while it runs, and when it is done. */
export const adminImportRun = {
  run: {
    title: 'While it runs',
    leave: 'You can go on working in the admin; keep this tab open.',
    products: 'Products',
    pictures: 'Pictures',
    done: (done: number, of: number) => `${number(done)} of ${number(of)}`,
    failed: (amount: number) => `${number(amount)} failed`,
    stop: 'Stop after this batch',
    stopping: 'Stopping…',
    stopped: 'Stopped. What is in stays in.',
    goOn: 'Go on',
    broken: 'The line broke. What is in stays in; going on writes nothing twice.',
    undone: 'This import was taken back meanwhile.',
    left: (seconds: number) =>
      seconds < 90 ? `about ${number(seconds)} s left` : `about ${number(Math.round(seconds / 60))} min left`,
  },
  done: {
    title: 'The import is done',
    result: (created: number, changed: number) => `${number(created)} created, ${number(changed)} changed`,
    same: (amount: number) => `${number(amount)} were as in the file.`,
    refused: (amount: number) => `${products(amount)} stayed out; the check says why.`,
    unpictured: (amount: number) =>
      `${products(amount)} ${amount === 1 ? 'has no picture: a draft that goes on sale only once it has' : 'have no picture: drafts that go on sale only once they have'} one.`,
    addPictures: 'Add pictures by SKU',
    seconds: (seconds: number) => `${number(seconds)} s`,
    until: (time: string) => `Undo until ${time}`,
    look: 'Look at the products',
    undo: 'Undo the import',
    undoing: 'Taking it back…',
    undone: 'The import was taken back',
    gone: (amount: number) => `${products(amount)} ${amount === 1 ? 'was' : 'were'} deleted.`,
    undoOver: 'An import can be taken back for an hour, which is over.',
    undoFailed: 'Not everything was taken back. Try again.',
    kept: (amount: number) =>
      `${products(amount)} changed, sold or shown since ${amount === 1 ? 'stays' : 'stay'}.`,
    pictures: (amount: number) =>
      `${count(amount, 'picture', 'pictures')} could not be copied into the shop.`,
    which: 'See which',
    retry: 'Try them again',
    pictureProblems: {
      unreadable: 'shown from its address; that site doesn’t let it be copied',
      missing: 'not found',
      large: 'too large',
      upload: 'the upload failed',
    },
    report: 'These as CSV',
    reportName: (date: string) => `pictures-not-copied-${date}.csv`,
    reportHeads: { product: 'Product', address: 'Address', why: 'Why' },
    recent: 'Imports of the last hour',
    another: 'Import another file',
  },
} as const
