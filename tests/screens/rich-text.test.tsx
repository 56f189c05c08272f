// The field for rich text in the online store: what a row holds comes back as it was, what is written is the tree, what is
// pasted keeps what the tree can hold, and links lead nowhere unsafe.

import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Editor } from '@tiptap/core'
import fc from 'fast-check'
import { useMemo, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { SectionFormContext } from '@/admin/store/fields/form-context'
import { fromDocument, toDocument } from '@/admin/store/fields/rich-document'
import { richExtensions } from '@/admin/store/fields/rich-extensions'
import { RichInput } from '@/admin/store/fields/rich-input'
import { pasteHandlers } from '@/admin/store/fields/rich-paste'
import { storeFields } from '@/content/admin/store/fields'
import { storeRich as words } from '@/content/admin/store/rich'

// jsdom lays nothing out; the editor asks where the cursor is when it scrolls to it.
Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
Range.prototype.getBoundingClientRect = () => new DOMRect()

/** An editor without a screen, and what its text is now. */
function editorOf(stored: unknown) {
  const kept: unknown[] = []
  const editor = new Editor({
    element: document.createElement('div'),
    content: toDocument(stored, kept),
    extensions: richExtensions(kept),
    injectCSS: false,
    enableContentCheck: true,
    editorProps: { handleDOMEvents: pasteHandlers },
  })
  return { editor, text: () => fromDocument(editor.getJSON(), kept, Array.isArray(stored)) }
}
const throughEditor = (stored: unknown) => {
  const { editor, text } = editorOf(stored)
  const written = text()
  editor.destroy()
  return written
}

const id = '3f0c1c2e-0000-4000-8000-000000000001'
const anyText = fc.stringMatching(/^[a-z{}<&"؀-ۿ][\w {}<>&é]{0,12}$/)
const link = fc.oneof(
  fc.constantFrom('https://a.example/x', 'mailto:a@b.example', 'tel:+212600000000', '/about').map((to) => ({
    $link: { kind: 'address', to },
  })),
  fc.constantFrom(
    { $link: { kind: 'page', id, hash: 'sizes' } },
    { $link: { kind: 'collection', id, query: 'category=shoes' } },
    { $link: { kind: 'screen', screen: 'deals' } },
  ),
)
const unknownPiece = fc.constantFrom<unknown>(
  7,
  { text: 'New', color: 'red' },
  { text: 'Gone', link: { to: '/x' } },
)
const markedPiece = fc
  .record({
    text: anyText,
    isStrong: fc.constantFrom(true, undefined),
    isEmphasis: fc.constantFrom(true, undefined),
    link: fc.option(link, { nil: undefined }),
  })
  .map(({ text, ...marks }) => {
    const set = Object.entries(marks).filter(([, value]) => value !== undefined)
    return set.length > 0 ? { text, ...Object.fromEntries(set) } : text
  })
const marksOf = (piece: unknown) =>
  typeof piece === 'string' ? '{}' : JSON.stringify({ ...Object(piece), text: undefined })
/** Pieces as they are written: neighbours of the same marks are one. */
const spans = fc
  .array(fc.oneof({ weight: 6, arbitrary: markedPiece }, { weight: 1, arbitrary: unknownPiece }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((pieces) =>
    pieces.filter((piece, place) => place === 0 || marksOf(piece) !== marksOf(pieces[place - 1])),
  )
const tree = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('paragraph'), spans }),
    fc.record({ kind: fc.constant('heading'), level: fc.constantFrom(2, 3), spans }),
    fc.record({
      kind: fc.constant('list'),
      items: fc.array(fc.record({ spans }), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constant('list'),
      isOrdered: fc.constant(true),
      items: fc.array(fc.record({ spans }), { minLength: 1, maxLength: 3 }),
    }),
    fc.constantFrom<unknown>(
      { kind: 'picture', picture: { $media: id }, text: 'The kiln' },
      { kind: 'quote', spans: ['From a newer release'] },
      { kind: 'list', items: [] },
      { kind: 'heading', level: 5, spans: ['Too deep'] },
      null,
    ),
  ),
  { minLength: 1, maxLength: 5 },
)

describe('what a row holds', () => {
  it('any tree comes out of the editor as it went in, with what the editor cannot show', () => {
    fc.assert(
      fc.property(tree, (stored) => {
        expect(throughEditor(stored)).toEqual(stored)
      }),
      { numRuns: 200 },
    )
  })

  it('a text of lines stays one; pieces with the same marks become one', () => {
    expect(throughEditor('One {return_days}\nTwo')).toBe('One {return_days}\nTwo')
    expect(throughEditor('')).toBe('')
    expect(throughEditor(undefined)).toBe('')
    expect(
      throughEditor([
        {
          kind: 'paragraph',
          spans: ['a', 'b', '', { text: 'c', isStrong: false, isEmphasis: false, link: null }],
        },
        { kind: 'heading', spans: ['No level'] },
      ]),
    ).toEqual([
      { kind: 'paragraph', spans: ['abc'] },
      { kind: 'heading', level: 2, spans: ['No level'] },
    ])
  })
})

/** Pastes into an empty editor. */
function pasted(html: string, plain = '') {
  const { editor, text } = editorOf(undefined)
  const data = { getData: (type: string) => (type === 'text/html' ? html : plain) }
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: data,
  })
  editor.view.dom.dispatchEvent(event)
  const written = text()
  editor.destroy()
  return written
}

