/** `hsCode` as its column is called: `hs_code`. */
const columnName = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The labels of a form's fields by the columns in which they are stored, each within a sentence as `look` writes it. */
export const columnLabels = (
  labels: Readonly<Record<string, string>>,
  look: (label: string) => string,
): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([field, label]) => [columnName(field), look(label)]))
