import type * as english from '../../en/cart/checkout-reminder'
import type { Words } from '../../words'

/** Words of being reminded of a checkout that was left. */
export const reminderWords = {
  label: 'أرسلوا إليّ رسالة واحدة إن لم أكمل طلبي',
  text: 'إلى عنوان حسابك. يحتفظ المتجر عندها بهذه السلة أسبوعًا، أو حتى تطلب.',
  failed: 'تعذر حفظ ذلك. حاول مرة أخرى.',
  page: {
    title: 'سلتك',
    done: 'عادت سلتك',
    unknown: {
      title: 'لم يعد هذا الرابط يعمل',
      text: 'ربما قدّمت طلبك منذ ذلك الحين، أو مضى على الرابط أكثر من أسبوع، أو لم يعد أي شيء من سلتك متوفرًا.',
      cart: 'إلى السلة',
      home: 'إلى المتجر',
    },
  },
} as const satisfies Words<typeof english.reminderWords>
