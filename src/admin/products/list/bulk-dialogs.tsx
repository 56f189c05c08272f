import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { FormDialog } from '@/admin/shared/form/form-dialog'
import { CollectionOptions } from '@/admin/shared/products/collection-options'
import { adminProducts } from '@/content/admin/catalogue/products'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { SelectField, TextField } from '@/ui/field'
import type { useBulkProductChange } from './use-bulk-product-change'

const { bulk: words, form, problems } = adminProducts

type BulkDialogProps = {
  count: number
  run: ReturnType<typeof useBulkProductChange>['run']
  close: () => void
}

export function DeleteProductsDialog({
  count,
  onDelete,
  onArchive,
  close,
}: {
  count: number
  onDelete: () => void
  onArchive: () => void
  close: () => void
}) {
  const andClose = (act: () => void) => () => {
    act()
    close()
  }
  return (
    <Dialog
      open
      alert
      onOpenChange={close}
      title={words.deleteTitle(count)}
      actions={
        <>
          <Button look="quiet" size="medium" onClick={close}>
            {words.cancel}
          </Button>
          <Button look="quiet" size="medium" onClick={andClose(onArchive)}>
            {words.archiveInstead}
          </Button>
          <Button look="danger" size="medium" onClick={andClose(onDelete)}>
            {words.delete}
          </Button>
        </>
      }
    >
      {words.deleteText}
    </Dialog>
  )
}

const moveSchema = v.object({ slug: v.pipe(v.string(), v.nonEmpty(problems.required)) })

export function MoveDialog({ count, run, close }: BulkDialogProps) {
  const { data: collections = [] } = useQuery(collectionsQuery())
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(moveSchema),
    defaultValues: { slug: '' },
  })
  const onSubmit = handleSubmit(({ slug }) => {
    const name = collections.find((each) => each.slug === slug)?.name ?? slug
    void run({ collection: slug }, (products) => words.moved(products, name))
    close()
  })
  return (
    <FormDialog
      title={words.moveTitle(count)}
      cancel={words.cancel}
      submit={words.move}
      onSubmit={onSubmit}
      onClose={close}
    >
      <SelectField
        label={form.fields.collection}
        error={formState.errors.slug?.message}
        required
        {...register('slug')}
      >
        <option value="">{form.chooseCollection}</option>
        <CollectionOptions own />
      </SelectField>
    </FormDialog>
  )
}

const priceSchema = v.object({
  percent: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[+-]?\d{1,3}$/, words.percentProblem),
    v.transform(Number),
    v.check((percent) => percent !== 0 && percent >= -90 && percent <= 200, words.percentProblem),
  ),
  strike: v.boolean(),
})

export function PriceDialog({ count, run, close }: BulkDialogProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(priceSchema),
    defaultValues: { percent: '-20', strike: true },
  })
  const onSubmit = handleSubmit(({ percent, strike }) => {
    void run({ percent, strike: strike && percent < 0 }, words.priced)
    close()
  })
  return (
    <FormDialog
      title={words.priceTitle(count)}
      cancel={words.cancel}
      submit={words.apply}
      onSubmit={onSubmit}
      onClose={close}
    >
      <TextField
        label={words.percent}
        hint={words.percentHint}
        error={formState.errors.percent?.message}
        autoComplete="off"
        suffix={<span className="pe-3 text-muted">%</span>}
        {...register('percent')}
      />
      <label className="flex min-h-11 items-center gap-2.5">
        <input type="checkbox" className="size-5 accent-accent" {...register('strike')} />
        {words.strike}
      </label>
    </FormDialog>
  )
}
