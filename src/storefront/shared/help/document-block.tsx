import { Link } from 'react-router-dom'
import type { DocumentBlock } from '@/domain/store/help-document'

const prose = 'max-w-[68ch] text-pretty'

/** A paragraph, list, table or row of links in a document. */
export function Block({ block }: { block: DocumentBlock }) {
  if (typeof block === 'string') return <p className={prose}>{block}</p>
  switch (block.kind) {
    case 'list':
      return (
        <ul className={`${prose} grid list-disc gap-2 ps-5 marker:text-accent`}>
          {block.items.map((item) => (
            <li key={item} className="ps-1">
              {item}
            </li>
          ))}
        </ul>
      )
    case 'steps':
      return (
        <ol className={`${prose} grid list-decimal gap-2 ps-5 marker:font-semibold marker:text-accent`}>
          {block.items.map((item) => (
            <li key={item} className="ps-1">
              {item}
            </li>
          ))}
        </ol>
      )
    case 'links':
      return (
        <p className="-my-1 flex flex-wrap gap-x-6 print:hidden">
          {block.links.map(({ label, to }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              {label}
            </Link>
          ))}
        </p>
      )
    case 'table':
      return <Table {...block} />
  }
}

/** A table that becomes a list per row on a phone. */
export function Table({ caption, head, rows }: Extract<DocumentBlock, { kind: 'table' }>) {
  return (
    <table className="w-full border-collapse text-14 max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line-strong">
          {head.map((name) => (
            <th key={name} scope="col" className="py-2 pe-5 text-start font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={row[0]}
            className="border-b border-line break-inside-avoid max-md:grid max-md:gap-1 max-md:py-3"
          >
            {row.map((cell, column) =>
              column === 0 ? (
                <th
                  key={head[column]}
                  scope="row"
                  className="text-start align-top font-semibold md:w-2/5 md:py-3 md:pe-5"
                >
                  {cell}
                </th>
              ) : (
                <td key={head[column]} className="align-top text-muted tabular-nums md:py-3 md:pe-5">
                  <span className="me-2 text-ink md:hidden">{head[column]}</span>
                  <span>{cell}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
