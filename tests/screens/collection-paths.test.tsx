import { screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { appErrors } from '@/content/app-errors'
import { dealsWords } from '@/content/deals'
import { network, openPage } from '../support/screen'
import '../support/screen-setup'

const collections = /\/rest\/v1\/collections/

/** The shop with one collection more. */
function withCollection(slug: string, name: string) {
  network.trouble(collections, async (send) => {
    const answer = await send()
    const rows: Record<string, unknown>[] = await answer.json()
    return Response.json([...rows, { ...rows[0], slug, name }])
  })
}

describe('the short path of a collection', () => {
  it('leads to the collection, and keeps filters', async () => {
    openPage('/summer-vibes?sort=newest')
    await screen.findByRole('heading', { level: 1, name: 'Summer Vibes' })
    expect(location.pathname + location.search).toBe('/collections/summer-vibes?sort=newest')
  })

  it.each([
    ['there is no such collection', () => {}],
    ['the collections cannot be read', () => network.trouble(collections, 'offline')],
  ])('shows the 404 page when %s', async (_when, before) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => void vi.restoreAllMocks())
    before()
    openPage('/no-such-page')
    await screen.findByRole('heading', { name: appErrors.notFound.title })
    expect(logged).toHaveBeenCalledWith('404: no page at /no-such-page')
  })
})

describe('a collection that is called as a page', () => {
  it('has a path of its own', async () => {
    withCollection('deals', 'Deals of the week')
    openPage('/collections/deals')
    await screen.findByRole('heading', { level: 1, name: 'Deals of the week' })
  })

  it('leaves the page its path', async () => {
    withCollection('deals', 'Deals of the week')
    openPage('/deals')
    await screen.findByRole('heading', { level: 1, name: dealsWords.title })
    expect(location.pathname).toBe('/deals')
  })
})
