import { ChevronLeft } from 'lucide-react'
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { storeEditor } from '@/content/admin/store/editor'
import { storeFields } from '@/content/admin/store/fields'
import { wordsOfKind } from '@/content/admin/store/section-words'
import type { EditedPage } from '@/data/pages/admin-page-queries'
import { compareSections } from '@/domain/store/compare-sections'
import { type DraftSection, replaceSection } from '@/domain/store/draft-section'
import { Button } from '@/ui/button'
import { Sheet } from '@/ui/sheet'
import { Skeleton } from '@/ui/skeleton'
import { useIsPhone, useMedia } from '@/ui/use-media'
import { SectionBoundary } from '../../shared/page/section-boundary'
import { PreviewFrame, type PreviewLook } from '../../shared/preview/preview-frame'
import { publicSections } from '../../shared/preview/public-sections'
import { useShown } from '../../shared/preview/use-shown'
import { SectionForm } from '../fields/section-form'
import { pageName } from '../page-name'
import { AddSection } from '../sections/add-section'
import { SectionList } from '../sections/section-list'
import { sectionName } from '../sections/section-name'
import { useSectionList } from '../sections/use-section-list'
import { StoreTabs } from '../store-tabs'
import { DraftConflict } from './draft-conflict'
import { DraftNotes } from './draft-notes'
import { EditorTop } from './editor-top'
import { PageChoice } from './page-choice'
import { PageSummary } from './page-summary'
import { PolicyNotice } from './policy-notice'
import { useEditorKeys } from './use-editor-keys'
import { usePageDraft } from './use-page-draft'

type PageEditorProps = { page: EditedPage; languages: readonly string[] }

/** A page's sections, the form of the chosen one, and the page as it will be, beside each other or one at a time. */
export function PageEditor({ page, languages }: PageEditorProps) {
  const [first = 'en'] = languages
  const draft = usePageDraft(page)
  const { sections } = draft
  const [chosen, choose] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  const [language, setLanguage] = useState(first)
  const [look, setLook] = useState<PreviewLook>({ device: 'desktop', theme: 'light', language: first })
  const [empty, setEmpty] = useState<ReadonlySet<string>>(new Set())
  const [tab, setTab] = useState<'sections' | 'preview'>('sections')
  const isPhone = useIsPhone()
  const isWide = useMedia('(min-width: 73.75rem)')
  const shownLook = useMemo(
    (): PreviewLook => (isPhone ? { ...look, device: 'phone' } : look),
    [isPhone, look],
  )
  const told = useMemo(() => pageIn(page, look.language), [page, look.language])
  const shown = useShown(sections, look.language)
  const actions = useSectionList({ draft, languages, chosen, choose })
  useEditorKeys({ undo: draft.undo, save: () => void draft.save() })

  const live = useMemo(() => publicSections(page), [page])
  const changes = useMemo(() => compareSections(live, sections), [live, sections])
  const changed = useMemo(() => new Set(changes.map(({ section }) => section.id)), [changes])
  const section = sections.find(({ id }) => id === chosen) ?? null
  const onEmpty = useCallback((ids: readonly string[]) => setEmpty(new Set(ids)), [])
  const onValues = (id: string, values: Readonly<Record<string, unknown>>) =>
    draft.change(
      (list) => replaceSection(list, id, ({ kind, isHidden }) => ({ ...values, id, kind, isHidden })),
      `form:${id}`,
    )

  const lookups = shown.data ?? null
  const form = section && (
    <FormPart
      key={`${section.id}:${draft.round}`}
      section={section}
      name={sectionName(section, languages)}
      back={isWide ? null : () => choose(null)}
      form={
        <SectionForm
          section={section}
          languages={languages}
          language={language}
          setLanguage={setLanguage}
          lookups={lookups}
          onChange={(values) => onValues(section.id, values)}
        />
      }
    />
  )
  const list = (
    <SectionList
      sections={sections}
      languages={languages}
      changed={changed}
      empty={empty}
      chosen={chosen}
      actions={actions}
      onChoose={choose}
      onAdd={() => setAdding(true)}
    />
  )
  const preview = (
    <PreviewFrame
      page={told}
      name={pageName(page)}
      content={shown.data}
      readAt={shown.dataUpdatedAt}
      isStale={shown.isError}
      retry={() => void shown.refetch()}
      chosen={chosen}
      look={shownLook}
      onLook={setLook}
      languages={languages}
      onChoose={choose}
      onEmpty={onEmpty}
    />
  )
  return (
    <div className="flex flex-col md:h-dvh">
      <EditorTop page={page} draft={draft} changes={changes.length} languages={languages} lookups={lookups} />
      {isPhone && <StoreTabs />}
      {page.kind === 'policy' && <PolicyNotice />}
      <DraftNotes draft={draft} />
      {draft.conflict && (
        <DraftConflict page={page} conflict={draft.conflict} languages={languages} lookups={lookups} />
      )}
      {isPhone ? (
        <div className="px-4 py-3">
          <PageChoice page={page} />
          <PhoneTabs tab={tab} onTab={setTab} />
          {tab === 'sections' ? list : <div className="-mx-4 flex min-h-[80dvh]">{preview}</div>}
          <Sheet
            open={section !== null && tab === 'sections'}
            onOpenChange={(open) => !open && choose(null)}
            title={section ? sectionName(section, languages) : ''}
            closeLabel={storeEditor.sections.back}
            side="bottom"
          >
            {form}
          </Sheet>
        </div>
      ) : (
        <div className="grid min-h-0 flex-1 grid-cols-[17.5rem_minmax(0,1fr)] xl:grid-cols-[17.5rem_minmax(0,1fr)_21.5rem]">
          <div className="scrollbar-none overflow-y-auto border-e border-line p-3">
            {form && !isWide ? (
              form
            ) : (
              <>
                <StoreTabs />
                <div className="mt-3">
                  <PageChoice page={page} />
                </div>
                {list}
              </>
            )}
          </div>
          {/* Before the preview, through which a keyboard would else have to go, though it stands after it. */}
          {isWide && (
            <div className="scrollbar-none order-last overflow-y-auto border-s border-line">
              {form ?? <PageSummary page={page} hasSections={sections.length > 0} />}
            </div>
          )}
          {preview}
        </div>
      )}
      {isAdding && <AddSection onClose={() => setAdding(false)} onAdd={actions.add} />}
    </div>
  )
}

