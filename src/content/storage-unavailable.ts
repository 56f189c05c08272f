/** Where this browser stores nothing: private windows, full disks, storage that is switched off. */
export const storageUnavailable = {
  shop: {
    title: 'This browser is not keeping anything',
    description:
      'Its storage is full or switched off. Your cart and wishlist last until you close this page; ordering works as ever.',
  },
  admin: {
    title: 'This draft is not being kept',
    description:
      'This browser’s storage is full or switched off. What you type here lasts until you close this page.',
  },
} as const
