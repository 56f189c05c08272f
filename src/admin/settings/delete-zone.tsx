import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { adminDelivery } from '@/content/admin/settings/delivery'
import { type AdminZone, useDeleteZone } from '@/data/delivery/admin-delivery'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { ConfirmDialog } from '../shared/form/confirm-dialog'

const words = adminDelivery.form

/** Deletes a zone after a question, as it cannot be undone. */
export function DeleteZone({ zone }: { zone: AdminZone }) {
  const navigate = useNavigate()
  const { mutate, isPending } = useDeleteZone()
  const [asks, setAsks] = useState(false)
  const run = () =>
    mutate(zone.id, {
      onSuccess: () => {
        showToast({ title: words.deleted, tone: 'success' })
        void navigate(adminPaths.settings)
      },
      onError: () => showToast({ title: words.deleteFailed, tone: 'error' }),
    })
  return (
    <>
      <Button look="danger" size="small" onClick={() => setAsks(true)}>
        {words.delete}
      </Button>
      <ConfirmDialog
        open={asks}
        title={words.ask.title(zone.name)}
        keep={words.ask.keep}
        confirm={words.ask.confirm}
        isBusy={isPending}
        onClose={() => setAsks(false)}
        onConfirm={run}
      >
        <p>{words.ask.text}</p>
      </ConfirmDialog>
    </>
  )
}
