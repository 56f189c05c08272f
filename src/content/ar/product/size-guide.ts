import type * as english from '../../en/product/size-guide'
import type { Words } from '../../words'

export const sizeGuideWords = {
  title: 'دليل المقاسات',
  lead: 'خذ قياساتك مرة واحدة، ثم قارن. كل الأرقام قياسات للجسم.',
  table: 'الجدول',
  yours: 'مقاسك',
  choose: 'اختر مقاسك: يُحفظ في هذا المتصفح، ويُختار لك حيثما وُجد.',
  remembered: (size: string) => `مقاسك هو ${size}.`,
  forget: 'حذفه',
  all: 'كل المقاسات في صفحة واحدة',
  /** Of charts under no heading. */
  others: 'المقاسات',
  size: 'المقاس',
  /** For shoes the size itself is the European one. */
  shoeSize: 'المقاس الأوروبي',
  units: { cm: 'سنتيمتر', in: 'بوصة' },
  unit: 'وحدة القياس',
  short: { cm: 'سم', in: 'بوصة' },
  ask: (shop: string) => `اسأل ${shop} عن المقاس`,
  howTo: 'طريقة القياس',
  between: 'إن كنت بين مقاسين، فوصف كل قطعة يدلك على المناسب. وإن لم يذكر شيئًا، فخذ الأكبر.',
  body: 'هذه قياسات الجسم، لا قياسات القطعة.',
} as const satisfies Words<typeof english.sizeGuideWords>

/** The parts of the body that charts measure by name, and how one does. */
const partWords: Readonly<Record<string, { name: string; how: string }>> = {
  bust: { name: 'محيط الصدر', how: 'حول أعرض جزء، والشريط مستقيم وغير مشدود.' },
  chest: { name: 'الصدر', how: 'تحت الإبطين وحول أعرض جزء، والشريط مستقيم.' },
  waist: { name: 'الخصر', how: 'حول أضيق جزء، حيث ينثني الجسم جانبًا.' },
  hips: { name: 'الوركان', how: 'حول أعرض جزء، والقدمان متلاصقتان.' },
  leg: { name: 'طول الساق من الداخل', how: 'من أعلى الفخذ من الداخل إلى الأرض، بدون حذاء.' },
  neck: { name: 'الرقبة', how: 'حول أسفل الرقبة، مع وضع إصبع تحت الشريط.' },
  height: { name: 'الطول', how: 'وقوفًا، والظهر إلى الحائط، بدون حذاء.' },
  foot: {
    name: 'طول القدم',
    how: 'قف على ورقة، وضع علامة عند الكعب وعند أطول إصبع، وقس ما بين العلامتين. اعتمد القدم الأطول.',
  },
}

export const bodyParts = Object.keys(partWords)
export const bodyPartNames = Object.values(partWords).map(({ name }) => name)

/** What a chart's measure is called; one that the software does not know has the shop's own name. */
export const measureName: typeof english.measureName = (measure) =>
  Object.hasOwn(partWords, measure) ? (partWords[measure]?.name ?? measure) : measure

/** How it is taken; null for one that the software does not know. */
export const howToMeasure: typeof english.howToMeasure = (measure) =>
  Object.hasOwn(partWords, measure) ? (partWords[measure]?.how ?? null) : null
