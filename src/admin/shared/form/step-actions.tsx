import { Link } from 'react-router-dom'
import { setUpWords as words } from '@/content/admin/settings/set-up'
import { Button, buttonClass } from '@/ui/button'

/** A form as one step of several: what is called next, and where it is; `onDone` follows once all of it is saved. */
export type FormStep = { next: string; skip: string; onDone: () => void }

type StepActionsProps = { step: FormStep; isBusy: boolean; isWrong?: boolean }

/** Saves and goes on, or goes on without; what was typed stays for the next visit. */
export function StepActions({ step, isBusy, isWrong = false }: StepActionsProps) {
  return (
    <>
      <p role="alert" className="font-medium text-danger-text empty:hidden">
        {isWrong && words.check}
      </p>
      <p className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="medium" aria-disabled={isBusy}>
          {isBusy ? words.saving : words.next(step.next)}
        </Button>
        <Link to={step.skip} className={buttonClass({ look: 'text', size: 'medium' })}>
          {words.skip}
        </Link>
      </p>
    </>
  )
}
