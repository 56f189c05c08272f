import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { captcha as words } from '@/content/account/captcha'
import type { CaptchaQuestion } from '@/data/supabase/captcha-question'
import { wordsFor } from '@/data/supabase/errors'
import { longestCaptchaToken } from '@/domain/shop/captcha'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

/** How long the widget may take to appear, in milliseconds. */
const patience = 15_000

/** What the page in the frame tells (public/captcha.js). */
const message = v.variant('captcha', [
  v.object({ captcha: v.picklist(['ready', 'opened', 'closed', 'expired', 'failed']) }),
  v.object({
    captcha: v.literal('solved'),
    token: v.pipe(v.string(), v.minLength(1), v.maxLength(longestCaptchaToken)),
  }),
])

type State = { step: 'loading' | 'ready' | 'checking' } | { step: 'problem'; text: string }

/** Shows the provider's widget in a frame of the shop's own, and gives its answer to who asked. */
export function CaptchaDialog({ question }: { question: CaptchaQuestion }) {
  const { provider, action, answer, decline } = question
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<State>({ step: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [isLarge, setLarge] = useState(false)

  const again = () => {
    setLarge(false)
    setState({ step: 'loading' })
    setAttempt((before) => before + 1)
  }

  useEffect(() => {
    const fail = (text: string) => setState({ step: 'problem', text })
    const send = async (token: string) => {
      setState({ step: 'checking' })
      try {
        await answer(token)
      } catch (error) {
        fail(wordsFor(error, problemsOf(action)))
      }
    }
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      const parsed = v.safeParse(message, data)
      if (!parsed.success) return
      const { output } = parsed
      if (output.captcha === 'solved') void send(output.token)
      else if (output.captcha === 'ready') setState({ step: 'ready' })
      else if (output.captcha === 'failed') fail(words.problems.blocked(provider))
      else if (output.captcha === 'expired') fail(words.problems.CAPTCHA_FAILED)
      else setLarge(output.captcha === 'opened')
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [provider, action, answer])

  // Each attempt begins with a new state, and so with its own time.
  useEffect(() => {
    if (state.step !== 'loading') return
    const timer = setTimeout(
      () => setState({ step: 'problem', text: words.problems.blocked(provider) }),
      patience,
    )
    return () => clearTimeout(timer)
  }, [state, provider])

  return (
    <Dialog
      open
      alert
      onOpenChange={(open) => !open && decline()}
      title={words.title}
      actions={
        <>
          <Button look="quiet" size="medium" onClick={decline}>
            {words.cancel}
          </Button>
          {state.step === 'problem' && (
            <Button size="medium" onClick={again}>
              {words.again}
            </Button>
          )}
        </>
      }
    >
      <p>
        {action === 'setup' || action === 'auth'
          ? words.text[action]
          : `${words.text[action]} ${words.members}`}
      </p>
      {state.step !== 'problem' && (
        <iframe
          key={attempt}
          ref={frame}
          title={words.frame}
          src={addressOf(question)}
          className={`mt-3 w-full border-0 ${isLarge ? 'h-120' : 'h-20'}`}
        />
      )}
      {state.step === 'problem' ? (
        <p role="alert" className="mt-3 font-medium text-danger-text">
          {state.text}
        </p>
      ) : (
        <p role="status" className="text-14 text-muted">
          {words[state.step]}
        </p>
      )}
    </Dialog>
  )
}

function addressOf({ provider, siteKey, action }: CaptchaQuestion) {
  const theme = document.documentElement.dataset.theme ?? 'light'
  return `/_captcha?${new URLSearchParams({ provider, sitekey: siteKey, action, theme })}`
}

/** The owner reads what to set up, a visitor what to do. */
const problemsOf = (action: CaptchaQuestion['action']) => {
  const { blocked: _, setup, ...problems } = words.problems
  return action === 'setup' ? { ...problems, CAPTCHA_MISCONFIGURED: setup } : problems
}
