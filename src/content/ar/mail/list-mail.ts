// Words of the mails to subscribers. Read by the mail function as well, which runs outside of the app: so the imports are
// relative and name their file's ending.
import type * as english from '../../en/mail/list-mail.ts'
import type { Words } from '../../words.ts'
import { count } from '../shared/numbers.ts'
import { atShop, shopName } from '../shared/shop-words.ts'

export const listMail = {
  backInStock: {
    subject: (title: string, variant: string) =>
      variant ? `متوفر من جديد: ${title} (${variant})` : `متوفر من جديد: ${title}`,
    preview: 'طلبت منا أن نعلمك.',
    title: (title: string) => `متوفر من جديد: ${title}`,
    text: (variant: string) =>
      `طلبت منا أن نراسلك حين يتوفر هذا المنتج${variant ? ` (${variant})` : ''} من جديد. وها هو متوفر، ما دامت الكمية كافية: لا يمكننا حجز قطعة لك.`,
    action: 'شاهده الآن',
    reason: 'طلبت هذه الرسالة وحدها. إن نفدت الكمية قبل أن تصل، فاطلب إعلامك من جديد في صفحة المنتج.',
  },
  flash: {
    subject: (title: string, price: string) => `انطلقت العروض الخاطفة: ${title} بسعر ${price}`,
    preview: (amount: number, end: string) =>
      `${count(amount, { one: 'سعر مخفض', two: 'سعران مخفضان', few: 'أسعار مخفضة', many: 'سعرًا مخفضًا', other: 'سعر مخفض' })} حتى ${end}.`,
    title: 'انطلقت العروض الخاطفة',
    text: (end: string) => `قطع مختارة بأسعار أقل، حتى ${end} أو حتى نفاد الكمية.`,
    action: 'كل العروض الخاطفة',
    reason: 'طلبت أن نعلمك بانطلاق العروض الخاطفة. نراسلك مرة في اليوم على الأكثر.',
  },
  confirm: {
    get subject() {
      return `أكّد اشتراكك في رسائل ${shopName()}`
    },
    preview: 'نقرة واحدة، ونبدأ مراسلتك.',
    title: 'نقرة واحدة للتأكيد',
    lists: new Map([
      ['newsletter', 'أكّد أنك تريد نشرتنا البريدية.'],
      ['flash-deals', 'أكّد أنك تريد رسالة عند انطلاق العروض الخاطفة: مرة في اليوم على الأكثر.'],
      [
        'vip-club',
        'أكّد أنك تريد الانضمام إلى نادي VIP: رسالة عند انطلاق العروض الخاطفة، مرة في اليوم على الأكثر.',
      ],
      ['coming-soon', 'أكّد أنك تريد أن تكون أول من يعرف ما سيصل قريبًا.'],
    ]),
    restock: (product: string) => `أكّد أنك تريد رسالة واحدة حين يتوفر المنتج «${product}» من جديد.`,
    action: 'تأكيد',
    reason:
      'وصلتك هذه الرسالة لأن عنوان بريدك أُدخل في موقعنا. لن نرسل شيئًا ما لم تؤكد. يعمل الرابط لمدة أسبوع.',
  },
  newsletter: {
    get subject() {
      return `تم اشتراكك في النشرة البريدية${atShop()}`
    },
    preview: 'الجديد، وما عاد إلى المتجر، والتخفيضات.',
    title: 'تم اشتراكك في النشرة البريدية',
    text: 'ستكون أول من يعرف ما وصل حديثًا، وما عاد إلى المتجر، وأفضل التخفيضات.',
    action: 'اكتشف الجديد',
    reason:
      'وصلتك هذه الرسالة لأن عنوان بريدك سُجّل في نشرتنا البريدية. إن لم تكن أنت، فغادر القائمة بنقرة واحدة.',
  },
  flashWelcome: {
    subject: 'سنعلمك بالعروض الخاطفة القادمة',
    preview: 'مرة في اليوم على الأكثر.',
    title: 'سنعلمك بالعروض الخاطفة القادمة',
    text: 'قطع مختارة بأسعار أقل، إلى أن ينتهي الوقت أو تنفد الكمية. نراسلك عند انطلاق كل جولة، مرة في اليوم على الأكثر.',
    action: 'شاهد عروض اليوم الخاطفة',
    reason:
      'وصلتك هذه الرسالة لأن عنوان بريدك سُجّل في العروض الخاطفة. إن لم تكن أنت، فغادر القائمة بنقرة واحدة.',
  },
  vip: {
    subject: 'مرحبًا بك في نادي VIP',
    preview: 'رسالة عند انطلاق العروض الخاطفة.',
    title: 'مرحبًا بك في نادي VIP',
    text: 'نراسلك عند انطلاق العروض الخاطفة، مرة في اليوم على الأكثر. الانضمام مجاني، وتغادر بنقرة واحدة.',
    action: 'شاهد عروض اليوم',
    reason: 'وصلتك هذه الرسالة لأن عنوان بريدك سُجّل في نادي VIP. إن لم تكن أنت، فغادره بنقرة واحدة.',
  },
} as const satisfies Words<typeof english.listMail>
