import { productLimits } from '@/config/page-limits'
import type { ProductProblem } from '@/domain/product/product-fields'

/** What is wrong with a field of a product, beside it. */
export const productProblems = {
  required: 'Please fill this in.',
  'title-length': 'Please keep the title under 120 characters.',
  slug: 'Use small letters, digits and single hyphens, 120 characters at most.',
  'slug-taken': 'Another product has this address, or had it before.',
  'description-length': 'Please keep the description under 5,000 characters.',
  'materials-length': 'Please keep the materials under 300 characters.',
  price: 'Enter a price, for example 12.99.',
  'original-price': 'Enter a price, for example 45.99, or leave it empty.',
  'original-below-price': 'The original price can’t be below the price.',
  quantity: 'Enter a whole number, 0 or more.',
  'too-many-options': `At most ${productLimits.variants} combinations of sizes, colors and a third option.`,
  'third-values': 'Add its values below, or leave its name empty.',
  'option-length': 'Please keep each one under 40 characters.',
  details: 'Write each line as a name, a colon and a value, for example “Fabric: linen”.',
  'details-length': 'At most 30 lines, with names under 60 and values under 400 characters.',
  cost: 'Enter an amount, for example 8.50, or leave it empty.',
  weight: 'Enter whole grams, from 1 to 1,000,000, or leave it empty.',
  barcode: 'This is no EAN, UPC or ISBN: a digit is wrong. Check it, or leave it empty.',
  'variant-below-price':
    'The product’s price is the lowest. Lower it, and give the others a price of their own.',
  'too-long': 'Please shorten this.',
  'too-many-tags': 'Enter at most 50 tags.',
  'tag-length': 'Please keep each tag under 60 characters.',
  'hs-code': 'Enter 6 to 13 digits, or leave it empty.',
  'image-url': 'Start with https:// or, for a picture of this shop, with a slash.',
  'image-missing': 'Please provide an image URL or upload an image',
} as const satisfies Record<ProductProblem, string>
