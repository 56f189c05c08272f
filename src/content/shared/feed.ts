import { shop } from '@/config/shop'

export const feedWords = {
  title: `${shop.name}: new arrivals`,
  subtitle: 'What has come into the shop lately.',
}

export const productFeedWords = {
  title: shop.name,
  text: 'Everything that is for sale, in every size and color.',
}
