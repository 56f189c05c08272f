import { Check } from 'lucide-react'
import { adminImport as words } from '@/content/admin/catalogue/import'

const steps = ['file', 'columns', 'check', 'run', 'done'] as const
export type Step = (typeof steps)[number]

/** Where one is on the way from a file to products. */
export function ImportSteps({ step }: { step: Step }) {
  const at = steps.indexOf(step)
  return (
    <>
      <p className="sr-only">{words.step(at + 1, steps.length)}</p>
      <ol
        aria-label={words.stepsLabel}
        className="mt-2 flex gap-1 text-14 text-muted md:flex-wrap md:items-center md:gap-x-4"
      >
        {steps.map((each, place) => (
          <li
            key={each}
            aria-current={place === at ? 'step' : undefined}
            className={`flex items-center gap-1.5 max-md:h-1 max-md:flex-1 max-md:rounded-full ${
              place < at
                ? 'text-success max-md:bg-success'
                : place === at
                  ? 'font-semibold text-ink max-md:bg-accent'
                  : 'max-md:bg-line'
            }`}
          >
            <span aria-hidden="true" className="max-md:hidden">
              {place < at ? (
                <Check size={16} strokeWidth={1.8} />
              ) : (
                <span
                  className={`grid size-5 place-items-center rounded-full text-12 ${place === at ? 'bg-accent text-accent-on' : 'border border-line-strong'}`}
                >
                  {place + 1}
                </span>
              )}
            </span>
            <span className="max-md:sr-only">{words.steps[each]}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
