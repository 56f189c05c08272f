import { Suspense, useId } from 'react'
import { storeFields } from '@/content/admin/store/fields'
import { storeRich } from '@/content/admin/store/rich'
import { lazyPart } from '@/ui/lazy-part'
import { Skeleton } from '@/ui/skeleton'
import type { ControlProps } from '../../shared/form/control-props'
import { useSectionForm } from './form-context'
import type { RichEditorProps } from './rich-editor'
import { plainTextOf, textsOf, withText } from './stored-value'

const RichEditor = lazyPart<RichEditorProps>(() => import('./rich-editor').then((m) => m.RichEditor), {
  instead: () => <p role="alert">{storeRich.failed}</p>,
})

type RichInputProps = ControlProps & { most: number | undefined }

/** A text with headings, lists and links in the language that the form shows. */
export function RichInput({ label, hint, error, most, value, onChange }: RichInputProps) {
  const id = useId()
  const { language, languages } = useSectionForm()
  const first = languages[0] ?? language
  const stored = textsOf(value, first)[language]
  const { length } = plainTextOf(stored)
  const problem =
    error && (most !== undefined && length > most ? storeFields.problems.long(most) : storeRich.many)
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <p id={id} className="mb-1.5 flex justify-between gap-3 text-14 font-medium">
        <span>{label}</span>
        {most !== undefined && (
          <span className="font-normal text-muted">{storeFields.left(length, most)}</span>
        )}
      </p>
      <Suspense
        fallback={
          <div aria-busy="true">
            <p className="sr-only">{storeRich.loading}</p>
            <Skeleton className="h-48" />
          </div>
        }
      >
        <RichEditor
          key={language}
          label={label}
          labelledBy={id}
          describedBy={describedBy || undefined}
          invalid={Boolean(problem)}
          language={language}
          value={stored}
          onChange={(text) => onChange(withText(value, language, text, first))}
        />
      </Suspense>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-14 text-muted">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-error`} className="mt-1.5 text-14 font-medium text-danger-text">
          {problem}
        </p>
      )}
    </div>
  )
}
