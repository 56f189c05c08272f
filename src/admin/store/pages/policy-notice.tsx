import { useQuery } from '@tanstack/react-query'
import { Gavel } from 'lucide-react'
import { storeEditor as words } from '@/content/admin/store/editor'
import { errors } from '@/content/shared/errors'
import { policiesConfirmedQuery, useConfirmPolicies } from '@/data/settings/policies-confirmed'
import { wordsFor } from '@/data/supabase/errors'
import { Button } from '@/ui/button'

/** On a policy, until the owner has said that it was checked: the software's words are a beginning, not advice. */
export function PolicyNotice() {
  const { data: isConfirmed } = useQuery(policiesConfirmedQuery())
  const confirm = useConfirmPolicies()
  if (isConfirmed !== false) return null
  return (
    <div className="mx-4 mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-surface bg-highlight-soft px-4 py-2">
      <Gavel size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
      <p className="flex-1 basis-72">
        <b className="block font-semibold">{words.policies.title}</b>
        <span className="text-14">{words.policies.text}</span>
        {confirm.error && (
          <span role="alert" className="block text-14 text-danger-text">
            {wordsFor(confirm.error, errors).text}
          </span>
        )}
      </p>
      <Button look="line" size="small" disabled={confirm.isPending} onClick={() => confirm.mutate()}>
        {words.policies.confirm}
      </Button>
    </div>
  )
}
