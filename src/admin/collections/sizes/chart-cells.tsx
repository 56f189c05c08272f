import { Plus, X } from 'lucide-react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { adminSizeCharts } from '@/content/admin/catalogue/size-charts'
import { Button } from '@/ui/button'

const words = adminSizeCharts.form

type HeadProps = { name: string; onRemove: (() => void) | null; children: ReactNode }

/** The head of a column, which can be taken out. */
export const Head = ({ name, onRemove, children }: HeadProps) => (
  <th scope="col" className="font-normal">
    <span className="relative block *:first:pe-9 max-md:*:first:pe-11">
      {children}
      {onRemove && (
        <span className="absolute inset-y-0 end-0">
          <Remove label={words.removeColumn(name)} onPress={onRemove} />
        </span>
      )}
    </span>
  </th>
)

type CellProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  isWrong?: boolean
  onText: (text: string) => void
}

/** A cell of the table. */
export const Cell = ({ isWrong = false, onText, ...input }: CellProps) => (
  <input
    autoComplete="off"
    dir="auto"
    maxLength={60}
    aria-invalid={isWrong || undefined}
    {...input}
    onChange={({ target }) => onText(target.value)}
    className="h-12 w-full min-w-24 rounded-control border border-line-strong bg-surface-raised px-2 text-16 text-ink hover:border-ink aria-invalid:border-danger md:h-9 md:text-14"
  />
)

/** Takes a row or a column out. */
export const Remove = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onPress}
    className="grid size-9 shrink-0 place-items-center text-muted hover:text-ink max-md:h-12 max-md:w-11"
  >
    <X size={16} strokeWidth={1.6} aria-hidden="true" />
  </button>
)

type AddProps = { label: string; isFull: boolean; onPress: () => void }

/** Adds a row or a column. */
export const Add = ({ label, isFull, onPress }: AddProps) => (
  <Button look="quiet" size="small" disabled={isFull} onClick={onPress}>
    <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
    {label}
  </Button>
)
