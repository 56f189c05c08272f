import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminAlerts } from '@/content/admin/settings/alerts'
import { makeBrowser } from '../support/push'
import { network, openPage, signedIn } from '../support/screen'

const words = adminAlerts.push
const functionPath = /\/functions\/v1\/send-push/
const publicKey = `B${'x'.repeat(86)}`

/** This browser's part: its permission, and its subscription at a push service. */
function browserWith({
  permission = 'default',
  answers = 'granted',
}: {
  permission?: string
  answers?: string
}) {
  const { endpoint, p256dh, auth } = makeBrowser(`https://fcm.googleapis.com/fcm/send/${Math.random()}`)
  let subscription: object | null = null
  const subscribe = vi.fn(async (_: { applicationServerKey: string }) => {
    subscription = {
      endpoint,
      unsubscribe: async () => {
        subscription = null
        return true
      },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    }
    return subscription
  })
  const worker = { pushManager: { getSubscription: async () => subscription, subscribe } }
  const notification = {
    permission,
    requestPermission: vi.fn(async () => {
      notification.permission = answers
      return answers
    }),
  }
  const serviceWorker = {
    controller: null,
    ready: Promise.resolve(worker),
    register: async () => worker,
    getRegistration: async () => worker,
    addEventListener() {},
  }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  Object.assign(globalThis, { PushManager: class {}, Notification: notification })
  return { endpoint, subscribe, notification, isSubscribed: () => subscription !== null }
}

afterEach(() => {
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'standalone')
  Reflect.deleteProperty(globalThis, 'PushManager')
  Reflect.deleteProperty(globalThis, 'Notification')
})

const answerBy = (status: number, body: object) =>
  network.trouble(functionPath, async () => Response.json(body, { status }))
const box = () => screen.findByRole('switch', { name: new RegExp(`^${words.label}`) })
async function open() {
  await signedIn('owner')
  const opened = openPage(adminPaths.settings)
  await box()
  return opened
}
const says = (text: string) => screen.findByText((found) => found.startsWith(text))

describe('notifications on this device', () => {
  it('notifications on this device are not offered where the browser has none', async () => {
    await open()
    expect(await says(words.states.unsupported)).toBeInTheDocument()
    expect(await box()).toBeDisabled()
  })

  it('notifications on this device need the installed app on an iPhone', async () => {
    Object.assign(navigator, { standalone: false })
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)')
    await open()
    expect(await says(words.states['must-install'])).toBeInTheDocument()
    agent.mockRestore()
  })

  it('notifications on this device say when the shop has no keys yet', async () => {
    browserWith({})
    answerBy(404, { message: 'NOT_SET_UP' })
    await open()
    expect(await says(words.states['not-set-up'])).toBeInTheDocument()
    expect(await box()).toBeDisabled()
  })

  it('notifications on this device say when the browser blocks them', async () => {
    browserWith({ permission: 'denied' })
    answerBy(200, { publicKey })
    await open()
    expect(await says(words.states.blocked)).toBeInTheDocument()
  })

  it('notifications on this device stay off when the owner refuses', async () => {
    const { subscribe } = browserWith({ answers: 'denied' })
    answerBy(200, { publicKey })
    const { user } = await open()
    await says(words.states.off)
    await user.click(await box())
    expect(await says(words.states.blocked)).toBeInTheDocument()
    expect(subscribe).not.toHaveBeenCalled()
  })

  it('notifications on this device are switched on for this browser, tested, and switched off again', async () => {
    const browser = browserWith({})
    answerBy(200, { publicKey })
    const { user } = await open()
    await says(words.states.off)
    expect(screen.queryByRole('button', { name: words.test })).not.toBeInTheDocument()
    await user.click(await box())
    expect(await says(words.states.on)).toBeInTheDocument()
    expect(await box()).toBeChecked()
    expect(browser.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: publicKey })

    answerBy(200, { sent: true })
    await user.click(screen.getByRole('button', { name: words.test }))
    await screen.findByText(words.tested)

    answerBy(200, { publicKey })
    await user.click(await box())
    expect(await says(words.states.off)).toBeInTheDocument()
    expect(browser.isSubscribed()).toBe(false)
  })

  it.each([
    [429, 'TOO_MANY_TESTS'],
    [502, 'PUSH_SERVICE_FAILED'],
    [500, 'ANYTHING'],
  ])(
    'notifications on this device say what became of a test that failed with %i',
    async (status, message) => {
      browserWith({})
      answerBy(200, { publicKey })
      const { user } = await open()
      await user.click(await box())
      await says(words.states.on)
      answerBy(status, { message })
      await user.click(screen.getByRole('button', { name: words.test }))
      const known: Readonly<Record<string, string>> = words.problems
      await screen.findByText(known[message] ?? words.failed)
    },
  )

  it('notifications on this device stay off and leave nothing behind when the shop does not take them', async () => {
    const browser = browserWith({})
    answerBy(200, { publicKey })
    const { user } = await open()
    await says(words.states.off)
    network.trouble(/\/rpc\/save_push_subscription/, 400)
    await user.click(await box())
    await screen.findByText(words.failed)
    await waitFor(async () => expect(await box()).not.toBeChecked())
    expect(browser.isSubscribed()).toBe(false)
  })

  it('notifications on this device end at sign-out', async () => {
    const browser = browserWith({})
    answerBy(200, { publicKey })
    const { user } = await open()
    await user.click(await box())
    await says(words.states.on)
    network.forget()
    await user.click(screen.getByTitle(admin.nav.signOut))
    await waitFor(() => expect(browser.isSubscribed()).toBe(false))
    await waitFor(() => expect(network.asked(/\/rpc\/remove_push_subscription/)).toBe(1))
  })
})
