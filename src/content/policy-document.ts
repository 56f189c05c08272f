import type { Identity } from '@/domain/shop/identity'
import type { ShopFacts } from '@/domain/store/facts'
import type { HelpDocument } from '@/domain/store/help-document'

/** A document of a shop. Its texts name facts in braces (src/domain/store/facts.ts). */
export type PolicyDocument = (facts: ShopFacts, identity: Identity) => HelpDocument
