import { lastUpdated } from '@/config/last-updated'
import { paths } from '@/config/paths'
import type { ShopFacts } from '@/domain/store/facts'
import type { DocumentBlock } from '@/domain/store/help-document'
import type { PolicyDocument } from '../../policy-document'
import { count } from '../shared/numbers'
import { returnTimeIn } from './return-time'

function offers({ welcome_percent: welcome, student_percent: student }: ShopFacts): DocumentBlock[] {
  const links = [
    ...(welcome === null ? [] : [{ label: 'خصم الزبائن الجدد', to: paths.welcome }]),
    ...(student === null ? [] : [{ label: 'خصم الطلبة', to: paths.studentDiscount }]),
  ]
  return links.length > 0 ? [{ kind: 'links', links }] : []
}

/** What the codes for new customers and students take off; nothing where there are none. */
function codes({ welcome_percent: welcome, student_percent: student }: ShopFacts): string {
  const get = [
    ...(welcome === null ? [] : ['يحصل الزبائن الجدد على خصم {welcome_percent}% على طلبهم الأول']),
    ...(student === null
      ? []
      : [
          welcome === null
            ? 'يحصل الطلبة على خصم {student_percent}%'
            : 'ويحصل الطلبة على خصم {student_percent}%',
        ]),
  ]
  if (get.length === 0) return ''
  return `${get.join('، ')}، ${get.length > 1 ? 'ولكل خصم رمز' : 'برمز'} يُدخل في السلة أو عند إتمام الطلب. `
}

/** Until when an order can be cancelled, and what is taken back afterwards. */
function change(facts: ShopFacts): string[] {
  const hours = facts.cancel_hours
  const cancel =
    hours === null
      ? []
      : [
          `يمكنك إلغاء الطلب خلال ${count(Number(hours), { one: 'ساعة واحدة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' })} ما دام قيد الانتظار، من صفحته.`,
        ]
  const isLater = hours !== null
  const back =
    facts.return_days === null
      ? `${isLater ? 'بعد ذلك نسترجع' : 'نسترجع'} ما به عيب أو ما لم تطلبه، وما يمنحك القانون حق إرجاعه.`
      : `${isLater ? 'بعد ذلك يمكنك' : 'يمكنك'} خلال ${returnTimeIn(facts)} من وصول الطلب إرجاع القطع بحالتها الأصلية وبطاقاتها مثبتة عليها.`
  return [[...cancel, back].join(' ')]
}

const either = new Intl.ListFormat('ar-MA-u-nu-latn', { type: 'disjunction' })

/** How one pays, by what the shop has on. */
function payment({ paymentMethods: methods }: ShopFacts): string[] {
  if (methods.length === 0) return []
  const ways = methods.map(
    (method) => ({ card: 'بالبطاقة البنكية', bank: 'بتحويل بنكي', cod: 'نقدًا عند الاستلام' })[method],
  )
  const paidFirst = methods.flatMap(
    (method) => ({ card: 'الدفع بالبطاقة', bank: 'التحويل', cod: [] })[method],
  )
  const sentences = [
    `تدفع ${either.format(ways)}${methods.length > 1 ? '، وتعرض صفحة إتمام الطلب ما يمكنك استعماله منها' : ''}.`,
    ...(methods.includes('card')
      ? ['لا تُدخل معلومات البطاقة إلا في صفحة مزود خدمة الدفع: لا تصلنا ولا نخزنها.']
      : []),
    ...(paidFirst.length === 0
      ? []
      : [
          `نحضّر الطلب بعد وصول ${either.format(paidFirst)}. حتى ذلك الحين تبقى قطعه محجوزة للمدة المذكورة في رسالة التأكيد؛ وإن لم يُدفع خلالها يُلغى، ولا شيء عليك.`,
        ]),
  ]
  return [sentences.join(' ')]
}

