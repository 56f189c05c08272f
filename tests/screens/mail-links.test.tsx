// Where the links of mails lead that confirm an address, or end all mail to it.
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { mailLinkWords } from '@/content/mail-links'
import { openPage, page } from '../support/screen'
import '../support/screen-setup'

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

  it('confirms only on a click, and says what begins', async () => {
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

  it('says that an unknown link no longer works', async () => {
    const { user } = openPage(`/confirm-address#${token}`)
    await press(user, words.button)
    await page().findByRole('heading', { level: 1, name: words.unknown.title })
    expect(page().queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('the page behind "this was not me"', () => {
  const words = mailLinkWords.stop

  it('stops mail with one press, and takes it back with another', async () => {
    const asked = answering('stop_mail', { stopped: true, email })
    const undone = answering('confirm_address', { topic: null, email })
    const { user } = openPage(`/not-me#${token}`)
    await press(user, words.button)
    await screen.findByText(words.done.text(email))
    await press(user, words.done.undo)
    await screen.findByText(words.done.undone(email))
    expect([asked, undone]).toEqual([[{ p_token: token }], [{ p_token: token }]])
  })

  it('tells a member where to choose instead', async () => {
    answering('stop_mail', { stopped: false, email })
    const { user } = openPage(`/not-me#${token}`)
    await press(user, words.button)
    await screen.findByText(words.done.member(email))
    expect(page().queryByRole('button')).not.toBeInTheDocument()
  })
})
