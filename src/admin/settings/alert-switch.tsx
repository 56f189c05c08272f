type AlertSwitchProps = {
  label: string
  text: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

export function AlertSwitch({ label, text, checked, disabled = false, onChange }: AlertSwitchProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 border-t border-line px-4 py-3 has-disabled:cursor-default">
      <input
        type="checkbox"
        role="switch"
        className="size-5 shrink-0 accent-accent"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <span className="block font-medium">{label}</span>
        <span className="block text-muted">{text}</span>
      </span>
    </label>
  )
}
