import type * as english from '../../en/shared/fixed-page-descriptions'

/** What search engines show of the pages that every shop has. */
export const fixedPageDescriptions: typeof english.fixedPageDescriptions = {
  contact: 'كيف تتواصل مع {shop}، وفي أي أوقات.',
  'size-guide': 'جداول مقاسات {shop} بالسنتيمتر والبوصة، وطريقة القياس.',
  shipping: 'طرق التوصيل لدى {shop}، ورسومها ومدتها.',
  returns: 'مهلة الإرجاع المجاني لدى {shop}: {free_return_time}.',
  terms: 'ما يلتزم به {shop}، وما تلتزم به أنت عند الطلب.',
  privacy: 'ما يعرفه {shop} عنك، ولماذا، وإلى متى، وكيف تحذفه.',
  cookies: 'ما يخزنه {shop} في متصفحك، والأمر الوحيد الذي يمكنك إيقافه.',
  'ad-choices': 'لا يعرض {shop} أي إعلانات ولا يشارك في أي منها. ومع ذلك، هذا ما يمكنك اختياره.',
  accessibility: 'ما يفعله {shop} ليتسوق الجميع بسهولة، وكيف اختُبر ذلك، وكيف تبلّغ عن أي عائق.',
  'legal-notice': 'من يدير {shop}، وكيف تتواصل معه.',
}
