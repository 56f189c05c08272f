/** Where this browser stores nothing: private windows, full disks, storage that is switched off. */
export const storageUnavailable = {
  shop: {
    title: 'Your browser can’t save data',
    description:
      'Storage is full or switched off. Your cart and wishlist will be lost when you close this page; you can still order.',
  },
  admin: {
    title: 'Your draft can’t be saved',
    description:
      'Your browser’s storage is full or switched off. Your draft will be lost when you close this page.',
  },
} as const
