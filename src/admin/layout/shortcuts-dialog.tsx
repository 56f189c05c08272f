import { adminFind } from '@/content/admin/find'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { ShortcutList } from '../shared/page/shortcut-list'

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={adminFind.keys.title}
      actions={<Button onClick={onClose}>{adminFind.close}</Button>}
    >
      <ShortcutList />
    </Dialog>
  )
}