describe('what is pasted', () => {
  it('a page of Word keeps its headings, lists, links, strong and emphasis', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<h1><span lang=EN style='color:#2F5496'>Care<o:p></o:p></span></h1>
<p class=MsoNormal>Wash <b>cold</b>, <i style='mso-bidi-font-style:normal'>never</i> hot. <a href="https://wash.example/">How</a></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Inside out<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>In shade</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Iron</p>
</body></html>`
    expect(pasted(html)).toEqual([
      { kind: 'heading', level: 2, spans: ['Care'] },
      {
        kind: 'paragraph',
        spans: [
          'Wash ',
          { text: 'cold', isStrong: true },
          ', ',
          { text: 'never', isEmphasis: true },
          ' hot. ',
          { text: 'How', link: { $link: { kind: 'address', to: 'https://wash.example/' } } },
        ],
      },
      { kind: 'list', items: [{ spans: ['Inside out'] }, { spans: ['In shade'] }] },
      { kind: 'list', isOrdered: true, items: [{ spans: ['Iron'] }] },
    ])
  })

  it('a text of Google keeps the same; lists within lists become one, tables and lines paragraphs', () => {
    expect(
      pasted(
        `<meta charset="utf-8"><style>b{color:red}</style><b style="font-weight:normal" id="docs-internal-guid-1"><h4>Fit</h4><p><span style="font-weight:700">Runs</span><span style="font-style:italic"> small</span><br>Second line</p><ul><li><p>One</p><ul><li><p>Inner</p></li></ul></li><li>Two</li></ul><table><tr><td>A</td><td>B</td></tr></table></b>`,
      ),
    ).toEqual([
      { kind: 'heading', level: 3, spans: ['Fit'] },
      {
        kind: 'paragraph',
        spans: [
          { text: 'Runs', isStrong: true },
          { text: ' small', isEmphasis: true },
        ],
      },
      { kind: 'paragraph', spans: ['Second line'] },
      { kind: 'list', items: [{ spans: ['One'] }, { spans: ['Inner'] }, { spans: ['Two'] }] },
      { kind: 'paragraph', spans: ['A'] },
      { kind: 'paragraph', spans: ['B'] },
    ])
  })

  it('links that lead nowhere safe become words, scripts and pictures nothing, and no copy brings parts of another text', () => {
    const copied = JSON.stringify({ kind: 'address', to: 'javascript:alert(1)' }).replaceAll('"', '&quot;')
    expect(
      pasted(
        `<p>a<a href="javascript:alert(1)">b</a><a href="http://c.example">c</a><a href="//d.example">d</a><a data-link="${copied}" href="/e">e</a><script>alert(1)</script><img src=x onerror=alert(1)><span data-kept="0">f</span></p><div data-kept="3">g</div>`,
      ),
    ).toEqual([
      {
        kind: 'paragraph',
        spans: ['abcd', { text: 'e', link: { $link: { kind: 'address', to: '/e' } } }, 'f'],
      },
      { kind: 'paragraph', spans: ['g'] },
    ])
    expect(pasted(`<a href="${location.origin}/about#us">Us</a>`)).toEqual([
      { kind: 'paragraph', spans: [{ text: 'Us', link: { $link: { kind: 'address', to: '/about#us' } } }] },
    ])
  })

  it('plain text is a paragraph a line', () => {
    expect(pasted('', 'One\r\n\r\nTwo <b>')).toBe('One\nTwo <b>')
  })
})

const label = 'Text'
const problem = 'wrong'

type FieldProps = { stored: unknown; language?: string; error?: string; onValue: (value: unknown) => void }

function Field({ stored, language = 'en', error, onValue }: FieldProps) {
  const [value, setValue] = useState(stored)
  const context = useMemo(() => ({ kind: 'rich-text', language, languages: ['en', 'ar'] }), [language])
  return (
    <SectionFormContext value={context}>
      <RichInput
        label={label}
        error={error}
        most={20}
        value={value}
        onChange={(next) => {
          onValue(next)
          setValue(next)
        }}
      />
    </SectionFormContext>
  )
}

function open(stored: unknown, more: Partial<FieldProps> = {}) {
  const values: unknown[] = []
  render(<Field stored={stored} onValue={(value) => values.push(value)} {...more} />)
  return { user: userEvent.setup(), last: () => values.at(-1), values }
}
const box = () => screen.findByRole('textbox', { name: new RegExp(`^${label}`) })
const tools = () => within(screen.getByRole('toolbar', { name: words.tools(label) }))
const select = (node: Node) => {
  document.getSelection()?.selectAllChildren(node)
  document.dispatchEvent(new Event('selectionchange'))
}

describe('the field', () => {
  it('opens with its text, and changes nothing until its owner does', async () => {
    const { values } = open({
      $text: {
        en: [
          { kind: 'heading', level: 2, spans: ['Care'] },
          { kind: 'picture', picture: { $media: id }, text: 'The kiln' },
        ],
      },
    })
    const text = within(await box())
    expect(text.getByRole('heading', { level: 2, name: 'Care' })).toBeInTheDocument()
    expect(text.getByText(words.kept.picture('The kiln'))).toBeInTheDocument()
    expect(values).toEqual([])
  })

  it('tools make headings, lists, strong and emphasis of what is selected', async () => {
    const { user, last } = open({ $text: { en: 'Care', ar: 'عناية' } })
    const text = await box()
    text.focus()
    select(text.querySelector('p') ?? text)
    await user.click(tools().getByRole('button', { name: words.strong }))
    expect(last()).toEqual({
      $text: { ar: 'عناية', en: [{ kind: 'paragraph', spans: [{ text: 'Care', isStrong: true }] }] },
    })
    expect(tools().getByRole('button', { name: words.strong, pressed: true })).toBeInTheDocument()
    await user.click(tools().getByRole('button', { name: words.strong }))
    await user.click(tools().getByRole('button', { name: words.emphasis }))
    await user.click(tools().getByRole('button', { name: words.numbers }))
    const pieces = [{ text: 'Care', isEmphasis: true }]
    expect(last()).toMatchObject({
      $text: { en: [{ kind: 'list', isOrdered: true, items: [{ spans: pieces }] }] },
    })
    await user.selectOptions(tools().getByRole('combobox', { name: words.kind }), words.kinds.small)
    expect(last()).toMatchObject({ $text: { en: [{ kind: 'heading', level: 3, spans: pieces }] } })
    await user.click(tools().getByRole('button', { name: words.bullets }))
    expect(last()).toMatchObject({ $text: { en: [{ kind: 'list', items: [{ spans: pieces }] }] } })
    const undo = tools().getByRole('button', { name: words.undo })
    while (undo.ariaDisabled !== 'true') await user.click(undo)
    expect(last()).toMatchObject({ $text: { en: [{ kind: 'paragraph', spans: ['Care'] }] } })
  })

  it('a link is set, changed and removed; an unsafe address is refused in words', async () => {
    const { user, last } = open({ $text: { en: 'About us' } })
    const text = await box()
    text.focus()
    select(text.querySelector('p') ?? text)
    await user.click(tools().getByRole('button', { name: words.link }))
    const dialog = within(await screen.findByRole('dialog', { name: words.linkForm.add }))
    const address = dialog.getByRole('textbox', { name: storeFields.link.address })
    await user.type(address, 'javascript:alert(1)')
    await user.click(dialog.getByRole('button', { name: words.linkForm.save }))
    expect(dialog.getByText(storeFields.link.addressProblem)).toBeInTheDocument()
    expect(dialog.getByText(words.linkForm.missing)).toBeInTheDocument()
    expect(last()).toBeUndefined()
    await user.clear(address)
    await user.type(address, '/about')
    await user.click(dialog.getByRole('button', { name: words.linkForm.save }))
    const linked = { text: 'About us', link: { $link: { kind: 'address', to: '/about' } } }
    await waitFor(() => expect(last()).toEqual({ $text: { en: [{ kind: 'paragraph', spans: [linked] }] } }))
    await waitFor(() => expect(text).toHaveFocus())
    const anchor = within(await box()).getByRole('link', { name: 'About us' })
    // For a moment after a change the editor looks at no selection.
    const pressed = await waitFor(() => {
      select(anchor)
      return tools().getByRole('button', { name: words.link, pressed: true })
    })
    await user.click(pressed)
    await user.click(await screen.findByRole('button', { name: words.linkForm.remove }))
    await waitFor(() =>
      expect(last()).toEqual({ $text: { en: [{ kind: 'paragraph', spans: ['About us'] }] } }),
    )
  })

  it('that is emptied stays where it is, with the cursor in it', async () => {
    const { user, last } = open({ $text: { en: 'Care' } })
    const text = await box()
    text.focus()
    select(text.querySelector('p') ?? text)
    await user.keyboard('{Backspace}')
    await waitFor(() => expect(last()).toBeNull())
    expect(await box()).toBe(text)
    expect(text).toHaveFocus()
  })

  it('stands from right to left in Arabic, and says what is wrong', async () => {
    open({ $text: { ar: 'عناية عناية عناية عناية' } }, { language: 'ar', error: problem })
    const text = await box()
    expect(text).toHaveAttribute('dir', 'rtl')
    expect(text).toHaveAttribute('lang', 'ar')
    expect(text).toHaveAccessibleDescription(storeFields.problems.long(20))
    expect(text).toBeInvalid()
  })
})
