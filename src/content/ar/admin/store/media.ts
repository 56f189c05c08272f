import type * as english from '../../../en/admin/store/media'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

/** Words of the shop's pictures and films. */
export const storeMedia = {
  error: 'تعذر تحميل الصور والفيديوهات.',
  list: 'صور المتجر وفيديوهاته',
  search: 'البحث في أوصاف الصور',
  found: (files: number) =>
    count(files, { one: 'ملف واحد', two: 'ملفان', few: 'ملفات', many: 'ملفًا', other: 'ملف' }),
  none: {
    picture: { title: 'لا صور بعد', text: 'ارفع الصورة الأولى: JPEG أو PNG أو WebP أو AVIF.' },
    film: { title: 'لا فيديوهات بعد', text: 'ارفع الفيديو الأول: MP4 أو WebM، بحجم 50 ميغابايت على الأكثر.' },
  },
  noneFound: (words: string) => `لا شيء في أوصافه «${words}»`,
  upload: 'رفع صور أو فيديوهات',
  uploading: (done: number, of: number) => `جارٍ الرفع، ${number(done + 1)} من ${number(of)}…`,
  uploaded: (files: number) =>
    `تم رفع ${count(files, {
      one: 'ملف واحد',
      two: 'ملفين',
      few: 'ملفات',
      many: 'ملفًا',
      other: 'ملف',
    })}`,
  drop: 'أو أفلتها هنا',
  unnamed: 'بلا وصف بعد',
  size: (width: number, height: number) => `\u2066${width} × ${height}\u2069`,
  detail: {
    title: { picture: 'صورة', film: 'فيديو' },
    alt: 'الوصف',
    altIn: (language: string) => `الوصف (${language})`,
    altHint: 'يُقرأ بصوت عالٍ لمن لا يرى المحتوى. اتركه فارغًا إن كان للزينة فقط.',
    places: 'أماكن العرض',
    nowhere: 'غير معروض في أي مكان.',
    placesError: 'تعذرت معرفة أماكن العرض.',
    save: 'حفظ',
    saving: 'جارٍ الحفظ…',
    saved: 'تم الحفظ',
    refusals: {
      ROW_CHANGED:
        'كتب مدير آخر الوصف في هذه الأثناء. احفظ مرة أخرى لتحل كلماتك محل كلماته، أو أغلق النافذة لترى ما كتبه.',
      ROW_GONE: 'حذف مدير آخر هذا الملف في هذه الأثناء.',
      unknown: 'لم يُحفظ ذلك. حاول مرة أخرى.',
    },
    close: 'إغلاق',
    remove: 'حذف',
    removing: 'جارٍ الحذف…',
    removed: { picture: 'تم حذف الصورة', film: 'تم حذف الفيديو' },
    removeFailed: 'تعذر الحذف. حاول مرة أخرى.',
    ask: { picture: 'حذف هذه الصورة نهائيًا؟', film: 'حذف هذا الفيديو نهائيًا؟' },
    keep: 'إبقاء',
    shown: (places: string) => `هذا الملف معروض في: ${places}. أزله من هناك أولًا.`,
  },
  pick: {
    cancel: 'إلغاء',
    use: 'استعمال',
    replace: 'تغيير',
    remove: 'إزالة',
    describe: 'لا وصف له لمن لا يراه.',
    picture: {
      choose: 'اختيار صورة',
      none: 'لم تُختر أي صورة',
      gone: 'لم تعد الصورة موجودة. اختر غيرها.',
    },
    film: {
      choose: 'اختيار فيديو',
      none: 'لم يُختر أي فيديو',
      gone: 'لم يعد الفيديو موجودًا. اختر غيره.',
    },
  },
  ofFile: (name: string, problem: string) => `⁨${name}⁩: ${problem}`,
  files: {
    picture: {
      upload: 'رفع صورة',
      uploadFailed: 'لم تُرفع الصورة. حاول مرة أخرى.',
      problems: {
        type: 'هذا الملف ليس صورة صالحة للاستعمال. اختر ملف JPEG أو PNG أو WebP أو AVIF.',
        unreadable: 'تعذرت قراءة هذه الصورة. اختر غيرها.',
        'too-big': 'هذه الصورة كبيرة جدًا، حتى بعد تصغيرها.',
      },
    },
    film: {
      upload: 'رفع فيديو',
      uploadFailed: 'لم يُرفع الفيديو. حاول مرة أخرى.',
      problems: {
        type: 'لا تشغّل كل المتصفحات هذا الملف. اختر ملف MP4 أو WebM.',
        unreadable: 'لا يمكن تشغيل هذا الفيديو هنا. احفظه بصيغة MP4 مع H.264، ثم اختره من جديد.',
        'too-big': 'حجم هذا الفيديو أكبر من 50 ميغابايت. قصّره أو صغّره، أو ضع رابطه على YouTube أو Vimeo.',
      },
    },
  },
} as const satisfies Words<typeof english.storeMedia>
