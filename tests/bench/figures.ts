// Numbers for the tables of the measurements.

/** The middle one. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** The value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil((sorted.length * share) / 100) - 1] ?? Number.NaN
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, place) => (place === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  )
}

/** Bold where a figure is beyond its gate. */
export function against(value: number, text: string, reached: boolean): string {
  return Number.isNaN(value) || !reached ? `**${text}**` : text
}
