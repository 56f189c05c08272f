import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { TextField } from './field'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'suffix'> & {
  showLabel: string
  hideLabel: string
}

/** A password field with a button that shows the text. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      {...field}
      // The longest that Supabase Auth takes.
      maxLength={72}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      suffix={
        <button
          type="button"
          aria-label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
          className="grid size-11 place-items-center rounded-control text-muted hover:text-ink"
        >
          <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
        </button>
      }
    />
  )
}
