import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { reservedPageSlugs } from '@/config/reserved-slugs'
import { storePages } from '@/content/admin/store/pages'
import { useAddPage } from '@/data/pages/admin-page-mutations'
import { adminPagesQuery } from '@/data/pages/admin-page-queries'
import { AppError } from '@/data/supabase/errors'
import { ownPageKinds, type PageForm, pageBounds, pageFormSchema, pageSlugOf } from '@/domain/store/page-form'
import { SelectField, TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { FormDialog } from '../../shared/form/form-dialog'

const words = storePages.add
const problems: Readonly<Record<string, string>> = storePages.problems

/** A new page: its title gives its address unless one is typed. */
export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const { data: pages } = useQuery(adminPagesQuery())
  const schema = useMemo(
    () => pageFormSchema({ taken: (pages ?? []).map(({ slug }) => slug), reserved: reservedPageSlugs }),
    [pages],
  )
  const empty: PageForm = { title: '', slug: '', kind: 'page' }
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: empty })
  const { register, handleSubmit, watch, setError, getFieldState, formState } = form
  const add = useAddPage()
  const slug = pageSlugOf(watch())
  const problem = (field: keyof PageForm) => problems[getFieldState(field, formState).error?.message ?? '']
  const submit = handleSubmit(async ({ title, kind }) => {
    const page = { title: title.trim(), kind, slug }
    try {
      await add.mutateAsync(page)
    } catch (error) {
      if (error instanceof AppError && error.kind === 'conflict') setError('slug', { message: 'slug-taken' })
      return
    }
    showToast({ title: words.added, description: page.title, tone: 'success' })
    onClose()
    void navigate(adminPaths.storePage(slug))
  })
  const isRefused = add.isError && !formState.errors.slug
  return (
    <FormDialog
      title={words.title}
      cancel={words.cancel}
      submit={words.submit}
      busy={words.busy}
      isBusy={add.isPending}
      refusal={isRefused && words.failed}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={words.fields.title}
        dir="auto"
        autoComplete="off"
        maxLength={pageBounds.title}
        error={problem('title')}
        {...register('title')}
      />
      <TextField
        label={words.fields.slug}
        hint={words.slugHint(slug)}
        dir="ltr"
        autoComplete="off"
        maxLength={pageBounds.slug}
        error={problem('slug')}
        {...register('slug')}
      />
      <SelectField label={words.fields.kind} {...register('kind')}>
        {ownPageKinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
