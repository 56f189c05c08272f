import { useEffect, useEffectEvent, useMemo } from 'react'
import { type FieldValues, FormProvider, type Resolver, set, useForm, useWatch } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { storeFields } from '@/content/admin/store/fields'
import { wordsOfKind } from '@/content/admin/store/section-words'
import type { Lookups } from '@/domain/store/content'
import type { DraftSection } from '@/domain/store/draft-section'
import { isSameContent } from '@/domain/store/same-content'
import { sectionSchema } from '@/sections/schemas'
import { FieldInput } from './field-input'
import { SectionFormContext } from './form-context'
import { fieldsOf } from './form-field'
import { LanguageTabs } from './language-tabs'
import { problemsOf } from './section-problems'

type SectionFormProps = {
  /** It begins with these values; a key starts it again when they changed from elsewhere. */
  section: DraftSection
  languages: readonly string[]
  language: string
  setLanguage: (language: string) => void
  /** What ids mean; null until that is known. */
  lookups: Lookups | null
  onChange: (values: Readonly<Record<string, unknown>>) => void
}

/** The form of a section, made from the schema of its kind. */
export function SectionForm(props: SectionFormProps) {
  const schema = sectionSchema(props.section.kind)
  return schema ? (
    <Fields {...props} schema={schema} />
  ) : (
    <p className="p-4 text-muted">{storeFields.unknownKind}</p>
  )
}

const valuesOf = ({ id: _id, kind: _kind, isHidden: _hidden, ...values }: DraftSection): FieldValues => values

/** The values that say something: a form writes empty ones where a row has none. */
const said = (values: FieldValues) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )

type FieldsProps = SectionFormProps & { schema: GenericSchema }

function Fields({ schema, section, languages, language, setLanguage, lookups, onChange }: FieldsProps) {
  const fields = useMemo(() => fieldsOf(schema), [schema])
  const { kind } = section
  const resolver: Resolver = (values) => {
    const shown = [language, ...languages.filter((each) => each !== language)]
    const problems = problemsOf({ schema, fields, values, languages: shown, lookups })
    if (problems.size === 0) return { values, errors: {} }
    const errors: FieldValues = {}
    for (const [path, message] of problems) set(errors, path, { type: 'problem', message })
    return { values: {}, errors }
  }
  const form = useForm<FieldValues>({ defaultValues: valuesOf(section), mode: 'onChange', resolver })
  const { control, trigger } = form
  const values = useWatch({ control })
  const onValues = useEffectEvent((next: FieldValues) => {
    if (!isSameContent(said(next), said(valuesOf(section)))) onChange(next)
  })
  useEffect(() => onValues(values), [values])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what ids mean and the language change what is wrong
  useEffect(() => void trigger(), [trigger, lookups, language])
  const context = useMemo(() => ({ kind, language, languages }), [kind, language, languages])
  return (
    <FormProvider {...form}>
      <SectionFormContext value={context}>
        <LanguageTabs
          fields={fields}
          values={values}
          languages={languages}
          shown={language}
          onShow={setLanguage}
        />
        <form
          aria-label={storeFields.form(wordsOfKind(kind).name)}
          noValidate
          onSubmit={(event) => event.preventDefault()}
          className="grid gap-3.5 p-4 pb-6"
        >
          {fields.length === 0 && <p className="text-muted">{storeFields.noFields}</p>}
          {fields.map((field) => (
            <FieldInput key={field.name} field={field} path={field.name} />
          ))}
        </form>
      </SectionFormContext>
    </FormProvider>
  )
}
