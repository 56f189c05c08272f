// The owner's addresses below paths.admin: shoppers never load them.
export const adminPaths = {
  products: '/admin/products',
  newProduct: '/admin/products/new',
  collections: '/admin/products/collections',
  orders: '/admin/orders',
  customers: '/admin/customers',
  analytics: '/admin/analytics',
  messages: '/admin/messages',
  subscribers: '/admin/messages/subscribers',
  settings: '/admin/settings',
} as const
