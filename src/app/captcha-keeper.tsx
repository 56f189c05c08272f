import { Suspense, useEffect } from 'react'
import { type CaptchaQuestion, useCaptchaQuestion } from '@/data/supabase/captcha-question'
import { lazyPart } from '@/ui/lazy-part'

const CaptchaDialog = lazyPart(() => import('./captcha-dialog').then((module) => module.CaptchaDialog), {
  instead: Unasked,
})

/** Stands in for the dialog when its code does not load: the request fails, and can be sent again. */
function Unasked({ question: { decline } }: { question: CaptchaQuestion }) {
  useEffect(decline, [decline])
  return null
}

/** Shows the CAPTCHA when a request needs it, over whatever page the visitor is at. */
export function CaptchaKeeper() {
  const question = useCaptchaQuestion()
  return question ? (
    <Suspense>
      <CaptchaDialog question={question} />
    </Suspense>
  ) : null
}
