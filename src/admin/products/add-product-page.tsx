import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin'
import { adminProducts } from '@/content/admin-products'
import { type EditedProduct, editedProductQuery } from '@/data/products/edit-product-queries'
import { usePageHead } from '@/ui/page-head'
import { showToast } from '@/ui/toast'
import { BackLink } from '../shared/back-link'
import { PageHeader } from '../shared/page-header'
import { useSaveShortcut } from '../shared/use-save-shortcut'
import { DraftBar } from './draft-bar'
import { toEditable } from './editable'
import { EditorSkeleton } from './editor-skeleton'
import { Panel } from './panel'
import { CollectionPanel, DetailsPanel, OptionsPanel, PicturePanel, PricePanel } from './product-panels'
import { StorePreview } from './store-preview'
import { AddProductError, useAddProduct, withTyped } from './use-add-product'
import { useFormProblems } from './use-form-problems'
import { useGallery } from './use-gallery'
import { useProductDraft } from './use-product-draft'

const { form: words, added: addedWords, failed, lastAdded } = adminProducts

/** Adds a product, empty or as a copy of another (`?copy=<id>`). */
export function AddProductPage() {
  const [params] = useSearchParams()
  const copyId = params.get('copy')
  const copied = useQuery({ ...editedProductQuery(copyId ?? ''), enabled: copyId !== null })
  usePageHead({ title: admin.title(words.title), hidden: true })
  if (copyId && copied.isPending) return <EditorSkeleton title={words.copyTitle} />
  // When the product to copy is gone, the form starts empty.
  return <NewProduct key={copied.data?.id} copied={copied.data ?? null} />
}

function NewProduct({ copied }: { copied: EditedProduct | null }) {
  const navigate = useNavigate()
  const { draft, isDirty, setField, setPictures, restore, clear } = useProductDraft(copied && copyOf(copied))
  const { form, pictures } = draft
  const gallery = useGallery(pictures, setPictures)
  const { add, isAdding } = useAddProduct(gallery)
  const check = useFormProblems(form, { hasPicture: pictures.length > 0, isNew: true })
  const [added, setAdded] = useState<{ id: string; title: string; slug: string } | null>(null)
  useSaveShortcut(check.element)

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isAdding) return
    setAdded(null)
    check.attempt()
    if (check.fields.length > 0) {
      if (check.problems.imageUrl === 'image-missing')
        showToast({ title: failed.title, description: failed['no-image'], tone: 'error' })
      check.focus(check.fields)
      return
    }
    try {
      const { id, slug } = await add(draft)
      const title = form.title.trim()
      clear()
      check.reset()
      setAdded({ id, title, slug })
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
        check.focus(['imageUrl'])
    }
  }
  const onDiscard = () => {
    const discarded = draft
    gallery.forget(pictures.map(({ src }) => src))
    clear()
    check.reset()
    showToast({ title: words.discarded, action: { label: admin.undo, onClick: () => restore(discarded) } })
  }

  const fields = { form, setField, errorOf: check.errorOf }
  const [main] = withTyped(pictures, form.imageUrl)
  const preview = main && (gallery.uploads.get(main.key)?.preview ?? main.src)
  return (
    <form
      ref={check.element}
      noValidate
      aria-busy={isAdding}
      onSubmit={(event) => void onSubmit(event)}
      onBlur={check.onBlur}
      className="pb-4 md:px-7 md:pt-4 md:pb-5"
    >
      <div className="px-4 md:px-0">
        <PageHeader
          title={copied ? words.copyTitle : words.title}
          above={<BackLink to={adminPaths.products}>{words.back}</BackLink>}
        />
      </div>
      {added && <Added {...added} />}
      <div className="mt-4 grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,1fr)_21rem] xl:items-start">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <PicturePanel {...fields} pictures={pictures} change={setPictures} gallery={gallery} />
          <DetailsPanel {...fields} />
          <OptionsPanel {...fields} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <PricePanel {...fields} />
          <CollectionPanel {...fields} />
          <Panel title={words.store}>
            <StorePreview form={form} picture={preview ?? null} />
          </Panel>
        </div>
      </div>
      <p role="status" className="sr-only">
        {check.attempted && check.fields.length > 0 && words.check(check.fields.length)}
      </p>
      <div className="mt-6 md:contents">
        <DraftBar
          isDirty={isDirty}
          isAdding={isAdding}
          missing={check.fields.map((field) => words.fields[field])}
          onDiscard={onDiscard}
        />
      </div>
    </form>
  )
}

function copyOf(product: EditedProduct) {
  const { form, pictures } = toEditable(product)
  return { id: product.id, start: { form: { ...form, title: words.copyOf(form.title) }, pictures } }
}

/** Links to the product just added. Takes the focus, because the submitted form was reset. */
function Added({ id, title, slug }: { id: string; title: string; slug: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    link.current?.focus()
  }, [])
  const look = 'inline-flex min-h-8 items-center font-semibold underline underline-offset-4 max-md:min-h-11'
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 bg-mint-wash px-4 py-3 md:rounded-surface">
      {lastAdded(title)}
      <Link ref={link} to={paths.product(slug)} className={look}>
        {addedWords.view}
      </Link>
      <Link to={`${adminPaths.products}/${id}`} className={look}>
        {addedWords.edit}
      </Link>
    </p>
  )
}
