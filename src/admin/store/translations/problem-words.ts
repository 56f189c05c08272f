import { adminTranslations } from '@/content/admin/store/translations'
import type { TranslationProblem } from '@/domain/translations/translation'

const words = adminTranslations.problems

/** What is wrong with a translation, in words. */
export function problemWords({ problem, now = '' }: Pick<TranslationProblem, 'problem' | 'now'>): string {
  const said = words[problem]
  return typeof said === 'string' ? said : said(now.length > 200 ? `${now.slice(0, 200)}…` : now)
}
