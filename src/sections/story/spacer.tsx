import * as v from 'valibot'
import { choice, type SectionProps, toggle } from '../fields'

export const schema = () => v.object({ height: choice(['medium', 'small', 'large']), hasLine: toggle() })

const heights = { small: 'py-4', medium: 'py-8', large: 'py-section' } as const

/** Room between two sections, with a line if wanted. */
export function Section({ section: { height, hasLine } }: SectionProps<typeof schema>) {
  return <div className={`wrap ${heights[height]}`}>{hasLine && <hr className="border-line" />}</div>
}
