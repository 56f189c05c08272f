import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { faqFor, type Question, faqWords as words } from '@/content/pages/faq'
import { common } from '@/content/shared/common'
import { documentWords } from '@/content/shared/document'
import { useShopSettings } from '@/data/settings/shop-settings'
import { searchHelp } from '@/domain/catalogue/help-search'
import { HelpBanner } from '@/storefront/shared/page/help-banner'
import { Button, buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { HelpSearchBox } from './help-search-box'
import { Questions, useOpenQuestions } from './questions'
import { useHelpQuery } from './use-help-query'

const entryOf = ({ id, question, answer, words: others }: Question) => ({
  id,
  to: `#${id}`,
  page: '',
  title: question,
  text: answer.join(' '),
  ...(others && { words: others }),
})

/** The frequent questions: collapsible, searchable, each with its own URL. */
export function FaqPage() {
  usePageHead({ title: common.title(words.title), description: words.description, path: paths.faq })
  const currency = useShopSettings()?.currency
  const questions = faqFor(currency)
  const { typed, query, type } = useHelpQuery()
  const { open, toggle, setAll } = useOpenQuestions(questions)
  const hits = useMemo(() => searchHelp(questions.map(entryOf), query), [questions, query])
  const found = query === '' ? null : hits.map(({ entry }) => entry.id)
  const shown = found === null ? questions : questions.filter(({ id }) => found.includes(id))
  const allOpen = shown.length > 0 && shown.every(({ id }) => open.has(id))
  return (
    <>
      <HelpBanner title={words.title} lead={words.lead}>
        <HelpSearchBox
          label={words.search}
          clear={words.clear}
          value={typed}
          onChange={type}
          className="mt-6 max-w-xl"
        />
      </HelpBanner>
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-12 pt-8 pb-section lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
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
              <p className="mt-4">
                <Link
                  to={`${paths.help}?q=${encodeURIComponent(query)}`}
                  className={buttonClass({ look: 'line' })}
                >
                  {words.none.help}
                </Link>
              </p>
            </div>
          )}
        </div>
        <aside
          aria-labelledby="ask"
          className="self-start rounded-surface bg-surface-sunken p-6 lg:sticky lg:top-28 print:hidden"
        >
          <h2 id="ask" className="text-28 leading-tight">
            {documentWords.ask.title}
          </h2>
          <p className="mt-2">{documentWords.ask.text}</p>
          <p className="mt-5 flex flex-wrap gap-3">
            <Link to={paths.contact} className={buttonClass()}>
              {documentWords.ask.action}
            </Link>
            <Link to={paths.help} className={buttonClass({ look: 'line' })}>
              {documentWords.ask.help}
            </Link>
          </p>
        </aside>
      </div>
    </>
  )
}
