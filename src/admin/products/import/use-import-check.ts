import { useEffect, useRef, useState } from 'react'
import { checkImport } from '@/data/imports/imports'
import { importLimits } from '@/domain/imports/file-text'
import type { Gathered } from '@/domain/imports/gather-products'
import type { Mapping } from '@/domain/imports/import-fields'
import { batchesOf, type ImportReport, type Planned, reportOf } from '@/domain/imports/import-report'
import type { ImportProduct } from '@/domain/imports/product-of-rows'

/** How many parts are asked about at once. */
const together = 3

/** What an import would do. Products that were checked are not asked about again when another row is put right. */
export function useImportCheck(gathered: Gathered | null, mapping: Mapping, isWanted: boolean) {
  const known = useRef(new Map<string, Planned>())
  const [progress, setProgress] = useState({ done: 0, of: 0 })
  const [report, setReport] = useState<ImportReport | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt checks the same again
  useEffect(() => {
    if (!isWanted) {
      // Another check asks anew: the shop has changed since, be it by this file's import.
      known.current.clear()
      setReport(null)
    }
    if (!gathered || !isWanted) return
    const stop = new AbortController()
    const { products } = gathered
    const keys = new Map(products.map((product) => [product, JSON.stringify(product)]))
    const keyOf = (product: ImportProduct) => keys.get(product) ?? ''
    const open = products.filter((product) => !known.current.has(keyOf(product)))
    const batches = batchesOf(open, importLimits)
    let done = products.length - open.length
    setFailed(false)
    setProgress({ done, of: products.length })
    const work = async () => {
      for (let batch = batches.shift(); batch && !stop.signal.aborted; batch = batches.shift()) {
        const planned = await checkImport(batch, stop.signal)
        for (const [place, product] of batch.entries()) {
          const plan = planned[place]
          if (plan) known.current.set(keyOf(product), plan)
        }
        done += batch.length
        if (!stop.signal.aborted) setProgress({ done, of: products.length })
      }
    }
    void Promise.all(Array.from({ length: together }, work)).then(
      () => {
        if (!stop.signal.aborted)
          setReport(reportOf(gathered, mapping, (product) => known.current.get(keyOf(product))))
      },
      () => {
        if (!stop.signal.aborted) setFailed(true)
      },
    )
    return () => stop.abort()
  }, [gathered, isWanted, attempt])

  return {
    /** The last complete one; the one before while rows are checked again. */
    report,
    isChecking: isWanted && !hasFailed && progress.done < progress.of,
    progress,
    hasFailed,
    again: () => {
      known.current.clear()
      setAttempt((before) => before + 1)
    },
  }
}
