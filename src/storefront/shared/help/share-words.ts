import { consentWords } from '@/content/layout/consent'
import type { SharePurpose } from '@/domain/origins/share'

const words = consentWords.share

const serviceOf = (purpose: SharePurpose) => (purpose === 'google' ? 'google' : 'meta')

/** The question whether advertising services are told of orders: it names each, what it gets, and why. */
export const shareQuestion = (purposes: readonly SharePurpose[]) => ({
  label: words.label(purposes.map((purpose) => words.services[serviceOf(purpose)])),
  text: [...purposes.map((purpose) => words.told[purpose]), words.why].join(' '),
})
