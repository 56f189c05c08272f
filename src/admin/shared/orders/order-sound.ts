import * as v from 'valibot'
import { createPersistedStore } from '@/data/browser/persisted-store'

const state = v.object({ on: v.boolean(), played: v.nullable(v.string()) })

/** Whether this browser rings for new orders, and for which state of the orders it has rung last. */
const store = createPersistedStore<v.InferOutput<typeof state>>({
  key: 'order-sound',
  initial: { on: false, played: null },
  parse: (text) => v.parse(state, JSON.parse(text)),
})

export const useOrderSound = () => store.use().on

/** Switches the sound on or off. Switching on plays it, so that the owner knows it and the browser allows sounds. */
export function setOrderSound(on: boolean) {
  store.change((before) => ({ ...before, on }))
  if (on) void play()
}

/**
 * Rings for a new order, once in all tabs of this browser: one tab after the other has its turn, and the first that may
 * play sounds does. @param news identifies the new orders; the same text in every tab that notices them
 */
export async function ringFor(news: string) {
  if (!store.read().on) return
  const ring = async () => {
    const { on, played } = store.read()
    if (!on || played === news) return
    if (await play()) store.change((before) => ({ ...before, played: news }))
  }
  if ('locks' in navigator) await navigator.locks.request('order-sound', ring)
  else await ring()
}

/** Two short notes. Resolves to false where the browser plays no sound before the page was clicked. */
async function play(): Promise<boolean> {
  if (!('AudioContext' in globalThis)) return false
  const audio = new AudioContext()
  try {
    // Stays pending until the page is clicked.
    await Promise.race([audio.resume(), new Promise((done) => setTimeout(done, 200))])
    if (audio.state !== 'running') return false
    for (const [hertz, at] of [
      [880, 0],
      [1318.5, 0.14],
    ] as const) {
      const note = new OscillatorNode(audio, { frequency: hertz, type: 'sine' })
      const volume = new GainNode(audio, { gain: 0 })
      const start = audio.currentTime + at
      volume.gain.linearRampToValueAtTime(0.25, start + 0.01)
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.35)
      note.connect(volume).connect(audio.destination)
      note.start(start)
      note.stop(start + 0.4)
    }
    await new Promise((done) => setTimeout(done, 700))
    return true
  } finally {
    void audio.close()
  }
}
