import { shop } from '@/config/shop'
import { countryName } from '@/domain/delivery/country'
import type * as english from '../../en/layout/footer'
import type { Words } from '../../words'

/** Words of the footer, loaded with it. */
export const footer = {
  newsletter: {
    title: 'كن أول من يكتشف الجديد.',
    text: 'ما وصل حديثًا، وما عاد إلى المتجر، والتخفيضات، في بريدك.',
    label: 'البريد الإلكتروني',
    button: 'اشتراك',
    sending: 'جارٍ الاشتراك…',
    problems: {
      required: 'اكتب بريدك الإلكتروني أولًا.',
      email: 'أدخل بريدًا إلكترونيًا صحيحًا، مثل name@example.com.',
    },
    offer: (percent: number) => `زبون جديد؟ لك خصم ${percent}% على طلبك الأول`,
    done: (email: string) => `شكرًا لك. أُضيف ${email} إلى قائمة النشرة البريدية.`,
  },
  columns: { shop: 'المتجر', support: 'خدمة الزبائن', more: 'المزيد', app: 'المتجر على هاتفك' },
  newest: 'وصل حديثًا',
  payments: 'طرق الدفع المقبولة',
  /** Where the shop has no marks of its own. */
  methods: { card: 'بطاقة بنكية', bank: 'تحويل بنكي', cod: 'الدفع عند الاستلام' },
  social: 'تابعنا',
  networks: {
    instagram: 'Instagram',
    tiktok: 'TikTok',
    pinterest: 'Pinterest',
    facebook: 'Facebook',
  },
  legal: 'معلومات قانونية',
  owner: (year: number) => `© ${year} ${[shop.name, countryName(shop.country)].filter(Boolean).join('، ')}`,
  install: {
    badges: { iphone: ['التثبيت بدون', 'App Store'], android: ['التثبيت بدون', 'Google Play'] },
  },
} as const satisfies Words<typeof english.footer>
