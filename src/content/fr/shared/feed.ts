import { shop } from '@/config/shop'
import type * as english from '../../en/shared/feed'
import type { Words } from '../../words'
import { shopName } from './shop-words'

export const feedWords = {
  get title() {
    return shop.name ? `${shop.name} : nouveautés` : 'Nouveautés'
  },
  subtitle: 'Ce qui vient d’arriver dans la boutique.',
} as const satisfies Words<typeof english.feedWords>

export const productFeedWords = {
  get title() {
    return shopName()
  },
  text: 'Tout ce qui est en vente, dans toutes les tailles et toutes les couleurs.',
} as const satisfies Words<typeof english.productFeedWords>
