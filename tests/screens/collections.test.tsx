import { randomUUID } from 'node:crypto'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { collectionsWords } from '@/content/catalogue/collections'
import { network, openPage } from '../support/screen'
import { asOwner } from '../support/screen-orders'

describe('the page of all collections', () => {
  it('the page of all collections counts those that are shown as posters', async () => {
    openPage(paths.collections)
    await screen.findByText('Six edits made by hand, and every corner of the shop.')
    expect(collectionsWords.text(1, 0)).toBe('One edit made by hand.')
    expect(collectionsWords.text(12, 3)).toBe('12 edits made by hand, and every corner of the shop.')
    expect(collectionsWords.text(0, 3)).toBe('Every corner of the shop.')
  })

  it('the page of all collections leaves out one of which nothing is on sale, whose own page stays', async () => {
    const name = `Empty ${randomUUID().slice(0, 8)}`
    const slug = name.toLowerCase().replace(' ', '-')
    await asOwner('POST', 'rpc/save_collection', {
      p_id: randomUUID(),
      p_fields: { name, slug, description: 'For a test.', group: 'sale', image: null },
      p_members: [],
      p_seen: [],
    })
    const { unmount } = openPage(paths.collections)
    await screen.findByText('Six edits made by hand, and every corner of the shop.')
    expect(screen.queryByText(name)).not.toBeInTheDocument()
    unmount()
    openPage(paths.collection(slug))
    await screen.findByRole('heading', { name, level: 1 })
  })

  it('the page of all collections says nothing of collections while there are none', async () => {
    network.trouble(/rest\/v1/, 'empty-shop')
    openPage(paths.collections)
    await screen.findByText(collectionsWords.empty.title)
    expect(screen.queryByText(/made by hand|every corner/)).not.toBeInTheDocument()
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})