export const termsDocument: PolicyDocument = (facts) => ({
  lead: 'ما نعدك به، وما نطلبه منك، وما يحدث عند وقوع مشكلة. بكلمات سهلة القراءة.',
  updated: lastUpdated.terms,
  sections: [
    {
      id: 'who',
      title: 'من نحن',
      words: 'شركة عنوان بيانات قانونية إشعار',
      blocks: [
        `تبين صفحة البيانات القانونية من يدير {shop}. يمكنك مراسلتنا ${facts.email === null ? '' : 'على {email} أو '}عبر صفحة التواصل. في هذه الشروط، «نحن» تعني {shop} و«أنت» تعني كل من يطلب من هذا المتجر أو يستعمله.`,
        {
          kind: 'links',
          links: [
            { label: 'البيانات القانونية', to: paths.legalNotice },
            { label: 'تواصل معنا', to: paths.contact },
          ],
        },
      ],
    },
    {
      id: 'ordering',
      title: 'الطلب',
      words: 'عقد طلب طلبات قبول حساب سن عمر',
      blocks: [
        'يمكنك الطلب بحساب أو بدونه. يُبرم العقد حين نؤكد طلبك في الصفحة وبالبريد الإلكتروني. راجع التأكيدين، وأخبرنا سريعًا إن وجدت خطأ.',
        'إن كان سعر ما خطأً واضحًا، أو تبين أن قطعة غير متوفرة، نخبرك بذلك ولا تدفع شيئًا مقابلها. يجب أن تكون قد بلغت السن القانونية لإبرام مثل هذا العقد حيث تقيم، أو أن تحصل على موافقة من بلغها.',
      ],
    },
    {
      id: 'prices',
      title: 'الأسعار والدفع',
      words: 'عملة دولار يورو درهم بطاقة بنك نقدا ضريبة دفع سعر ثمن',
      blocks: [
        'يُدفع كل طلب بعملة المتجر، وتذكرها صفحة إتمام الطلب. المبالغ بعملة أخرى للاستئناس فقط، وقد يختلف حساب بنكك قليلًا.',
        'رسوم التوصيل مذكورة في صفحة التوصيل. تعرض السلة المجموع قبل أن تقدم لنا أي معلومات. السعر المعتمد هو الظاهر لحظة تأكيد الطلب؛ وإن تغير في تلك اللحظة نفسها، نسألك من جديد.',
        ...payment(facts),
      ],
    },
    {
      id: 'deals',
      title: 'العروض والخصومات',
      words: 'عرض تخفيض تخفيضات خاطفة نادي vip عد تنازلي كوبون رمز قسيمة طالب طلبة زبون جديد',
      blocks: [
        `يستمر العرض إلى أن ينتهي وقته أو تنفد قطعه، أيهما أقرب. ${codes(facts)}لا تُجمع الخصومات: يُطبق أكبرها. والقطع التي يشملها عرض جارٍ تبقى بسعر العرض.`,
        ...offers(facts),
      ],
    },
    {
      id: 'delivery',
      title: 'التوصيل',
      words: 'توصيل شحن مدة خطر عنوان جمارك',
      blocks: [
        'تعرض صفحة إتمام الطلب البلدان التي نوصل إليها، مع طرق التوصيل ومدتها ورسومها، وتختار إحداها قبل أن تطلب. إن ضاع الطرد قبل أن يصل إلى يدك، فالمسؤولية علينا لا عليك.',
        { kind: 'links', links: [{ label: 'التوصيل', to: paths.shipping }] },
      ],
    },
    {
      id: 'changing-your-mind',
      title: 'إن غيّرت رأيك',
      words: 'إلغاء تراجع إرجاع استرداد',
      blocks: [...change(facts), { kind: 'links', links: [{ label: 'الإرجاع', to: paths.returns }] }],
    },
    {
      id: 'faulty',
      title: 'القطع المعيبة',
      words: 'ضمان عيب تالف مكسور مسؤولية',
      blocks: [
        'الضمان القانوني الذي تستفيد منه عند وجود عيب حق كامل لك، ولا شيء هنا ينقص منه. أخبرنا، ولك أن تختار بين قطعة أخرى واسترداد مالك.',
      ],
    },
    {
      id: 'account',
      title: 'حسابك وما تكتبه',
      words: 'كلمة مرور تقييم تقييمات حذف إساءة',
      blocks: [
        'احتفظ بكلمة المرور لنفسك. يمكنك حذف حسابك في أي وقت.',
        'يكتب التقييمات من سلّمنا إليهم المنتج فعلًا، ونعرضها كلها، جيدة كانت أو سيئة. لا نخفي تقييمًا إلا إذا تضمن إهانة، أو خالف القانون، أو لم يكن عن المنتج. وبكتابته تسمح لنا بعرضه هنا.',
        'لا تحاول اختراق المتجر، ولا إغراقه بالطلبات، ولا نسخ منتجاته آليًا.',
      ],
    },
    {
      id: 'liability',
      title: 'ما نتحمل مسؤوليته',
      words: 'مسؤولية ضرر أضرار تعويض حد',
      blocks: [
        'نتحمل مسؤولية الضرر الذي نسببه عمدًا أو بإهمال جسيم، ونتحمل دائمًا مسؤولية إصابة الأشخاص. وفيما عدا ذلك، نتحمل ما يمكن توقعه من طلب مثل طلبك، في حدود ثمنه.',
      ],
    },
    {
      id: 'law',
      title: 'القانون والنزاعات',
      words: 'محكمة اختصاص شكوى شكاية',
      blocks: [
        'يُطبق قانون {country}. إن كنت تقيم في بلد آخر، تبقى القواعد التي تحمي المشترين هناك سارية. قبل اللجوء إلى المحكمة، راسلنا: معظم الأمور تُحل في رسالتين.',
      ],
    },
    {
      id: 'changes',
      title: 'إن تغيرت هذه الشروط',
      words: 'تحديث نسخة تعديل',
      blocks: ['التاريخ أعلاه هو تاريخ آخر تعديل. ويخضع كل طلب للشروط التي كانت معروضة هنا يوم تقديمه.'],
    },
  ],
})
