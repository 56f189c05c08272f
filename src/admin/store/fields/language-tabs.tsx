import { Check } from 'lucide-react'
import { storeFields } from '@/content/admin/store/fields'
import { languageName } from '@/content/admin/store/languages'
import type { FormField } from './form-field'
import { textsOf } from './stored-value'

type LanguageTabsProps = {
  fields: readonly FormField[]
  values: unknown
  languages: readonly string[]
  shown: string
  onShow: (language: string) => void
}

/** In which language the words are shown: with a tick where all are there, else with how many are missing. */
export function LanguageTabs({ fields, values, languages, shown, onShow }: LanguageTabsProps) {
  const [first = '', ...others] = languages
  if (others.length === 0) return null
  return (
    <div role="group" aria-label={storeFields.languages} className="flex border-y border-line">
      {languages.map((language) => {
        const missing = missingTexts(fields, values, language, first)
        return (
          <button
            key={language}
            type="button"
            aria-pressed={language === shown}
            onClick={() => onShow(language)}
            className="flex min-h-11 flex-1 items-center justify-center gap-1.5 border-b-2 border-transparent px-2 text-muted hover:text-ink aria-pressed:border-accent aria-pressed:font-semibold aria-pressed:text-ink md:min-h-9.5"
          >
            <span lang={language}>{languageName(language)}</span>
            {missing === 0 ? (
              <>
                <Check size={14} strokeWidth={1.8} aria-hidden="true" className="text-success" />
                <span className="sr-only">{storeFields.complete}</span>
              </>
            ) : (
              <span
                title={storeFields.missing(missing)}
                className="min-w-4 rounded-full bg-highlight px-1 text-12 leading-4 font-semibold text-badge-on-light"
              >
                <span aria-hidden="true">{missing}</span>
                <span className="sr-only">{storeFields.missing(missing)}</span>
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}

/** How many texts of the shop's first language have none in this one. */
function missingTexts(
  fields: readonly FormField[],
  values: unknown,
  language: string,
  first: string,
): number {
  const own = new Map<string, unknown>(Object.entries(Object(values)))
  return fields.reduce((sum, field) => {
    const value = own.get(field.name)
    if (field.field === 'list')
      return Array.isArray(value)
        ? value.reduce<number>((all, entry) => all + missingTexts(field.entries, entry, language, first), sum)
        : sum
    if (!['line', 'text', 'rich'].includes(field.field)) return sum
    const texts = textsOf(value, first)
    return texts[first] && !texts[language] ? sum + 1 : sum
  }, 0)
}
