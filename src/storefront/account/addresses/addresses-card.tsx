import { addressWords as words } from '@/content/account/addresses'
import { comma } from '@/content/shared/lists'
import { type Address, addressLines } from '@/domain/delivery/address'
import { Badge } from '@/ui/badge'
import { Code, TextLine } from '@/ui/direction'

type AddressCardProps = {
  address: Address
  onEdit: () => void
  onDelete: () => void
  onMakeDefault: () => void
}

/** One saved address with its actions. */
export function AddressCard({ address, onEdit, onDelete, onMakeDefault }: AddressCardProps) {
  const name = `${address.firstName} ${address.lastName}`
  const title = address.label || `${name}${comma}${address.city}`
  const actions = [
    { label: words.edit, onClick: onEdit },
    { label: words.remove, onClick: onDelete },
    ...(address.isDefault ? [] : [{ label: words.makeDefault, onClick: onMakeDefault }]),
  ]
  return (
    <li className="flex flex-col rounded-surface border border-line bg-surface-raised p-5">
      <div className="mb-2 flex min-h-6 items-start justify-between gap-3">
        <h2 className="font-text text-16 font-semibold tracking-normal wrap-anywhere">
          <bdi>{title}</bdi>
        </h2>
        {address.isDefault && <Badge variant="default">{words.isDefault}</Badge>}
      </div>
      <address className="not-italic">
        {[name, ...addressLines(address)].map((line) => (
          <TextLine key={line} className="wrap-anywhere">
            {line}
          </TextLine>
        ))}
        <Code className="block w-fit">{address.phone}</Code>
      </address>
      <p className="mt-auto -mb-2 flex flex-wrap gap-x-5 pt-3">
        {actions.map(({ label, onClick }) => (
          <button
            key={label}
            type="button"
            aria-label={words.of(label, title)}
            onClick={onClick}
            className="min-h-11 text-14 font-semibold underline underline-offset-4 hover:text-accent"
          >
            {label}
          </button>
        ))}
      </p>
    </li>
  )
}
