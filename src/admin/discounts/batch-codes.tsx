import { Download } from 'lucide-react'
import { useState } from 'react'
import { adminDiscounts } from '@/content/admin/offers/discounts'
import { type AdminDiscount, type BatchCode, readBatchCodes } from '@/data/discounts/admin-discounts'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { downloadCsv } from '../shared/page/download-file'

const words = adminDiscounts.detail
const { csv } = adminDiscounts

/** Downloads codes with whether and by which order each was used. */
export function downloadCodes(title: string, codes: readonly BatchCode[]) {
  const rows = codes.map(({ code, used, orderNumber }) => [code, used ? csv.yes : csv.no, orderNumber ?? ''])
  downloadCsv(csv.fileName(title), [Object.values(csv.heads), ...rows])
}

/** The codes of a batch, as a file. */
export function BatchCodes({ discount }: { discount: AdminDiscount }) {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      downloadCodes(discount.title, await readBatchCodes(discount.id))
    } catch {
      showToast({ title: words.downloadFailed, tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section
      aria-labelledby="discount-codes"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-3 md:ps-5"
    >
      <div className="me-auto">
        <h3 id="discount-codes" className="font-semibold">
          {words.codesTitle}
        </h3>
        <p className="text-muted">{words.codesHint(discount.codes)}</p>
      </div>
      <Button look="quiet" size="small" aria-disabled={isBusy} onClick={() => !isBusy && void download()}>
        <Download size={16} strokeWidth={1.6} aria-hidden="true" />
        {words.download}
      </Button>
    </section>
  )
}
