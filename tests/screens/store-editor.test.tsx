// The editor of a page in the online store: its sections, the forms made from their schemas, saving, conflicts, publishing.
import { randomUUID } from 'node:crypto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminReviews } from '@/content/admin/catalogue/reviews'
import { orderedList } from '@/content/admin/ordered-list'
import { storeEditor as words } from '@/content/admin/store/editor'
import { storeFields } from '@/content/admin/store/fields'
import { storeHistory } from '@/content/admin/store/history'
import { storePages } from '@/content/admin/store/pages'
import { words as factsWords } from '@/content/admin/store/sections/facts'
import { words as rowWords } from '@/content/admin/store/sections/product-row'
import { words as countdownWords } from '@/content/admin/store/sections/story/countdown'
import { words as quoteWords } from '@/content/admin/store/sections/story/quote'
import { sessionKey } from '@/data/supabase/session-store'
import { fromLocal, toLocal } from '@/domain/discounts/deal-plan'
import { storedDraft } from '../support/drafts'
import { ask, expectRecovery, network, openPage, signedIn, troubles } from '../support/screen'
import { asOwner } from '../support/screen-orders'

beforeEach(async () => {
  localStorage.clear()
  await signedIn('owner')
})

const text = (en: string) => ({ $text: { en } })
const sectionsOf = (first: string) => [
  {
    id: 'one',
    kind: 'product-row',
    isHidden: false,
    title: text(first),
    products: { $products: { from: 'newest', count: 4 } },
  },
  { id: 'two', kind: 'flash-sale', isHidden: false, title: text('Second') },
  {
    id: 'three',
    kind: 'facts',
    isHidden: false,
    facts: [{ fact: 'own', title: text('Kiln-fired'), text: text('by hand') }],
  },
]
type Saved = {
  sections: { id: string; isHidden: boolean; title?: { $text: { en: string } } }[]
  updated_at: string
}
type Page = { id: string; slug: string; title: string }

/** A page of this test's own, published with these sections. */
async function pageOf(sections: unknown): Promise<Page> {
  const slug = `test-${randomUUID().slice(0, 8)}`
  const made = { id: randomUUID(), slug, title: `Page ${slug}` }
  await asOwner('POST', 'pages', made)
  const { saved_at } = await saved(made, sections, null)
  await asOwner('POST', 'rpc/publish_page', { p_page: made.id, p_seen: saved_at })
  return made
}
const page = (first = 'First') => pageOf(sectionsOf(first))
const saved = ({ id }: Page, sections: unknown, seen: string | null) =>
  asOwner<{ saved_at: string }>('POST', 'rpc/save_draft', {
    p_page: id,
    p_sections: sections,
    ...(seen !== null && { p_seen: seen }),
  })
const versionOf = async ({ id }: Page, state: string) =>
  (await ask<Saved>(`page_versions?select=sections,updated_at&page_id=eq.${id}&state=eq.${state}`))[0]
const draftOf = (made: Page) => versionOf(made, 'draft')
const idsIn = (version: Saved | undefined) => version?.sections.map(({ id }) => id)

