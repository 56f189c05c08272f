import { Monitor, Moon, Smartphone, Sun } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { adminPaths } from '@/config/admin-paths'
import { storeEditor } from '@/content/admin/store/editor'
import { languageName } from '@/content/admin/store/languages'
import type { ShownContent } from '@/data/pages/admin-page-queries'
import type { TypedBrand } from '@/data/settings/typed-brand'
import { type PreviewOrder, previewNews } from '@/domain/store/preview-message'
import { Button } from '@/ui/button'

const words = storeEditor.preview
/** The widths at which a page is shown, in px. */
const widths = { desktop: 1280, phone: 390 } as const

/** How the preview shows the page; nothing of it is stored with the page. */
export type PreviewLook = { device: keyof typeof widths; theme: 'light' | 'dark'; language: string }

type PreviewFrameProps = {
  /** As the preview names it; the same object while nothing of it changes. */
  page: { slug: string; [fact: string]: unknown }
  name: string
  content: ShownContent | undefined
  /** Name and looks that are being typed; the same object while nothing of them changes. */
  shop?: TypedBrand
  readAt: number
  /** The last state could not be read. */
  isStale: boolean
  retry: () => void
  chosen: string | null
  look: PreviewLook
  onLook: (look: PreviewLook) => void
  languages: readonly string[]
  onChoose: (id: string) => void
  onEmpty: (ids: readonly string[]) => void
}

/** The real page in a frame, which follows what is typed; a click in it chooses a section. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { page, name, content, shop, readAt, isStale, retry, chosen, look, onLook, languages } = props
  const { onChoose, onEmpty } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const [stage, width] = useWidth()
  const shownWidth = widths[look.device]
  const scale = width > 0 ? Math.min(1, width / shownWidth) : 1

  const show = useEffectEvent(() => {
    if (!content) return
    const order: PreviewOrder = { type: 'preview-order', content, page, shop, readAt, chosen, ...pick(look) }
    frame.current?.contentWindow?.postMessage(order, location.origin)
  })
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow) return
    const news = v.safeParse(previewNews, data)
    if (!news.success) return
    if (news.output.type === 'preview-ready') show()
    if (news.output.type === 'preview-chosen') onChoose(news.output.id)
    if (news.output.type === 'preview-empty') onEmpty(news.output.ids)
  })
  useEffect(() => {
    const onMessage = (event: MessageEvent) => hear(event)
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes what the page shows
  useEffect(() => show(), [content, page, shop, readAt, chosen, look])

  return (
    <section
      aria-label={words.title(name)}
      className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface-sunken"
    >
      <PreviewTools look={look} onLook={onLook} languages={languages} zoom={Math.round(scale * 100)} />
      {isStale && (
        <p role="status" className="flex flex-wrap items-center gap-3 bg-highlight-soft px-4 py-1.5">
          <span className="flex-1">{words.stale}</span>
          <Button look="text" size="small" onClick={retry}>
            {words.retry}
          </Button>
        </p>
      )}
      <div ref={stage} className="relative mx-4 min-h-[70dvh] flex-1 overflow-hidden md:min-h-0">
        <iframe
          ref={frame}
          title={words.title(name)}
          src={adminPaths.previewOf(page.slug)}
          style={{
            width: shownWidth,
            height: `${100 / scale}%`,
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (width - shownWidth * scale) / 2),
          }}
          className="absolute top-0 origin-top-left rounded-t-surface border border-line bg-surface-raised rtl:origin-top-right"
        />
      </div>
    </section>
  )
}

const pick = ({ theme, language }: PreviewLook) => ({ theme, language })

/** The width of an element in px. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const stage = element.current
    if (!stage) return undefined
    const sizes = new ResizeObserver(() => setWidth(stage.clientWidth))
    sizes.observe(stage)
    return () => sizes.disconnect()
  }, [])
  return [element, width] as const
}

type PreviewToolsProps = Pick<PreviewFrameProps, 'look' | 'onLook' | 'languages'> & { zoom: number }

function PreviewTools({ look, onLook, languages, zoom }: PreviewToolsProps) {
  return (
    <div
      role="group"
      aria-label={words.tools}
      className="flex min-h-12 flex-wrap items-center gap-2.5 px-4 py-1"
    >
      <Choices
        label={words.device}
        value={look.device}
        onChange={(device) => onLook({ ...look, device })}
        choices={[
          {
            value: 'desktop',
            label: words.desktop,
            icon: <Monitor size={16} strokeWidth={1.6} aria-hidden="true" />,
          },
          {
            value: 'phone',
            label: words.phone,
            icon: <Smartphone size={16} strokeWidth={1.6} aria-hidden="true" />,
          },
        ]}
      />
      <Choices
        label={words.theme}
        value={look.theme}
        onChange={(theme) => onLook({ ...look, theme })}
        choices={[
          {
            value: 'light',
            label: words.light,
            icon: <Sun size={16} strokeWidth={1.6} aria-hidden="true" />,
          },
          { value: 'dark', label: words.dark, icon: <Moon size={16} strokeWidth={1.6} aria-hidden="true" /> },
        ]}
      />
      {languages.length > 1 && (
        <Choices
          label={words.language}
          value={look.language}
          onChange={(language) => onLook({ ...look, language })}
          choices={languages.map((language) => ({
            value: language,
            // A voice asks for it by what is seen.
            label: `${language.toUpperCase()} ${languageName(language)}`,
            icon: <span aria-hidden="true">{language.toUpperCase()}</span>,
          }))}
        />
      )}
      <span className="ms-auto text-12 text-muted max-md:hidden">{words.zoom(zoom)}</span>
    </div>
  )
}

type ChoicesProps<Value extends string> = {
  label: string
  value: Value
  choices: readonly { value: Value; label: string; icon: ReactNode }[]
  onChange: (value: Value) => void
}

function Choices<Value extends string>({ label, value, choices, onChange }: ChoicesProps<Value>) {
  return (
    <div role="group" aria-label={label} className="inline-flex gap-0.5 rounded-control bg-line p-0.5">
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-label={choice.label}
          title={choice.label}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          className="grid min-h-10 min-w-9 place-items-center rounded-picture px-2 text-muted aria-pressed:bg-surface-raised aria-pressed:font-semibold aria-pressed:text-ink md:min-h-7"
        >
          {choice.icon}
        </button>
      ))}
    </div>
  )
}
