import { useEffect, useRef, useState } from 'react'
import type { Gathered } from '@/domain/imports/gather-products'
import type { ImportField } from '@/domain/imports/import-fields'
import { type CollectionChoice, cellKey, type ImportChoices } from '@/domain/imports/import-table'
import type { FileFault, OpenedFile } from './file-reader'
import { openReader, type Reader } from './open-reader'
import { rememberColumn, withRemembered } from './remembered-columns'

const undecided: ImportChoices = {
  mapping: [],
  collections: {},
  otherCollection: null,
  corrections: {},
  leftOut: [],
  clearsEmpty: false,
}

type Opened = OpenedFile & { name: string }
type State =
  | { state: 'none' | 'reading' }
  | { state: 'refused'; fault: FileFault }
  | { state: 'open'; file: Opened }

/** The file that is imported, what the owner decides about it, and the products that come of both. */
export function useImportFile() {
  const [file, setFile] = useState<State>({ state: 'none' })
  const [choices, setChoices] = useState(undecided)
  const [gathered, setGathered] = useState<{ of: ImportChoices; result: Gathered } | null>(null)
  const reader = useRef<Reader>(null)
  useEffect(() => () => reader.current?.close(), [])

  const gather = async (wanted: ImportChoices) => {
    const asked = reader.current
    const result = await asked?.gather(wanted).catch(() => null)
    if (!result || asked !== reader.current) return
    setGathered((before) => (result ? { of: wanted, result } : before))
  }
  const choose = (change: Partial<ImportChoices>) => {
    const next = { ...choices, ...change }
    setChoices(next)
    void gather(next)
  }
  const open = async (chosen: File) => {
    reader.current?.close()
    const mine = openReader()
    reader.current = mine
    setFile({ state: 'reading' })
    setGathered(null)
    const read = await mine.open(chosen).catch(() => ({ fault: 'unreadable' as const }))
    if (reader.current !== mine) return
    if ('fault' in read) return setFile({ state: 'refused', fault: read.fault })
    const mapping = read.format === 'other' ? withRemembered(read.head, read.mapping) : read.mapping
    const next = { ...undecided, mapping }
    setChoices(next)
    setFile({ state: 'open', file: { ...read, name: chosen.name } })
    void gather(next)
  }
  return {
    file,
    choices,
    /** Null until the rows have been read with what is decided now. */
    gathered: gathered?.of === choices ? gathered.result : null,
    open,
    close: () => {
      reader.current?.close()
      reader.current = null
      setFile({ state: 'none' })
      setGathered(null)
    },
    /** A field is in one column. */
    setField: (column: number, field: ImportField | null) => {
      const mapping = choices.mapping.map((each, place) =>
        place === column ? field : each === field ? null : each,
      )
      if (file.state === 'open') rememberColumn(file.file.head[column] ?? '', field)
      choose({ mapping, corrections: {} })
    },
    setCollection: (key: string, to: CollectionChoice | null) => {
      const { [key]: _, ...others } = choices.collections
      choose({ collections: to ? { ...others, [key]: to } : others })
    },
    setCollections: (collections: ImportChoices['collections']) => choose({ collections }),
    setOtherCollection: (otherCollection: CollectionChoice | null) => choose({ otherCollection }),
    setClearsEmpty: (clearsEmpty: boolean) => choose({ clearsEmpty }),
    correct: (cells: readonly { row: number; column: number; value: string }[]) => {
      const more = cells.map(({ row, column, value }) => [cellKey(row, column), value])
      choose({ corrections: { ...choices.corrections, ...Object.fromEntries(more) } })
    },
    uncorrect: (row: number, column: number) => {
      const { [cellKey(row, column)]: _, ...corrections } = choices.corrections
      choose({ corrections })
    },
    leaveOut: (rows: readonly number[]) => choose({ leftOut: [...choices.leftOut, ...rows] }),
    putBack: (row: number) => choose({ leftOut: choices.leftOut.filter((each) => each !== row) }),
    rowsOf: (numbers: readonly number[]) => reader.current?.rows(numbers) ?? Promise.resolve([]),
  }
}
export type ImportFile = ReturnType<typeof useImportFile>
