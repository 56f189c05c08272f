import { ChevronDown, Link2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { questionWords as words } from '@/content/pages/questions'
import type { Target } from '@/domain/store/content'
import { useAnchorFocus } from '@/storefront/shared/page/use-anchor-focus'
import { Highlighted } from '@/storefront/shared/search/highlighted'
import { TargetLink } from '@/storefront/shared/sections/rich-text'
import { useIsHydrating } from '@/ui/hydration'
import { showToast } from '@/ui/toast/toast'

export type Question = {
  /** Its anchor. */
  id: string
  question: string
  answer: readonly string[]
  links: readonly { label: string; to: Target }[]
}

type QuestionsProps = {
  questions: readonly Question[]
  /** Terms to highlight. */
  terms?: readonly string[]
  open: ReadonlySet<string>
  onToggle: (id: string) => void
  heading?: 'h2' | 'h3'
}

/** A list of collapsible questions; all are open in print. */
export function Questions({ questions, terms = [], open, onToggle, heading = 'h3' }: QuestionsProps) {
  return (
    <ul className="border-b border-line [&_mark]:rounded-picture [&_mark]:bg-highlight-soft">
      {questions.map((question) => (
        <Item
          key={question.id}
          question={question}
          terms={terms}
          isOpen={open.has(question.id)}
          onToggle={() => onToggle(question.id)}
          heading={heading}
        />
      ))}
    </ul>
  )
}

/** Which questions are open. The one in the URL's hash is, and takes the focus. */
export function useOpenQuestions(questions: readonly Question[]) {
  const { hash, key } = useLocation()
  // The server's HTML knows no hash.
  const shown = useIsHydrating() ? '' : hash
  const asked = questions.find(({ id }) => `#${id}` === shown)?.id
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [seen, setSeen] = useState('')
  const now = key + shown
  if (seen !== now) {
    setSeen(now)
    if (asked) setOpen(new Set([...open, asked]))
  }
  useAnchorFocus((anchor) => questions.some(({ id }) => id === anchor))

  return {
    open,
    toggle: (id: string) => {
      const next = new Set(open)
      if (!next.delete(id)) next.add(id)
      setOpen(next)
    },
    setAll: (all: boolean) => setOpen(new Set(all ? questions.map(({ id }) => id) : [])),
  }
}

function Item({
  question: { id, question, answer, links },
  terms,
  isOpen,
  onToggle,
  heading: Heading,
}: {
  question: Question
  terms: readonly string[]
  isOpen: boolean
  onToggle: () => void
  heading: 'h2' | 'h3'
}) {
  return (
    <li className="border-t border-line break-inside-avoid">
      <Heading className="font-text text-16 font-semibold tracking-normal md:text-20">
        <button
          type="button"
          id={id}
          aria-expanded={isOpen}
          aria-controls={`${id}-answer`}
          onClick={onToggle}
          className="-mx-3 flex min-h-14 w-[calc(100%+1.5rem)] scroll-mt-28 items-center justify-between gap-4 px-3 py-3 text-start leading-snug outline-offset-[-2px] hover:text-accent"
        >
          <span>
            <Highlighted text={question} terms={terms} />
          </span>
          <ChevronDown
            size={20}
            strokeWidth={1.6}
            aria-hidden="true"
            className={`shrink-0 transition-transform duration-fast print:hidden ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </Heading>
      <div id={`${id}-answer`} className={isOpen ? 'pb-5' : 'hidden pb-5 print:block'}>
        <div className="grid max-w-prose gap-3">
          {answer.map((paragraph) => (
            <p key={paragraph} className="text-pretty">
              <Highlighted text={paragraph} terms={terms} />
            </p>
          ))}
        </div>
        <p className="mt-2 flex flex-wrap items-center gap-x-5 print:hidden">
          {links.map(({ label, to }) => (
            <TargetLink
              key={to.to}
              to={to}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              {label}
            </TargetLink>
          ))}
          <button
            type="button"
            onClick={() => void copyLink(id)}
            className="inline-flex min-h-11 items-center gap-1.5 text-14 text-muted hover:text-ink"
          >
            <Link2 size={16} strokeWidth={1.6} aria-hidden="true" />
            {words.copyLink}
          </button>
        </p>
      </div>
    </li>
  )
}

async function copyLink(id: string) {
  const url = new URL(`#${id}`, location.origin + location.pathname).href
  try {
    await navigator.clipboard.writeText(url)
    showToast({ title: words.copied, description: url, tone: 'success' })
  } catch {
    showToast({ title: words.copyFailed, tone: 'error' })
    history.replaceState(history.state, '', url)
  }
}
