import type * as english from '../../../en/admin/store/editor'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'
import { dayWords, timeWords } from '../admin'

/** `اليوم على الساعة 14:05`, `يوم 19 نونبر على الساعة 14:05`: within a sentence. */
const moment = (at: number, now: number) => {
  const day = dayWords(at, now)
  return `${/^\d/.test(day) ? `يوم ${day}` : day} على الساعة ${timeWords(at)}`
}

/** Words of the editor of a page: its sections, its preview, and what becomes of a draft. */
export const storeEditor = {
  head: (page: string) => `${page} · المتجر الإلكتروني`,
  loading: 'جارٍ تحميل الصفحة',
  error: 'تعذر تحميل الصفحة.',
  newer: 'كُتبت هذه الصفحة بإصدار أحدث من المتجر. يمكنك الاطلاع عليها هنا؛ ولتعديلها، حدّث المتجر أولًا.',
  state: {
    draft: 'مسودة',
    live: 'منشورة',
    scheduled: 'مجدولة',
    standard: 'النسخة الأصلية',
    changes: (changes: number) =>
      count(changes, {
        one: 'تغيير واحد',
        two: 'تغييران',
        few: 'تغييرات',
        many: 'تغييرًا',
        other: 'تغيير',
      }),
    saved: (at: number) => `حُفظت على الساعة ${timeWords(at)}`,
    saving: 'جارٍ الحفظ…',
    waiting: 'لم تُحفظ بعد',
    published: (at: number, now: number) => `نُشرت ${moment(at, now)}`,
    goesLive: (at: number, now: number) => `تُنشر ${moment(at, now)}`,
    unsaved: 'لم تُحفظ. نصوصك محفوظة في هذا المتصفح ويُعاد إرسالها.',
    offline: 'أنت غير متصل. نصوصك محفوظة في هذا المتصفح وتُرسل حين يعود الاتصال.',
    refused: 'لم تُحفظ: كبر حجم الصفحة أكثر من اللازم، أو أن أحد روابطها غير آمن.',
  },
  tabs: { sections: 'المقاطع', preview: 'المعاينة' },
  actions: {
    history: 'السجل',
    link: 'رابط المعاينة',
    schedule: 'جدولة',
    unschedule: 'إلغاء الجدولة',
    publish: 'نشر',
    publishing: 'جارٍ النشر…',
    undo: 'التراجع عن الخطوة الأخيرة',
    discard: 'تجاهل المسودة',
    more: 'المزيد',
    view: 'عرض الصفحة',
  },
  published: 'تم النشر',
  publishFailed: 'لم تُنشر الصفحة. حاول مرة أخرى.',
  nothingNew: 'كل شيء منشور بالفعل',
  scheduled: (at: number, now: number) => `تُنشر ${moment(at, now)}`,
  unscheduled: 'عادت مسودة',
  unscheduleFailed: {
    unknown: 'ما زالت مجدولة. حاول مرة أخرى.',
    PUBLISHED_ALREADY: 'حان موعدها ونُشرت. للتراجع عنها، استعد نسخة أقدم من السجل وانشرها.',
  },
  discard: {
    title: 'تجاهل المسودة؟',
    text: 'تبقى الصفحة كما هي منشورة، ويضيع ما في المسودة.',
    keep: 'إبقاء',
    confirm: 'تجاهل',
    busy: 'جارٍ التجاهل…',
    done: 'تم تجاهل المسودة',
    failed: 'لم يتم تجاهل المسودة: غيّرها شخص آخر، أو لا يوجد اتصال.',
  },
  schedule: {
    title: 'جدولة',
    at: 'موعد النشر',
    zone: (zone: string) => `حسب توقيت المتجر، ${zone}. يمكنك التعديل حتى ذلك الحين.`,
    submit: 'جدولة',
    busy: 'جارٍ الجدولة…',
    cancel: 'إلغاء',
    problem: 'اختر وقتًا لم يحن بعد، في حدود سنتين.',
    failed: 'لم تُجدول الصفحة. حاول مرة أخرى.',
  },
  link: {
    title: 'معاينة لزميل',
    text: 'من لديه الرابط يرى المسودة ولا شيء غيرها. الرابط صالح لسبعة أيام.',
    label: 'الرابط',
    copy: 'نسخ الرابط',
    make: 'إنشاء رابط',
    making: 'جارٍ إنشاء الرابط…',
    failed: 'لم يُنشأ الرابط. حاول مرة أخرى.',
    close: 'إغلاق',
    noDraft: 'لا توجد مسودة: يعرض الرابط ما هو منشور.',
  },
  policies: {
    title: 'راجع سياساتك مع محامٍ',
    text: 'كتبها البرنامج انطلاقًا من إعداداتك. تعد الزبائن بما في الإعدادات، وليست استشارة قانونية.',
    confirm: 'تمت مراجعتها',
  },
  kept: {
    title: (at: number | null) =>
      at === null ? 'احتفظنا بما كتبته' : `احتفظنا بما كتبته على الساعة ${timeWords(at)}`,
    text: 'عاد إلى الصفحة ويجري حفظه.',
    discard: 'تجاهل',
  },
  conflict: {
    title: (author: string | null) => `حفظ ${author ?? 'شخص آخر'} هذه الصفحة في هذه الأثناء`,
    text: (at: number | null, now: number, sections: number) =>
      `${at === null ? 'تغييراته' : `تغييراته المحفوظة ${moment(at, now)}`} تمس ${count(sections, {
        one: 'مقطعًا واحدًا غيّرته أنت أيضًا',
        two: 'مقطعين غيّرتهما أنت أيضًا',
        few: 'مقاطع غيّرتها أنت أيضًا',
        many: 'مقطعًا غيّرتها أنت أيضًا',
        other: 'مقطع غيّرتها أنت أيضًا',
      })}. لا تعارض في باقي تغييراتك.`,
    fits: 'لا تمس تغييراته شيئًا مما غيّرته: يمكن الجمع بينهما.',
    theirs: (author: string | null) => `نسخة ${author ?? 'الشخص الآخر'}، المحفوظة`,
    mine: 'نسختك',
    section: 'مقطع',
    removed: 'أُزيل',
    together: 'دمج التغييرات',
    drop: 'اعتماد نسخته وترك كل تغييراتي',
  },
  sections: {
    title: 'المقاطع',
    count: (sections: number, hidden: number) =>
      hidden > 0
        ? `${number(sections)}، منها ${count(hidden, {
            one: 'مقطع واحد مخفي',
            two: 'مقطعان مخفيان',
            few: 'مقاطع مخفية',
            many: 'مقطعًا مخفيًا',
            other: 'مقطع مخفي',
          })}`
        : number(sections),
    list: 'مقاطع الصفحة بترتيبها',
    keys: 'يُنقل المقطع بـ Alt مع الأسهم، ويُخفى بـ H، ويُضاف مقطع بعده بـ A، ويُزال بـ Delete.',
    header: 'رأس الصفحة',
    footer: 'التذييل',
    everywhere: 'في كل صفحة',
    none: { title: 'لا مقاطع بعد', text: 'أضف المقطع الأول: ما الذي يراه الزوار في الأعلى؟' },
    add: 'إضافة مقطع',
    full: 'تتسع الصفحة لـ 60 مقطعًا.',
    hidden: 'مخفي',
    empty: 'لا يعرض شيئًا الآن',
    changed: 'معدّل',
    handle: (name: string, place: number, of: number) => `نقل ${name}، الموضع الآن ${place} من ${of}`,
    moved: (name: string, place: number, of: number) => `${name}، الموضع ${place} من ${of}`,
    show: (name: string) => `إظهار ${name}`,
    hide: (name: string) => `إخفاء ${name}`,
    duplicate: 'تكرار',
    remove: 'إزالة',
    removed: (name: string) => `تمت إزالة ${name}`,
    added: (name: string) => `تمت إضافة ${name}`,
    back: 'كل المقاطع',
  },
  kinds: {
    title: 'إضافة مقطع',
    search: 'البحث في الأنواع',
    groups: {
      opening: 'بداية الصفحة',
      products: 'المنتجات',
      story: 'قصتك',
      help: 'المساعدة',
      lists: 'صفحات القوائم',
      others: 'المزيد',
    },
    cancel: 'إلغاء',
    none: (words: string) => `لا يوجد نوع مقطع باسم «${words}»`,
  },
  preview: {
    title: (page: string) => `معاينة «${page}»`,
    tools: 'طريقة عرض الصفحة في المعاينة',
    device: 'الجهاز',
    desktop: 'حاسوب',
    phone: 'هاتف',
    theme: 'المظهر',
    light: 'فاتح',
    dark: 'داكن',
    language: 'اللغة',
    zoom: (percent: number) => `${percent}%`,
    stale: 'لم تلحق المعاينة بالتغييرات، وهي تعرض حالة سابقة.',
    retry: 'حاول مرة أخرى',
  },
} as const satisfies Words<typeof english.storeEditor>
