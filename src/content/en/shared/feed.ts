import { shop } from '@/config/shop'
import { shopName } from './shop-words'

export const feedWords = {
  get title() {
    return shop.name ? `${shop.name}: new arrivals` : 'New arrivals'
  },
  subtitle: 'What has come into the shop lately.',
}

export const productFeedWords = {
  get title() {
    return shopName()
  },
  text: 'Everything that is for sale, in every size and color.',
}
