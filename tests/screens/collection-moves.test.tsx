import '../support/screen-setup'
import { randomUUID } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { adminCollections as words } from '@/content/admin/catalogue/collections'
import { dealsWords } from '@/content/catalogue/deals'
import { notFound } from '@/content/shared/not-found'
import { ask, network, openPage, signedIn } from '../support/screen'
import { asOwner } from '../support/screen-orders'

describe('many products that move', () => {
  const moving = /\/rpc\/move_collection/
  const deleting = /\/rpc\/delete_collection/

  beforeEach(async () => {
    localStorage.clear()
    await signedIn('owner')
  })

  type Made = { id: string; slug: string; name: string }

  async function collection(): Promise<Made> {
    const key = randomUUID().slice(0, 8)
    const made = { id: randomUUID(), slug: `test-${key}`, name: `Test ${key}` }
    await asOwner('POST', 'rpc/save_collection', {
      p_id: made.id,
      p_fields: {
        name: made.name,
        slug: made.slug,
        description: 'For a test.',
        group: 'sale',
        image: null,
      },
    })
    return made
  }
  const product = (collection_slug: string) => ({
    slug: `test-${randomUUID()}`,
    title: 'Shirt',
    description: 'd',
    price: 5,
    image_url: '/favicon.svg',
    collection_slug,
  })
  const productsOf = ({ slug }: Made) => ask(`products?select=id&collection_slug=eq.${slug}`)

  /** Holds each batch until the test answers it with [moved, left] or an error status. */
  function batches() {
    const waiting: ((answer: Response) => void)[] = []
    network.trouble(moving, () => new Promise((resolve) => waiting.push(resolve)))
    return async (...answer: [moved: number, left: number] | [status: number]) => {
      await waitFor(() => expect(waiting).toHaveLength(1))
      const [first, left] = answer
      waiting.pop()?.(
        left === undefined
          ? Response.json({ message: 'TROUBLE' }, { status: first })
          : Response.json({ moved: first, left }),
      )
    }
  }
  const bar = () => screen.findByRole('progressbar', { name: words.move.label })
  /** An earlier test's notification may still be shown, so this one is found by the collection's name. */
  const deleted = async ({ name }: Made, moved: number) =>
    await screen.findByText(`${name}. ${words.remove.moved(moved)}`)
  const button = (name: string) => screen.findByRole('button', { name })

  describe('deleting a large collection', () => {
    /** Opens the delete dialog of a collection with a product, and chooses where it moves. */
    async function begin() {
      const made = await collection()
      await asOwner('POST', 'products', product(made.slug))
      const answer = batches()
      const { user, ...opened } = openPage(`${adminPaths.collections}/${made.slug}`)
      await user.click(await button(words.remove.open))
      const target = screen.getByRole('combobox', { name: words.remove.moveTo })
      await within(target).findByRole('option', { name: 'School' })
      await user.selectOptions(target, 'school')
      await user.click(await button(words.remove.confirmMove))
      return { made, answer, user, ...opened }
    }

    it('deleting a large collection shows how many products moved, announces each quarter, and deletes it', async () => {
      const { made, answer } = await begin()
      expect(await button(words.remove.busy)).toBeInTheDocument()
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
      await answer(500, 1500)
      expect(await bar()).toHaveAttribute('value', '500')
      expect(await bar()).toHaveAttribute('max', '2000')
      expect(screen.getByText(words.move.progress(500, 2000))).toBeInTheDocument()
      const announced = screen.getByText(words.move.announce(25))
      expect(announced).toHaveAttribute('role', 'status')
      await answer(100, 1400)
      await screen.findByText(words.move.progress(600, 2000))
      expect(announced).toHaveTextContent(words.move.announce(25))
      expect(network.asked(deleting)).toBe(0)
      // The last batch is the real one.
      network.restore()
      await answer(1300, 100)
      await deleted(made, 1901)
      expect(await ask(`collections?id=eq.${made.id}`)).toEqual([])
    })

    it('deleting a large collection stops after the running batch, keeps it, and continues on request', async () => {
      network.forget()
      const { made, answer, user } = await begin()
      await answer(500, 1500)
      await user.click(await button(words.move.stop))
      expect(await button(words.move.stopping)).toHaveAttribute('aria-disabled', 'true')
      await answer(500, 1000)
      await screen.findByText(words.remove.stopped)
      expect(screen.getByText(words.move.progress(1000, 2000))).toBeInTheDocument()
      expect(network.asked(moving)).toBe(2)
      expect(network.asked(deleting)).toBe(0)
      network.restore()
      await user.click(await button(words.move.resume))
      await deleted(made, 1)
      expect(await productsOf(made)).toEqual([])
    })

    it('deleting a large collection says what has moved when a batch fails, and continues on request', async () => {
      const { made, answer, user } = await begin()
      await answer(500, 1500)
      await answer(500)
      await screen.findByText(words.remove.interrupted)
      expect(screen.getByText(words.move.progress(500, 2000))).toBeInTheDocument()
      expect(await ask(`collections?select=id&id=eq.${made.id}`)).toHaveLength(1)
      network.restore()
      await user.click(await button(words.move.resume))
      await deleted(made, 1)
    })

    it('deleting a large collection keeps the dialog open while products move', async () => {
      const { answer, user } = await begin()
      await answer(500, 1500)
      await bar()
      await user.keyboard('{Escape}')
      expect(screen.getByRole('alertdialog')).toBeInTheDocument()
      await user.click(await button(words.move.stop))
      await answer(500, 1000)
      await user.click(await button(words.remove.keep))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    })

    it('deleting a large collection sends no further batch after the page is left', async () => {
      network.forget()
      const { answer, unmount, client } = await begin()
      await answer(500, 1500)
      await bar()
      await waitFor(() => expect(network.asked(moving)).toBe(2))
      unmount()
      await answer(500, 1000)
      await waitFor(() => expect(client.isMutating()).toBe(0))
      expect(network.asked(moving)).toBe(2)
      expect(network.asked(deleting)).toBe(0)
    })
  })

  describe('changing the address of a large collection', () => {
    const size = 501
    const renamed = async () => {
      const made = await collection()
      await asOwner(
        'POST',
        'products',
        Array.from({ length: size }, () => product(made.slug)),
      )
      const { user, ...opened } = openPage(`${adminPaths.collections}/${made.slug}`)
      const slug = await screen.findByRole('textbox', { name: words.form.fields.slug })
      await user.type(slug, '-now')
      await user.click(await button(words.form.save))
      const now = { ...made, slug: `${made.slug}-now` }
      return { before: made, now, user, ...opened }
    }

    it('a large collection’s new address is saved immediately, and its products move automatically', async () => {
      network.trouble(moving, 'slow')
      const { before, now } = await renamed()
      const panel = await screen.findByRole('region', { name: words.follow.title })
      expect(location.pathname).toBe(`${adminPaths.collections}/${now.slug}`)
      expect(await productsOf(before)).toHaveLength(size)
      network.restore()
      await waitFor(() => expect(panel).not.toBeInTheDocument(), { timeout: 10_000 })
      expect(await productsOf(now)).toHaveLength(size)
    })

    it('a large collection’s move resumes on reopening, and on request after a stop or failure', async () => {
      const answer = batches()
      const first = await renamed()
      await screen.findByRole('region', { name: words.follow.title })
      first.unmount()
      await answer(503)
      const { user } = openPage(`${adminPaths.collections}/${first.now.slug}`)
      await answer(100, size - 100)
      expect(await bar()).toHaveAttribute('value', '100')
      await user.click(await button(words.move.stop))
      await answer(100, size - 200)
      // The database has moved nothing yet.
      await screen.findByText(`${words.follow.stopped} ${words.follow.left(size)}`)
      await user.click(await button(words.move.resume))
      await answer(500)
      await screen.findByText(words.follow.failed)
      network.restore()
      await user.click(await button(words.move.resume))
      await waitFor(
        () => expect(screen.queryByRole('region', { name: words.follow.title })).not.toBeInTheDocument(),
        { timeout: 10_000 },
      )
      expect(await productsOf(first.now)).toHaveLength(size)
    })
  })
})

