import { consentWords } from '@/content/layout/consent'
import { returnsDocument } from '@/content/orders/returns'
import { accessibilityDocument } from '@/content/pages/accessibility'
import { adChoicesDocument, cookiesDocument } from '@/content/pages/cookies'
import { legalNotice } from '@/content/pages/legal-notice'
import { privacyDocument } from '@/content/pages/privacy'
import { termsDocument } from '@/content/pages/terms'
import { shippingDocument } from '@/content/shared/shipping'
import { useIdentity } from '@/data/settings/use-identity'
import { ConsentPanel } from './consent-panel'
import { DeliveryTables } from './delivery-tables'
import { DocumentPage } from './document-page'
import { StoredTable } from './stored-table'

const choice = { id: 'choice', title: consentWords.panel.title, content: <ConsentPanel /> }
const stored = { id: 'stored', title: consentWords.table.title, content: <StoredTable /> }

export const ShippingPage = () => (
  <DocumentPage document={shippingDocument} after={{ costs: <DeliveryTables /> }} />
)
export const ReturnsPage = () => <DocumentPage document={returnsDocument} />
export const LegalNoticePage = () => <DocumentPage document={legalNotice(useIdentity())} />
export const TermsPage = () => <DocumentPage document={termsDocument} />
export const PrivacyPage = () => <DocumentPage document={privacyDocument} />
export const CookiesPage = () => <DocumentPage document={cookiesDocument} extra={[choice, stored]} />
export const AdChoicesPage = () => <DocumentPage document={adChoicesDocument} extra={[choice]} />
export const AccessibilityPage = () => <DocumentPage document={accessibilityDocument} />
