import type { Department } from '@/content/departments'

const curated = (slug: string, view: string) => `/catalogue/${slug}/${view}.webp`
const range = (name: string) => `/catalogue/range/${name}.webp`

/** One of the shop's own illustrations for each category of a department. */
export const tilePictures: Readonly<Record<Department, Readonly<Record<string, string>>>> = {
  women: {
    dresses: curated('tie-waist-wrap-midi-dress', 'green-front'),
    tops: curated('breton-stripe-cotton-tee', 'blue-front'),
    bottoms: curated('pleated-satin-midi-skirt', 'violet-front'),
    shoes: curated('star-leather-court-shoes', 'terracotta-front'),
    accessories: curated('saddle-crossbody-bag', 'brown-front'),
    outerwear: curated('belted-cotton-trench-coat', 'camel-front'),
  },
  men: {
    shirts: curated('oxford-cotton-shirt', 'blue-front'),
    pants: curated('slim-stretch-chinos', 'camel-front'),
    jackets: curated('suede-bomber-jacket', 'brown-front'),
    sneakers: range('sneaker-plain-navy'),
    watches: curated('sunrise-leather-watch', 'brown-front'),
    accessories: range('belt-plain-brown'),
  },
  kids: {
    baby: curated('stripe-cotton-baby-romper', 'blue-front'),
    toddler: range('pinafore-cord-mustard'),
    kids: curated('corduroy-pocket-dungarees', 'terracotta-front'),
    tweens: range('kids-hoodie-star-navy'),
    shoes: curated('little-star-kids-trainers', 'white-front'),
    toys: range('teddy-plain-camel'),
  },
}
