import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { FormProvider, useForm, useFormContext } from 'react-hook-form'
import { AmountField } from '@/admin/shared/form/amount-field'
import { FormDialog } from '@/admin/shared/form/form-dialog'
import { useFields } from '@/admin/shared/form/use-fields'
import { useShopMoney } from '@/admin/shared/page/shop-money'
import { adminProductEdit } from '@/content/admin/catalogue/product-edit'
import { adminProducts } from '@/content/admin/catalogue/products'
import type { EditedProduct } from '@/data/products/edit-product-queries'
import { mostAllowed } from '@/data/products/lowest-price'
import { useSaveVariants } from '@/data/products/save-variants'
import { AppError } from '@/data/supabase/errors'
import { axesOf, type Cell, cellKey, cellsOf } from '@/domain/product/options/stock-grid'
import { parsePrice } from '@/domain/product/product-form'
import {
  emptyVariantForm,
  type VariantForm,
  type VariantValues,
  variantFields,
  variantForm,
  variantSchema,
} from '@/domain/product/variant-form'
import { SelectField, TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'

const words = adminProductEdit.variants

type VariantDialogProps = {
  product: EditedProduct
  cell: Cell
  name: string
  onClose: () => void
}

type Scope = 'only' | 'size' | 'color' | 'all'

/** What a size and colour has of its own; what is changed may be so for others too. Saved at once. */
export function VariantDialog({ product, cell, name, onClose }: VariantDialogProps) {
  const save = useSaveVariants()
  const { money } = useShopMoney()
  const [scope, setScope] = useState<Scope>('only')
  const [refusal, setRefusal] = useState<string | null>(null)
  const axes = axesOf(product.values)
  const own = product.own[cellKey(cell)]
  const form = useForm<VariantForm, unknown, VariantValues>({
    resolver: valibotResolver(variantSchema(parsePrice(product.values.price) ?? 0)),
    mode: 'onTouched',
    criteriaMode: 'all',
    defaultValues: own ? variantForm(own) : emptyVariantForm,
  })
  const others = cellsOf(axes).filter(
    (each) =>
      cellKey(each) !== cellKey(cell) &&
      (scope === 'all' ||
        (scope === 'size' && each.size === cell.size) ||
        (scope === 'color' && each.color === cell.color)),
  )
  const submit = form.handleSubmit(async (valid) => {
    const { dirtyFields } = form.formState
    const to = Object.fromEntries(
      variantFields.filter((field) => dirtyFields[field]).map((field) => [field, valid[field]]),
    )
    if (Object.keys(to).length === 0) return onClose()
    try {
      await save.mutateAsync({ id: product.id, cell, others, seen: product.own, to })
      showToast({ title: words.saved, description: name, tone: 'success' })
      onClose()
    } catch (error) {
      const code = error instanceof AppError ? error.code : ''
      const most = mostAllowed(error)
      if (most !== null) setRefusal(adminProductEdit.aboveLowest(money(most)))
      else
        setRefusal(
          code === 'CHANGED' ? words.changed : code === 'VARIANT_BELOW_PRICE' ? words.below : words.failed,
        )
    }
  })
  return (
    <FormProvider {...form}>
      <FormDialog
        title={name}
        cancel={words.cancel}
        submit={words.save}
        busy={words.saving}
        isBusy={save.isPending}
        refusal={refusal}
        onSubmit={submit}
        onClose={onClose}
      >
        <Fields product={product} barcodeHint={scope === 'only' ? undefined : words.barcodeOnly(name)} />
        {cellsOf(axes).length > 1 && (
          <SelectField
            dense
            label={words.scope}
            value={scope}
            onChange={({ target }) => setScope(readScope(target.value))}
          >
            <option value="only">{words.only(name)}</option>
            {axes.colors.length > 1 && axes.sizes.length > 1 && (
              <>
                <option value="size">{words.ofSize(cell.size)}</option>
                <option value="color">{words.ofColor(cell.color)}</option>
              </>
            )}
            <option value="all">{words.all}</option>
          </SelectField>
        )}
      </FormDialog>
    </FormProvider>
  )
}

const scopes: readonly Scope[] = ['only', 'size', 'color', 'all']
const readScope = (text: string): Scope => scopes.find((each) => each === text) ?? 'only'

function Fields({ product, barcodeHint }: { product: EditedProduct; barcodeHint: string | undefined }) {
  const bind = useFields<VariantForm>(words.fields, adminProducts.problems)
  const { values } = product
  const { watch } = useFormContext<VariantForm>()
  return (
    <>
      <p className="text-muted">{words.empty}</p>
      <div className="grid grid-cols-2 gap-4">
        <AmountField {...bind('price', { deps: 'originalPrice' })} placeholder={values.price} />
        <AmountField
          {...bind('originalPrice')}
          placeholder={watch('price').trim() === '' ? values.originalPrice : ''}
        />
        <AmountField {...bind('cost')} placeholder={values.cost} />
        <TextField
          {...bind('weightGrams')}
          placeholder={values.weightGrams}
          inputMode="numeric"
          maxLength={7}
          autoComplete="off"
        />
        <TextField
          {...bind('barcode')}
          hint={barcodeHint}
          dir="ltr"
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
        />
        <TextField
          {...bind('lowStock')}
          placeholder={values.lowStock}
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
        />
      </div>
      <SelectField {...bind('picture')}>
        <option value="">{words.noPicture}</option>
        {values.pictures.map(({ src, alt }, index) => (
          <option key={src} value={src}>
            {words.picture(index + 1, alt)}
          </option>
        ))}
      </SelectField>
    </>
  )
}
