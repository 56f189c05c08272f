import { useId } from 'react'
import { languageName } from '@/content/admin/store/languages'
import { adminTranslations as words } from '@/content/admin/store/translations'
import type { TranslatedRow } from '@/data/translations/admin-translations'
import { directionOf, isLanguage } from '@/domain/text/spoken-languages'
import { Button } from '@/ui/button'
import { TextArea, TextField } from '@/ui/field'
import { problemWords } from './problem-words'
import type { TypedTranslations } from './use-typed-translations'

type TranslationRowProps = {
  row: TranslatedRow
  kind: string
  /** The language of the texts, and the one into which they are translated. */
  from: string
  to: string
  typed: TypedTranslations
}

const inLanguage = (code: string) => ({ lang: code, dir: isLanguage(code) ? directionOf(code) : 'auto' })
const fieldNames: Readonly<Record<string, string>> = words.fields

/** The texts of one row, each beside its translation. */
export function TranslationRow({ row, kind, from, to, typed }: TranslationRowProps) {
  const heading = useId()
  return (
    <li className="border-t border-line px-4 py-4 md:px-5">
      <section aria-labelledby={heading}>
        <h2 id={heading} className="mb-2 font-text text-14 font-semibold tracking-normal">
          <bdi>{row.name}</bdi>
        </h2>
        <div className="grid gap-4">
          {row.texts.map((each) => (
            <TranslatedField
              key={each.field}
              text={each}
              place={{ kind, id: row.id }}
              {...{ from, to, typed }}
            />
          ))}
        </div>
      </section>
    </li>
  )
}

type TranslatedFieldProps = Omit<TranslationRowProps, 'row' | 'kind'> & {
  text: TranslatedRow['texts'][number]
  place: { kind: string; id: string }
}

function TranslatedField({ text: own, place, from, to, typed }: TranslatedFieldProps) {
  const { field, most, is_line: isLine, text, translation } = own
  const saved = { language: to, ...place, field, text, before: translation, after: translation }
  const mine = typed.typedAt(saved)
  const problem = typed.problemAt(saved)
  const value = mine?.after ?? translation
  const name = fieldNames[field] ?? field
  const props = {
    dense: true,
    label: words.fieldIn(name, languageName(to)),
    note: value === '' ? words.absent : undefined,
    ...inLanguage(to),
    value,
    maxLength: most,
    error: problem ? problemWords(problem) : null,
    onChange: ({ target }: { target: { value: string } }) =>
      typed.type({ ...saved, ...mine, after: target.value }),
  }
  return (
    <div className="grid gap-x-6 gap-y-1.5 md:grid-cols-2">
      <div className="min-w-0">
        <p className="mb-1.5 text-14 text-muted">{words.fieldIn(name, languageName(from))}</p>
        <p
          {...inLanguage(from)}
          className="max-h-64 overflow-y-auto break-words whitespace-pre-line md:py-1.5"
        >
          {text}
        </p>
      </div>
      <div className="min-w-0">
        {isLine ? (
          <TextField {...props} />
        ) : (
          <TextArea {...props} rows={Math.min(12, Math.ceil(text.length / 60) + 1)} />
        )}
        {problem && (problem.problem === 'changed' || problem.problem === 'text') && (
          <div className="mt-1.5 flex gap-2">
            <Button look="quiet" size="small" onClick={() => typed.keepMine(problem)}>
              {words.keepMine}
            </Button>
            <Button look="quiet" size="small" onClick={() => typed.takeTheirs(problem)}>
              {words.takeTheirs}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
