import * as v from 'valibot'
import { comma } from '@/content/shared/lists'
import { Table } from '@/storefront/shared/help/document-block'
import { SectionTitle } from '@/storefront/shared/sections/section-title'
import { line, lines, list, type SectionProps } from '../fields'

export const schema = () =>
  v.object({
    title: line(120),
    text: lines(600),
    columns: list({ name: line(60) }, 8),
    rows: list({ cells: list({ text: line(300) }, 8) }, 60),
  })

/** A table, which is a list per row on a phone. Rows that name a fact which is not set keep the place of what is missing. */
export function Section({ id, section: { title, text, columns, rows } }: SectionProps<typeof schema>) {
  const head = columns.map(({ name }) => name)
  const filled = rows
    .map(({ cells }) => head.map((_name, column) => cells[column]?.text ?? ''))
    .filter(([first]) => first !== '')
  if (head.length === 0 || filled.length === 0) return null
  return (
    <section {...(title && { 'aria-labelledby': id })} className="wrap py-section">
      {title && <SectionTitle id={id}>{title}</SectionTitle>}
      {text && <p className="mt-3 mb-6 max-w-prose text-pretty text-muted">{text}</p>}
      <div className="max-w-4xl">
        <Table kind="table" caption={title || head.join(comma)} head={head} rows={filled} />
      </div>
    </section>
  )
}
