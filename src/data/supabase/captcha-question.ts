import { useSyncExternalStore } from 'react'
import type { CaptchaProvider, CaptchaPurpose } from '@/domain/shop/captcha'
import { AppError } from './errors'

export type CaptchaChallenge = {
  provider: CaptchaProvider
  siteKey: string
  /** What it is asked for: the purpose of a pass, or `auth`. */
  action: CaptchaPurpose | 'auth'
}

export type CaptchaQuestion = CaptchaChallenge & {
  /** Takes the widget's answer; when it fails, the question stays. @throws AppError */
  answer: (token: string) => Promise<void>
  decline: () => void
}

let current: CaptchaQuestion | null = null
let last: Promise<unknown> = Promise.resolve()
const listeners = new Set<() => void>()

/** How long a question waits for the part of the page that shows it, in milliseconds. */
const patience = 15_000

function show(question: CaptchaQuestion | null) {
  current = question
  for (const listener of listeners) listener()
}

/**
 * Shows the CAPTCHA and resolves to what `exchange` makes of its answer; one after the other.
 * @throws AppError CAPTCHA_REQUIRED when the visitor declines, or no page is there to show it
 */
export function askCaptcha<T>(
  challenge: CaptchaChallenge,
  exchange: (token: string) => Promise<T>,
): Promise<T> {
  const ask = () =>
    new Promise<T>((resolve, reject) => {
      const decline = () => {
        show(null)
        reject(new AppError('unknown', 'CAPTCHA_REQUIRED'))
      }
      if (listeners.size === 0) setTimeout(() => listeners.size === 0 && decline(), patience)
      show({
        ...challenge,
        decline,
        answer: async (token) => {
          const result = await exchange(token)
          show(null)
          resolve(result)
        },
      })
    })
  const asked = last.then(ask)
  last = asked.catch(() => {})
  return asked
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What has to be shown now. */
export const useCaptchaQuestion = () =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
