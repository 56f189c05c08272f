import { useQueryClient } from '@tanstack/react-query'
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import * as v from 'valibot'
import { previewWords as words } from '@/content/shared/preview'
import type { StoredSection } from '@/data/pages/fetch-page'
import { previewedPage, shownSections } from '@/data/pages/preview'
import { useShopSettings } from '@/data/settings/shop-settings'
import { showTypedBrand } from '@/data/settings/typed-brand'
import { type PreviewNews, type PreviewOrder, previewOrder } from '@/domain/store/preview-message'
import { shownPage } from '@/sections/fetch-shown-page'
import { checkedSection } from '@/sections/schemas'
import { StatePanel } from '@/ui/state-panel'
import { OpeningPage } from './opening-page'
import { PageSections } from './page-sections'
import { failedSection, SectionProblem } from './section-problem'

/** Over the section, so that nothing in it moves. */
const chosenFrame =
  'after:pointer-events-none after:absolute after:inset-0 after:z-30 after:border-2 after:border-accent'

const tell = (news: PreviewNews) => window.parent.postMessage(news, location.origin)

/** The page in the editor's frame: what the editor sends, each section marked, so that a click chooses it. */
export function EditedSections() {
  const order = useOrder()
  useTheme(order?.theme)
  const shop = useTypedBrand(order?.shop)
  const frame = useRef<HTMLDivElement>(null)
  const given = useMemo(() => order && shownSections(order.content, order.language), [order])
  // One that is not in the form of its kind keeps its place, where what is wrong with it stands.
  const sections = useMemo(
    () => given?.map((each) => checkedSection(each) ?? { ...each, kind: '' }) ?? null,
    [given],
  )
  const page = useMemo(() => {
    const told = order && previewedPage(order.page)
    return told ? shownPage(told) : undefined
  }, [order])
  const choose = useEffectEvent((event: MouseEvent) => {
    // Nothing leads out of the preview, and nothing is put into a cart from it.
    event.preventDefault()
    event.stopPropagation()
    const section = event.target instanceof Element ? event.target.closest('[data-section]') : null
    const id = section?.getAttribute('data-section')
    if (id) tell({ type: 'preview-chosen', id })
  })
  useEffect(() => {
    const onClick = (event: MouseEvent) => choose(event)
    const onSubmit = (event: SubmitEvent) => event.preventDefault()
    document.addEventListener('click', onClick, true)
    document.addEventListener('submit', onSubmit, true)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('submit', onSubmit, true)
    }
  }, [])
  const chosen = order?.chosen ?? null
  useEffect(() => {
    if (chosen === null) return
    frame.current
      ?.querySelector(`[data-section="${CSS.escape(chosen)}"]`)
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [chosen])
  useEmptySections(frame, sections)
  const around = useCallback(
    (section: StoredSection, shown: ReactNode) => (
      <div
        data-section={section.id}
        className={section.id === chosen ? `relative ${chosenFrame}` : 'relative'}
      >
        {shown}
        {given?.map((each) => each.id === section.id && <SectionProblem key={each.id} section={each} />)}
      </div>
    ),
    [given, chosen],
  )
  if (!order) return <p className="wrap min-h-dvh py-section text-muted">{words.waiting}</p>
  if (!sections) return <StatePanel alert title={words.title} text={words.unreadable} />
  if (page?.kind === 'home' && !page.isOwn && shop && !shop.hasProducts) return <OpeningPage />
  return (
    <div ref={frame} lang={order.language} dir={order.language === 'ar' ? 'rtl' : 'ltr'}>
      <PageSections
        {...(page && { page })}
        sections={sections}
        readAt={order.readAt}
        refresh={() => {}}
        around={around}
        instead={failedSection}
      />
    </div>
  )
}

/** The last thing that the editor asked to be shown. */
function useOrder(): PreviewOrder | null {
  const [order, setOrder] = useState<PreviewOrder | null>(null)
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== window.parent) return
      const read = v.safeParse(previewOrder, data)
      if (read.success) setOrder(read.output)
    }
    addEventListener('message', onMessage)
    tell({ type: 'preview-ready' })
    return () => removeEventListener('message', onMessage)
  }, [])
  return order
}

/** The shop, with the name and looks that are being typed, also after its settings were read again. */
function useTypedBrand(typed: unknown) {
  const client = useQueryClient()
  const shop = useShopSettings()
  // Settings that were read again are the saved ones.
  useEffect(() => {
    if (shop) showTypedBrand(client, typed)
  }, [client, typed, shop])
  return shop
}

/** The preview's own theme, which is not stored: the shop beside it keeps the visitor's. */
function useTheme(theme: PreviewOrder['theme'] | undefined) {
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme
  }, [theme])
}

/** Tells the editor which sections show nothing, such as deals when there are none. */
function useEmptySections(frame: RefObject<HTMLElement | null>, sections: StoredSection[] | null) {
  const told = useRef('')
  useEffect(() => {
    const marked = sections && frame.current ? [...frame.current.querySelectorAll('[data-section]')] : []
    const look = () => {
      const ids = marked
        .filter((each) => each.getBoundingClientRect().height === 0)
        .flatMap((each) => each.getAttribute('data-section') ?? [])
      if (ids.join() === told.current) return
      told.current = ids.join()
      tell({ type: 'preview-empty', ids })
    }
    const sizes = new ResizeObserver(look)
    for (const each of marked) sizes.observe(each)
    return () => sizes.disconnect()
  }, [frame, sections])
}
