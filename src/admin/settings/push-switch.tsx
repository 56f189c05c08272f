import { useQuery } from '@tanstack/react-query'
import { adminAlerts } from '@/content/admin/settings/alerts'
import { pushStateQuery, useSetPush, useTestPush } from '@/data/push/push-state'
import { AppError } from '@/data/supabase/errors'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { ErrorNote } from '../shared/page/state-note'
import { AlertSwitch } from './alert-switch'

const words = adminAlerts.push
const problems: Readonly<Record<string, string>> = words.problems

/** Web push for this browser: whether it is on, why it cannot be, and a test. */
export function PushSwitch() {
  const state = useQuery(pushStateQuery())
  const set = useSetPush()
  const test = useTestPush()
  if (state.isLoadingError)
    return <ErrorNote title={words.error} error={state.error} retry={() => void state.refetch()} />
  const now = state.data
  const canSet = now === 'on' || now === 'off'
  const fail = (error: Error) =>
    showToast({ title: (error instanceof AppError && problems[error.code]) || words.failed, tone: 'error' })
  return (
    <>
      <AlertSwitch
        label={words.label}
        text={now === undefined ? words.loading : `${words.states[now]} ${canSet ? words.hint : ''}`.trim()}
        checked={set.isPending ? set.variables : now === 'on'}
        disabled={!canSet || set.isPending}
        onChange={(on) => set.mutate(on, { onError: fail })}
      />
      {now === 'on' && (
        <div className="border-t border-line px-4 py-3">
          <Button
            look="quiet"
            size="medium"
            disabled={test.isPending}
            onClick={() =>
              test.mutate(undefined, {
                onSuccess: () => showToast({ title: words.tested, tone: 'success' }),
                onError: fail,
              })
            }
          >
            {test.isPending ? words.testing : words.test}
          </Button>
        </div>
      )}
    </>
  )
}
