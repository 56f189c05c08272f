import { X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { admin } from '@/content/admin/admin'
import { adminCustomers } from '@/content/admin/customers'
import { isTooManyTags, useSetTag } from '@/data/customers/customer-mutations'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'

const words = adminCustomers.tags
const longest = 30

/** A customer's tags: add one, remove one. */
export function CustomerTags({ customer, tags }: { customer: string; tags: readonly string[] }) {
  const [text, setText] = useState('')
  const set = useSetTag(customer)
  const title = useId()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const tag = text.trim()
    if (tag && !set.isPending) set.mutate({ tag, isOn: true }, { onSuccess: () => setText('') })
  }
  const onRemove = (tag: string) =>
    set.mutate(
      { tag, isOn: false },
      {
        onSuccess: () =>
          showToast({
            title: words.removed(tag),
            action: { label: admin.undo, onClick: () => set.mutate({ tag, isOn: true }) },
          }),
        onError: () => showToast({ title: words.failed, tone: 'error' }),
      },
    )
  return (
    <section aria-labelledby={title} className="border-b border-line px-4 py-3 md:ps-5">
      <h3 id={title} className="font-semibold">
        {words.title}
      </h3>
      <p className="text-muted">{words.hint}</p>
      {tags.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="flex items-center rounded-control bg-highlight-soft ps-2.5 font-medium">
              <bdi>{tag}</bdi>
              <button
                type="button"
                aria-label={words.remove(tag)}
                disabled={set.isPending}
                onClick={() => onRemove(tag)}
                className="grid size-11 place-items-center rounded-control hover:text-danger-text md:size-7"
              >
                <X size={14} strokeWidth={1.8} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={onSubmit} className="mt-2 flex items-end gap-2">
        <TextField
          dense
          className="flex-1"
          label={words.field}
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={longest}
          autoComplete="off"
          error={
            set.isError && set.variables.isOn
              ? isTooManyTags(set.error)
                ? words.tooMany
                : words.failed
              : null
          }
        />
        <Button type="submit" look="quiet" size="small" disabled={text.trim() === '' || set.isPending}>
          {words.add}
        </Button>
      </form>
    </section>
  )
}
