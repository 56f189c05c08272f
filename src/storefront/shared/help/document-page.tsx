import { ArrowLeft, ArrowRight, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { documentWords as words } from '@/content/shared/document'
import { fixedPages } from '@/content/shared/fixed-pages'
import type { Target } from '@/domain/store/content'
import { type HelpDocument, type PolicyName, policyNames } from '@/domain/store/help-document'
import { HelpBanner } from '@/storefront/shared/page/help-banner'
import { useAnchorFocus } from '@/storefront/shared/page/use-anchor-focus'
import { RichText, TargetLink } from '@/storefront/shared/sections/rich-text'
import { Button, buttonClass } from '@/ui/button'
import { Block } from './document-block'

type DocumentPageProps = {
  name: PolicyName
  title: string
  document: HelpDocument
  /** Where all help is. */
  help: Target | null
  /** Sections before the text. */
  extra?: readonly { id: string; title: string; content: ReactNode }[]
  /** What follows the text of a section, by its id. */
  after?: Readonly<Record<string, ReactNode>>
}

/** A document with a table of contents, a URL for each section, and links to the previous and next document. */
export function DocumentPage({
  name: policy,
  title,
  document: { lead, updated, sections },
  help,
  extra = [],
  after = {},
}: DocumentPageProps) {
  const contents = [...extra, ...sections]
  useAnchorFocus((anchor) => contents.some(({ id }) => id === anchor))
  return (
    <article>
      <HelpBanner title={title} lead={lead}>
        <p className="mt-4 flex flex-wrap items-center gap-x-5 text-14 text-muted">
          <span>
            {words.updated} <time dateTime={updated}>{words.updatedOn(updated)}</time>
          </span>
          <Button look="text" size="medium" className="-mx-5 print:hidden" onClick={() => print()}>
            <Printer size={16} strokeWidth={1.6} aria-hidden="true" />
            {words.print}
          </Button>
        </p>
      </HelpBanner>
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-6 pt-8 pb-section lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-12">
        <nav
          aria-label={words.contents}
          className="self-start rounded-surface border border-line bg-surface-raised p-4 lg:sticky lg:top-28 lg:border-0 lg:bg-transparent lg:p-0 print:hidden"
        >
          <p className="text-14 font-semibold">{words.contents}</p>
          <ol className="mt-1 lg:border-s lg:border-line">
            {contents.map((section) => (
              <li key={section.id}>
                <Link
                  to={`#${section.id}`}
                  className="flex min-h-11 items-center py-1 text-muted hover:text-accent max-lg:underline max-lg:underline-offset-4 lg:min-h-9 lg:ps-4 lg:text-14"
                >
                  {section.title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-3xl">
          {extra.map(({ id, title: name, content }) => (
            <Section key={id} id={id} title={name}>
              {content}
            </Section>
          ))}
          {sections.map(({ id, title: name, blocks, text }) => (
            <Section key={id} id={id} title={name}>
              {text ? (
                <div className="grid max-w-[68ch] gap-4">
                  <RichText blocks={text} />
                </div>
              ) : (
                blocks.map((block, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change their order
                  <Block key={place} block={block} />
                ))
              )}
              {after[id]}
            </Section>
          ))}
          <OtherDocuments policy={policy} help={help} />
        </div>
      </div>
    </article>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mb-10 grid gap-4 md:mb-12">
      <h2 id={id} tabIndex={-1} className="scroll-mt-28 text-28 leading-tight outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The policies that one reads through; the legal notice is apart. */
const readThrough: readonly PolicyName[] = policyNames.filter((name) => name !== 'legal-notice')

/** Links to the previous and next document, and to contact. */
function OtherDocuments({ policy, help }: { policy: PolicyName; help: Target | null }) {
  const place = readThrough.indexOf(policy)
  const previous = readThrough[place - 1]
  const next = readThrough[place + 1]
  const card =
    'grid min-h-16 content-center rounded-surface border border-line px-5 py-3 hover:border-line-strong hover:text-accent'
  return (
    <div className="print:hidden">
      <nav aria-label={words.more} className="grid gap-3 sm:grid-cols-2">
        {previous && (
          <Link to={`/${previous}`} className={card}>
            <span className="flex items-center gap-1.5 text-14 text-muted">
              <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
              {words.previous}
            </span>
            <span className="font-semibold">{fixedPages[previous]}</span>
          </Link>
        )}
        {next && (
          <Link to={`/${next}`} className={`${card} text-end sm:col-start-2`}>
            <span className="flex items-center justify-end gap-1.5 text-14 text-muted">
              {words.next}
              <ArrowRight size={16} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
            </span>
            <span className="font-semibold">{fixedPages[next]}</span>
          </Link>
        )}
      </nav>
      <aside
        aria-labelledby="ask"
        className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-surface bg-surface-sunken p-5 md:px-6"
      >
        <div>
          <h2 id="ask" className="text-20 leading-tight">
            {words.ask.title}
          </h2>
          <p className="mt-1 text-14">{words.ask.text}</p>
        </div>
        <p className="flex flex-wrap gap-3">
          <Link to={paths.contact} className={buttonClass({ size: 'medium' })}>
            {words.ask.action}
          </Link>
          {help && (
            <TargetLink to={help} className={buttonClass({ look: 'line', size: 'medium' })}>
              {words.ask.help}
            </TargetLink>
          )}
        </p>
      </aside>
    </div>
  )
}
