import { createPersistedStore } from '@/data/browser/persisted-store'
import { parseRecentList, type RecentListRule } from '@/domain/catalogue/recent-list'
import { consent, onConsent, wantConsent } from './consent'

const none: readonly string[] = []

/** A list of texts that is stored once the visitor agrees; until then it lasts as long as the page. */
export function consentedList(key: string, rule: RecentListRule) {
  const store = createPersistedStore({
    key,
    initial: none,
    parse: (stored) => parseRecentList(stored, rule),
    mayStore: () => consent() === 'given',
  })
  if (typeof document !== 'undefined')
    onConsent(() => {
      if (consent() === 'refused') store.remove()
      // A new array, so that entries from before the consent are stored now.
      else store.change((texts) => (texts.length > 0 ? [...texts] : texts))
    })
  return {
    use: store.use,
    change(make: (texts: readonly string[]) => readonly string[]) {
      if (consent() === 'refused') return
      store.change(make)
      wantConsent()
    },
  }
}
