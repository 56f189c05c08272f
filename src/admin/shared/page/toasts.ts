import { showToast } from '@/ui/toast/toast'

/** A mutation's callbacks where a message says what came of it; `why` adds what is known of a failure. */
export const toasts = (done: string, failed: string, why?: (error: Error) => string | undefined) => ({
  onSuccess: () => showToast({ title: done, tone: 'success' }),
  onError: (error: Error) => showToast({ title: failed, description: why?.(error), tone: 'error' }),
})
