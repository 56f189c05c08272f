import { lastUpdated } from '@/config/last-updated'
import { paths } from '@/config/paths'
import type { DocumentBlock } from '@/domain/store/help-document'
import type { PolicyDocument } from '../../policy-document'

const words = {
  name: 'الاسم التجاري',
  address: 'العنوان',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  ice: 'التعريف الموحد للمقاولة (ICE)',
  taxId: 'التعريف الضريبي (IF)',
  register: 'السجل التجاري (RC)',
  professionalTax: 'رقم الرسم المهني (TP)',
  capital: 'رأس المال',
  vat: (percent: number) => `الأسعار شاملة الضريبة على القيمة المضافة (${percent}%).`,
}

/** Who runs the shop (law 31-08, article 29); what the owner has not set is left out. */
export const legalNotice: PolicyDocument = (_facts, { vatRate, address, ...identity }) => {
  const rows: [string, string | null][] = [
    [words.name, identity.name],
    [words.address, address.join('، ') || null],
    [words.phone, identity.phone],
    [words.email, identity.email],
    [words.register, identity.register],
    [words.ice, identity.ice],
    [words.taxId, identity.taxId],
    [words.professionalTax, identity.professionalTax],
    [words.capital, identity.capital],
  ]
  // Each value as an isolate (U+2068 … U+2069): the groups of a phone number and the parts of an address would change places.
  const set = rows.flatMap(([label, value]) => (value ? [`${label}: \u2068${value}\u2069`] : []))
  const list: DocumentBlock[] = set.length > 0 ? [{ kind: 'list', items: set }] : []
  return {
    lead: 'من يدير {shop}، وكيف تتواصل معنا.',
    updated: lastUpdated.legalNotice,
    sections: [
      {
        id: 'who',
        title: 'من نحن',
        blocks: [
          '{shop} متجر إلكتروني في {country}.',
          ...list,
          ...(vatRate === null ? [] : [words.vat(vatRate)]),
        ],
      },
      {
        id: 'reach-us',
        title: 'كيف تتواصل معنا',
        blocks: [
          'تصلنا الأسئلة عن طلب أو إرجاع أو شكوى عبر صفحة التواصل.',
          { kind: 'links', links: [{ label: 'تواصل معنا', to: paths.contact }] },
        ],
      },
      {
        id: 'your-rights',
        title: 'حقوقك',
        blocks: [
          'توضح الشروط والأحكام كيف يُبرم العقد وكيف يمكنك العدول عنه، وتوضح صفحة الخصوصية ما نخزنه.',
          {
            kind: 'links',
            links: [
              { label: 'الشروط والأحكام', to: paths.terms },
              { label: 'الإرجاع', to: paths.returns },
              { label: 'الخصوصية', to: paths.privacy },
            ],
          },
        ],
      },
    ],
  }
}
