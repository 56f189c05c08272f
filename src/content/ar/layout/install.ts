import { shop } from '@/config/shop'
import type * as english from '../../en/layout/install'
import type { Words } from '../../words'

/** How the shop gets onto a home screen; loaded with the panel that says so. */
export const install = {
  get title() {
    return `${shop.name || 'المتجر'} على شاشتك الرئيسية`
  },
  get text() {
    return `${shop.name || 'المتجر'} تطبيق ويب. أضفه إلى شاشتك الرئيسية وافتحه كأي تطبيق آخر، بدون تنزيل.`
  },
  button: 'تثبيت',
  ready: 'يستطيع متصفحك القيام بذلك.',
  get done() {
    return `تم التثبيت. ابحث عن ${shop.name || 'المتجر'} بين تطبيقاتك.`
  },
  dismissed: 'لم يتم التثبيت. الخطوات أدناه صالحة في أي وقت.',
  guides: {
    iphone: {
      title: 'iPhone وiPad',
      steps: [
        'افتح المتجر في Safari.',
        'اضغط على «مشاركة».',
        'اختر «إضافة إلى الشاشة الرئيسية»، ثم «إضافة».',
      ],
    },
    android: {
      title: 'Android',
      steps: [
        'افتح المتجر في Chrome.',
        'افتح القائمة ذات النقاط الثلاث.',
        'اختر «إضافة إلى الشاشة الرئيسية»، ثم «تثبيت».',
      ],
    },
    desktop: {
      title: 'الحاسوب',
      steps: [
        'في Chrome أو Edge، استعمل رمز التثبيت في آخر شريط العنوان.',
        'في Safari على Mac، اختر «ملف»، ثم «إضافة إلى Dock».',
      ],
    },
  },
} as const satisfies Words<typeof english.install>
