import { useEffect, useId, useState } from 'react'
import { consentWords } from '@/content/layout/consent'
import type { SharePurpose } from '@/domain/origins/share'
import type { Consent } from '@/domain/shop/consent'
import { sendsPrivacySignal, useConsent } from '@/storefront/shared/preferences/consent'
import { decideOnAll, keepsOrigins } from '@/storefront/shared/preferences/origin-consent'
import {
  agreeToShare,
  askedPurposes,
  endShare,
  useShare,
} from '@/storefront/shared/preferences/share-consent'
import { shareQuestion } from './share-words'

const words = consentWords.panel
const nothing: readonly SharePurpose[] = []

/** The optional choices: storing recently viewed products and searches, and what advertising services are told. */
export function ConsentPanel() {
  const consent = useConsent()
  const [decided, setDecided] = useState<Consent | null>(null)
  const [isNaming, setNaming] = useState(false)
  const [asked, setAsked] = useState(nothing)
  // After hydration: the server does not know this browser's page.
  useEffect(() => {
    setNaming(keepsOrigins())
    setAsked(askedPurposes())
  }, [])
  const on = consent === 'given'
  return (
    <div className="grid gap-4">
      <Choice
        label={words.label}
        text={isNaming ? `${words.text} ${words.origin}` : words.text}
        isOn={on}
        saved={decided && words.saved[decided]}
        onToggle={() => {
          const next = on ? 'refused' : 'given'
          decideOnAll(next)
          setDecided(next)
        }}
      >
        {!decided && sendsPrivacySignal() && <p className="mt-3 text-14">{words.signal}</p>}
      </Choice>
      <ShareChoice asked={asked} />
    </div>
  )
}

/** Where the shop asks for it, and where this browser said yes to it before. */
function ShareChoice({ asked }: { asked: readonly SharePurpose[] }) {
  const agreed = useShare()?.purposes ?? nothing
  const [decided, setDecided] = useState<Consent | null>(null)
  const isOn = agreed.length > 0
  if (asked.length === 0 && !isOn) return null
  return (
    <Choice
      {...shareQuestion(isOn ? agreed : asked)}
      isOn={isOn}
      saved={decided && consentWords.share.saved[decided]}
      onToggle={() => {
        if (isOn) endShare()
        else agreeToShare(asked)
        setDecided(isOn ? 'refused' : 'given')
      }}
    />
  )
}

type ChoiceProps = {
  label: string
  text: string
  isOn: boolean
  saved: string | null
  onToggle: () => void
  children?: React.ReactNode
}

function Choice({ label, text, isOn, saved, onToggle, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className="rounded-surface border border-line bg-surface-raised p-5 md:p-6">
      <div className="flex items-start justify-between gap-5">
        <div>
          <p id={`${id}-label`} className="font-semibold">
            {label}
          </p>
          <p id={`${id}-text`} className="mt-1 max-w-prose text-14 text-pretty text-muted">
            {text}
          </p>
        </div>
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-text`}
          onClick={onToggle}
          className="group flex min-h-11 shrink-0 items-center gap-2.5 text-14 font-medium"
        >
          <span aria-hidden="true">{isOn ? words.on : words.off}</span>
          <span
            aria-hidden="true"
            className={`flex h-7 w-12 items-center rounded-full border p-0.5 transition-colors duration-fast ${isOn ? 'border-accent bg-accent' : 'border-line-strong bg-surface'}`}
          >
            <span
              className={`size-5.5 rounded-full transition-transform duration-fast ${isOn ? 'translate-x-5 bg-accent-on rtl:-translate-x-5' : 'bg-line-strong'}`}
            />
          </span>
        </button>
      </div>
      <p role="status" className="text-14 font-medium text-success not-empty:mt-3">
        {saved}
      </p>
      {children}
    </div>
  )
}
