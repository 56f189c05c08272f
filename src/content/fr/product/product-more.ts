// Words of a product page below the fold, loaded after the rest.
import { shop } from '@/config/shop'
import type * as english from '../../en/product/product-more'
import type { Words } from '../../words'
import { deliveryTime } from '../shared/delivery-time'
import { number } from '../shared/numbers'
import { packedWithin, returnTime } from '../shared/shop-words'

export const tabWords = {
  label: 'À propos de cet article',
  description: 'Description',
  reviews: (count: number) => `Avis (${number(count)})`,
  shipping: 'Livraison',
  get shippingLead() {
    const packed = packedWithin()
    return [
      packed && `Chaque commande est emballée${packed}.`,
      'Les jours se comptent à partir de la commande.',
      deliveryTime.promise,
    ]
      .filter(Boolean)
      .join(' ')
  },
  options: 'Modes de livraison',
  /** Null where the shop takes none. */
  get returns() {
    const time = returnTime()
    if (time === null) return null
    const cost = shop.returnsAreFree ? 'Le retour est gratuit.' : 'Les frais de retour sont à votre charge.'
    return {
      title: `Retour sous ${time}`,
      text: `Renvoyez l’article sous ${time}, non porté et avec ses étiquettes. ${cost}`,
    }
  },
} as const satisfies Words<typeof english.tabWords>

/** The facts that stand before the owner's details, in their order. */
export const factWords: typeof english.factWords = [
  ['vendor', 'Marque'],
  ['materials', 'Matières'],
]

export const relatedWords = {
  title: 'Vous aimerez aussi',
  viewAll: (collection: string) => `Tout voir : ${collection}`,
  failed: 'Ces articles n’ont pas pu être chargés.',
} as const satisfies Words<typeof english.relatedWords>

export const notFoundWords = {
  title: 'Article introuvable',
  text: 'Il est peut-être épuisé pour de bon, ou l’adresse est mal saisie.',
  home: 'Revenir à l’accueil',
} as const satisfies Words<typeof english.notFoundWords>
