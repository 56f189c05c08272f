import { lastUpdated } from '@/config/last-updated'
import { paths } from '@/config/paths'
import type { ShopFacts } from '@/domain/store/facts'
import type { DocumentBlock, DocumentSection } from '@/domain/store/help-document'
import type { PolicyDocument } from '../../policy-document'
import { count } from '../shared/numbers'
import { returnTimeIn } from './return-time'

const writeToUs: DocumentBlock = {
  kind: 'links',
  links: [{ label: 'راسلنا', to: `${paths.contact}?about=return` }],
}

const cancelTimeIn = ({ cancel_hours: hours }: ShopFacts): string =>
  hours === null
    ? '{cancel_hours}'
    : count(Number(hours), {
        one: 'ساعة واحدة',
        two: 'ساعتين',
        few: 'ساعات',
        many: 'ساعة',
        other: 'ساعة',
      })

/** What a shop takes back that is as ordered, how, and what to do instead of an exchange. */
function asOrdered(facts: ShopFacts): DocumentSection[] {
  if (facts.return_days === null)
    return [
      {
        id: 'what',
        title: 'ما يمكنك إرجاعه',
        words: 'حالة استثناء استثناءات إرجاع سياسة استبدال استرداد',
        blocks: ['ما به عيب، أو ما لم تطلبه. لا نسترجع غير ذلك، إلا ما يمنحك القانون حق إرجاعه.', writeToUs],
      },
    ]
  const time = returnTimeIn(facts)
  return [
    {
      id: 'what',
      title: 'ما يمكنك إرجاعه',
      words: 'حالة بطاقة بطاقات ملبوس مختوم نظافة استثناء استثناءات إرجاع سياسة',
      blocks: [
        `كل شيء، خلال ${time} من وصوله، ما دامت القطع بحالتها الأصلية وبطاقاتها مثبتة عليها. تجربة القطع مسموحة، أما لبسها فلا.`,
        'حفاظًا على النظافة، لا نسترجع القطع المختومة، ولا ما يلامس البشرة مباشرة أو يخترقها كالأقراط، إلا إذا لم تُفتح.',
      ],
    },
    {
      id: 'how',
      title: 'كيفية الإرجاع',
      words: 'إرجاع استبدال ملصق طرد خطوات استرداد بدء إرسال',
      blocks: [
        {
          kind: 'steps',
          items: [
            'افتح طلبك، واختر «إرجاع قطع»، وحدد العدد والسبب. بدون حساب، ابحث عن الطلب برقمه وبريدك الإلكتروني.',
            `نراسلك لنوضح لك كيف ترسل القطع${facts.free_return_days === null ? '' : ' مجانًا'}. حتى ذلك الحين يمكنك سحب طلب الإرجاع.`,
            'غلّف القطع مع بطاقاتها، وسلّم الطرد واحتفظ بالإيصال. تصلك رسالة عند وصوله، ورسالة عند إرسال المبلغ إليك.',
          ],
        },
        {
          kind: 'links',
          links: [
            { label: 'طلباتك', to: paths.profileOrders },
            { label: 'طلب بدون حساب', to: paths.track },
          ],
        },
      ],
    },
  ]
}

function leadOf(facts: ShopFacts): string {
  if (facts.return_days === null) return 'إن كان في قطعة عيب، أو لم تكن ما طلبته، فسنصلح الأمر.'
  const time = returnTimeIn(facts)
  return `يمكنك تغيير رأيك خلال ${time}. ${facts.free_return_days === null ? 'رسوم الإرجاع عليك.' : 'الإرجاع لا يكلفك شيئًا.'}`
}

function faultyOf(facts: ShopFacts): string {
  if (facts.return_days === null)
    return 'إن كان في قطعة عيب، أو لم تكن ما طلبته، فلا شيء عليك. راسلنا برقم الطلب وصورة. ولك أن تختار بين قطعة أخرى واسترداد مالك.'
  const time = returnTimeIn(facts)
  return `إن كان في قطعة عيب، أو لم تكن ما طلبته، فلا شيء عليك: لا نشترط بقاء البطاقات، ${facts.free_return_days === null ? 'ولا تتحمل رسوم الإرسال، ' : ''}ولا نتقيد بمهلة ${time}. اطلب إرجاعها من صفحة الطلب مع صورة، وبعد ${time} راسلنا برقم الطلب. ولك أن تختار بين قطعة أخرى واسترداد مالك.`
}

export const returnsDocument: PolicyDocument = (facts) => ({
  lead: leadOf(facts),
  updated: lastUpdated.returns,
  sections: [
    ...asOrdered(facts),
    {
      id: 'money',
      title: 'متى تسترد مالك',
      words: 'استرداد مال مبلغ دفع مدفوع تعويض بنك نقد نقدا',
      blocks: [
        'بعد وصول الطرد إلينا وفحص القطع، نعيد إليك ما دفعته مقابلها، بالطريقة التي دفعت بها. وما دُفع نقدًا عند الاستلام نحوّله إلى حساب بنكي تحدده. إن أرجعت كل القطع، نعيد إليك أيضًا رسوم التوصيل التي دفعتها.',
      ],
    },
    ...(facts.return_days === null
      ? []
      : [
          {
            id: 'exchange',
            title: 'مقاس آخر أو لون آخر',
            words: 'استبدال تبديل مقاس لون مختلف آخر',
            blocks: [
              'اطلب الآن القطعة التي تريدها كي لا يسبقك إليها أحد، وأرجع الأخرى. هذا أسرع من الاستبدال بالبريد، واسترداد المبلغ يغطي القطعة الأولى.',
              { kind: 'links', links: [{ label: 'دليل المقاسات', to: paths.sizeGuide }] },
            ],
          } satisfies DocumentSection,
        ]),
    {
      id: 'faulty',
      title: 'قطع معيبة أو غير مطلوبة',
      words: 'مكسور تالف عيب معيب خطأ قطعة ضمان جودة',
      blocks: [faultyOf(facts), writeToUs],
    },
    {
      id: 'cancel',
      title: 'قبل الشحن',
      words: 'إلغاء ألغي تغيير طلب إيقاف',
      blocks: [
        `يمكن إلغاء الطلب خلال ${cancelTimeIn(facts)} من صفحته، ما دمنا لم نبدأ تحضيره. ${facts.return_days === null ? 'بعد ذلك، راسلنا.' : 'بعد ذلك، انتظر وصوله ثم أرجعه.'}`,
        { kind: 'links', links: [{ label: 'تتبع طلبك', to: paths.track }] },
      ],
    },
  ],
})
