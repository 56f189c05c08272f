import { adminCustomers } from '@/content/admin/customers'

const words = adminCustomers.tags

type TagFilterProps = {
  tags: readonly { tag: string; customers: number }[]
  /** Empty for all customers. */
  chosen: string
  onChoose: (tag: string) => void
}

/** Chooses customers by a tag; nothing while no customer has one. */
export function TagFilter({ tags, chosen, onChoose }: TagFilterProps) {
  if (tags.length === 0 && !chosen) return null
  return (
    <select
      aria-label={words.filter}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
      className="h-11 max-w-44 rounded-control border border-line-strong bg-surface-raised px-2.5 font-medium max-md:text-16 md:h-9"
    >
      <option value="">{words.any}</option>
      {chosen && !tags.some(({ tag }) => tag === chosen) && <option>{chosen}</option>}
      {tags.map(({ tag, customers }) => (
        <option key={tag} value={tag}>
          {words.choice(tag, customers)}
        </option>
      ))}
    </select>
  )
}
