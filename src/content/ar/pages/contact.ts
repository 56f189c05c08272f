import { paths } from '@/config/paths'
import { phoneHref } from '@/domain/shop/support'
import type * as english from '../../en/pages/contact'
import type { Words } from '../../words'
import { count } from '../shared/numbers'
import { returnTime } from '../shared/shop-words'

const problem = (required: string, tooLong: string) => ({ required, 'too-long': tooLong })
const characters = (amount: number) =>
  count(amount, { one: 'حرف واحد', two: 'حرفان', few: 'أحرف', many: 'حرفًا', other: 'حرف' })

const about: Readonly<Record<string, string>> = {
  return: 'أريد إرجاع قطعة',
  order: 'بخصوص طلبي',
  call: 'أرجو الاتصال بي',
  chat: 'لدي سؤال',
}

/** Words of every form that writes to the shop. */
export const messageWords = {
  optional: 'اختياري',
  left: (amount: number) => `المتبقي: ${characters(amount)}`,
  over: (amount: number) => `${characters(amount)} فوق الحد`,
  problems: {
    name: problem('اكتب اسمك.', 'هذا الاسم طويل جدًا. اختصره.'),
    email: {
      ...problem('اكتب بريدك الإلكتروني لنتمكن من إجابتك.', 'هذا العنوان طويل جدًا.'),
      email: 'أدخل بريدًا إلكترونيًا صحيحًا، مثل name@example.com.',
    },
    subject: problem('اكتب الموضوع في بضع كلمات.', 'اختصر الموضوع قليلًا.'),
    body: problem('اكتب رسالتك.', 'هذه الرسالة أطول مما يمكننا استقباله دفعة واحدة. اختصرها.'),
    business: problem('اكتب اسم نشاطك التجاري.', 'هذا الاسم طويل جدًا. اختصره.'),
    category: problem('اختر أكثر ما تبيعه.', 'اختر أكثر ما تبيعه.'),
    city: problem('اكتب المدينة التي تبيع منها.', 'هذا الاسم طويل جدًا. اختصره.'),
    phone: {
      ...problem('اكتب رقم هاتفك.', 'رقم الهاتف هذا طويل جدًا.'),
      phone: 'أدخل رقم هاتف صحيحًا: أرقام وفراغات و+.',
    },
    website: problem('اكتب العنوان.', 'هذا العنوان طويل جدًا.'),
  },
  summary: (amount: number) =>
    count(amount, {
      one: 'حقل واحد يحتاج إلى تصحيح',
      two: 'حقلان يحتاجان إلى تصحيح',
      few: 'حقول تحتاج إلى تصحيح',
      many: 'حقلًا تحتاج إلى تصحيح',
      other: 'حقل تحتاج إلى تصحيح',
    }),
  failed: { kept: 'رسالتك محفوظة. يمكنك أيضًا مراسلتنا على' },
  tooMany: {
    title: 'رسائل كثيرة في وقت قصير',
    text: 'يمكنك إرسال خمس رسائل في الساعة. انتظر قليلًا؛ رسالتك محفوظة.',
  },
  honeypot: {
    title: 'أعد إرسال الرسالة',
    text: 'مُلئ حقل خفي للحماية من الرسائل المزعجة، ربما بسبب إضافة في المتصفح. وقد أفرغناه.',
  },
  reference: 'رقم المرجع',
  mailed: (email: string) => `رسالة تأكيد في طريقها إلى ${email}.`,
  notMailed: 'لن تصلك رسالة تأكيد هذه المرة، فسجّل رقم المرجع.',
  restored: 'ما بدأت كتابته ما زال هنا.',
  discard: 'البدء من جديد',
} as const satisfies Words<typeof english.messageWords>

export const contact = {
  lead: 'سؤال، شكوى، كلمة طيبة: راسلنا.',
  details: 'طرق أخرى للتواصل معنا',
  address: 'بالبريد',
  get addressNote() {
    return `للرسائل البريدية.${returnTime() === null ? '' : ' وللإرجاع عنوان خاص، مكتوب على ملصق الشحن.'}`
  },
  newWindow: 'يُفتح في نافذة جديدة',
  zone: (country: string) => `بتوقيت ${country}.`,
  first: 'قد تجد جوابك هنا',
  form: 'راسلنا',
  fields: { name: 'الاسم', email: 'البريد الإلكتروني', subject: 'الموضوع', body: 'الرسالة' },
  hints: {
    email: 'نجيبك على هذا العنوان ولا نستعمله لغير ذلك.',
    body: 'إن كانت رسالتك بخصوص طلب، فرقمه يساعدنا.',
    call: 'إن كانت رسالتك بخصوص طلب، فرقمه يساعدنا. وإن أردت أن نتصل بك، فأضف رقم هاتفك.',
  },
  submit: 'إرسال الرسالة',
  busy: 'جارٍ الإرسال…',
  /** The subjects that `?about=` prefills. */
  about,
  sent: {
    title: 'وصلتنا رسالتك',
    text: 'سنجيبك عبر البريد الإلكتروني.',
    again: 'كتابة رسالة أخرى',
    help: 'إلى صفحات المساعدة',
    home: 'العودة إلى المتجر',
  },
} as const satisfies Words<typeof english.contact>

/** The channels that the shop offers; `email` is its address. One without a number or a chat of its own leads to the message form. */
export const channelsOf: typeof english.channelsOf = ({ phone, chatUrl, hours }, email) => {
  const form = (subject: keyof typeof about) => `${paths.contact}?about=${subject}#write`
  const channels = [
    {
      id: 'chat',
      label: 'دردشة مباشرة',
      ...(chatUrl ? { action: 'بدء الدردشة', href: chatUrl } : { action: 'راسلنا', href: form('chat') }),
    },
    {
      id: 'phone',
      label: 'الهاتف',
      ...(phone
        ? { action: phone, href: phoneHref(phone) }
        : { action: 'اطلب أن نتصل بك', href: form('call') }),
    },
    ...(email === null
      ? []
      : [{ id: 'email', label: 'البريد الإلكتروني', action: email, href: `mailto:${email}` } as const]),
  ] as const
  return channels.flatMap((channel) => {
    const open = hours[channel.id]
    return open ? [{ ...channel, hours: open }] : []
  })
}
