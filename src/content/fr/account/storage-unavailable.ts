import type * as english from '../../en/account/storage-unavailable'
import type { Words } from '../../words'

/** Where this browser stores nothing: private windows, full disks, storage that is switched off. */
export const storageUnavailable = {
  shop: {
    title: 'Votre navigateur ne peut rien enregistrer',
    description:
      'Le stockage est plein ou désactivé. Votre panier et votre liste d’envies seront perdus quand vous fermerez cette page ; vous pouvez tout de même commander.',
  },
  admin: {
    title: 'Votre brouillon ne peut pas être enregistré',
    description:
      'Le stockage de votre navigateur est plein ou désactivé. Votre brouillon sera perdu quand vous fermerez cette page.',
  },
} as const satisfies Words<typeof english.storageUnavailable>
