import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { paths } from '@/config/paths'
import { helpWords } from '@/content/pages/help'
import { questionWords as words } from '@/content/pages/questions'
import { documentWords } from '@/content/shared/document'
import { searchHelp } from '@/domain/catalogue/help-search'
import type { Target } from '@/domain/store/content'
import { ChannelsPanel } from '@/storefront/shared/help/channels-panel'
import { HelpSearchBox } from '@/storefront/shared/help/help-search-box'
import { type Question, Questions, useOpenQuestions } from '@/storefront/shared/help/questions'
import { useHelpQuery } from '@/storefront/shared/help/use-help-query'
import { HelpBanner } from '@/storefront/shared/page/help-banner'
import { onGround } from '@/storefront/shared/sections/ground'
import { usePageContents } from '@/storefront/shared/sections/page-context'
import { TargetLink } from '@/storefront/shared/sections/rich-text'
import { Button, buttonClass } from '@/ui/button'
import { choice, ground, line, lines, link, list, type SectionFields, type SectionProps } from '../fields'

export const schema = () =>
  v.object({
    title: line(120),
    text: lines(240),
    /** `part`: one part of a page among others; `page`: it is what the page is about, with its title and a search. */
    layout: choice(['part', 'page']),
    /** Of a part. */
    ground: ground('plain', 'tint', 'band'),
    questions: list(
      {
        /** Of its address, as in `/faq#returns`. */
        anchor: line(40),
        question: line(160),
        /** A paragraph on each line. */
        answer: lines(2000),
        links: list({ label: line(60), to: link() }, 4),
        /** By which it is found besides its own. */
        words: line(200),
      },
      60,
    ),
    /** What stands beside it: an invitation to write, or every way to reach the shop. */
    aside: choice(['none', 'ask', 'channels']),
    /** Where all help is. */
    help: link(),
    all: line(60),
    allTo: link(),
  })
type QuestionsSection = SectionFields<typeof schema>

/** Questions with their answers, opened, linked and copied one by one. */
export function Section({ id, section }: SectionProps<typeof schema>) {
  const questions = useMemo(() => askedIn(id, section), [id, section])
  if (questions.length === 0) return null
  return section.layout === 'page' ? (
    <WholePage id={id} section={section} questions={questions} />
  ) : (
    <Part id={id} section={section} questions={questions} />
  )
}

type Asked = Question & { words: string }

/** The questions that have an answer, each with an anchor that nothing else on the page has. */
function askedIn(id: string, { questions }: QuestionsSection): Asked[] {
  return questions.flatMap(({ anchor, question, answer, links, words: others }, place) =>
    question === '' || answer === ''
      ? []
      : {
          id: /^[\w-]+$/.test(anchor) ? anchor : `${id}-${place + 1}`,
          question,
          answer: answer.split('\n').filter(Boolean),
          links: links.flatMap(({ label, to }) => {
            const name = label || to?.name
            return to && name ? { label: name, to } : []
          }),
          words: others,
        },
  )
}

type PartProps = { id: string; section: QuestionsSection; questions: readonly Asked[] }

function Part({ id, section, questions }: PartProps) {
  const { title, aside, all, allTo, help, ground: on } = section
  const isPlain = on === 'plain'
  const { open, toggle } = useOpenQuestions(questions)
  return (
    <div
      className={`${onGround(on)} ${isPlain ? 'pt-10' : 'py-section'} ${aside === 'none' ? (isPlain ? 'max-w-3xl' : '*:mx-auto *:max-w-3xl') : 'grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'}`}
    >
      <section {...(title && { 'aria-labelledby': id })}>
        {title && (
          <h2 id={id} className="mb-4 text-28 leading-tight">
            {title}
          </h2>
        )}
        <Questions questions={questions} open={open} onToggle={toggle} />
        {allTo && (
          <p className="mt-4">
            <TargetLink
              to={allTo}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              {all || allTo.name}
            </TargetLink>
          </p>
        )}
      </section>
      {aside === 'channels' && <ChannelsPanel id={`${id}-talk`} />}
      {aside === 'ask' && <AskPanel id={`${id}-ask`} help={help} />}
    </div>
  )
}

function WholePage({ id, section: { title, text, aside, help }, questions }: PartProps) {
  const page = usePageContents()
  const { typed, query, type } = useHelpQuery()
  const { open, toggle, setAll } = useOpenQuestions(questions)
  const hits = useMemo(() => searchHelp(questions.map(entryOf), query, helpWords.fillers), [questions, query])
  const found = query === '' ? null : hits.map(({ entry }) => entry.id)
  const shown = found === null ? questions : questions.filter((each) => found.includes(each.id))
  const allOpen = shown.length > 0 && shown.every((each) => open.has(each.id))
  return (
    <>
      <HelpBanner title={title || page.title} lead={text}>
        <HelpSearchBox
          label={words.search}
          clear={words.clear}
          value={typed}
          onChange={type}
          className="mt-6 max-w-xl"
        />
      </HelpBanner>
      <div
        className={`wrap pt-8 pb-section ${aside === 'none' ? '' : 'grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]'}`}
      >
        <div>
          <div className="flex min-h-11 items-center justify-between gap-4 print:hidden">
            <p role="status" className="text-14 text-muted">
              {words.found(shown.length)}
            </p>
            {shown.length > 1 && (
              <Button look="text" size="medium" className="-me-4 px-4!" onClick={() => setAll(!allOpen)}>
                {allOpen ? words.closeAll : words.openAll}
              </Button>
            )}
          </div>
          {shown.length > 0 ? (
            <Questions
              questions={shown}
              terms={hits.flatMap(({ terms }) => terms)}
              open={open}
              onToggle={toggle}
              heading="h2"
            />
          ) : (
            <div className="border-t border-line py-8">
              <h2 className="text-28 leading-tight [overflow-wrap:anywhere]">{words.none.title(query)}</h2>
              <p className="mt-2 text-muted">{words.none.text}</p>
              {help && (
                <p className="mt-4">
                  <Link
                    to={`${help.to}?q=${encodeURIComponent(query)}`}
                    className={buttonClass({ look: 'line' })}
                  >
                    {words.none.help}
                  </Link>
                </p>
              )}
            </div>
          )}
        </div>
        {aside === 'ask' && <AskPanel id={`${id}-ask`} help={help} />}
        {aside === 'channels' && <ChannelsPanel id={`${id}-talk`} />}
      </div>
    </>
  )
}

const entryOf = ({ id, question, answer, words: others }: Asked) => ({
  id,
  to: `#${id}`,
  page: '',
  title: question,
  text: answer.join(' '),
  ...(others && { words: others }),
})

function AskPanel({ id, help }: { id: string; help: Target | null }) {
  return (
    <aside
      aria-labelledby={id}
      className="self-start rounded-surface bg-surface-sunken p-6 lg:sticky lg:top-28 print:hidden"
    >
      <h2 id={id} className="text-28 leading-tight">
        {documentWords.ask.title}
      </h2>
      <p className="mt-2">{documentWords.ask.text}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <Link to={paths.contact} className={buttonClass()}>
          {documentWords.ask.action}
        </Link>
        {help && (
          <TargetLink to={help} className={buttonClass({ look: 'line' })}>
            {documentWords.ask.help}
          </TargetLink>
        )}
      </p>
    </aside>
  )
}
