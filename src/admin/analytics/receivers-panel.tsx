import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQuery } from '@tanstack/react-query'
import { useController, useForm } from 'react-hook-form'
import { adminReceivers as words } from '@/content/admin/receivers'
import { type EventReceiver, receiversQuery, useSetReceiver } from '@/data/sales/receivers'
import { serverNow } from '@/data/supabase/server-clock'
import { receiverSchema } from '@/domain/origins/receiver-form'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Skeleton } from '@/ui/skeleton'
import { Panel } from '../shared/page/panel'
import { LoadingError } from '../shared/page/state-note'
import { toasts } from '../shared/page/toasts'

const resolvers = {
  meta: valibotResolver(receiverSchema('meta')),
  google: valibotResolver(receiverSchema('google')),
}
const check = 'flex min-h-11 cursor-pointer items-center gap-3 md:min-h-9'
const box = 'size-5 shrink-0 accent-accent md:size-4'

/** Which advertising services are told of orders whose customers agreed, and what became of that. */
export function ReceiversPanel() {
  const receivers = useQuery(receiversQuery())
  return (
    <div className="mt-4">
      <Panel id="receivers" title={words.title}>
        <p className="px-4 pb-3 text-muted">{words.text}</p>
        {receivers.isPending && <Skeleton className="mx-4 mb-4 h-24" />}
        <LoadingError title={words.error} query={receivers} />
        {receivers.data?.map((receiver) => (
          <Receiver key={receiver.name} receiver={receiver} />
        ))}
      </Panel>
    </div>
  )
}

function Receiver({ receiver }: { receiver: EventReceiver }) {
  const { name, isOn, account, withContact, testCode, sentAt, failedAt, error } = receiver
  const now = serverNow()
  const figures = [
    words.agreed(receiver.agreed),
    words.sent(receiver.sent),
    words.waiting(receiver.waiting),
    receiver.givenUp > 0 && words.givenUp(receiver.givenUp),
  ].filter(Boolean)
  const state = !isOn ? words.state.off : testCode === '' ? words.state.on : words.state.test
  return (
    <section aria-labelledby={`receiver-${name}`} className="border-t border-line px-4 py-3">
      <h3 id={`receiver-${name}`} className="font-text text-14 font-semibold tracking-normal">
        <bdi>{words.names[name]}</bdi> <span className="font-normal text-muted">{state}</span>
      </h3>
      {(isOn || receiver.agreed > 0) && <p className="mt-1 text-muted">{figures.join('\u00a0· ')}</p>}
      {sentAt !== null && <p className="text-muted">{words.lastSent(sentAt, now)}</p>}
      {failedAt !== null && (
        <p className="font-medium text-danger-text wrap-anywhere">
          {words.lastError(failedAt, now)} <bdi>{error}</bdi>
        </p>
      )}
      {receiver.isStuck && <p className="font-medium text-danger-text">{words.isStuck}</p>}
      <SettingsForm key={`${isOn} ${account} ${withContact} ${testCode}`} receiver={receiver} />
    </section>
  )
}

function SettingsForm({ receiver }: { receiver: EventReceiver }) {
  const { name, isOn, account, withContact, testCode } = receiver
  const save = useSetReceiver()
  const { control, register, handleSubmit, formState } = useForm({
    resolver: resolvers[name],
    defaultValues: { isOn, account, withContact, testCode, validates: testCode !== '' },
  })
  const { field } = useController({ name: 'isOn', control })
  const onSubmit = handleSubmit(({ validates, ...typed }) => {
    if (save.isPending) return
    const test = name === 'meta' ? typed.testCode : validates ? 'validate' : ''
    save.mutate({ ...typed, name, testCode: test }, toasts(words.saved, words.failed))
  })
  return (
    <form
      noValidate
      aria-label={words.names[name]}
      onSubmit={(event) => void onSubmit(event)}
      className="mt-2 grid gap-x-4 gap-y-2 md:grid-cols-2"
    >
      <label className={`${check} md:col-span-2`}>
        {/* Without a name: each service has one, and boxes of one name are taken for one group. */}
        <input
          type="checkbox"
          ref={field.ref}
          checked={field.value}
          onChange={field.onChange}
          className={box}
        />
        <span className="font-medium">{words.isOn}</span>
      </label>
      <TextField
        dense
        label={words.account[name]}
        hint={words.accountHint[name]}
        error={formState.errors.account && words.wrongAccount[name]}
        maxLength={22}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...register('account')}
      />
      {name === 'meta' ? (
        <>
          <TextField
            dense
            label={words.testCode}
            hint={words.testCodeHint}
            error={formState.errors.testCode && words.wrongTest}
            maxLength={30}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...register('testCode')}
          />
          <label className={`${check} md:col-span-2`}>
            <input type="checkbox" className={box} {...register('withContact')} />
            <span>
              <span className="font-medium">{words.withContact}</span>{' '}
              <span className="text-muted">{words.withContactHint}</span>
            </span>
          </label>
        </>
      ) : (
        <label className={check}>
          <input type="checkbox" className={box} {...register('validates')} />
          <span>{words.validates}</span>
        </label>
      )}
      <p className="text-12 text-muted md:col-span-2">{words.secret[name]}</p>
      <p className="md:col-span-2">
        <Button
          type="submit"
          look="quiet"
          size="small"
          aria-label={words.saveOf(words.names[name])}
          disabled={!formState.isDirty || save.isPending}
        >
          {words.save}
        </Button>
      </p>
    </form>
  )
}
