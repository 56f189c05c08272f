import { Download } from 'lucide-react'
import { useState } from 'react'
import { adminTranslations } from '@/content/admin/store/translations'
import { shopToday } from '@/data/settings/shop-today'
import { everyTranslation } from '@/data/translations/admin-translations'
import { translationRows } from '@/domain/translations/translation-csv'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { downloadCsv } from '../../shared/page/download-file'

const words = adminTranslations.file

/** Exports every text of the shop with its translations as CSV. */
export function ExportTranslations({ languages }: { languages: readonly string[] }) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      downloadCsv(words.name(shopToday()), translationRows(await everyTranslation(languages), languages))
    } catch {
      showToast({ title: words.exportFailed, tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={busy ? words.exporting : words.export}
      disabled={busy}
      onClick={() => void run()}
      className="max-md:size-11 max-md:px-0"
    >
      <Download size={16} strokeWidth={1.6} aria-hidden="true" />
      <span className="max-md:hidden">{busy ? words.exporting : words.export}</span>
    </Button>
  )
}