const open = async (made: Page) => {
  const opened = openPage(adminPaths.storePage(made.slug))
  await screen.findByRole('list', { name: words.sections.list })
  return opened
}
const rows = () => within(screen.getByRole('list', { name: words.sections.list }))
const rowOf = (name: string) => rows().getByRole('button', { name: new RegExp(`^${name}`) })
/** Its label ends with how many letters it has. */
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name} ?\\d`) })
const shownNames = () =>
  rows()
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent)

describe('the pages of the shop', () => {
  it('the online store opens on the first page, and lists all pages with their state', async () => {
    // Its page comes with it, and nothing is published of it.
    await asOwner('POST', 'departments', { slug: `test-${randomUUID().slice(0, 8)}`, name: 'New' })
    const { user } = openPage(adminPaths.store)
    await screen.findByRole('list', { name: words.sections.list })
    expect(shownNames()).toContain('Shop by Category')
    await user.click(screen.getByRole('button', { name: new RegExp(`^${storePages.choose}: `) }))
    const list = within(await screen.findByRole('list', { name: storePages.list }))
    expect(list.getAllByText(storePages.states.published).length).toBeGreaterThan(0)
    expect(list.getAllByText(storePages.states.standard)).toHaveLength(1)
  })

  it('a new page gets its address from its title, and one that is taken or reserved is refused', async () => {
    const made = await page()
    const { user } = await open(made)
    await user.click(screen.getByRole('button', { name: new RegExp(`^${storePages.choose}: `) }))
    await user.click(await screen.findByRole('button', { name: storePages.add.open }))
    const dialog = within(await screen.findByRole('dialog', { name: storePages.add.title }))
    await user.type(dialog.getByRole('textbox', { name: storePages.add.fields.title }), 'Cart')
    await user.click(dialog.getByRole('button', { name: storePages.add.submit }))
    await dialog.findByText(storePages.problems['slug-reserved'])
    await user.type(dialog.getByRole('textbox', { name: storePages.add.fields.slug }), made.slug)
    await dialog.findByText(storePages.problems['slug-taken'])
    await user.type(dialog.getByRole('textbox', { name: storePages.add.fields.slug }), '-next')
    await user.click(dialog.getByRole('button', { name: storePages.add.submit }))
    await screen.findByText(words.sections.none.title)
    const [added] = await ask<{ title: string; kind: string }>(
      `pages?select=title,kind&slug=eq.${made.slug}-next`,
    )
    expect(added).toEqual({ title: 'Cart', kind: 'page' })
  })

  it('a page that something links to is not deleted, and the places are named', async () => {
    const made = await page()
    const linking = await page()
    const to = { $link: { kind: 'page', id: made.id } }
    await saved(linking, [{ id: 'a', kind: 'product-row', isHidden: false, to }], null)
    const { user } = await open(made)
    await user.click(screen.getByRole('button', { name: storePages.details.open }))
    await user.click(await screen.findByRole('button', { name: storePages.remove.open }))
    await user.click(await screen.findByRole('button', { name: storePages.remove.confirm }))
    await screen.findByText(storePages.remove.shown(`the page ${linking.title}`))
  })

  it('a page is renamed, described and taken out of search engines', async () => {
    const made = await page()
    const { user } = await open(made)
    await user.click(screen.getByRole('button', { name: storePages.details.open }))
    const dialog = within(await screen.findByRole('dialog'))
    const title = dialog.getByRole('textbox', { name: `${storePages.details.name}, English` })
    await user.clear(title)
    await user.type(title, 'Our kiln')
    await user.type(
      dialog.getByRole('textbox', { name: `${storePages.details.description}, English` }),
      'Where it is fired.',
    )
    await user.click(dialog.getByRole('switch', { name: storePages.details.indexed }))
    await user.click(dialog.getByRole('button', { name: storePages.details.save }))
    await screen.findByText(storePages.details.saved)
    const [row] = await ask(`pages?select=title,description,is_indexed&id=eq.${made.id}`)
    expect(row).toEqual({ title: 'Our kiln', description: 'Where it is fired.', is_indexed: false })
  })

  it.each(troubles)(
    'the online store says what is wrong (%s) and recovers',
    async (trouble, { text: why }) => {
      network.trouble(/rest\/v1\/pages/, trouble)
      const opened = openPage(adminPaths.store)
      await expectRecovery(opened, {
        words: { title: storePages.error, text: why },
        request: /rest\/v1\/pages/,
        recovered: () => screen.findByRole('list', { name: words.sections.list }),
      })
    },
  )
})

describe('the form of a section', () => {
  it('the form has the fields of the section’s schema, and what is typed is saved as a draft', async () => {
    const made = await page()
    const { user } = await open(made)
    await user.click(rowOf('First'))
    const form = within(await screen.findByRole('form', { name: storeFields.form(rowWords.name) }))
    for (const { name } of Object.values(rowWords.fields))
      expect(form.getAllByText(name, { exact: false }).length).toBeGreaterThan(0)
    const title = await field(rowWords.fields.title.name)
    await user.clear(title)
    await user.type(title, 'Fired today')
    await waitFor(
      async () => expect((await draftOf(made))?.sections[0]?.title).toEqual(text('Fired today')),
      {
        timeout: 4000,
      },
    )
    expect(rowOf('Fired today')).toBeInTheDocument()
    // What is published stays.
    expect((await versionOf(made, 'published'))?.sections[0]?.title).toEqual(text('First'))
    await screen.findByText(new RegExp(words.state.changes(1)))
    expect(storedDraft(`page-${made.id}`)).toBeNull()
  })

  it('the form says what is wrong beside its field', async () => {
    const { user } = await open(await page())
    await user.click(rowOf('First'))
    const title = await field(rowWords.fields.title.name)
    fireEvent.change(title, { target: { value: 'x'.repeat(61) } })
    await screen.findByText(storeFields.problems.long(60))
    expect(title).toHaveAttribute('aria-invalid', 'true')
    fireEvent.change(title, { target: { value: 'x' } })
    await waitFor(() => expect(screen.queryByText(storeFields.problems.long(60))).not.toBeInTheDocument())
  })

  it('a list has its entries, which are added, moved and removed', async () => {
    const made = await page()
    const { user } = await open(made)
    await user.click(rowOf(factsWords.name))
    await user.click(await screen.findByRole('button', { name: storeFields.list.add }))
    await user.click(screen.getByRole('button', { name: orderedList.up(storeFields.list.entry(2)) }))
    const names = () =>
      within(screen.getByRole('form', { name: storeFields.form(factsWords.name) }))
        .getAllByRole('listitem')
        .map((entry) => entry.querySelector('button')?.textContent)
    await waitFor(() => expect(names()).toEqual([storeFields.list.entry(1), 'Kiln-fired']))
    // At the end of the list, too, the focus stays with the entry.
    const up = screen.getByRole('button', { name: orderedList.up(storeFields.list.entry(1)) })
    expect(up).toHaveFocus()
    expect(up).toHaveAttribute('aria-disabled', 'true')
    screen.getByText(orderedList.moved(storeFields.list.entry(2), 1, 2))
    await user.click(screen.getByRole('button', { name: orderedList.remove('Kiln-fired') }))
    await waitFor(() => expect(names()).toEqual([storeFields.list.entry(1)]))
    expect(screen.getByRole('button', { name: orderedList.remove(storeFields.list.entry(1)) })).toHaveFocus()
  })

  it('a layout is chosen by the arrow keys among drawings, and a ground by its colour', async () => {
    const made = await page()
    const { user } = await open(made)
    await user.click(rowOf('First'))
    const { layout, ground } = rowWords.fields
    const layouts = within(await screen.findByRole('group', { name: layout.name }))
    const even = layouts.getByRole('radio', { name: layout.options.even })
    expect(even).toBeChecked()
    even.focus()
    await user.keyboard('{ArrowRight}')
    expect(layouts.getByRole('radio', { name: layout.options.ranked })).toBeChecked()
    const grounds = within(screen.getByRole('group', { name: ground.name }))
    await user.click(grounds.getByRole('radio', { name: ground.options.tint }))
    await waitFor(
      async () =>
        expect((await draftOf(made))?.sections[0]).toMatchObject({ layout: 'ranked', ground: 'tint' }),
      { timeout: 4000 },
    )
  })

  it('a review is found by a word or its product and quoted, and one that is gone is said', async () => {
    const [review] = await ask<{ id: string; body: string; products: { title: string } }>(
      'reviews?select=id,body,products(title)&status=eq.published&body=neq.&order=id&limit=1',
    )
    if (!review) throw new Error('No review')
    const made = await pageOf([{ id: 'quoted', kind: 'quote', isHidden: false, review: text(randomUUID()) }])
    const { user } = await open(made)
    await user.click(rowOf(quoteWords.name))
    await screen.findByText(storeFields.review.gone)
    await user.click(screen.getByRole('button', { name: storeFields.review.replace }))
    const dialog = within(await screen.findByRole('dialog', { name: storeFields.review.title }))
    const search = dialog.getByRole('textbox', { name: adminReviews.search })
    await user.type(search, 'no such words at all')
    await dialog.findByText(adminReviews.noneFound.title('no such words at all'))
    await user.clear(search)
    await user.type(search, review.products.title)
    const found = await dialog.findAllByRole('button', { name: new RegExp(review.body.slice(0, 20)) })
    await user.click(found[0] ?? search)
    const group = within(screen.getByRole('group', { name: quoteWords.fields.review.name }))
    await group.findByText(review.body)
    await waitFor(
      async () => expect((await draftOf(made))?.sections[0]).toMatchObject({ review: review.id }),
      { timeout: 4000 },
    )
    await user.click(group.getByRole('button', { name: storeFields.review.remove }))
    await group.findByText(storeFields.review.none)
  })

  it('a countdown ends by the shop’s clock, and is stored in UTC', async () => {
    const made = await pageOf([
      { id: 'clock', kind: 'countdown', isHidden: false, endsAt: text('2020-06-01T12:00+02:00') },
    ])
    const { user } = await open(made)
    await user.click(rowOf(countdownWords.name))
    const [shop] = await ask<{ time_zone: string }>('shop_settings?select=time_zone')
    const zone = shop?.time_zone ?? ''
    const end = await screen.findByLabelText(new RegExp(`^${countdownWords.fields.endsAt.name}.*${zone}$`))
    expect(end).toHaveValue(toLocal(Date.parse('2020-06-01T10:00Z'), zone))
    expect(screen.getByText(storeFields.moment.over)).toBeInTheDocument()
    fireEvent.change(end, { target: { value: '2031-07-01T20:30' } })
    const endsAt = new Date(fromLocal('2031-07-01T20:30', zone) ?? 0).toISOString()
    await screen.findByText(countdownWords.fields.endsAt.hint)
    await waitFor(async () => expect((await draftOf(made))?.sections[0]).toMatchObject({ endsAt }), {
      timeout: 4000,
    })
  })

  it('opening a section changes nothing', async () => {
    const made = await page()
    const { user } = await open(made)
    for (const name of ['First', 'Second', factsWords.name]) {
      await user.click(rowOf(name))
      await screen.findByRole('form')
    }
    network.forget()
    await new Promise((resolve) => setTimeout(resolve, 1200))
    expect(network.asked(/rpc\/save_draft/)).toBe(0)
  })
})

describe('the sections of a page', () => {
  it('a section is moved by Alt with the arrows, which is announced and saved', async () => {
    const made = await page()
    const { user } = await open(made)
    rowOf('Second').focus()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await screen.findByText(words.sections.moved('Second', 1, 3))
    expect(shownNames()).toEqual(['Second', 'First', factsWords.name])
    await waitFor(() => expect(rowOf('Second')).toHaveFocus())
    await waitFor(async () => expect(idsIn(await draftOf(made))).toEqual(['two', 'one', 'three']), {
      timeout: 4000,
    })
  })

  it('a section is hidden by H, and removed by Delete, which can be undone', async () => {
    const made = await page()
    const { user } = await open(made)
    rowOf('Second').focus()
    await user.keyboard('h')
    expect(rowOf('Second')).toHaveTextContent(words.sections.hidden)
    rowOf('First').focus()
    await user.keyboard('{Delete}')
    expect(shownNames()).toEqual(['Second', factsWords.name])
    await waitFor(async () => expect(idsIn(await draftOf(made))).toEqual(['two', 'three']), { timeout: 4000 })
    const toast = (await screen.findByText(words.sections.removed('First'))).closest('li')
    if (!toast) throw new Error('No toast')
    await user.click(within(toast).getByRole('button', { name: admin.undo }))
    expect(shownNames()).toEqual(['First', 'Second', factsWords.name])
    expect((await draftOf(made))?.sections[0]?.isHidden).toBe(true)
  })

  it('Ctrl with Z takes the last step back, and Ctrl with S saves at once', async () => {
    const made = await page()
    const { user } = await open(made)
    rowOf('Second').focus()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(async () => expect(idsIn(await draftOf(made))).toEqual(['two', 'one', 'three']))
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(shownNames()).toEqual(['First', 'Second', factsWords.name]))
  })

  it('a section is added after the chosen one by A, with a list of all kinds', async () => {
    const made = await page()
    const { user } = await open(made)
    rowOf('First').focus()
    await user.keyboard('a')
    const dialog = within(await screen.findByRole('dialog', { name: words.kinds.title }))
    await user.click(dialog.getByRole('button', { name: /^Daily deals/ }))
    await waitFor(() => expect(shownNames()).toEqual(['First', 'Daily deals', 'Second', factsWords.name]))
  })

  it('a section is duplicated behind itself', async () => {
    const { user } = await open(await page())
    await user.click(rows().getByRole('button', { name: `${words.sections.duplicate}: Second` }))
    expect(shownNames()).toEqual(['First', 'Second', 'Second', factsWords.name])
  })
})

describe('what is typed', () => {
  it('what is typed without a connection is kept in this browser and sent when the line is back', async () => {
    const made = await page()
    const { user } = await open(made)
    network.trouble(/rpc\/save_draft/, 'offline')
    rowOf('Second').focus()
    await user.keyboard('{Delete}')
    await screen.findByText(words.state.offline, undefined, { timeout: 4000 })
    expect(storedDraft(`page-${made.id}`)).toContain('three')
    network.restore()
    dispatchEvent(new Event('online'))
    await waitFor(async () => expect(idsIn(await draftOf(made))).toEqual(['one', 'three']), { timeout: 4000 })
    await waitFor(() => expect(storedDraft(`page-${made.id}`)).toBeNull())
  })

  it('a save whose answer was lost is no conflict with oneself', async () => {
    const made = await page()
    const { user } = await open(made)
    network.trouble(/rpc\/save_draft/, 'lost')
    rowOf('Second').focus()
    await user.keyboard('{Delete}')
    await screen.findByText(words.state.offline, undefined, { timeout: 4000 })
    network.restore()
    await user.click(screen.getByRole('button', { name: words.preview.retry }))
    await waitFor(() => expect(screen.queryByText(words.state.offline)).not.toBeInTheDocument(), {
      timeout: 4000,
    })
    expect(
      screen.queryByRole('region', { name: words.conflict.title('owner@zellige.example') }),
    ).not.toBeInTheDocument()
    expect(shownNames()).toEqual(['First', factsWords.name])
  })

  it('what was typed before a reload comes back, and can be given up', async () => {
    const made = await page()
    const first = await open(made)
    network.trouble(/rpc\/save_draft/, 'offline')
    rowOf('Second').focus()
    await first.user.keyboard('{Delete}')
    await waitFor(() => expect(storedDraft(`page-${made.id}`)).not.toBeNull())
    first.unmount()
    const { user } = await open(made)
    expect(shownNames()).toEqual(['First', factsWords.name])
    await user.click(screen.getByRole('button', { name: words.kept.discard }))
    expect(shownNames()).toEqual(['First', 'Second', factsWords.name])
  })

  it('what another saved meanwhile is shown beside one’s own, and each section is as its owner chooses', async () => {
    const made = await page()
    const { saved_at } = await saved(made, sectionsOf('First'), null)
    const { user } = await open(made)
    await saved(made, sectionsOf('Theirs').toSpliced(1, 1), saved_at)
    await user.click(rowOf('First'))
    const title = await field(rowWords.fields.title.name)
    await user.clear(title)
    await user.type(title, 'Mine')
    const conflict = within(
      await screen.findByRole(
        'region',
        { name: words.conflict.title('owner@zellige.example') },
        { timeout: 5000 },
      ),
    )
    await conflict.findByText(/Theirs/)
    expect(conflict.getByRole('radio', { name: /Mine/ })).toBeChecked()
    await user.click(conflict.getByRole('radio', { name: /Theirs/ }))
    await user.click(conflict.getByRole('button', { name: words.conflict.together }))
    // Theirs of the section that both changed, and what they removed is gone.
    await waitFor(() => expect(shownNames()).toEqual(['Theirs', factsWords.name]))
  })

  it('a conflict keeps one’s own words unless the other’s are chosen', async () => {
    const made = await page()
    const { saved_at } = await saved(made, sectionsOf('First'), null)
    const { user } = await open(made)
    await saved(made, sectionsOf('Theirs'), saved_at)
    await user.click(rowOf('First'))
    const title = await field(rowWords.fields.title.name)
    await user.clear(title)
    await user.type(title, 'Mine')
    await screen.findByText(/Theirs/, undefined, { timeout: 5000 })
    await user.click(screen.getByRole('button', { name: words.conflict.together }))
    await waitFor(async () => expect((await draftOf(made))?.sections[0]?.title).toEqual(text('Mine')), {
      timeout: 4000,
    })
  })
})

describe('a draft', () => {
  const withDraft = async () => {
    const made = await page()
    await saved(made, sectionsOf('Draft'), null)
    return { made, ...(await open(made)) }
  }

  it('a draft is published with what was typed last', async () => {
    const { made, user } = await withDraft()
    rowOf('Second').focus()
    await user.keyboard('{Delete}')
    await user.click(screen.getByRole('button', { name: words.actions.publish }))
    await waitFor(async () => expect(idsIn(await versionOf(made, 'published'))).toEqual(['one', 'three']))
    expect(await draftOf(made)).toBeUndefined()
    expect((await versionOf(made, 'published'))?.sections[0]?.title).toEqual(text('Draft'))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: words.actions.publish })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
  })

  it('a draft that is not published says so, and stays', async () => {
    const { made, user } = await withDraft()
    network.trouble(/rpc\/publish_page/, 500)
    await user.click(screen.getByRole('button', { name: words.actions.publish }))
    await screen.findByText(words.publishFailed)
    expect(await draftOf(made)).toBeDefined()
  })

  it('a draft is scheduled by the shop’s clock, and taken back', async () => {
    const { made, user } = await withDraft()
    await user.click(screen.getByRole('button', { name: words.actions.schedule }))
    const dialog = within(await screen.findByRole('dialog', { name: words.schedule.title }))
    const at = dialog.getByLabelText(words.schedule.at)
    fireEvent.change(at, { target: { value: '2020-01-01T10:00' } })
    await user.click(dialog.getByRole('button', { name: words.schedule.submit }))
    await dialog.findByText(words.schedule.problem)
    const next = new Date().getFullYear() + 1
    fireEvent.change(at, { target: { value: `${next}-03-01T10:00` } })
    await user.click(dialog.getByRole('button', { name: words.schedule.submit }))
    await waitFor(async () => expect(await versionOf(made, 'scheduled')).toBeDefined())
    await user.click(await screen.findByRole('button', { name: words.actions.more }))
    await user.click(await screen.findByRole('button', { name: words.actions.unschedule }))
    await waitFor(async () => expect(await draftOf(made)).toBeDefined())
    expect(await versionOf(made, 'scheduled')).toBeUndefined()
  })

  it('a draft is discarded after a question', async () => {
    const { made, user } = await withDraft()
    await user.click(screen.getByRole('button', { name: words.actions.more }))
    await user.click(await screen.findByRole('button', { name: words.actions.discard }))
    await user.click(await screen.findByRole('button', { name: words.discard.confirm }))
    await waitFor(async () => expect(await draftOf(made)).toBeUndefined())
    await waitFor(() => expect(shownNames()).toEqual(['First', 'Second', factsWords.name]))
  })

  it('a link for a colleague is made, and shows the draft to whoever has it', async () => {
    const { user, unmount } = await withDraft()
    await user.click(screen.getByRole('button', { name: words.actions.link }))
    await user.click(await screen.findByRole('button', { name: words.link.make }))
    const link = await screen.findByRole('textbox', { name: words.link.label })
    expect(link).toHaveAttribute('value', expect.stringMatching(/\/preview\?token=[0-9a-f]{64}$/))
    const { pathname, search } = new URL(link.getAttribute('value') ?? '')
    unmount()
    localStorage.removeItem(sessionKey)
    openPage(pathname + search)
    expect(await screen.findByRole('heading', { name: 'Draft' })).toBeInTheDocument()
  })

  it('the history compares a version in words and brings it back as a draft', async () => {
    const { made, user } = await withDraft()
    await user.click(screen.getByRole('button', { name: words.actions.history }))
    const sheet = within(await screen.findByRole('dialog', { name: storeHistory.title(made.title) }))
    expect(sheet.getAllByText('owner@zellige.example')).toHaveLength(2)
    await user.click(sheet.getByRole('button', { name: new RegExp(`^${storeHistory.states.published}`) }))
    expect(await sheet.findByText('First')).toBeInTheDocument()
    expect(sheet.getByText(storeHistory.sections(1, 2))).toBeInTheDocument()
    await user.click(sheet.getByRole('button', { name: storeHistory.restore }))
    await waitFor(async () => expect((await draftOf(made))?.sections[0]?.title).toEqual(text('First')))
    await waitFor(() => expect(shownNames()).toEqual(['First', 'Second', factsWords.name]))
  })

  it('the history says of what came with the sample that it was there from the beginning', async () => {
    const { user } = openPage(adminPaths.storePage('faq'))
    await user.click(await screen.findByRole('button', { name: words.actions.history }))
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByText(storeHistory.sample)).toBeInTheDocument()
    expect(sheet.queryByText(storeHistory.someone)).not.toBeInTheDocument()
  })
})
