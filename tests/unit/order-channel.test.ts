// @vitest-environment jsdom
// The Realtime client as the admin uses it, over a socket that answers as the platform does.
import { createClient } from '@supabase/supabase-js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { joinOrderChannel } from '@/data/orders/order-channel'

type Frame = { topic: string; event: string; ref: string | null; payload: Record<string, unknown> }

/** A socket of the platform: it answers joins, and says what a test makes it say. */
class Platform extends EventTarget {
  static sockets: Platform[] = []
  static refuses = false
  readyState = 0
  bufferedAmount = 0
  onopen?: () => void
  onclose?: (event: object) => void
  onerror?: (event: object) => void
  onmessage?: (event: { data: string }) => void
  sent: Frame[] = []
  url: string
  constructor(url: string) {
    super()
    this.url = url
    Platform.sockets.push(this)
    setTimeout(() => {
      this.readyState = 1
      this.onopen?.()
    })
  }
  send(text: string) {
    const [joinRef, ref, topic, event, payload] = toFrame(text)
    this.sent.push({ topic, event, ref, payload })
    if (event !== 'phx_join') return
    const status = Platform.refuses ? 'error' : 'ok'
    const response = Platform.refuses ? { reason: 'Unauthorized' } : { postgres_changes: [] }
    setTimeout(() => this.say(topic, 'phx_reply', { status, response }, joinRef, ref))
  }
  say(
    topic: string,
    event: string,
    payload: object,
    joinRef: string | null = null,
    ref: string | null = null,
  ) {
    this.onmessage?.({ data: fromFrame([joinRef, ref, topic, event, payload]) })
  }
  close() {
    this.readyState = 3
    this.onclose?.({ code: 1000 })
  }
}

type Parts = [string | null, string | null, string, string, Record<string, unknown>]
let asArray = false
function toFrame(text: string): Parts {
  const frame = JSON.parse(text)
  asArray = Array.isArray(frame)
  return asArray ? frame : [frame.join_ref, frame.ref, frame.topic, frame.event, frame.payload]
}
const fromFrame = ([join_ref, ref, topic, event, payload]: readonly [
  string | null,
  string | null,
  string,
  string,
  object,
]) =>
  JSON.stringify(asArray ? [join_ref, ref, topic, event, payload] : { join_ref, ref, topic, event, payload })

const connect = () =>
  createClient('https://ref.supabase.co', 'sb_publishable_key', {
    auth: { persistSession: false },
    accessToken: async () => 'the-owners-token',
    realtime: { transport: Platform as unknown as typeof WebSocket },
  })

afterEach(() => {
  Platform.sockets = []
  Platform.refuses = false
})

describe('the channel of orders', () => {
  it('the channel of orders is private, joined with the owner’s token, and passes on what it says', async () => {
    const [onChange, onJoined] = [vi.fn(), vi.fn()]
    const leave = await joinOrderChannel(connect(), { onChange, onJoined })
    await vi.waitFor(() => expect(onJoined).toHaveBeenLastCalledWith(true))
    const [socket] = Platform.sockets
    expect(socket?.url).toMatch(/^wss:\/\/ref\.supabase\.co\/realtime\/v1\/websocket/)
    const join = socket?.sent.find(({ event }) => event === 'phx_join')
    expect(join?.topic).toBe('realtime:orders')
    expect(join?.payload).toMatchObject({ access_token: 'the-owners-token', config: { private: true } })
    // After a connection that was lost, orders may have come in.
    expect(onChange).toHaveBeenCalledTimes(1)
    socket?.say('realtime:orders', 'broadcast', { type: 'broadcast', event: 'changed', payload: {} })
    expect(onChange).toHaveBeenCalledTimes(2)
    leave()
  })

  it('a channel of orders that refuses leaves the admin to ask by itself', async () => {
    Platform.refuses = true
    const [onChange, onJoined] = [vi.fn(), vi.fn()]
    const leave = await joinOrderChannel(connect(), { onChange, onJoined })
    await vi.waitFor(() => expect(onJoined).toHaveBeenLastCalledWith(false))
    expect(onChange).not.toHaveBeenCalled()
    leave()
  })
})
