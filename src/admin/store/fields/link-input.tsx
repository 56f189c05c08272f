import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { screenPaths } from '@/config/screen-paths'
import { storeFields } from '@/content/admin/store/fields'
import { pickedProductsQuery, targetsQuery } from '@/data/pages/admin-targets'
import { isSafeAddress } from '@/domain/store/content'
import { Button } from '@/ui/button'
import { SelectField, TextField } from '@/ui/field'
import type { ControlProps } from '../../shared/form/control-props'
import { ProductPicker } from '../../shared/products/product-picker'
import { linkOf, type StoredLink } from './stored-value'

const words = storeFields.link
const kinds = ['none', 'page', 'department', 'collection', 'product', 'screen', 'address'] as const

/** Where a button or an entry of a menu leads: a thing, not a path that may rot. Nothing is chosen until all of it is. */
export function LinkInput({ label, hint, error, value, onChange }: ControlProps) {
  const link = linkOf(value)
  const [begun, setBegun] = useState<StoredLink | null>(null)
  const shown = link ?? begun
  const set = (next: StoredLink | null) => {
    setBegun(next)
    const isWhole = next !== null && (next.id || next.screen || isSafeAddress(next.to))
    onChange(isWhole ? { $link: next } : null)
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-14 font-medium">{label}</legend>
      <SelectField
        dense
        label={words.kind(label)}
        hint={hint}
        error={error}
        value={shown?.kind ?? 'none'}
        onChange={({ target }) => set(target.value === 'none' ? null : { kind: target.value })}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </SelectField>
      {shown && <LinkTarget label={label} link={shown} onChange={set} />}
    </fieldset>
  )
}

type TargetProps = { label: string; link: StoredLink; onChange: (link: StoredLink) => void }

function LinkTarget({ label, link, onChange }: TargetProps) {
  switch (link.kind) {
    case 'page':
    case 'department':
    case 'collection':
      return (
        <>
          <RowTarget label={label} link={link} kind={link.kind} onChange={onChange} />
          <PartField link={link} onChange={onChange} />
        </>
      )
    case 'product':
      return <ProductTarget label={label} link={link} onChange={onChange} />
    case 'screen':
      return (
        <>
          <SelectField
            dense
            label={words.which(label)}
            value={link.screen ?? ''}
            onChange={({ target }) => onChange({ kind: 'screen', screen: target.value })}
          >
            <option value="">{words.choose}</option>
            {Object.keys(screenPaths).map((screen) => (
              <option key={screen} value={screen}>
                {words.screens[screen] ?? screen}
              </option>
            ))}
          </SelectField>
          <PartField link={link} onChange={onChange} />
        </>
      )
    default:
      return (
        <TextField
          dense
          label={words.address}
          hint={words.addressHint}
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          maxLength={1000}
          value={link.to ?? ''}
          error={link.to && !isSafeAddress(link.to) ? words.addressProblem : null}
          onChange={({ target }) => onChange({ kind: 'address', to: target.value.trim() })}
        />
      )
  }
}

type RowProps = TargetProps & { kind: 'page' | 'department' | 'collection' }

function RowTarget({ label, link, kind, onChange }: RowProps) {
  const targets = useQuery(targetsQuery())
  return (
    <SelectField
      dense
      label={words.which(label)}
      error={targets.isLoadingError ? storeFields.row.error : null}
      value={link.id ?? ''}
      onChange={({ target }) => onChange({ kind, id: target.value })}
    >
      <option value="">{words.choose}</option>
      {targets.data?.[kind].map(({ id, name, slug }) => (
        <option key={id} value={id}>
          {name ?? slug}
        </option>
      ))}
    </SelectField>
  )
}

function ProductTarget({ label, link, onChange }: TargetProps) {
  const [isPicking, setPicking] = useState(false)
  const { data } = useQuery(pickedProductsQuery(link.id ? [link.id] : []))
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span dir="auto" className="min-w-0 flex-1 truncate">
        {data?.[0]?.name ?? words.kinds.product}
      </span>
      <Button look="quiet" size="small" aria-label={words.which(label)} onClick={() => setPicking(true)}>
        {words.chooseProduct}
      </Button>
      <ProductPicker
        open={isPicking}
        onOpenChange={setPicking}
        taken={new Set(link.id ? [link.id] : [])}
        most={1}
        onAdd={([product]) => product && onChange({ kind: 'product', id: product.id })}
      />
    </p>
  )
}

/** What narrows a target, as an address has it: category=shoes. */
function PartField({ link, onChange }: Omit<TargetProps, 'label'>) {
  const typed = link.query ?? ''
  return (
    <TextField
      dense
      label={words.part}
      hint={words.partHint}
      dir="ltr"
      autoComplete="off"
      maxLength={200}
      value={typed}
      error={/^[\w%.~&=+-]*$/.test(typed) ? null : words.partProblem}
      onChange={({ target }) => {
        const { query: _before, ...others } = link
        const query = target.value.trim().replace(/^\?/, '')
        onChange(query === '' ? others : { ...others, query })
      }}
    />
  )
}
