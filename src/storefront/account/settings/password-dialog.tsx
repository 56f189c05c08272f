import { type ReactNode, useId, useState } from 'react'
import * as v from 'valibot'
import { account } from '@/content/account/account'
import { password } from '@/domain/values/password'
import { focusField, useSchemaForm } from '@/storefront/shared/forms/use-schema-form'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { PasswordField } from '@/ui/password-field'

const empty = { password: '' }

type PasswordDialogProps = {
  title: string
  label: string
  /** Shown while the field is empty after a submit. */
  missing: string
  /** False for an account without a password: then there is no field. */
  hasPassword?: boolean
  /** For password managers. */
  username?: string
  cancel: string
  submit: string
  isDanger?: boolean
  isPending: boolean
  failure: string | null
  onCancel: () => void
  /** Called after each keystroke: the failure is about another password. */
  onType: () => void
  onSubmit: (password: string | null, focus: () => void) => void
  children: ReactNode
}

/** A dialog that asks for the password of the signed-in member. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { hasPassword = true, missing, isPending, onCancel } = props
  const form = useId()
  const [schema] = useState(() => v.object({ password: hasPassword ? password(missing) : v.string() }))
  const { bind, onSubmit } = useSchemaForm({
    schema,
    values: empty,
    isPending,
    submit: ({ password }, form) =>
      props.onSubmit(hasPassword ? password : null, () => focusField(form, 'password')),
  })
  const field = bind('password')
  return (
    <Dialog
      open
      alert
      onOpenChange={(open) => !open && !isPending && onCancel()}
      title={props.title}
      actions={
        <>
          <Button look="quiet" size="medium" disabled={isPending} onClick={onCancel}>
            {props.cancel}
          </Button>
          <Button
            form={form}
            type="submit"
            look={props.isDanger ? 'danger' : 'main'}
            size="medium"
            aria-disabled={isPending}
          >
            {props.submit}
          </Button>
        </>
      }
    >
      {props.children}
      <form id={form} noValidate onSubmit={onSubmit} className="mt-4 grid gap-3">
        {props.username && (
          <input hidden readOnly name="username" autoComplete="username" value={props.username} />
        )}
        {hasPassword && (
          <PasswordField
            {...field}
            label={props.label}
            showLabel={account.signIn.showPassword}
            hideLabel={account.signIn.hidePassword}
            autoComplete="current-password"
            onChange={(event) => {
              field.onChange(event)
              props.onType()
            }}
          />
        )}
        <p role="alert" className="text-14 font-medium text-danger-text empty:hidden">
          {props.failure}
        </p>
      </form>
    </Dialog>
  )
}
