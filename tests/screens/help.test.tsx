// The pages that help and tell: searched, opened at a question or a section, and every one of them there.
import { screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { channelsOf } from '@/content/pages/contact'
import { helpWords } from '@/content/pages/help'
import { policyDocuments } from '@/content/pages/policy-documents'
import { questionWords } from '@/content/pages/questions'
import { sizeGuideWords } from '@/content/product/size-guide'
import { documentWords } from '@/content/shared/document'
import { fixedPages } from '@/content/shared/fixed-pages'
import { chartGroups } from '@/domain/product/size-guide'
import { policyNames } from '@/domain/store/help-document'
import { samplePaths } from '../../e2e/fixtures/sample'
import { buildSettings } from '../support/builders'
import {
  faqQuestions,
  helpQuestions,
  sampleCharts,
  sampleFacts,
  samplePage,
  sampleWords,
} from '../support/sample-words'
import { openPage, page } from '../support/screen'

const open = async (path: string) => {
  const opened = openPage(path)
  await page().findByRole('heading', { level: 1 })
  return opened
}
const question = (text: string) => page().getByRole('button', { name: text })
const [first, , , , cancel] = faqQuestions
/** Every question of the FAQ. Some name what the settings say, which come by themselves. */
const eachQuestion = () =>
  Promise.all(faqQuestions.map(({ question: text }) => page().findByRole('button', { name: text })))

describe('help', () => {
  const box = () => page().getByRole('textbox', { name: helpWords.search })

  it('the help page has five questions, three ways to a person with their hours, and five quick links', async () => {
    await open(samplePaths.help)
    // Sections come with their code, one after the other.
    await page().findByRole('region', { name: sampleWords.quick })
    for (const { question: text } of helpQuestions)
      expect(question(text)).toHaveAttribute('aria-expanded', 'false')
    const talk = within(page().getByRole('region', { name: helpWords.contact.title }))
    for (const { label, hours } of channelsOf(buildSettings().support, sampleFacts.email)) {
      expect(talk.getByText(label).closest('li')).toHaveTextContent(hours)
    }
    const quick = within(page().getByRole('region', { name: sampleWords.quick })).getAllByRole('link')
    expect(quick.map((link) => link.getAttribute('href'))).toEqual([
      '/faq',
      '/track',
      '/returns',
      '/shipping',
      '/size-guide',
    ])
  })

  it('the help page finds an answer during typing, keeps the search in the address, and leads to it', async () => {
    const { user } = await open(samplePaths.help)
    await user.type(box(), 'cancel')
    const results = within(await page().findByRole('region', { name: helpWords.results('cancel') }))
    const [best] = results.getAllByRole('link')
    expect(best).toHaveTextContent(cancel?.question ?? '')
    expect(within(best ?? document.body).getAllByText('cancel')[0]?.tagName).toBe('MARK')
    expect(page().getByText(helpWords.found(results.getAllByRole('link').length, 'cancel'))).toHaveAttribute(
      'role',
      'status',
    )
    expect(location.search).toBe('?q=cancel')
    await user.click(best ?? document.body)
    await page().findByRole('heading', { level: 1, name: sampleWords.faq })
    await waitFor(() => expect(question(cancel?.question ?? '')).toHaveFocus())
    expect(question(cancel?.question ?? '')).toHaveAttribute('aria-expanded', 'true')
  })

  it('the help page begins with the search of a shared address, and is emptied by Escape', async () => {
    const { user } = await open(`${samplePaths.help}?q=refund`)
    expect(box()).toHaveValue('refund')
    await page().findByRole('region', { name: helpWords.results('refund') })
    await user.type(box(), '{Escape}')
    expect(box()).toHaveValue('')
    await waitFor(() => expect(page().queryByRole('region', { name: /^Answers/ })).not.toBeInTheDocument())
    expect(location.search).toBe('')
  })

  it.each(['xylophone', '<img src=x onerror=alert(1)>', '🧵🧵', '\u202Ecba', 'q'.repeat(120)])(
    'the help page says that it has nothing about %s, and whom to ask',
    async (query) => {
      await open(`${samplePaths.help}?q=${encodeURIComponent(query)}`)
      await page().findByRole('heading', { name: helpWords.none.title(query) })
      const [ask] = page().getAllByRole('link', { name: helpWords.none.ask })
      expect(ask).toHaveAttribute('href', paths.contact)
    },
  )
})

describe('the FAQ', () => {
  it('the FAQ opens and closes a question, and all eight at once', async () => {
    const { user } = await open(samplePaths.faq)
    const buttons = await eachQuestion()
    const one = question(first?.question ?? '')
    await user.click(one)
    expect(one).toHaveAttribute('aria-expanded', 'true')
    await user.click(one)
    expect(one).toHaveAttribute('aria-expanded', 'false')
    await user.click(page().getByRole('button', { name: questionWords.openAll }))
    expect(buttons).toHaveLength(8)
    for (const button of buttons) expect(button).toHaveAttribute('aria-expanded', 'true')
    await user.click(page().getByRole('button', { name: questionWords.closeAll }))
    for (const button of buttons) expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  it.each(['#no-such', '#%', '#%E0%A4%A', '#<script>'])('the FAQ stands whole at %s', async (hash) => {
    await open(samplePaths.faq + hash)
    for (const button of await eachQuestion()) expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('the FAQ shows only the questions that were searched for, and another search when there is none', async () => {
    const { user } = await open(`${samplePaths.faq}?q=student`)
    expect(page().getByRole('status')).toHaveTextContent(questionWords.found(1))
    await user.clear(page().getByRole('textbox', { name: questionWords.search }))
    await user.type(page().getByRole('textbox', { name: questionWords.search }), 'xylophone')
    await page().findByRole('heading', { name: questionWords.none.title('xylophone') })
    expect(page().getByRole('link', { name: questionWords.none.help })).toHaveAttribute(
      'href',
      '/help?q=xylophone',
    )
  })

  it('the FAQ copies a link to a question', async () => {
    const { user } = await open(`${samplePaths.faq}#${cancel?.anchor}`)
    const answer = document.getElementById(`${cancel?.anchor}-answer`) ?? document.body
    await user.click(within(answer).getByRole('button', { name: questionWords.copyLink }))
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/faq#${cancel?.anchor}`)
    await screen.findByText(questionWords.copied)
  })
})

describe('pages of text', () => {
  const readThrough = policyNames.filter((name) => name !== 'legal-notice')
  it.each(readThrough.map((name, place) => [fixedPages[name], name, place] as const))(
    'the page %s has its sections, its contents, its day and its neighbours',
    async (title, name, place) => {
      const { sections, updated } = policyDocuments[name](sampleFacts, buildSettings().identity)
      await open(`/${name}`)
      expect(page().getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
      const contents = within(page().getByRole('navigation', { name: documentWords.contents }))
      for (const section of sections) {
        // Some name what the settings say, which come by themselves.
        expect(await page().findByRole('heading', { level: 2, name: section.title })).toHaveAttribute(
          'id',
          section.id,
        )
        expect(contents.getByRole('link', { name: section.title })).toHaveAttribute(
          'href',
          `/${name}#${section.id}`,
        )
      }
      expect(page().getByText(documentWords.updatedOn(updated))).toHaveAttribute('datetime', updated)
      const around = within(page().getByRole('navigation', { name: documentWords.more })).getAllByRole('link')
      const neighbours = [readThrough[place - 1], readThrough[place + 1]].flatMap((each) =>
        each ? `/${each}` : [],
      )
      expect(around.map((link) => link.getAttribute('href'))).toEqual(neighbours)
    },
  )

  it('a policy says what the shop says otherwise than the software, at its place', async () => {
    await open(paths.terms)
    expect(await page().findByRole('link', { name: sampleWords.sell.title })).toHaveAttribute('href', '/sell')
    const headings = page()
      .getAllByRole('heading', { level: 2 })
      .map(({ id }) => id)
    expect(headings.indexOf('sellers')).toBe(headings.indexOf('account') + 1)
  })

  it('a page of text opens at the section in its address, which takes the focus', async () => {
    const { user } = await open(`${paths.returns}#money`)
    const heading = (id: string) => document.getElementById(id)
    await waitFor(() => expect(heading('money')).toHaveFocus())
    const contents = within(page().getByRole('navigation', { name: documentWords.contents }))
    await user.click(await contents.findByRole('link', { name: 'How to send it back' }))
    await waitFor(() => expect(heading('how')).toHaveFocus())
    expect(location.hash).toBe('#how')
  })
})

describe('the size guide', () => {
  it('the size guide has every table, in centimetres and in inches, with the unit in the address', async () => {
    const { user } = await open(paths.sizeGuide)
    const [dresses] = await page().findAllByRole('table')
    const medium = () => within(dresses ?? document.body).getByRole('row', { name: /^M / })
    expect(medium()).toHaveTextContent('88–91')
    await user.click(page().getByRole('radio', { name: sizeGuideWords.units.in }))
    expect(medium()).toHaveTextContent('34¾–35¾')
    expect(location.search).toBe('?unit=in')
    const departments = within(page().getByRole('navigation', { name: documentWords.contents }))
    const groups = chartGroups(sampleCharts)
    for (const { slug, name, charts } of groups) {
      await user.click(departments.getByRole('link', { name }))
      expect(departments.getByRole('link', { current: true })).toHaveAccessibleName(name)
      await waitFor(() => expect(document.getElementById(slug)).toHaveFocus())
      expect(page().getAllByRole('table')).toHaveLength(charts.length)
      expect(location.search).toBe('?unit=in')
    }
    await user.click(page().getByRole('radio', { name: sizeGuideWords.units.cm }))
    expect(location.search).toBe('')
    expect(departments.getByRole('link', { current: true })).toHaveAccessibleName(groups.at(-1)?.name ?? '')
  })
})

const titled = v.object({ items: v.array(v.object({ title: v.string() })) })

describe('the shop’s own pages', () => {
  it('the page about the shop has its title and its picture', async () => {
    await open(samplePaths.about)
    expect(page().getByRole('heading', { level: 1, name: sampleWords.about })).toBeInTheDocument()
    expect(page().getByRole('img', { name: sampleWords.aboutPicture })).toBeInTheDocument()
  })

  it('the page for sellers invites to sell, with three benefits and four steps', async () => {
    const { user } = await open(samplePaths.sell)
    await user.click(page().getByRole('link', { name: sampleWords.sell.start }))
    await waitFor(() => expect(document.getElementById('register')).toHaveFocus())
    await user.click(page().getByRole('link', { name: sampleWords.sell.learnMore }))
    await waitFor(() => expect(document.getElementById('how')).toHaveFocus())
    const titles = samplePage('sell').flatMap((section) =>
      v.is(titled, section) ? section.items.map(({ title }) => title) : [],
    )
    expect(titles).toHaveLength(7)
    for (const title of titles)
      expect(await page().findByRole('heading', { level: 3, name: title })).toBeInTheDocument()
  })
})
