import { createPersistedStore } from '@/data/browser/persisted-store'
import { removeStored } from '@/data/browser/stored-keys'
import type { Consent } from '@/domain/shop/consent'
import { decide } from './consent'
import { endShare } from './share-consent'

/** That the visitor agreed to a question that named the origin, too. Its key begins as the origin's own does. */
const agreed = createPersistedStore({
  key: 'origin-agreed',
  initial: false,
  parse: (stored) => stored === 'true',
})

/** Whether this page's shop keeps where customers come from: only then its HTML has the script of that. */
export const keepsOrigins = () => document.querySelector('script[data-origins]') !== null

/** Whether the origin may be stored in this browser. */
export const mayKeepOrigin = agreed.read

/** Takes the decision on optional storage, which is one on the origin as well where the question named it. */
export function decideOnAll(decision: Consent) {
  if (decision === 'refused') {
    agreed.remove()
    endShare()
    removeStored(['origin'])
  } else if (keepsOrigins()) agreed.change(() => true)
  decide(decision)
}
