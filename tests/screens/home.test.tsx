import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { common } from '@/content/common'
import { errors } from '@/content/errors'
import { home } from '@/content/home'
import { ask, expectRecovery, network, openPage, page } from '../support/screen'

const featured = /\/products\?.*featured_rank/

async function sections() {
  await page().findByRole('heading', { level: 2, name: home.categories.title })
  return page()
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
}

describe('home', () => {
  it('shows its sections in the order of the specification, with the slices of the curated products', async () => {
    openPage('/')
    const curated = await ask<{ title: string }>('products?select=title&featured_rank=not.is.null&order=featured_rank')
    expect(curated).toHaveLength(40)
    await page().findByRole('link', { name: curated[39]?.title ?? '' })
    expect(await sections()).toEqual([
      home.categories.title,
      home.flash.title,
      home.trending.title,
      home.deals.title,
      home.arrivals.title,
      home.best.title,
    ])
    const titlesOf = (name: string) => {
      const section = page().getByRole('heading', { level: 2, name }).closest('section')
      return within(section ?? document.body)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent)
    }
    const titles = curated.map(({ title }) => title)
    expect(titlesOf(home.flash.title)).toEqual(titles.slice(0, 12))
    expect(titlesOf(home.trending.title)).toEqual(titles.slice(12, 24))
    expect(titlesOf(home.arrivals.title)).toEqual(titles.slice(24, 36))
    expect(titlesOf(home.best.title)).toEqual(titles.slice(36, 40))
  })
})
