// Sections of which the sample has none, on a page that is answered for it.
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sectionWords } from '@/content/shared/sections'
import { ask, network, openPage, page } from '../support/screen'

const text = (en: unknown) => ({ $text: { en } })
const picture = { $media: 'picture' }

/** Opens the page about the shop as if it were made of these sections. */
async function openWith(...sections: Record<string, unknown>[]) {
  network.trouble(/\/rpc\/read_page/, async (send) => {
    const row = await (await send()).json()
    const media = {
      ...{ kind: 'picture', src: '/art/vip', widths: [560, 1120], formats: ['avif', 'webp'] },
      ...{ width: 560, height: 420, color: null, alt: 'A table with parcels' },
    }
    return Response.json({
      ...row,
      sections: sections.map((section, place) => ({ id: `section-${place}`, ...section })),
      media: {
        picture: media,
        film: { ...media, kind: 'film', src: '/films/kiln.mp4', widths: [], formats: [], alt: 'The kiln' },
      },
    })
  })
  return openPage('/about')
}

describe('sections of a page', () => {
  it('rich text shows headings, lists, marks, links and pictures, and markup as it was typed', async () => {
    await openWith({
      kind: 'rich-text',
      title: text('Our story'),
      text: text([
        { kind: 'heading', spans: ['How it began'] },
        {
          kind: 'paragraph',
          spans: [
            'With ',
            { text: '<b>clay</b>', isStrong: true },
            { text: 'the collections', link: { $link: { kind: 'screen', screen: 'collections' } } },
          ],
        },
        { kind: 'list', isOrdered: true, items: [{ spans: ['First'] }, { spans: ['Then {packing_days}'] }] },
        { kind: 'picture', picture, text: 'The table' },
      ]),
    })
    await screen.findByRole('heading', { level: 2, name: 'Our story' })
    expect(page().getByRole('heading', { level: 2, name: 'How it began' })).toBeInTheDocument()
    expect(page().getByText('<b>clay</b>').tagName).toBe('STRONG')
    expect(page().getByRole('link', { name: 'the collections' })).toHaveAttribute('href', '/collections')
    expect(
      page()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['First', 'Then 1-2'])
    expect(page().getByRole('img', { name: 'A table with parcels' })).toBeInTheDocument()
  })

  it('a film elsewhere is asked for before anything of it is loaded', async () => {
    const { user } = await openWith({
      kind: 'film',
      title: text('How we glaze'),
      address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      poster: picture,
    })
    const play = await screen.findByRole('button', { name: sectionWords.film.play('How we glaze') })
    expect(document.querySelector('iframe')).toBeNull()
    await user.click(play)
    expect(page().getByTitle('How we glaze')).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/),
    )
  })

  it('a film of the shop’s own goes before one elsewhere, and nothing of it is loaded while its picture stands', async () => {
    await openWith({
      kind: 'film',
      film: { $media: 'film' },
      address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      poster: picture,
    })
    const film = await screen.findByLabelText('The kiln')
    expect(film).toHaveAttribute('src', '/films/kiln.mp4')
    expect(film).toHaveAttribute('preload', 'none')
    expect(film).toHaveAttribute('poster', '/art/vip-1120.webp')
    expect(film).toHaveAttribute('controls')
    expect(document.querySelector('iframe')).toBeNull()
    fireEvent.error(film)
    expect(page().getByText(sectionWords.film.gone)).toBeInTheDocument()
  })

  it('a film where a picture belongs is not shown as one, nor the other way round', async () => {
    await openWith(
      { kind: 'film', film: picture },
      { kind: 'gallery', pictures: [{ picture: { $media: 'film' } }] },
      { kind: 'rich-text', title: text('What stays') },
    )
    await screen.findByRole('heading', { level: 2, name: 'What stays' })
    expect(document.querySelector('video, main [src*="kiln"]')).toBeNull()
  })

  it('a film at an unknown address, a broken section and one of an unknown kind leave the others standing', async () => {
    await openWith(
      { kind: 'film', address: 'https://example.com/film' },
      { kind: 'promises', items: 'none' },
      { kind: 'of-another-release' },
      {
        kind: 'table',
        title: text('Times'),
        columns: [{ name: text('Day') }],
        rows: [{ cells: [{ text: text('Monday') }] }],
      },
    )
    await screen.findByRole('heading', { level: 2, name: 'Times' })
    expect(page().getByRole('rowheader', { name: 'Monday' })).toBeInTheDocument()
    expect(document.querySelector('iframe, video')).toBeNull()
  })

  it('figures, promises and benefits leave out what the shop has not set', async () => {
    await openWith(
      {
        kind: 'figures',
        items: [
          { fact: 'packing' },
          { fact: 'own', figure: text('7'), text: text('potters') },
          { fact: 'own', text: text('without a figure') },
        ],
      },
      {
        kind: 'promises',
        title: text('Promises'),
        items: [{ title: text('{return_days} days') }, { title: text('') }],
      },
    )
    await screen.findByRole('heading', { level: 3, name: '30 days' })
    expect(page().getAllByRole('heading', { level: 3 })).toHaveLength(1)
    expect(page().getByText('1-2 days')).toBeInTheDocument()
    expect(page().getByText('potters')).toBeInTheDocument()
    expect(page().queryByText('without a figure')).not.toBeInTheDocument()
  })

  it('a countdown runs to its moment, and is gone after it or without a zone', async () => {
    const end = new Date(Date.now() + 3_600_000).toISOString()
    await openWith(
      { kind: 'countdown', title: text('Soon over'), endsAt: end },
      { kind: 'countdown', title: text('Over'), endsAt: '2020-01-01T00:00Z' },
      { kind: 'countdown', title: text('Anywhere'), endsAt: end.replace('Z', '') },
    )
    await screen.findByRole('heading', { level: 2, name: 'Soon over' })
    expect(page().getAllByRole('timer')).toHaveLength(1)
    expect(page().queryByText('Over')).not.toBeInTheDocument()
    expect(page().queryByText('Anywhere')).not.toBeInTheDocument()
  })

  it('a quote is a review’s own words, with its product', async () => {
    const [review] = await ask<{ id: string; body: string; products: { slug: string; title: string } }>(
      'reviews?select=id,body,products(slug,title)&status=eq.published&body=neq.&order=id&limit=1',
    )
    await openWith({ kind: 'quote', review: review?.id ?? '' }, { kind: 'quote', review: 'no id' })
    const quote = await screen.findByRole('figure')
    expect(quote).toHaveTextContent(review?.body.slice(0, 20) ?? '')
    expect(within(quote).getByRole('link', { name: review?.products.title ?? '' })).toHaveAttribute(
      'href',
      `/product/${review?.products.slug}`,
    )
    expect(screen.getAllByRole('figure')).toHaveLength(1)
  })

  it('a map, a gallery and collections lead where they say', async () => {
    await openWith(
      {
        kind: 'map',
        title: text('Find us'),
        picture,
        to: { $link: { kind: 'address', to: 'https://maps.example.com/safi' } },
      },
      {
        kind: 'gallery',
        pictures: [
          { picture, text: text('Kiln') },
          { picture: null, text: text('Gone') },
        ],
      },
      { kind: 'collections-grid', title: text('All of it') },
    )
    await screen.findByRole('heading', { level: 2, name: 'All of it' })
    expect(page().getByRole('link', { name: sectionWords.map.open })).toHaveAttribute(
      'href',
      'https://maps.example.com/safi',
    )
    expect(page().getByText('Kiln')).toBeInTheDocument()
    expect(page().queryByText('Gone')).not.toBeInTheDocument()
    expect(page().getAllByRole('link', { name: /items$/ }).length).toBeGreaterThan(3)
  })

  it('an opening has its picture behind the words, on the ground that was chosen', async () => {
    await openWith({
      kind: 'hero',
      title: text('Of earth'),
      layout: 'behind',
      ground: 'band',
      picture,
      tall: picture,
    })
    const title = await screen.findByRole('heading', { level: 1, name: 'Of earth' })
    expect(title.closest('section')).toHaveClass('ground-band')
    expect(title.closest('section')).not.toHaveClass('bg-surface-hero')
    expect(page().getByRole('img', { name: 'A table with parcels' })).toHaveClass('behind-words')
  })

  it('sections stand on the ground that was chosen, and on the page where none was', async () => {
    const spans = [{ kind: 'paragraph', spans: ['Clay'] }]
    const kinds = [
      { kind: 'rich-text', title: text('Text'), text: text(spans) },
      { kind: 'picture-text', title: text('Picture'), text: text(spans), picture },
      { kind: 'gallery', title: text('Gallery'), pictures: [{ picture }] },
      {
        kind: 'questions',
        layout: 'part',
        title: text('Asked'),
        questions: [{ question: text('A?'), answer: text('B') }],
      },
    ]
    await openWith(...kinds, ...kinds.map((each) => ({ ...each, ground: 'band' })), {
      kind: 'newsletter',
      title: text('News'),
      ground: 'band',
      picture,
    })
    await screen.findByRole('heading', { level: 2, name: 'News' })
    for (const name of ['Text', 'Picture', 'Gallery', 'Asked']) {
      const grounds = screen
        .getAllByRole('heading', { level: 2, name })
        .map((heading) => heading.closest('.ground-band') !== null)
      expect([name, ...grounds]).toEqual([name, false, true])
    }
    const news = screen.getByRole('heading', { level: 2, name: 'News' }).closest('section')
    expect(news).toHaveClass('ground-band')
    expect(
      within(news ?? document.body).getByRole('img', { name: 'A table with parcels' }),
    ).toBeInTheDocument()
    expect(within(news ?? document.body).getByRole('form', { name: 'News' })).toBeInTheDocument()
  })
})
