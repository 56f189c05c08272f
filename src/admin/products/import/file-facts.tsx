import { FileSpreadsheet } from 'lucide-react'
import { panel } from '@/admin/shared/page/panel'
import { adminImport } from '@/content/admin/catalogue/import'
import { comma } from '@/content/shared/lists'
import { Button } from '@/ui/button'
import type { OpenedFile } from './file-reader'

const words = adminImport.facts
const separators: Readonly<Record<string, string>> = words.separators

type FileFactsProps = {
  file: OpenedFile & { name: string }
  /** Undefined until its rows are read. */
  products: number | undefined
  onAnother: () => void
}

/** Which file it is, and how it was understood. */
export function FileFacts({ file, products, onAnother }: FileFactsProps) {
  const { name, rows, format, encoding, separator, decimals } = file
  const facts = [
    words.rows(rows),
    products !== undefined && words.products(products),
    words.formats[format],
    encoding ? words.encodings[encoding] : words.spreadsheet,
    separator && separators[separator],
    decimals && words.decimals[decimals],
  ].filter(Boolean)
  return (
    <div className={`${panel} flex flex-wrap items-center gap-3 px-4 py-2.5`}>
      <FileSpreadsheet size={20} strokeWidth={1.6} aria-hidden="true" className="text-accent" />
      <p className="min-w-0 flex-1 wrap-anywhere">
        <b className="font-semibold">
          <bdi>{name}</bdi>
        </b>{' '}
        <span className="text-muted">{facts.join(comma)}</span>
      </p>
      <Button look="quiet" size="small" onClick={onAnother}>
        {adminImport.file.another}
      </Button>
    </div>
  )
}
