import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { BackLink } from '../page/back-link'
import { PageHeader } from '../page/page-header'
import { ActionBar } from './action-bar'
import { FormFrame } from './form-frame'

export type FormPageHead = {
  title: string
  back: { label: string; to: string }
  /** Beside the title. */
  tools?: ReactNode
}

type FormPageProps<Values extends FieldValues, Transformed> = Omit<
  ComponentProps<typeof FormFrame<Values, Transformed>>,
  'className'
> &
  FormPageHead & {
    /** Its bar is at the end of the screen, also while the form is shorter; without, something follows the form. */
    isAlone?: boolean
    /** Missing while there is nothing to save. */
    bar: Omit<ComponentProps<typeof ActionBar>, 'isBusy'> | false
  }

/** A page that is a form: its title above, what saves it below. */
export function FormPage<Values extends FieldValues, Transformed>({
  title,
  back,
  tools,
  isAlone = false,
  bar,
  children,
  ...frame
}: FormPageProps<Values, Transformed>) {
  return (
    <FormFrame
      {...frame}
      className={`px-4 pb-24 md:flex md:flex-col md:px-7 md:pt-4 md:pb-5 ${isAlone ? 'md:min-h-dvh' : ''}`}
    >
      <PageHeader title={title} above={<BackLink to={back.to}>{back.label}</BackLink>}>
        {tools}
      </PageHeader>
      {children}
      {bar && (
        <div className="mt-6 md:contents">
          <span className="md:flex-1" />
          <ActionBar {...bar} isBusy={frame.isBusy} />
        </div>
      )}
    </FormFrame>
  )
}
