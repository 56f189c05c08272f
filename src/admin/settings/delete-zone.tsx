import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { adminDelivery } from '@/content/admin/settings/delivery'
import { type AdminZone, useDeleteZone } from '@/data/delivery/admin-delivery'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { showToast } from '@/ui/toast/toast'

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
      <Button look="danger" size="small" className="max-md:min-h-11" onClick={() => setAsks(true)}>
        {words.delete}
      </Button>
      <Dialog
        alert
        open={asks}
        onOpenChange={(wanted) => !wanted && !isPending && setAsks(false)}
        title={words.ask.title(zone.name)}
        actions={
          <>
            <Button look="quiet" size="medium" disabled={isPending} onClick={() => setAsks(false)}>
              {words.ask.keep}
            </Button>
            <Button look="danger" size="medium" aria-disabled={isPending} onClick={() => !isPending && run()}>
              {words.ask.confirm}
            </Button>
          </>
        }
      >
        <p>{words.ask.text}</p>
      </Dialog>
    </>
  )
}
