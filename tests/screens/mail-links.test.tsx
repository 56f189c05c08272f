// Where the links of mails lead that confirm an address, end all mail to it, or leave a list.
import '../support/screen-setup'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { unsubscribeWords as words } from '@/content/account/unsubscribe'
import { mailLinkWords } from '@/content/mail/mail-links'
import { errors } from '@/content/shared/errors'
import { network, openPage, page } from '../support/screen'

describe('the mail links of an address', () => {
  const token = '0b2f3a52-6a1e-4c6e-9a3f-5d1c8e7b0001'
  const email = 'n…@example.com'

  /** Answers a function of the back end, and notes what it is asked. */
  function answering(name: string, answer: unknown) {
    const asked: unknown[] = []
    const connected = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (!request.url.endsWith(`/rpc/${name}`)) return connected(input, init)
      asked.push(await request.json())
      return Response.json(answer)
    }
    onTestFinished(() => {
      globalThis.fetch = connected
    })
    return asked
  }
  const press = async (user: ReturnType<typeof openPage>['user'], name: string) =>
    user.click(await page().findByRole('button', { name }))

  describe('the page that confirms an address', () => {
    const words = mailLinkWords.confirm

    it('the page that confirms an address does so only on a click, and says what begins', async () => {
      const asked = answering('confirm_address', { topic: 'newsletter', email })
      const { user } = openPage(`/confirm-address#${token}`)
      await page().findByRole('heading', { level: 1, name: words.title })
      expect(asked).toEqual([])
      await press(user, words.button)
      const done = await page().findByRole('heading', { level: 1, name: words.done.title })
      expect(page().getByRole('status')).toHaveTextContent(words.done.topics.newsletter ?? '')
      await waitFor(() => expect(done).toHaveFocus())
      expect(asked).toEqual([{ p_token: token }])
    })

    it('the page that confirms an address says that an unknown link no longer works', async () => {
      const { user } = openPage(`/confirm-address#${token}`)
      await press(user, words.button)
      await page().findByRole('heading', { level: 1, name: words.unknown.title })
      expect(page().queryByRole('button')).not.toBeInTheDocument()
    })
  })

  describe('the page behind "this was not me"', () => {
    const words = mailLinkWords.stop

    it('the page behind “this was not me” stops mail with one press, and takes it back with another', async () => {
      const asked = answering('stop_mail', { stopped: true, email })
      const undone = answering('confirm_address', { topic: null, email })
      const { user } = openPage(`/not-me#${token}`)
      await press(user, words.button)
      await screen.findByText(words.done.text(email))
      await press(user, words.done.undo)
      await screen.findByText(words.done.undone(email))
      expect([asked, undone]).toEqual([[{ p_token: token }], [{ p_token: token }]])
    })

    it('the page behind “this was not me” tells a member where to choose instead', async () => {
      answering('stop_mail', { stopped: false, email })
      const { user } = openPage(`/not-me#${token}`)
      await press(user, words.button)
      await screen.findByText(words.done.member(email))
      expect(page().queryByRole('button')).not.toBeInTheDocument()
    })
  })
})

describe('the mail links of a list', () => {
  const answer = { list: 'deals', email: 'n…@example.com' }
  const token = '0b2f3a52-6a1e-4c6e-9a3f-5d1c8e7b0001'

  /** Lets the back end know the token, and notes what it is asked. */
  function known() {
    const asked: unknown[] = []
    const connected = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (!request.url.includes('/rpc/unsubscribe')) return connected(input, init)
      asked.push(await request.json())
      return Response.json(answer)
    }
    onTestFinished(() => {
      globalThis.fetch = connected
    })
    return asked
  }

  describe('the page that ends a subscription', () => {
    const press = () => page().findByRole('button', { name: words.button })

    it('the page that ends a subscription does so only on a click, from one list and then from all', async () => {
      const asked = known()
      const { user } = openPage(`/unsubscribe#${token}`)
      await page().findByRole('heading', { level: 1, name: words.title })
      const button = await press()
      expect(asked).toEqual([])
      await user.click(button)
      const done = await page().findByRole('heading', { level: 1, name: words.done.title })
      expect(page().getByRole('status')).toHaveTextContent(words.done.lists.deals?.(answer.email) ?? '')
      await waitFor(() => expect(done).toHaveFocus())
      await user.click(page().getByRole('button', { name: words.done.more }))
      await page().findByText(words.done.all(answer.email))
      expect(page().queryByRole('button')).not.toBeInTheDocument()
      expect(asked).toEqual([
        { p_token: token, p_all: false },
        { p_token: token, p_all: true },
      ])
    })

    it('the page that ends a subscription says that a link it does not know leads nowhere', async () => {
      const { user } = openPage(`/unsubscribe#${token}`)
      await user.click(await press())
      await page().findByRole('heading', { level: 1, name: words.unknown.title })
      expect(page().queryByRole('button')).not.toBeInTheDocument()
    })

    it('the page that ends a subscription says at once when the link brings no token', async () => {
      openPage('/unsubscribe')
      await page().findByRole('heading', { level: 1, name: words.unknown.title })
      expect(page().getByRole('link', { name: words.home })).toHaveAttribute('href', '/')
    })

    it.each([
      ['offline', errors.offline],
      [500, errors.unknown],
    ] as const)(
      'the page that ends a subscription says what is wrong (%s), and the button stays',
      async (trouble, { title }) => {
        network.trouble(/rpc\/unsubscribe/, trouble)
        const { user } = openPage(`/unsubscribe#${token}`)
        await user.click(await press())
        expect(await screen.findByRole('alert')).toHaveTextContent(title)
        network.restore()
        await user.click(within(screen.getByRole('main')).getByRole('button', { name: words.button }))
        await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
      },
    )
  })
})
