import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { sampleProduct } from '@/config/product-defaults'
import { account } from '@/content/account'
import { errors } from '@/content/errors'
import { productWords } from '@/content/product'
import { wishlistWords as words } from '@/content/wishlist'
import { expectRecovery, network, openPage, page } from '../support/screen'
import { memberWishes, newMember } from '../support/screen-orders'

const calls = /\/rpc\/change_wishlist/
const title = 'Boho Floral Print Maxi Dress'
const bag = { slug: 'canvas-and-leather-tote', title: 'Canvas and Leather Tote' }
const remembered = () => localStorage.getItem('wishlist')
const item = () => page().findByRole('link', { name: title })

describe('a member’s wishlist', () => {
  it('moves the entries stored in the browser into the account', async () => {
    await newMember()
    await memberWishes([bag.slug])
    localStorage.setItem('wishlist', JSON.stringify([sampleProduct, bag.slug]))
    openPage(paths.wishlist)
    await screen.findByText(words.memberText)
    await waitFor(() => expect(remembered()).toBeNull())
    expect(await item()).toBeInTheDocument()
    expect(screen.getByText(words.count(2))).toBeInTheDocument()
    expect(await memberWishes()).toEqual([sampleProduct, bag.slug])
  })

  it('shows an empty state to a member without entries', async () => {
    await newMember()
    network.forget()
    openPage(paths.wishlist)
    await screen.findByRole('heading', { level: 1, name: words.empty.title })
    expect(network.asked(calls)).toBeGreaterThan(0)
  })

  it('is not requested for a guest', async () => {
    network.forget()
    openPage(paths.wishlist)
    await screen.findByRole('heading', { level: 1, name: words.empty.title })
    expect(network.asked(calls)).toBe(0)
  })

  it('changes with the hearts, and is not left behind at the logout', async () => {
    await newMember()
    network.forget()
    const { user } = openPage(paths.product(sampleProduct))
    const heart = await page().findByRole('button', { name: productWords.wishlist.add })
    await waitFor(() => expect(network.asked(calls)).toBe(1))
    await waitFor(() => expect(remembered()).toBeNull())
    await user.click(heart)
    await page().findByRole('button', { name: productWords.wishlist.remove })
    await waitFor(async () => expect(await memberWishes()).toEqual([sampleProduct]))
    expect(remembered() ?? '[]').toBe('[]')
    await user.click(screen.getAllByRole('link', { name: 'Profile' })[0] ?? heart)
    await user.click(await page().findByRole('button', { name: account.profile.logout }))
    await screen.findByText(account.profile.loggedOut)
    await user.click(screen.getAllByRole('link', { name: words.title })[0] ?? heart)
    await screen.findByRole('heading', { level: 1, name: words.empty.title })
    expect(remembered() ?? '[]').toBe('[]')
  })

  it('stays as it was when a change fails, and says so', async () => {
    await newMember()
    await memberWishes([sampleProduct])
    const { user } = openPage(paths.wishlist)
    await item()
    network.trouble(calls, 'offline')
    await user.click(page().getByRole('button', { name: words.remove(title) }))
    await screen.findByText(words.failed.title)
    expect(await item()).toBeInTheDocument()
    network.restore()
    expect(await memberWishes()).toEqual([sampleProduct])
  })

  it('shows what another device changed when one comes back', async () => {
    await newMember()
    await memberWishes([sampleProduct])
    openPage(paths.wishlist)
    await item()
    await memberWishes([bag.slug])
    await act(async () => void fireEvent(window, new Event('visibilitychange')))
    await screen.findByText(words.count(2))
  })

  it('shows an error when it fails to load, recovers and loses nothing', async () => {
    await newMember()
    await memberWishes([sampleProduct])
    network.trouble(calls, 429)
    const opened = openPage(paths.wishlist)
    await expectRecovery(opened, { words: errors['rate-limited'], request: calls, recovered: item })
  })

  it('keeps the browser’s list while the account does not answer', async () => {
    await newMember()
    localStorage.setItem('wishlist', JSON.stringify([sampleProduct]))
    network.trouble(calls, 429)
    openPage(paths.wishlist)
    expect(await item()).toBeInTheDocument()
    expect(remembered()).toBe(JSON.stringify([sampleProduct]))
  })
})
