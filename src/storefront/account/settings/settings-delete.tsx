import { Suspense, useState } from 'react'
import { settings } from '@/content/account/settings'
import type { Member } from '@/data/auth/session'
import { Button } from '@/ui/button'
import { lazyPart } from '@/ui/lazy-part'
import { AccountSection } from '../account-frame'

const words = settings.delete
const DeleteDialog = lazyPart(() => import('./delete-dialog').then((module) => module.DeleteDialog))

/** Deletes the account after a dialog that says what is deleted and what is not. */
export function SettingsDelete({ member, hasPassword }: { member: Member; hasPassword: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <AccountSection title={words.title} text={words.text}>
      <Button look="danger" onClick={() => setOpen(true)}>
        {words.action}
      </Button>
      {open && (
        <Suspense>
          <DeleteDialog member={member} hasPassword={hasPassword} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </AccountSection>
  )
}
