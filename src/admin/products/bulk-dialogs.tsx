import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { adminProducts } from '@/content/admin-products'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { SelectField, TextField } from '@/ui/field'
import { CollectionOptions } from '../shared/collection-options'
import type { useBulkProductChange } from './use-bulk-product-change'

const { bulk: words, form, problems } = adminProducts

type BulkDialogProps = {
  count: number
  run: ReturnType<typeof useBulkProductChange>['run']
  close: () => void
}

const formId = 'bulk-change'

function Actions({ label, close }: { label: string; close: () => void }) {
  return (
    <>
      <Button look="quiet" size="medium" onClick={close}>
        {words.cancel}
      </Button>
      <Button type="submit" form={formId} size="medium">
        {label}
      </Button>
    </>
  )
}

export function MoveDialog({ count, run, close }: BulkDialogProps) {
  const { data: collections = [] } = useQuery(collectionsQuery())
  const [slug, setSlug] = useState('')
  const [attempted, setAttempted] = useState(false)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setAttempted(true)
    if (!slug) return
    const name = collections.find((each) => each.slug === slug)?.name ?? slug
    void run({ collection: slug }, (products) => words.moved(products, name))
    close()
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={words.moveTitle(count)}
      actions={<Actions label={words.move} close={close} />}
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <SelectField
          label={form.fields.collection}
          value={slug}
          onChange={({ target }) => setSlug(target.value)}
          error={attempted && !slug ? problems.required : null}
          required
        >
          <option value="">{form.chooseCollection}</option>
          <CollectionOptions own />
        </SelectField>
      </form>
    </Dialog>
  )
}

export function PriceDialog({ count, run, close }: BulkDialogProps) {
  const [text, setText] = useState('-20')
  const [strike, setStrike] = useState(true)
  const [attempted, setAttempted] = useState(false)
  const percent = /^[+-]?\d{1,3}$/.test(text.trim()) ? Number(text) : 0
  const isRight = percent !== 0 && percent >= -90 && percent <= 200
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setAttempted(true)
    if (!isRight) return
    void run({ percent, strike: strike && percent < 0 }, words.priced)
    close()
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={words.priceTitle(count)}
      actions={<Actions label={words.apply} close={close} />}
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-3">
        <TextField
          label={words.percent}
          hint={words.percentHint}
          error={attempted && !isRight ? words.percentProblem : null}
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
          suffix={<span className="pe-3 text-muted">%</span>}
        />
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            checked={strike}
            onChange={({ target }) => setStrike(target.checked)}
            className="size-5 accent-majorelle"
          />
          {words.strike}
        </label>
      </form>
    </Dialog>
  )
}
