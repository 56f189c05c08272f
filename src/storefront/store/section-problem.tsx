import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import * as v from 'valibot'
import { previewWords as words } from '@/content/shared/preview'
import type { StoredSection } from '@/data/pages/fetch-page'
import { sectionSchema } from '@/sections/schemas'

/** In the preview: why a section shows nothing to shoppers. Nothing where it is as it should be. */
export function SectionProblem({ section }: { section: StoredSection }) {
  const problems = useMemo(() => problemsOf(section), [section])
  return problems.length > 0 && <BrokenSection kind={section.kind} problems={problems} />
}

/** In the preview: a section that fails while it is shown. */
export const failedSection = ({ kind }: StoredSection, { message }: Error) => (
  <BrokenSection kind={kind} problems={[words.fails, message]} />
)

function BrokenSection({ kind, problems }: { kind: string; problems: readonly string[] }) {
  return (
    <div role="alert" className="wrap py-6">
      <div className="grid justify-items-center gap-1 rounded-surface border border-dashed border-danger p-6 text-center">
        <TriangleAlert size={24} strokeWidth={1.6} aria-hidden="true" className="text-danger" />
        <p className="font-semibold">{words.broken(kind)}</p>
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
        <p className="text-14 text-muted">{words.brokenText}</p>
      </div>
    </div>
  )
}

function problemsOf(section: StoredSection): string[] {
  const schema = sectionSchema(section.kind)
  if (!schema) return [words.unknown]
  const { issues = [] } = v.safeParse(schema, section)
  return issues.map((issue) => words.problem(v.getDotPath(issue) ?? '', issue.message))
}
