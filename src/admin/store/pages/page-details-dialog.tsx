import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { reservedPageSlugs } from '@/config/reserved-slugs'
import { languageName } from '@/content/admin/store/languages'
import { storePages } from '@/content/admin/store/pages'
import { comma } from '@/content/shared/lists'
import { useSavePageDetails } from '@/data/pages/admin-page-mutations'
import { adminPagesQuery, type EditedPage } from '@/data/pages/admin-page-queries'
import { brandQuery } from '@/data/settings/admin-brand'
import { AppError } from '@/data/supabase/errors'
import { type PageDetails, pageBounds, pageDetailsSchema } from '@/domain/store/page-form'
import { Button } from '@/ui/button'
import { TextArea, TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { FormDialog } from '../../shared/form/form-dialog'
import { useMay } from '../../shared/page/access'
import { pageName } from '../page-name'
import { DeletePage } from './delete-page'

const words = storePages.details
const problems: Readonly<Record<string, string>> = storePages.problems

/** What a page is called, where it stands, and what search engines are told of it. */
export function PageDetailsDialog({ page, onClose }: { page: EditedPage; onClose: () => void }) {
  const navigate = useNavigate()
  const may = useMay()
  const { data: pages } = useQuery(adminPagesQuery())
  const { data: brand } = useQuery(brandQuery())
  const languages = brand?.languages ?? ['en']
  const schema = useMemo(() => {
    const taken = (pages ?? []).filter(({ id }) => id !== page.id).map(({ slug }) => slug)
    // A page of the software's own keeps its address, which others may not have.
    const reserved = page.isFixed ? new Set<string>() : reservedPageSlugs
    return pageDetailsSchema({ taken, reserved }, languages)
  }, [pages, page.id, page.isFixed, languages])
  // What was seen when the dialog opened; a change from elsewhere since then is not overwritten.
  const [seen] = useState(page)
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: detailsOf(seen, languages),
  })
  const save = useSavePageDetails()
  const [asks, setAsks] = useState(false)
  const isBound = page.isFixed || page.kind === 'department'

  const submit = handleSubmit(async ({ slug, texts, isIndexed }) => {
    const [first = 'en', ...others] = languages
    try {
      await save.mutateAsync({
        id: page.id,
        version: seen.version,
        slug: isBound ? page.slug : slug,
        title: texts[first]?.title || null,
        description: texts[first]?.description || null,
        translations: {
          ...seen.translations,
          ...Object.fromEntries(others.map((language) => [language, { ...texts[language] }])),
        },
        isIndexed,
      })
    } catch {
      return
    }
    showToast({ title: words.saved, tone: 'success' })
    onClose()
    if (slug !== page.slug) void navigate(adminPaths.storePage(slug), { replace: true })
  })

  if (asks) return <DeletePage page={page} onClose={() => setAsks(false)} />
  const problem = (message: string | undefined) => problems[message ?? '']
  return (
    <FormDialog
      title={words.title(pageName(page))}
      cancel={words.cancel}
      submit={words.save}
      busy={words.saving}
      isBusy={save.isPending}
      refusal={save.error && refusalOf(save.error)}
      onSubmit={submit}
      onClose={onClose}
    >
      {languages.map((language, place) => {
        const named = (label: string) =>
          languages.length > 1 ? `${label}${comma}${languageName(language)}` : label
        const errors = formState.errors.texts?.[language]
        return (
          <div key={language} lang={language} className="grid gap-4">
            <TextField
              label={named(words.name)}
              hint={place === 0 && words.nameHint}
              dir="auto"
              autoComplete="off"
              maxLength={pageBounds.title}
              error={problem(errors?.title?.message)}
              {...register(`texts.${language}.title`)}
            />
            <TextArea
              label={named(words.description)}
              hint={place === 0 && words.descriptionHint}
              dir="auto"
              rows={3}
              maxLength={pageBounds.description}
              error={problem(errors?.description?.message)}
              {...register(`texts.${language}.description`)}
            />
          </div>
        )
      })}
      <TextField
        label={words.slug}
        hint={slugHint(page)}
        dir="ltr"
        autoComplete="off"
        readOnly={isBound}
        maxLength={pageBounds.slug}
        error={problem(formState.errors.slug?.message)}
        {...register('slug')}
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input type="checkbox" role="switch" className="size-5 accent-accent" {...register('isIndexed')} />
        {words.indexed}
      </label>
      {!isBound && may('delete') && (
        <Button look="danger" size="small" className="justify-self-start" onClick={() => setAsks(true)}>
          {storePages.remove.open}
        </Button>
      )}
    </FormDialog>
  )
}

function detailsOf(page: EditedPage, languages: readonly string[]): PageDetails {
  const { slug, title, description, translations, isIndexed } = page
  const texts = languages.map((language, place) => {
    const translated = translations[language]
    return [
      language,
      place === 0
        ? { title: title ?? '', description: description ?? '' }
        : { title: translated?.title ?? '', description: translated?.description ?? '' },
    ] as const
  })
  return { slug, texts: Object.fromEntries(texts), isIndexed }
}

function slugHint({ isFixed, kind }: EditedPage): string {
  if (kind === 'department') return words.slugOfDepartment
  return isFixed ? words.slugStays : words.slugHint
}

function refusalOf(error: Error): string {
  if (!(error instanceof AppError)) return words.failed
  if (error.code === 'PAGE_CHANGED') return words.changed
  if (error.code === 'PAGE_STAYS') return words.stays
  return error.kind === 'conflict' ? storePages.problems['slug-taken'] : words.failed
}
