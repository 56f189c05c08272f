import { adminImportColumns } from '@/content/admin/catalogue/import-columns'
import { importFields } from '@/domain/imports/import-fields'
import type { ImportProblem } from '@/domain/imports/import-problem'

/** What the words of a problem say besides: of something missing the name of its column. */
export function aboutOf({ problem, about }: ImportProblem): string {
  if (problem !== 'missing') return about
  const field = importFields.find((each) => each === about)
  return field ? adminImportColumns.fields[field] : about
}
