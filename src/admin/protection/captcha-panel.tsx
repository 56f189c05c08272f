import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { adminProtection } from '@/content/admin/settings/protection'
import { captchaSettingQuery, useSaveCaptcha } from '@/data/captcha/admin-captcha'
import type { CaptchaSetting } from '@/data/captcha/captcha-setting'
import { wordsFor } from '@/data/supabase/errors'
import { captchaProviders, isSiteKey } from '@/domain/shop/captcha'
import { Button } from '@/ui/button'
import { SelectField, TextField } from '@/ui/field'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast/toast'
import { Panel } from '../shared/page/panel'
import { ErrorNote } from '../shared/page/state-note'

const words = adminProtection.captcha

/** Switches the CAPTCHA on, which the owner passes first, and off. */
export function CaptchaPanel() {
  const { data, isPending, isLoadingError, error, refetch } = useQuery(captchaSettingQuery())
  const save = useSaveCaptcha()
  const change = (to: CaptchaSetting) =>
    save.mutate(to, {
      onSuccess: () => showToast({ title: to ? words.isOn : words.isOff, tone: 'success' }),
      onError: (failure) =>
        showToast({ title: words.failed, description: wordsFor(failure, words.problems), tone: 'error' }),
    })
  return (
    <Panel id="captcha" title={words.title} by={data === undefined ? undefined : words.state(data !== null)}>
      {isPending && <Skeleton className="mx-4 mb-4 h-40" />}
      {isLoadingError && <ErrorNote title={words.error} error={error} retry={() => void refetch()} />}
      {data === null && <SwitchOn onSubmit={change} isBusy={save.isPending} />}
      {data && (
        <div className="px-4 pb-4">
          <p className="-mt-1 text-muted">{words.text.on}</p>
          <p className="mt-3 [overflow-wrap:anywhere]">
            <span>{`${words.providers[data.provider]},`}</span>{' '}
            <bdi className="text-muted">{data.siteKey}</bdi>
          </p>
          <Button
            look="quiet"
            size="small"
            aria-disabled={save.isPending || undefined}
            onClick={() => save.isPending || change(null)}
            className="mt-3 max-md:min-h-11"
          >
            {save.isPending ? words.switchingOff : words.switchOff}
          </Button>
        </div>
      )}
    </Panel>
  )
}

type SwitchOnProps = { onSubmit: (to: CaptchaSetting) => void; isBusy: boolean }

function SwitchOn({ onSubmit, isBusy }: SwitchOnProps) {
  const [provider, setProvider] = useState<(typeof captchaProviders)[number]>('turnstile')
  const [siteKey, setSiteKey] = useState('')
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const typed = siteKey.trim()
    setWrong(!isSiteKey(typed))
    if (isSiteKey(typed)) onSubmit({ provider, siteKey: typed })
    else field.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 px-4 pb-4">
      <p className="-mt-1 text-muted">{words.text.off}</p>
      <SelectField
        dense
        label={words.provider}
        value={provider}
        onChange={({ target }) =>
          setProvider(captchaProviders.find((each) => each === target.value) ?? 'turnstile')
        }
      >
        {captchaProviders.map((each) => (
          <option key={each} value={each}>
            {words.providers[each]}
          </option>
        ))}
      </SelectField>
      <TextField
        ref={field}
        dense
        label={words.siteKey}
        hint={words.siteKeyHint}
        error={isWrong ? words.problems.siteKey : null}
        value={siteKey}
        onChange={({ target }) => {
          setSiteKey(target.value)
          setWrong(false)
        }}
        required
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <p>
        <Button type="submit" size="small" aria-disabled={isBusy || undefined} className="max-md:min-h-11">
          {isBusy ? words.testing : words.switchOn}
        </Button>
      </p>
    </form>
  )
}
