import { ChevronLeft } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { limits } from '@/config/limits'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin'
import { adminProducts } from '@/content/admin-products'
import { checkProductForm, type ProductForm } from '@/domain/product-form'
import { usePageHead } from '@/ui/page-head'
import { showToast } from '@/ui/toast'
import { PageHeader } from '../shared/page-header'
import { DraftBar } from './draft-bar'
import { Panel } from './panel'
import { DetailsPanel, OptionsPanel, PicturePanel, PlacePanel, PricePanel } from './product-panels'
import { StorePreview } from './store-preview'
import { AddProductError, useAddProduct } from './use-add-product'
import { useProductDraft } from './use-product-draft'

const { form: words, added: addedWords, failed, lastAdded } = adminProducts

/** A new product from a picture to the store. What is typed is kept in this browser until it is added. */
export function AddProductPage() {
  usePageHead({ title: admin.title(words.title), hidden: true })
  const navigate = useNavigate()
  const { draft, isDirty, setField, setPicture, restore, clear } = useProductDraft()
  const { add, isAdding } = useAddProduct()
  const [attempted, setAttempted] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [added, setAdded] = useState<{ title: string; slug: string } | null>(null)
  const formElement = useRef<HTMLFormElement>(null)

  const { form, picture } = draft
  const problems = checkProductForm(form, {
    hasPicture: picture !== null,
    mostOptions: limits.options,
  })
  const problemFields = fieldsOf(problems)
  const errorOf = (field: keyof ProductForm) => {
    const problem = problems[field]
    const isTold = attempted || (left.has(field) && form[field].trim() !== '')
    return problem && isTold ? adminProducts.problems[problem] : null
  }

  const reset = () => {
    clear()
    setAttempted(false)
    setLeft(new Set())
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isAdding) return
    setAdded(null)
    setAttempted(true)
    if (problemFields.length > 0) {
      if (problems.imageUrl === 'image-missing')
        showToast({ title: failed.title, description: failed['no-image'], tone: 'error' })
      focusFirst(formElement.current, problemFields)
      return
    }
    try {
      const slug = await add(draft)
      const title = form.title.trim()
      reset()
      setAdded({ title, slug })
      showToast({
        title: addedWords.title,
        description: title,
        tone: 'success',
        action: { label: addedWords.view, onClick: () => void navigate(paths.product(slug)) },
      })
    } catch (error) {
      const failure = error instanceof AddProductError ? error.failure : 'fallback'
      showToast({ title: failed.title, description: failed[failure], tone: 'error' })
      if (failure !== 'fallback' && failure !== 'database' && failure !== 'not-created')
        focusFirst(formElement.current, ['imageUrl'])
    }
  }
  const onDiscard = () => {
    const kept = draft
    reset()
    showToast({ title: words.discarded, action: { label: admin.undo, onClick: () => restore(kept) } })
  }

  const fields = { form, setField, errorOf }
  return (
    <form
      ref={formElement}
      noValidate
      aria-busy={isAdding}
      onSubmit={(event) => void onSubmit(event)}
      onBlur={({ target }) => {
        if ('name' in target && typeof target.name === 'string') setLeft(new Set([...left, target.name]))
      }}
      onKeyDown={(event) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        formElement.current?.requestSubmit()
      }}
      className="pb-4 md:px-7 md:pt-4 md:pb-5"
    >
      <div className="px-4 md:px-0">
        <PageHeader
          title={words.title}
          above={
            <Link
              to={adminPaths.products}
              className="inline-flex items-center gap-1 min-h-6 text-12 text-muted hover:text-ink max-md:min-h-8"
            >
              <ChevronLeft size={14} strokeWidth={1.6} aria-hidden="true" className="rtl:rotate-180" />
              {words.back}
            </Link>
          }
        />
      </div>
      {added && <Added {...added} />}
      <div className="mt-4 grid gap-4 xl:grid-cols-[minmax(0,1fr)_21rem] xl:items-start">
        <div className="grid gap-4">
          <PicturePanel {...fields} picture={picture} setPicture={setPicture} />
          <DetailsPanel {...fields} />
          <OptionsPanel {...fields} />
        </div>
        <div className="grid gap-4">
          <PricePanel {...fields} />
          <PlacePanel {...fields} />
          <Panel title={words.store}>
            <StorePreview form={form} picture={picture?.dataUrl ?? null} />
          </Panel>
        </div>
      </div>
      <p role="status" className="sr-only">
        {attempted && problemFields.length > 0 && words.check(problemFields.length)}
      </p>
      <div className="mt-6 md:contents">
        <DraftBar
          isDirty={isDirty}
          isAdding={isAdding}
          missing={problemFields.map((field) => words.fields[field])}
          onDiscard={onDiscard}
        />
      </div>
    </form>
  )
}

/** What was added last, with the way to see it; takes the focus, since the form above it is new again. */
function Added({ title, slug }: { title: string; slug: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    link.current?.focus()
  }, [])
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 bg-mint-wash px-4 py-3 md:rounded-surface">
      {lastAdded(title)}
      <Link
        ref={link}
        to={paths.product(slug)}
        className="inline-flex min-h-8 items-center font-semibold underline underline-offset-4"
      >
        {addedWords.view}
      </Link>
    </p>
  )
}

function fieldsOf(problems: Partial<Record<keyof ProductForm, unknown>>): (keyof ProductForm)[] {
  const order: (keyof ProductForm)[] = [
    'imageUrl',
    'alt',
    'title',
    'description',
    'sizes',
    'colors',
    'quantity',
    'price',
    'originalPrice',
    'collection',
  ]
  return order.filter((field) => problems[field])
}

/** The first of the fields as they stand in the form. */
function focusFirst(form: HTMLFormElement | null, fields: readonly string[]) {
  for (const element of form?.elements ?? []) {
    if (element instanceof HTMLElement && fields.includes(element.getAttribute('name') ?? '')) {
      element.focus()
      return
    }
  }
}
