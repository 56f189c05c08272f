// Read by the mail function as well, which runs outside of the app: so the imports are relative and name their file's ending.
import { shop } from '../../../config/shop.ts'
import type * as english from '../../en/mail/account-mail.ts'
import type { Words } from '../../words.ts'

const ofAccount = () => (shop.name ? ` لحسابك لدى ${shop.name}` : '')

/** Mails about an account itself. Supabase Auth sends them: `npm run mail:templates` makes its templates from these. */
export const accountMail = {
  recovery: {
    get subject() {
      return `اختر كلمة مرور جديدة${ofAccount()}`
    },
    preview: 'يعمل الرابط مرة واحدة، خلال ساعة.',
    title: 'اختر كلمة مرور جديدة',
    text: 'طلب أحدهم كلمة مرور جديدة، والأرجح أنه أنت. يعمل الرابط مرة واحدة، خلال ساعة.',
    action: 'اختيار كلمة مرور جديدة',
    reason:
      'وصلتك هذه الرسالة لأن كلمة مرور جديدة طُلبت بعنوان بريدك. إن لم تكن أنت، فتجاهلها: تبقى كلمة مرورك كما هي.',
  },
  confirmation: {
    get subject() {
      return `أكّد بريدك الإلكتروني${ofAccount()}`
    },
    preview: 'بنقرة واحدة يصبح حسابك جاهزًا.',
    title: 'نقرة واحدة تفصلك عن حسابك',
    text: 'أكّد أن هذا العنوان لك، ويصبح حسابك جاهزًا.',
    action: 'تأكيد بريدي الإلكتروني',
    reason:
      'وصلتك هذه الرسالة لأن حسابًا أُنشئ بعنوان بريدك. إن لم تكن أنت، فتجاهلها: بدون هذا الرابط يبقى الحساب مغلقًا.',
  },
} as const satisfies Words<typeof english.accountMail>
