import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sampleProduct } from '@/config/defaults'
import { paths } from '@/config/paths'
import { common } from '@/content/common'
import { productWords, relatedWords, tabWords } from '@/content/product'
import { expectRecovery, network, openPage, page, troubles } from '../support/screen'

const title = 'Boho Floral Print Maxi Dress'
const product = /\/products\?.*slug=eq\./
const related = /\/rpc\/recommendations/
const heading = () => screen.findByRole('heading', { level: 1, name: title })

describe('product', () => {
  it('begins with M, pink, one piece and the description', async () => {
    openPage(paths.product(sampleProduct))
    await heading()
    expect(screen.getByRole('radio', { name: 'M' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Pink' })).toBeChecked()
    expect(page().getByRole('group', { name: common.stepper.group })).toHaveTextContent('1')
    expect(screen.getByText('$12.99')).toBeInTheDocument()
    expect(await screen.findByRole('tab', { name: tabWords.description })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    expect(document.title).toBe(common.title(title))
  })

  it('is the sample product at /product, under the collections', async () => {
    openPage(paths.sampleProduct)
    await heading()
    const crumbs = page().getByRole('navigation', { name: common.breadcrumb })
    expect(crumbs).toHaveTextContent('Home/Collections/Dresses')
    expect(page().getByRole('link', { name: common.back })).toHaveAttribute('href', paths.collections)
  })

  it('keeps its shape while it loads', async () => {
    network.trouble(product, 'silent')
    openPage(paths.product(sampleProduct))
    expect(await page().findByText(common.loading)).toHaveAttribute('role', 'status')
    expect(page().queryByRole('button')).not.toBeInTheDocument()
  })

  it.each(troubles)('says what is wrong (%s) and recovers', async (trouble, words) => {
    network.trouble(product, trouble)
    const opened = openPage(paths.product(sampleProduct))
    await expectRecovery(opened, { words, request: product, recovered: heading })
  })

  it('is not found under a slug that nothing has', async () => {
    openPage(paths.product('nothing-of-this-name'))
    expect(
      await screen.findByRole('heading', { level: 1, name: productWords.notFound.title }),
    ).toBeInTheDocument()
    expect(page().getByRole('link', { name: productWords.notFound.home })).toHaveAttribute('href', '/')
  })

  it('lets the related products fail alone and try again', async () => {
    network.trouble(related, 500)
    const { user } = openPage(paths.product(sampleProduct))
    await heading()
    expect(await screen.findByText(relatedWords.failed)).toBeInTheDocument()
    network.mend()
    await user.click(page().getByRole('button', { name: common.tryAgain }))
    await waitFor(() => {
      const section = screen.getByRole('region', { name: relatedWords.title })
      expect(section.querySelectorAll('article')).toHaveLength(4)
    })
  })
})
