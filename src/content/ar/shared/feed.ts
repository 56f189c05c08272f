import { shop } from '@/config/shop'
import type * as english from '../../en/shared/feed'
import type { Words } from '../../words'
import { shopName } from './shop-words'

export const feedWords = {
  get title() {
    return shop.name ? `${shop.name}: وصل حديثًا` : 'وصل حديثًا'
  },
  subtitle: 'آخر ما وصل إلى المتجر.',
} as const satisfies Words<typeof english.feedWords>

export const productFeedWords = {
  get title() {
    return shopName()
  },
  text: 'كل ما هو معروض للبيع، بجميع المقاسات والألوان.',
} as const satisfies Words<typeof english.productFeedWords>
