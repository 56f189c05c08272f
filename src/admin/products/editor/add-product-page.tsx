import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { FormFrame } from '@/admin/shared/form/form-frame'
import { BackLink } from '@/admin/shared/page/back-link'
import { PageHeader } from '@/admin/shared/page/page-header'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin/admin'
import { adminProducts } from '@/content/admin/catalogue/products'
import { setUpWords } from '@/content/admin/settings/set-up'
import { useShopSettings } from '@/data/settings/shop-settings'
import { type ProductForm, productFields } from '@/domain/product/product-form'
import { problemFields } from '@/domain/values/form-problems'
import { usePageHead } from '@/ui/page-head'
import { showToast } from '@/ui/toast/toast'
import { CollectionPanel } from './collection-panel'
import { DraftBar } from './draft-bar'
import { CustomsPanel, SearchPanel, SortingPanel } from './fact-panels'
import { Panel } from './panel'
import { DetailsPanel, OptionsPanel, PicturePanel, PricePanel } from './product-panels'
import { StorePreview } from './store-preview'
import { AddProductError, useAddProduct, withTyped } from './use-add-product'
import { useGallery } from './use-gallery'
import { useProductDraft } from './use-product-draft'
import { newProductSchemas } from './use-product-form'

const { form: words, added: addedWords, failed, lastDraft, draftAdded } = adminProducts

type Back = { label: string; to: string }
type AddedProduct = { id: string; title: string; slug: string; status: 'live' | 'draft' }

/** Adds a product: for sale at once, or as a draft. */
export function AddProductPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const back =
    search.get('from') === 'set-up'
      ? { label: setUpWords.back, to: adminPaths.setUpStep('products') }
      : { label: words.back, to: adminPaths.products }
  const { id, form, checkedAs, isDirty, restore, clear } = useProductDraft()
  usePageHead({ title: admin.title(words.title), hidden: true })
  const { isSubmitted, isSubmitting, isSubmitSuccessful } = form.formState
  const gallery = useGallery(form)
  const add = useAddProduct(gallery)
  const [added, setAdded] = useState<AddedProduct | null>(null)

  const typed = form.watch()
  const wrong = problemFields(newProductSchemas.sale, typed, productFields)
  const isEmpty = (field: keyof ProductForm) => typed[field].trim() === ''

  const submit = (status: AddedProduct['status']) =>
    form.handleSubmit(
      async (valid) => {
        try {
          const slug = await add(id, valid, status)
          const { title } = valid
          setAdded({ id, title, slug, status })
          showToast({
            title: status === 'draft' ? draftAdded : addedWords.title,
            description: title,
            tone: 'success',
            ...(status === 'live' && {
              action: { label: addedWords.view, onClick: () => void navigate(paths.product(slug)) },
            }),
          })
        } catch (error) {
          const failure = error instanceof AddProductError ? error.failure : 'fallback'
          showToast({ title: failed.title, description: failed[failure], tone: 'error' })
          form.setError('root', { message: failure })
          if (failure !== 'fallback' && failure !== 'database' && failure !== 'not-created')
            form.setFocus('imageUrl')
        }
      },
      ({ imageUrl }) => {
        if (imageUrl?.message === 'image-missing')
          showToast({ title: failed.title, description: failed['no-image'], tone: 'error' })
      },
    )()
  const onSubmit = (status: AddedProduct['status']) => {
    if (isSubmitting) return
    setAdded(null)
    void checkedAs(status === 'draft' ? 'draft' : 'sale', () => submit(status))
  }
  // Once the submit is over, which would mark the emptied form as submitted.
  const onAdded = useEffectEvent(clear)
  useEffect(() => {
    if (isSubmitSuccessful) onAdded()
  }, [isSubmitSuccessful])
  const onDiscard = () => {
    const discarded = { id, values: form.getValues() }
    gallery.forget(gallery.pictures.map(({ src }) => src))
    clear()
    showToast({ title: words.discarded, action: { label: admin.undo, onClick: () => restore(discarded) } })
  }

  const [main] = withTyped(gallery.pictures, typed.imageUrl)
  const preview = main && (gallery.uploads.get(main.key)?.preview ?? main.src)
  return (
    <FormFrame
      form={form}
      isBusy={isSubmitting}
      onSubmit={() => onSubmit('live')}
      className="pb-4 md:px-7 md:pt-4 md:pb-5"
    >
      <div className="px-4 md:px-0">
        <PageHeader title={words.title} above={<BackLink to={back.to}>{back.label}</BackLink>} />
      </div>
      {added && <Added {...added} back={search.get('from') === 'set-up' ? back : null} />}
      <div className="mt-4 grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,1fr)_21rem] xl:items-start">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <PicturePanel gallery={gallery} />
          <DetailsPanel isNew />
          <OptionsPanel />
          <SearchPanel />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <PricePanel />
          <CollectionPanel />
          <Panel title={words.store}>
            <StorePreview form={typed} picture={preview ?? null} />
          </Panel>
          <SortingPanel />
          <CustomsPanel />
        </div>
      </div>
      <p role="status" className="sr-only">
        {isSubmitted && wrong.length > 0 && words.check(wrong.length)}
      </p>
      <div className="mt-6 md:contents">
        <DraftBar
          isDirty={isDirty}
          isAdding={isSubmitting}
          missing={wrong.filter(isEmpty).map((field) => words.fields[field])}
          wrong={wrong.filter((field) => !isEmpty(field)).map((field) => words.fields[field])}
          onDiscard={onDiscard}
          onSaveDraft={() => onSubmit('draft')}
        />
      </div>
    </FormFrame>
  )
}

/** Links to the product just added. Takes the focus, because the submitted form was reset. */
function Added({ id, title, slug, status, back }: AddedProduct & { back: Back | null }) {
  const isOpen = useShopSettings()?.checkoutEnabled !== false
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    link.current?.focus()
  }, [])
  const look = 'inline-flex min-h-8 items-center font-semibold underline underline-offset-4 max-md:min-h-11'
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 bg-success-soft px-4 py-3 md:rounded-surface">
      <span>
        {status === 'draft' ? lastDraft(title) : adminProducts[isOpen ? 'lastAdded' : 'lastReady'](title)}
      </span>
      {status === 'live' && (
        <Link ref={link} to={paths.product(slug)} className={look}>
          {addedWords.view}
        </Link>
      )}
      <Link ref={status === 'draft' ? link : undefined} to={`${adminPaths.products}/${id}`} className={look}>
        {addedWords.edit}
      </Link>
      {back && (
        <Link to={back.to} className={look}>
          {back.label}
        </Link>
      )}
    </p>
  )
}
