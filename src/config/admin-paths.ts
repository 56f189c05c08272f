// The owner's addresses below paths.admin: shoppers never load them.
/** What is printed of an order. */
type PrintedDocument = 'packing-slip' | 'invoice' | 'pick-list' | 'label'

export const adminPaths = {
  /** A page of the store as the editor shows it, with what is not published. */
  previewOf: (slug: string) => `/preview/${encodeURIComponent(slug)}`,
  /** The set-up of a new shop, at one of its steps. */
  setUp: '/admin/set-up',
  setUpStep: (step: string) => `/admin/set-up?step=${step}`,
  products: '/admin/products',
  draftProducts: '/admin/products?state=draft',
  newProduct: '/admin/products/new',
  import: '/admin/products/import',
  /** Several products as a table: those of the list's filter, or of the state that a link brings. */
  productGrid: '/admin/products/table',
  collections: '/admin/products/collections',
  /** Departments, categories and groups. */
  structure: '/admin/collections/structure',
  sizeCharts: '/admin/collections/sizes',
  /** A size chart by its id, or `new`. */
  sizeChart: (id: string) => `/admin/collections/sizes/${id}`,
  newCollection: '/admin/products/new-collection',
  deals: '/admin/products/deals',
  newDeal: '/admin/products/deals/new',
  stock: '/admin/products/stock',
  reviews: '/admin/products/reviews',
  receiveStock: '/admin/products/stock/receive',
  orders: '/admin/orders',
  /** Cash orders to call, one by one. */
  calls: '/admin/orders/calls',
  newOrder: '/admin/orders/new',
  correctOrder: (id: string) => `/admin/orders/${id}/correct`,
  returns: '/admin/orders/returns',
  /** The courier's list of parcels that were paid or refused. */
  settle: '/admin/orders/settle',
  /** Lists for couriers and from them. */
  carrier: '/admin/orders/pack/couriers',
  /** Packing slips or invoices of several orders, ready to print. */
  print: (document: PrintedDocument, numbers: readonly string[]) =>
    `/admin/orders/print/${document}?orders=${numbers.join(',')}`,
  /** The packing slip of one of the order's parcels that left and are not back, counting from 1. */
  parcelSlip: (number: string, parcel: number) =>
    `/admin/orders/print/packing-slip?orders=${number}&parcel=${parcel}`,
  discounts: '/admin/discounts',
  newDiscount: '/admin/discounts/new',
  newCodes: '/admin/discounts/new-codes',
  editDiscount: (id: string) => `/admin/discounts/${id}/edit`,
  studentRequests: '/admin/discounts/students',
  customers: '/admin/customers',
  analytics: '/admin/analytics',
  messages: '/admin/messages',
  subscribers: '/admin/messages/subscribers',
  searchWords: '/admin/products/search-words',
  store: '/admin/store',
  storePage: (slug: string) => `/admin/store/pages/${slug}`,
  storeMenus: '/admin/store/menus',
  storeBrand: '/admin/store/brand',
  storeMedia: '/admin/store/media',
  translations: '/admin/store/translations',
  /** The texts of one row. */
  translationsOf: (kind: 'product' | 'collection', id: string) =>
    `/admin/store/translations?kind=${kind}&id=${id}`,
  protection: '/admin/protection',
  settings: '/admin/settings',
  team: '/admin/settings/team',
  /** What is to be packed, without amounts. */
  pack: '/admin/orders/pack',
  zone: (id: string) => `/admin/settings/delivery/${id}`,
  newZone: '/admin/settings/delivery/new',
  /** The form of a new product that leads back to the set-up. */
  setUpProduct: '/admin/products/new?from=set-up',
  /** A zone's form that leads back to the set-up. */
  setUpZone: (id: string) => `/admin/settings/delivery/${id}?from=set-up`,
} as const
