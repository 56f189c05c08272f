import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Percent } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin/admin'
import { adminCollections } from '@/content/admin/catalogue/collections'
import { comma } from '@/content/shared/lists'
import { adminCollectionsQuery, type CollectionDetail } from '@/data/collections/admin-collections'
import {
  type CollectionForm,
  collectionFields,
  collectionSchema,
  slugOf,
} from '@/domain/product/collection-form'
import { problemFields } from '@/domain/values/form-problems'
import { buttonClass } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { FormPage } from '../shared/form/form-page'
import { useMay } from '../shared/page/access'
import { MayLink } from '../shared/page/may-link'
import { TranslateLink } from '../shared/page/translate-link'
import { CollectionConflict } from './collection-conflict'
import { coverOf } from './collection-cover'
import { CollectionProductsPanel, HomePanel, RulePanel } from './collection-products-panel'
import { CoverField } from './cover-field'
import { DeleteCollection } from './delete-collection'
import { DetailsPanel, PlacePanel } from './details-panel'
import { FormerSlug } from './former-slug'
import { useCollectionDraft } from './use-collection-draft'
import { useSaveCollectionDraft } from './use-save-collection-draft'

const words = adminCollections.form
const fieldName = (field: keyof CollectionForm | 'members') =>
  field === 'members'
    ? adminCollections.members.title
    : field === 'imageUrl'
      ? words.picture
      : words.fields[field]

/** Edits a collection's details, cover and products, saved in one request. A new collection is a draft until saved. */
export function CollectionEditor({ collection }: { collection: CollectionDetail | null }) {
  const navigate = useNavigate()
  const may = useMay()
  const all = useQuery(adminCollectionsQuery())
  const taken = (all.data ?? []).filter(({ id }) => id !== collection?.id).map(({ slug }) => slug)
  const draft = useCollectionDraft(collection, taken)
  const saveDraft = useSaveCollectionDraft()

  const { form, values, isDirty } = draft
  const { isSubmitted, isSubmitting } = form.formState
  const wrong = problemFields(collectionSchema(taken), values, collectionFields)

  const submit = form.handleSubmit(async () => {
    const answer = await saveDraft(draft, slugOf(values))
    if ('refused' in answer) {
      form.setError('slug', { message: answer.refused })
      return form.setFocus('slug')
    }
    if ('failed' in answer) return
    showToast({
      title: collection ? words.saved : words.added,
      description: values.name.trim(),
      tone: 'success',
      action: { label: words.view, onClick: () => void navigate(paths.collection(answer.slug)) },
    })
    if (answer.slug !== collection?.slug)
      void navigate(`${adminPaths.collections}/${answer.slug}`, { replace: true })
  })
  /** A picture that is being prepared goes with what is discarded. */
  const [discarded, setDiscarded] = useState(0)
  const onDiscard = () => {
    const restore = draft.clear()
    setDiscarded((times) => times + 1)
    showToast({ title: words.discarded, action: { label: admin.undo, onClick: restore } })
  }

  const note = collection
    ? words.changes(draft.changed.map(fieldName).join(comma))
    : wrong.length > 0
      ? words.missingFields(wrong.map(fieldName).join(comma))
      : words.ready
  const tools = collection && (
    <>
      {may('delete') && <DeleteCollection collection={collection} />}
      <TranslateLink kind="collection" id={collection.id} />
      <MayLink
        to={`${adminPaths.newDeal}?collection=${collection.slug}`}
        className={`${buttonClass({ look: 'quiet', size: 'small' })} max-md:hidden`}
      >
        <Percent size={16} strokeWidth={1.6} aria-hidden="true" />
        {words.sale}
      </MayLink>
      <Link
        to={paths.collection(collection.slug)}
        aria-label={words.view}
        className={buttonClass({ look: 'quiet', size: 'small' })}
      >
        <ExternalLink size={16} strokeWidth={1.6} aria-hidden="true" />
        <span className="max-md:sr-only">{words.view}</span>
      </Link>
    </>
  )
  return (
    <FormPage
      isAlone
      form={form}
      isBusy={isSubmitting}
      onSubmit={() => !draft.hasConflict && submit()}
      title={collection?.name ?? words.addTitle}
      back={{ label: words.back, to: adminPaths.collections }}
      tools={tools}
      bar={
        (isDirty || !collection) && {
          text: isDirty ? (collection ? words.dirty : words.dirtyNew) : words.untouched,
          note: isDirty && note,
          discard: isDirty ? { label: words.discard, run: onDiscard } : undefined,
          submit: isSubmitting ? words.busy : collection ? words.save : words.submit,
        }
      }
    >
      {collection && collection.former > 0 && <FormerSlug collection={collection} />}
      {draft.hasConflict && !isSubmitting && <CollectionConflict draft={draft} />}
      <div className="mt-4 grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,1fr)_21rem] xl:items-start">
        <div className="grid grid-cols-1 gap-4">
          <DetailsPanel taken={taken} saved={collection} />
          {collection?.rule ? (
            <RulePanel rule={collection.rule} collection={collection} />
          ) : collection?.kind === 'home' ? (
            <HomePanel collection={collection} />
          ) : (
            <CollectionProductsPanel
              members={values.members}
              setMembers={draft.setMembers}
              own={collection?.own ?? 0}
            />
          )}
        </div>
        <div className="grid gap-4">
          <CoverField
            key={discarded}
            draft={draft}
            cover={collection ? coverOf({ ...collection, image: null }) : null}
          />
          <PlacePanel />
        </div>
      </div>
      <p role="status" className="sr-only">
        {isSubmitted && wrong.length > 0 && words.check(wrong.length)}
      </p>
    </FormPage>
  )
}
