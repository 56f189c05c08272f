import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { storeBrand as words } from '@/content/admin/store/brand'
import { languageName } from '@/content/admin/store/languages'
import { type OwnerBrand, useSaveBrand } from '@/data/settings/admin-brand'
import { AppError } from '@/data/supabase/errors'
import { type BrandForm, brandSchema } from '@/domain/shop/brand'
import { brandChoices } from '@/domain/shop/brand-choices'
import { SelectField, TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { RowForm } from '../form/row-form'
import type { FormStep } from '../form/step-actions'
import { keepTypedSince } from '../form/use-row'
import { MediaInput } from '../media/media-input'
import { mediaOf } from '../media/media-value'
import { Panel } from '../page/panel'
import { BrandColorFields } from './brand-colors'
import { brandLines, toBrandForm } from './brand-values'

const fields = 'grid gap-4 border-t border-line p-4 sm:grid-cols-2'

type BrandEditorProps = {
  brand: OwnerBrand
  step?: FormStep
  /** Gets what is in the form whenever it changes. */
  onTyped?: (typed: BrandForm) => void
}

/** The form of the brand, which may be a step of several. A save that would overwrite another owner's change is refused and keeps the edits. */
export function BrandEditor({ brand, step, onTyped }: BrandEditorProps) {
  const save = useSaveBrand()
  const form = useForm({
    resolver: valibotResolver(brandSchema),
    mode: 'onTouched',
    defaultValues: toBrandForm(brand),
  })
  const { register, setValue, watch, formState } = form
  const { errors } = formState
  useEffect(
    () =>
      onTyped && form.subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }),
    [form, onTyped],
  )

  const onSave = ({ taglines, newsletterTitles, newsletterTexts, ...next }: BrandForm) => {
    const sent = form.getValues()
    const [first = 'en', ...others] = brand.languages
    const translations = Object.fromEntries(
      others.map((language) => [
        language,
        {
          ...brand.translations[language],
          [brandLines.taglines]: taglines[language] ?? '',
          [brandLines.newsletterTitles]: newsletterTitles[language] ?? '',
          [brandLines.newsletterTexts]: newsletterTexts[language] ?? '',
        },
      ]),
    )
    save.mutate(
      {
        ...next,
        tagline: taglines[first] ?? '',
        newsletterTitle: newsletterTitles[first] ?? '',
        newsletterText: newsletterTexts[first] ?? '',
        translations: { ...brand.translations, ...translations },
        version: brand.version,
      },
      {
        onSuccess: () => {
          keepTypedSince(form, sent, sent)
          showToast({ title: words.saved, tone: 'success' })
          step?.onDone()
        },
      },
    )
  }
  const problem = (message: string | undefined) => words.problems[message ?? '']
  const isChanged = save.error instanceof AppError && save.error.kind === 'conflict'
  const picture = (name: 'logo' | 'logoDark' | 'mark' | 'frieze' | 'corner', label: string, hint: string) => (
    <MediaInput
      kind="picture"
      label={label}
      hint={hint}
      value={watch(name) === null ? null : { $media: watch(name) }}
      onChange={(value) => setValue(name, mediaOf(value), { shouldDirty: true })}
    />
  )
  const linesOf = (name: keyof typeof brandLines, label: string, hint?: string) => {
    const { [name]: wrong } = errors
    return brand.languages.map((language) => (
      <TextField
        key={language}
        dense
        label={brand.languages.length > 1 ? words.inLanguage(label, languageName(language)) : label}
        hint={hint}
        dir="auto"
        lang={language}
        maxLength={160}
        error={problem(wrong?.[language]?.message)}
        {...register(`${name}.${language}`)}
      />
    ))
  }
  const { shapes, marks } = words
  return (
    <RowForm
      form={form}
      row={brand}
      values={toBrandForm(brand)}
      draft={{ name: 'brand' }}
      step={step}
      words={words}
      save={save}
      refusal={save.isError && (isChanged ? words.changed : words.failed)}
      onSave={onSave}
    >
      <Panel id="brand-name" title={words.name.title}>
        <div className={fields}>
          <TextField
            dense
            label={words.name.name}
            dir="auto"
            maxLength={60}
            error={problem(errors.name?.message)}
            {...register('name')}
          />
          {linesOf('taglines', words.name.tagline)}
        </div>
      </Panel>
      {!step && (
        <Panel id="brand-newsletter" title={words.newsletter.title}>
          <div className={fields}>
            {linesOf('newsletterTitles', words.newsletter.heading, words.newsletter.hint)}
            {linesOf('newsletterTexts', words.newsletter.text, words.newsletter.hint)}
          </div>
        </Panel>
      )}
      <BrandColorFields saved={brand} />
      <Panel id="brand-shapes" title={shapes.title}>
        <div className={fields}>
          <SelectField dense label={shapes.fonts} {...register('fonts')}>
            {brandChoices.fonts.map((each) => (
              <option key={each} value={each}>
                {shapes.fontNames[each]}
              </option>
            ))}
          </SelectField>
          <SelectField dense label={shapes.corners} {...register('corners')}>
            {brandChoices.corners.map((each) => (
              <option key={each} value={each}>
                {shapes.cornerNames[each]}
              </option>
            ))}
          </SelectField>
          <SelectField dense label={shapes.header} {...register('header')}>
            {brandChoices.header.map((each) => (
              <option key={each} value={each}>
                {shapes.headerNames[each]}
              </option>
            ))}
          </SelectField>
          <SelectField dense label={shapes.ratio} {...register('ratio')}>
            {brandChoices.ratio.map((each) => (
              <option key={each} value={each}>
                {shapes.ratioNames[each]}
              </option>
            ))}
          </SelectField>
        </div>
      </Panel>
      <Panel id="brand-marks" title={marks.title}>
        <div className={fields}>
          {picture('logo', marks.logo, marks.logoHint)}
          {picture('logoDark', marks.logoDark, marks.logoDarkHint)}
          {picture('mark', marks.mark, marks.markHint)}
          {!step && picture('frieze', marks.frieze, marks.friezeHint)}
          {!step && picture('corner', marks.corner, marks.cornerHint)}
        </div>
      </Panel>
    </RowForm>
  )
}
