import { History } from 'lucide-react'
import { useState } from 'react'
import { adminImportRun } from '@/content/admin/catalogue/import-run'
import { undoImport } from '@/data/imports/imports'
import { AppError } from '@/data/supabase/errors'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'

const words = adminImportRun.done

type UndoImportProps = { id: string; onChanged: () => void; onUndone?: () => void }

/** Takes an import back, one part after the other. */
export function UndoImport({ id, onChanged, onUndone }: UndoImportProps) {
  const [isBusy, setBusy] = useState(false)
  const undo = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      let gone = 0
      let kept = 0
      for (;;) {
        const part = await undoImport(id)
        gone += part.gone
        kept += part.kept.length
        if (part.left === 0) break
      }
      showToast({
        title: words.undone,
        description:
          [gone > 0 && words.gone(gone), kept > 0 && words.kept(kept)].filter(Boolean).join(' ') || undefined,
        tone: 'success',
      })
      onUndone?.()
    } catch (error) {
      const isOver = error instanceof AppError && error.code === 'UNDO_OVER'
      showToast({ title: isOver ? words.undoOver : words.undoFailed, tone: 'error' })
    } finally {
      setBusy(false)
      onChanged()
    }
  }
  return (
    <Button look="quiet" size="medium" aria-disabled={isBusy} onClick={() => void undo()}>
      <History size={16} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
      {isBusy ? words.undoing : words.undo}
    </Button>
  )
}
