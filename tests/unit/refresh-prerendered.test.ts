import { describe, expect, it } from 'vitest'
import { makeQueryClient, refreshPrerendered } from '@/app/query-client'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { homeSectionsQuery } from '@/data/products/home-sections'

const minutes = 60_000

/** What a page fetches again that was prerendered so many minutes before it is opened. */
function refreshed(age: number) {
  const client = makeQueryClient()
  const updatedAt = performance.timeOrigin - age * minutes
  client.setQueryData(
    homeSectionsQuery().queryKey,
    { flash: [], trending: [], arrivals: [], best: [] },
    { updatedAt },
  )
  client.setQueryData(collectionsQuery().queryKey, [], { updatedAt })
  refreshPrerendered(client)
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey[0])
}

describe('a prerendered page', () => {
  it('fetches prices and stock again, however recent it is', () => {
    expect(refreshed(1)).toEqual(['products'])
  })

  it('fetches collections again too when it is older than ten minutes', () => {
    expect(refreshed(11)).toEqual(['products', 'collections'])
  })

  it('keeps what was fetched since it was opened', () => {
    expect(refreshed(-1)).toEqual([])
  })
})
