import { productLimits } from '@/config/page-limits'
import type * as english from '../../../en/admin/catalogue/product-problems'
import type { Words } from '../../../words'
import { number } from '../../shared/numbers'

/** What is wrong with a field of a product, beside it. */
export const productProblems = {
  required: 'املأ هذه الخانة.',
  'title-length': 'لا يتجاوز الاسم 120 حرفًا.',
  slug: 'استعمل حروفًا لاتينية صغيرة وأرقامًا وشرطات مفردة، 120 حرفًا على الأكثر.',
  'slug-taken': 'هذا العنوان لمنتج آخر، أو كان له من قبل.',
  'description-length': 'لا يتجاوز الوصف 5.000 حرف.',
  'materials-length': 'لا تتجاوز الخامات 300 حرف.',
  price: 'أدخل سعرًا، مثل 12,99.',
  'original-price': 'أدخل سعرًا، مثل 45,99، أو اترك الخانة فارغة.',
  'original-below-price': 'لا يمكن أن يقل السعر الأصلي عن السعر.',
  quantity: 'أدخل عددًا صحيحًا، 0 أو أكثر.',
  'too-many-options': `${number(productLimits.variants)} تركيبة على الأكثر من المقاسات والألوان والخيار الثالث.`,
  'third-values': 'أضف قيمه أدناه، أو اترك اسمه فارغًا.',
  'option-length': 'لا يتجاوز كل منها 40 حرفًا.',
  details: 'اكتب في كل سطر اسمًا ثم نقطتين ثم قيمة، مثل «القماش: كتان».',
  'details-length': '30 سطرًا على الأكثر، والاسم أقل من 60 حرفًا والقيمة أقل من 400 حرف.',
  cost: 'أدخل مبلغًا، مثل 8,50، أو اترك الخانة فارغة.',
  weight: 'أدخل غرامات كاملة، من 1 إلى 1.000.000، أو اترك الخانة فارغة.',
  barcode: 'ليس هذا رمز EAN ولا UPC ولا ISBN: فيه رقم خاطئ. تحقق منه، أو اترك الخانة فارغة.',
  'variant-below-price': 'سعر المنتج هو الأدنى. اخفضه، وأعط الأصناف الأخرى أسعارها.',
  'too-long': 'اختصر هذا النص.',
  'too-many-tags': '50 وسمًا على الأكثر.',
  'tag-length': 'لا يتجاوز كل وسم 60 حرفًا.',
  'hs-code': 'أدخل من 6 إلى 13 رقمًا، أو اترك الخانة فارغة.',
  'image-url': 'ابدأ بـ \u2066https://\u2069 أو بشرطة مائلة إن كانت الصورة من هذا المتجر.',
  'image-missing': 'أدخل رابط صورة أو ارفع صورة',
} as const satisfies Words<typeof english.productProblems>