/** What the preview knows of a page, as read_page answers it. */
function pageIn({ slug, kind, title, description, isIndexed, ...page }: EditedPage, language: string) {
  const { department, translations } = page
  const texts = translations[language]
  return {
    ...{ slug, kind, isIndexed, department: department?.slug ?? null },
    title: texts?.title || title || department?.translations[language]?.name || department?.name || null,
    description: texts?.description || description,
  }
}

type FormPartProps = { section: DraftSection; name: string; back: (() => void) | null; form: ReactNode }

/** The chosen section's form under its name, with a way back where it stands in the list's place. */
function FormPart({ section, name, back, form }: FormPartProps) {
  return (
    <section aria-labelledby="store-form">
      <div className="flex items-center gap-2 px-4 py-2.5 max-md:hidden">
        {back && (
          <Button look="text" size="small" onClick={back}>
            <ChevronLeft size={16} strokeWidth={1.6} aria-hidden="true" className="rtl:rotate-180" />
            {storeEditor.sections.back}
          </Button>
        )}
        <div className="min-w-0">
          <h2 id="store-form" dir="auto" className="truncate font-text text-14 font-semibold tracking-normal">
            {name}
          </h2>
          <p className="truncate text-12 text-muted">{wordsOfKind(section.kind).name}</p>
        </div>
      </div>
      <SectionBoundary>
        <Suspense fallback={<FormSkeleton />}>{form}</Suspense>
      </SectionBoundary>
    </section>
  )
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4 p-4">
      <p className="sr-only">{storeFields.loading}</p>
      <Skeleton className="h-9" />
      <Skeleton className="h-24" />
      <Skeleton className="h-9" />
    </div>
  )
}

type PhoneTabsProps = { tab: 'sections' | 'preview'; onTab: (tab: 'sections' | 'preview') => void }

function PhoneTabs({ tab, onTab }: PhoneTabsProps) {
  return (
    <div className="mt-3 grid grid-cols-2 gap-0.5 rounded-control bg-line p-0.5">
      {(['sections', 'preview'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === tab}
          onClick={() => onTab(each)}
          className="min-h-11 rounded-picture text-muted aria-pressed:bg-surface-raised aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {storeEditor.tabs[each]}
        </button>
      ))}
    </div>
  )
}
