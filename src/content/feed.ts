import { shop } from '@/config/shop'

export const feedWords = {
  title: `${shop.name}: new arrivals`,
  subtitle: 'What has come into the shop lately.',
}
