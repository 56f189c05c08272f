import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { languageName } from '@/content/admin/store/languages'
import { storeMedia } from '@/content/admin/store/media'
import { type AdminMedia, useDescribeMedia } from '@/data/media/admin-media'
import { brandQuery } from '@/data/settings/admin-brand'
import { wordsFor } from '@/data/supabase/errors'
import { changedVersion } from '@/data/supabase/row-version'
import { Button } from '@/ui/button'
import { TextArea } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'

const words = storeMedia.detail
/** As the column of media.alt. */
const mostLetters = 300

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

type MediaWordsProps = { media: AdminMedia; onSaved: (media: AdminMedia) => void }

/** What a picture shows, in each language of the shop. */
export function MediaWords(props: MediaWordsProps) {
  const { data: brand } = useQuery(brandQuery())
  // A line that came later would begin the form again, without what was typed.
  return brand ? <WordsForm {...props} languages={brand.languages} /> : null
}

type WordsFormProps = MediaWordsProps & { languages: readonly string[] }

function WordsForm({ media, onSaved, languages }: WordsFormProps) {
  const [first = 'en', ...others] = languages
  const describe = useDescribeMedia()
  const translated = Object.fromEntries(
    others.map((language) => [language, media.translations[language]?.alt ?? '']),
  )
  const { register, handleSubmit } = useForm({ values: { alt: media.alt, translated } })
  const save = handleSubmit((typed) => {
    const translations = {
      ...media.translations,
      ...Object.fromEntries(
        Object.entries(typed.translated).map(([language, alt]) => [language, { alt: inOneLine(alt) }]),
      ),
    }
    const written = { id: media.id, alt: inOneLine(typed.alt), translations }
    // Who saves again has read that another's words would be replaced.
    const updated_at = changedVersion(describe.error) ?? media.updated_at
    describe.mutate(
      { ...written, updated_at },
      {
        onSuccess: (saved) => {
          showToast({ title: words.saved, tone: 'success' })
          onSaved(saved)
        },
      },
    )
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        // A form around the dialog, such as the brand's, is not meant.
        event.stopPropagation()
        void save(event)
      }}
      className="grid gap-3"
    >
      <TextArea
        dense
        label={others.length > 0 ? words.altIn(languageName(first)) : words.alt}
        hint={words.altHint}
        dir="auto"
        lang={first}
        rows={2}
        maxLength={mostLetters}
        {...register('alt')}
      />
      {others.map((language) => (
        <TextArea
          key={language}
          dense
          label={words.altIn(languageName(language))}
          dir="auto"
          lang={language}
          rows={2}
          maxLength={mostLetters}
          {...register(`translated.${language}`)}
        />
      ))}
      {describe.isError && (
        <p role="alert" className="font-medium text-danger-text">
          {wordsFor(describe.error, words.refusals)}
        </p>
      )}
      <Button
        type="submit"
        look="quiet"
        size="small"
        aria-disabled={describe.isPending}
        className="justify-self-start"
      >
        {describe.isPending ? words.saving : words.save}
      </Button>
    </form>
  )
}