describe('paths', () => {
  const collections = /\/rpc\/collections/

  /** The shop with one collection more. */
  function withCollection(slug: string, name: string) {
    network.trouble(collections, async (send) => {
      const answer = await send()
      const rows: Record<string, unknown>[] = await answer.json()
      return Response.json([...rows, { ...rows[0], slug, name }])
    })
  }

  describe('the short path of a collection', () => {
    it('the short path of a collection leads to the collection, and keeps filters', async () => {
      openPage('/summer-vibes?sort=newest')
      await screen.findByRole('heading', { level: 1, name: 'Summer Vibes' })
      expect(location.pathname + location.search).toBe('/collections/summer-vibes?sort=newest')
    })

    it.each([
      ['there is no such collection', () => {}],
      ['the collections cannot be read', () => network.trouble(collections, 'offline')],
    ])('an unknown path shows the 404 page when %s', async (_when, before) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
      onTestFinished(() => void vi.restoreAllMocks())
      before()
      openPage('/no-such-page')
      await screen.findByRole('heading', { name: notFound.title })
      expect(logged).toHaveBeenCalledWith('404: no page at /no-such-page')
    })
  })

  describe('a collection that is called as a page', () => {
    it('a collection that is called as a page has a path of its own', async () => {
      withCollection('deals', 'Deals of the week')
      openPage('/collections/deals')
      await screen.findByRole('heading', { level: 1, name: 'Deals of the week' })
    })

    it('a collection that is called as a page leaves the page its path', async () => {
      withCollection('deals', 'Deals of the week')
      openPage('/deals')
      await screen.findByRole('heading', { level: 1, name: dealsWords.title })
      expect(location.pathname).toBe('/deals')
    })
  })
})
