import type { PolicyName } from '@/domain/store/help-document'
import type { PolicyDocument } from '../../policy-document'
import { accessibilityDocument } from './accessibility'
import { adChoicesDocument, cookiesDocument } from './cookies'
import { legalNotice } from './legal-notice'
import { privacyDocument } from './privacy'
import { returnsDocument } from './returns'
import { shippingDocument } from './shipping'
import { termsDocument } from './terms'

/** What the software says in each policy; an owner may say it otherwise. */
export const policyDocuments: Readonly<Record<PolicyName, PolicyDocument>> = {
  shipping: shippingDocument,
  returns: returnsDocument,
  terms: termsDocument,
  privacy: privacyDocument,
  cookies: cookiesDocument,
  'ad-choices': adChoicesDocument,
  accessibility: accessibilityDocument,
  'legal-notice': legalNotice,
}
