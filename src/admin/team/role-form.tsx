import { useState } from 'react'
import { team } from '@/content/admin/settings/team'
import { deleteRole, type Role, saveRole, useTeamChange } from '@/data/team/team'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { roleName } from '../shared/page/access'
import { refusalOf } from './refusal'

const { roles: words, rights: rightWords } = team
const named: Readonly<Record<string, string>> = rightWords

type RoleFormProps = { role: Role; rights: readonly string[]; onClose: () => void }

/** What a role may do, ticked; of a fixed one only whether it needs a second factor can be changed. */
export function RoleForm({ role, rights, onClose }: RoleFormProps) {
  const [name, setName] = useState(role.name)
  const [ticked, setTicked] = useState<readonly string[]>(role.permissions)
  const [needsFactor, setNeedsFactor] = useState(role.needsFactor)
  const [wasSent, setSent] = useState(false)
  const save = useTeamChange(saveRole)
  const remove = useTeamChange(deleteRole)
  const isNew = role.slug === ''
  const nameMissing = !role.isFixed && !name.trim()
  const rightsMissing = ticked.length === 0
  const error = save.error ?? remove.error
  const onSave = () => {
    setSent(true)
    if (nameMissing || rightsMissing || save.isPending) return
    save.mutate(
      { slug: isNew ? null : role.slug, name: name.trim(), permissions: [...ticked], needsFactor },
      {
        onSuccess: () => {
          const saved = role.isFixed ? roleName(role) : name.trim()
          showToast({ title: words.saved(saved), tone: 'success' })
          onClose()
        },
      },
    )
  }
  const onDelete = () =>
    remove.mutate(role.slug, {
      onSuccess: () => {
        showToast({ title: words.deleted(role.name), tone: 'success' })
        onClose()
      },
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
      className="grid gap-3 px-4 pb-4"
    >
      {!role.isFixed && (
        <TextField
          dense
          label={words.name}
          maxLength={40}
          autoComplete="off"
          value={name}
          error={wasSent && nameMissing ? words.nameMissing : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      {role.isFixed ? (
        <div>
          <p className="font-medium">{words.rights}</p>
          <ul className="ms-4 list-disc">
            {role.permissions.map((right) => (
              <li key={right}>{named[right] ?? right}</li>
            ))}
          </ul>
        </div>
      ) : (
        <fieldset>
          <legend className="font-medium">{words.rights}</legend>
          {rights.map((right) => (
            <Tick
              key={right}
              label={named[right] ?? right}
              isOn={ticked.includes(right)}
              onChange={(isOn) =>
                setTicked(isOn ? [...ticked, right] : ticked.filter((each) => each !== right))
              }
            />
          ))}
          {wasSent && rightsMissing && (
            <p role="alert" className="font-medium text-danger-text">
              {words.rightsMissing}
            </p>
          )}
        </fieldset>
      )}
      <div>
        <Tick label={words.needsFactor} isOn={needsFactor} onChange={setNeedsFactor} />
        <p className="text-12 text-muted">{words.needsFactorHint}</p>
      </div>
      <p role="alert" className="font-medium text-danger-text empty:hidden">
        {error && refusalOf(error)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" aria-disabled={save.isPending}>
          {save.isPending ? words.saving : words.save}
        </Button>
        <Button look="quiet" size="small" onClick={onClose}>
          {words.cancel}
        </Button>
        {!role.isFixed && !isNew && (
          <Button
            look="danger"
            size="small"
            disabled={remove.isPending}
            onClick={onDelete}
            className="ms-auto"
          >
            {words.delete}
          </Button>
        )}
      </div>
    </form>
  )
}

type TickProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

function Tick({ label, isOn, onChange }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 md:min-h-8">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-accent md:size-4"
      />
      <span>{label}</span>
    </label>
  )
}
