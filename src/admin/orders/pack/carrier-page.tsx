import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, FileUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { adminPaths } from '@/config/admin-paths'
import { carriers } from '@/config/carriers'
import { mostPrinted } from '@/config/page-limits'
import { admin } from '@/content/admin/admin'
import { adminCarrier as words } from '@/content/admin/orders/carrier'
import { comma } from '@/content/shared/lists'
import { ordersToPackQuery } from '@/data/orders/packing'
import { labelsQuery } from '@/data/orders/print-lists'
import { useReadCarrierList } from '@/data/parcels/carrier-lists'
import { shopToday } from '@/data/settings/shop-today'
import { anyCarrier, carrierLimits } from '@/domain/orders/any-carrier'
import type { CarrierLine } from '@/domain/orders/carrier'
import { isolate } from '@/domain/text/direction'
import { Button } from '@/ui/button'
import { Code } from '@/ui/direction'
import { TextField } from '@/ui/field'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast/toast'
import { useMay } from '../../shared/page/access'
import { BackLink } from '../../shared/page/back-link'
import { downloadCsv } from '../../shared/page/download-file'
import { PageHeader } from '../../shared/page/page-header'
import { Panel } from '../../shared/page/panel'
import { LoadingError } from '../../shared/page/state-note'

const failed = () => showToast({ title: words.failed, tone: 'error' })

/** Lists for couriers and from them: what is to be sent, and what became of it. */
export function CarrierPage() {
  usePageHead({ title: admin.title(words.title), hidden: true })
  const may = useMay()
  return (
    <div className="px-4 pb-24 md:px-7 md:pt-4 md:pb-8">
      <PageHeader
        title={words.title}
        above={<BackLink to={may('orders') ? adminPaths.orders : adminPaths.pack}>{words.back}</BackLink>}
      />
      <p className="mt-1 max-w-prose text-muted">{words.intro}</p>
      <div className="mt-4 grid max-w-200 grid-cols-1 gap-4">
        <ForCarrier />
        <FromCarrier />
      </div>
    </div>
  )
}

/** The file of what is to be packed, to be imported where the carrier takes orders. */
function ForCarrier() {
  const client = useQueryClient()
  const toPack = useQuery(ordersToPackQuery())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const orders = toPack.data?.orders ?? []
  const chosen = orders.filter(({ number }) => !left.has(number)).map(({ number }) => number)
  const toggle = (number: string) => {
    const next = new Set(left)
    if (!next.delete(number)) next.add(number)
    setLeft(next)
  }
  const download = async () => {
    setBusy(true)
    try {
      const labels = []
      for (let at = 0; at < chosen.length; at += mostPrinted)
        labels.push(...(await client.fetchQuery(labelsQuery(chosen.slice(at, at + mostPrinted)))))
      downloadCsv(words.fileName(shopToday()), anyCarrier.list(labels, words.heads, words.yes, words.no))
    } catch {
      failed()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel id="for-carrier" title={words.out.title}>
      <p className="-mt-1 px-4 pb-3 text-muted">{words.out.text}</p>
      <LoadingError title={words.out.error} query={toPack} />
      {toPack.isPending && <Skeleton className="mx-4 mb-4 h-24" />}
      {toPack.data && orders.length === 0 && <p className="px-4 pb-4">{words.out.none}</p>}
      {orders.length > 0 && (
        <>
          <ul className="max-h-80 overflow-auto border-t border-line">
            {orders.map(({ id, number, customerName, city }) => (
              <li key={id}>
                <label className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-line px-4 py-1.5">
                  <input
                    type="checkbox"
                    checked={!left.has(number)}
                    onChange={() => toggle(number)}
                    className="size-5 shrink-0 accent-accent md:size-4"
                  />
                  <Code className="font-medium">{number}</Code>
                  <span dir="auto" className="min-w-0 truncate text-muted">
                    {[customerName, city].filter(Boolean).map(isolate).join(comma)}
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <div className="p-4">
            <Button size="small" disabled={isBusy || chosen.length === 0} onClick={() => void download()}>
              <Download size={16} strokeWidth={1.6} aria-hidden="true" />
              {words.out.download(chosen.length)}
            </Button>
          </div>
        </>
      )}
    </Panel>
  )
}

/** What a carrier's file says, shown before it is read. */
function FromCarrier() {
  const [carrier, setCarrier] = useState('')
  const [lines, setLines] = useState<readonly CarrierLine[]>([])
  const read = useReadCarrierList()
  const file = useRef<HTMLInputElement>(null)
  const names = useId()
  const open = async (chosen: File) => {
    read.reset()
    if (chosen.size > carrierLimits.fileBytes)
      return showToast({ title: words.in.problems.size, tone: 'error' })
    const text = await chosen.text().catch(() => null)
    if (text === null) return showToast({ title: words.in.problems.unreadable, tone: 'error' })
    const found = anyCarrier.read(text)
    if ('problem' in found) return showToast({ title: words.in.problems[found.problem], tone: 'error' })
    setLines(found.lines)
    if (found.skipped > 0) showToast({ title: words.in.skipped(found.skipped) })
  }
  const became = new Map(read.data?.map((line) => [line.code, line.became]))
  return (
    <Panel id="from-carrier" title={words.in.title}>
      <p className="-mt-1 px-4 pb-3 text-muted">{words.in.text}</p>
      <div className="flex flex-wrap items-end gap-2 px-4 pb-4">
        <TextField
          dense
          className="min-w-0 flex-1 basis-48"
          label={words.in.carrier}
          list={names}
          maxLength={80}
          autoComplete="off"
          value={carrier}
          onChange={({ target }) => setCarrier(target.value)}
        />
        <datalist id={names}>
          {carriers.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button look="quiet" size="small" className="max-md:min-h-12" onClick={() => file.current?.click()}>
          <FileUp size={16} strokeWidth={1.6} aria-hidden="true" />
          {words.in.file}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,text/csv,text/plain"
          aria-label={words.in.file}
          hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void open(chosen)
            target.value = ''
          }}
        />
      </div>
      {lines.length > 0 && (
        <>
          <ul aria-label={words.in.lines} className="max-h-96 overflow-auto border-t border-line">
            {lines.map((line) => (
              <li
                key={line.code}
                className="flex flex-wrap items-center gap-x-3 border-b border-line px-4 py-2"
              >
                <Code className="font-medium">{line.code}</Code>
                <span className="text-muted">
                  {[line.trackingNumber !== line.code && line.trackingNumber, line.words]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <span className="ms-auto font-medium">
                  {became.has(line.code) ? words.became(became.get(line.code) ?? '') : words.will(line.state)}
                </span>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-3 p-4">
            <Button
              size="small"
              disabled={read.isPending || read.isSuccess}
              onClick={() => read.mutate({ carrier, lines }, { onError: failed })}
            >
              {read.isPending ? words.in.busy : words.in.submit(lines.length)}
            </Button>
            <p role="status">
              {read.data && words.in.done(read.data.filter((line) => words.isDone(line.became)).length)}
            </p>
          </div>
        </>
      )}
    </Panel>
  )
}
