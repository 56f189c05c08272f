/** Words of the page on which a new shop is set up. */
export const setUpWords = {
  title: 'Open your shop',
  intro: 'Six steps, about ten minutes. Every step can be skipped, and changed later in Settings.',
  steps: {
    shop: {
      title: 'Languages, country and currency',
      text: 'What you write and visitors read it in, where the shop is, and what it charges in.',
    },
    look: {
      title: 'Name, logo and colours',
      text: 'What makes it yours. The page follows as you type.',
    },
    payment: { title: 'How customers pay', text: 'Cash on delivery, a bank transfer, cards.' },
    delivery: { title: 'Where parcels go', text: 'The places you deliver to, how, and for how much.' },
    products: { title: 'First products', text: 'Three are enough to begin with.' },
    contact: {
      title: 'Contact and what the law asks',
      text: 'Who the shop is, its numbers for invoices and the legal notice, and how people reach you.',
    },
  },
  /** What a shop lacks while a step is open, as a part of a list. */
  lacks: {
    look: 'a name',
    payment: 'a way to pay',
    delivery: 'delivery',
    products: 'a product in the store',
  },
  done: 'Done',
  missing: 'Missing',
  notRequired: 'Not required',
  /** Of a step that is as it came until someone has looked. */
  unseen: 'To check',
  next: (step: string) => `Next: ${step}`,
  last: 'to the opening',
  skip: 'Skip for now',
  back: 'Back to the set-up',
  saving: 'Saving...',
  check: 'Something is to be corrected before this step can be saved.',
  products: {
    title: 'Products',
    some: 'There is something for sale.',
    none: 'Nothing is for sale yet.',
    drafts: 'There are drafts, which nobody else sees: publish them to sell them.',
    publish: 'See the drafts',
    add: 'Add a product',
    import: 'Import a file',
    importHint: 'CSV or Excel, also as Shopify or WooCommerce write it.',
  },
  open: {
    count: (done: number, of: number) => `${done} of ${of} done`,
    ready: 'Everything that an order needs is there.',
    missing: (all: string) => `Missing: ${all}`,
    action: 'Open the shop',
    opening: 'Opening...',
    failed: 'The shop was not opened. Please try again.',
    refused: 'The shop cannot open yet.',
    done: 'The shop is open: people can order.',
    visit: 'See the shop',
  },
  preview: { show: 'See the page', close: 'Back to the questions' },
  error: 'The set-up could not be loaded',
} as const
