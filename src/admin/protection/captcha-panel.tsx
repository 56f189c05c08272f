import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { adminProtection } from '@/content/admin/settings/protection'
import { comma } from '@/content/shared/lists'
import { captchaSettingQuery, useSaveCaptcha } from '@/data/captcha/admin-captcha'
import type { CaptchaSetting } from '@/data/captcha/captcha-setting'
import { wordsFor } from '@/data/supabase/errors'
import { captchaProviders } from '@/domain/shop/captcha'
import { captchaSchema } from '@/domain/shop/protection-form'
import { Button } from '@/ui/button'
import { SelectField, TextField } from '@/ui/field'
import { Skeleton } from '@/ui/skeleton'
import { Panel } from '../shared/page/panel'
import { ErrorNote } from '../shared/page/state-note'
import { toasts } from '../shared/page/toasts'

const words = adminProtection.captcha
const resolver = valibotResolver(captchaSchema)

/** Switches the CAPTCHA on, which the owner passes first, and off. */
export function CaptchaPanel() {
  const { data, isPending, isLoadingError, error, refetch } = useQuery(captchaSettingQuery())
  const save = useSaveCaptcha()
  const change = (to: CaptchaSetting) =>
    save.mutate(
      to,
      toasts(to ? words.isOn : words.isOff, words.failed, (failure) => wordsFor(failure, words.problems)),
    )
  return (
    <Panel id="captcha" title={words.title} by={data === undefined ? undefined : words.state(data !== null)}>
      {isPending && <Skeleton className="mx-4 mb-4 h-40" />}
      {isLoadingError && <ErrorNote title={words.error} error={error} retry={() => void refetch()} />}
      {data === null && <SwitchOn onSubmit={change} isBusy={save.isPending} />}
      {data && (
        <div className="px-4 pb-4">
          <p className="-mt-1 text-muted">{words.text.on}</p>
          <p className="mt-3 [overflow-wrap:anywhere]">
            <span>{`${words.providers[data.provider]}${comma}`}</span>
            <bdi className="text-muted">{data.siteKey}</bdi>
          </p>
          <Button
            look="quiet"
            size="small"
            aria-disabled={save.isPending || undefined}
            onClick={() => save.isPending || change(null)}
            className="mt-3"
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
  const form = useForm({ resolver, defaultValues: { provider: captchaProviders[0], siteKey: '' } })
  const submit = form.handleSubmit((to) => isBusy || onSubmit(to))
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 px-4 pb-4">
      <p className="-mt-1 text-muted">{words.text.off}</p>
      <SelectField dense label={words.provider} {...form.register('provider')}>
        {captchaProviders.map((each) => (
          <option key={each} value={each}>
            {words.providers[each]}
          </option>
        ))}
      </SelectField>
      <TextField
        dense
        label={words.siteKey}
        hint={words.siteKeyHint}
        error={form.formState.errors.siteKey && words.problems.siteKey}
        required
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('siteKey')}
      />
      <p>
        <Button type="submit" size="small" aria-disabled={isBusy || undefined}>
          {isBusy ? words.testing : words.switchOn}
        </Button>
      </p>
    </form>
  )
}
