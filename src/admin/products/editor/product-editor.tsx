import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ActionBar } from '@/admin/shared/form/action-bar'
import { FormFrame } from '@/admin/shared/form/form-frame'
import { PageHeader } from '@/admin/shared/page/page-header'
import { useShopMoney } from '@/admin/shared/page/shop-money'
import { TranslateLink } from '@/admin/shared/page/translate-link'
import { adminPaths } from '@/config/admin-paths'
import { policies } from '@/config/policies'
import { admin, dayWords, timeWords } from '@/content/admin/admin'
import { adminProductEdit as words } from '@/content/admin/catalogue/product-edit'
import { adminProducts } from '@/content/admin/catalogue/products'
import { comma } from '@/content/shared/lists'
import type { EditedProduct } from '@/data/products/edit-product-queries'
import { ownerSettingsQuery } from '@/data/settings/settings-mutations'
import { serverNow } from '@/data/supabase/server-clock'
import { renamedStock } from '@/domain/product/options/option-names'
import { axesOf, cellKey, cellsOf, lostStock } from '@/domain/product/options/stock-grid'
import { productFields, type ValidProduct } from '@/domain/product/product-form'
import { problemFields } from '@/domain/values/form-problems'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast/toast'
import { ProductMenu } from '../shared/product-menu'
import { CollectionPanel } from './collection-panel'
import { ConflictPanel, fieldName } from './conflict-panel'
import { CustomsPanel, LowStockField, SearchPanel, SortingPanel } from './fact-panels'
import { OptionEditor } from './option-editor'
import { Panel } from './panel'
import { ProductAbove } from './product-above'
import { DetailsPanel, PicturePanel, PricePanel } from './product-panels'
import { ProductStats } from './product-stats'
import { StockGrid } from './stock/stock-grid'
import { StorePreview } from './store-preview'
import { useGallery } from './use-gallery'
import { goalOf, useProductEditor } from './use-product-editor'
import { savedProductSchemas } from './use-product-form'
import { useSaveProductEdits } from './use-save-product-edits'
import { VariantsPanel } from './variants-panel'

/** Edits a product with its stock, saved in one request. Unsaved edits are stored in this browser. */
export function ProductEditor({ product }: { product: EditedProduct }) {
  const editor = useProductEditor(product)
  const { form, mine, saved, conflicts, changed, stored } = editor
  const { isSubmitted, isSubmitting, errors: issues } = form.formState
  const gallery = useGallery(form)
  const save = useSaveProductEdits(product, editor, gallery)
  const { data: settings } = useQuery(ownerSettingsQuery())
  const { money } = useShopMoney()
  const [wrongCells, setWrongCells] = useState<ReadonlySet<string>>(new Set())
  // A discarded grid is a new one, without what was typed into its cells.
  const [discards, setDiscards] = useState(0)

  const saveValid = async (valid: ValidProduct) => {
    if (cells.some((cell) => wrongCells.has(cellKey(cell)))) {
      showToast({ title: words.stock.unfinished, tone: 'error' })
      return false
    }
    if (conflicts.length === 0) return save(valid)
    showToast({ title: words.decide })
    return false
  }
  const goal = goalOf(product)
  const isDraft = goal === 'draft'
  const lacking = isDraft
    ? problemFields(savedProductSchemas.sale, mine, productFields)
        .filter((field) => mine[field].trim() === '')
        .map((field) => fieldName(field === 'imageUrl' ? 'pictures' : field))
    : []
  /** Checks the form, shows at its fields what is wrong, and resolves to whether `run` did what it does then. */
  const submit = async (wanted = goal, run = saveValid) => {
    let isDone = false
    await editor.checkedAs(
      wanted,
      form.handleSubmit(
        async (valid) => {
          isDone = await run(valid)
        },
        () => {
          if (wanted !== goal)
            showToast({
              title: words.incomplete.title,
              description: words.incomplete.text(lacking.join(comma).toLowerCase()),
              tone: 'error',
            })
        },
      ),
    )
    return isDone
  }
  const onDiscard = () => {
    const edits = mine
    gallery.forget(mine.pictures.map(({ src }) => src))
    editor.discard()
    setWrongCells(new Set())
    setDiscards(discards + 1)
    showToast({
      title: words.discarded,
      action: { label: admin.undo, onClick: () => editor.restore(edits) },
    })
  }

  const level =
    mine.lowStock.trim() !== '' && Number.isInteger(Number(mine.lowStock))
      ? Number(mine.lowStock)
      : (settings?.lowStock ?? policies.lowStock)
  const known = renamedStock(saved.stock, mine.renames)
  const cells = cellsOf(axesOf(mine))
  const isChanged = changed.length > 0 || wrongCells.size > 0 || mine.imageUrl.trim() !== ''
  const wrong = isSubmitted ? productFields.filter((field) => issues[field]) : []
  const names = (wrong.length > 0 ? wrong : changed).map(fieldName).join(comma)
  const [main] = mine.pictures
  return (
    <FormFrame
      form={form}
      label={words.label(product.values.title)}
      isBusy={isSubmitting}
      onSubmit={() => submit()}
      className="pb-4 md:px-7 md:pt-4 md:pb-5"
    >
      <div className="px-4 max-md:sticky max-md:top-0 max-md:z-10 max-md:bg-surface md:px-0">
        <PageHeader title={product.values.title} above={<ProductAbove product={product} />}>
          <TranslateLink kind="product" id={product.id} />
          <ProductMenu
            product={product}
            save={isChanged ? submit : null}
            forSale={{ check: () => submit('sale', async () => true), save: () => submit('sale') }}
          />
        </PageHeader>
      </div>
      {stored && (
        <div
          role="status"
          className="mt-4 flex flex-wrap items-center gap-2 bg-highlight-soft px-4 py-2.5 md:rounded-surface"
        >
          <p className="me-auto">
            <b className="font-semibold">{words.stored.title}.</b>{' '}
            <span>{words.stored.text(dayWords(stored.at, serverNow()), timeWords(stored.at))}</span>
          </p>
          <Button look="quiet" size="small" onClick={stored.restore}>
            {words.stored.restore}
          </Button>
          <Button look="text" size="small" onClick={stored.discard}>
            {words.stored.discard}
          </Button>
        </div>
      )}
      {lacking.length > 0 && product.status === 'draft' && (
        <p className="mt-4 bg-surface-sunken px-4 py-2.5 md:rounded-surface">
          <b className="font-semibold">{words.incomplete.before}</b> <span>{lacking.join(comma)}</span>
        </p>
      )}
      <ConflictPanel conflicts={conflicts} decide={editor.decide} />
      <div className="mt-4 grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,1fr)_21rem] xl:items-start">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <PicturePanel gallery={gallery} isDraft={isDraft} />
          <DetailsPanel isDraft={isDraft} />
          <Panel
            title={words.stock.title}
            count={words.stock.by(mine.sizeName.trim(), mine.thirdName.trim(), mine.colorName.trim())}
          >
            <OptionEditor saved={saved} isBusy={isSubmitting} onRestore={editor.restore} />
            <Link
              to={`${adminPaths.stock}?level=all&product=${product.id}`}
              className="inline-flex min-h-8 items-center text-accent hover:underline max-md:min-h-11"
            >
              {words.stock.history}
            </Link>
            <StockGrid
              key={discards}
              wrong={wrongCells}
              onWrong={(key, isWrong) =>
                setWrongCells((cells) => new Set([...cells, key].filter((cell) => cell !== key || isWrong)))
              }
              form={mine}
              stock={mine.stock}
              saved={known}
              lost={lostStock(saved.stock, known, cells)}
              waiting={renamedStock(product.waiting, mine.renames)}
              level={level}
              levelOf={(key) => product.own[key]?.lowStock ?? level}
              onChange={editor.setStock}
            />
            <LowStockField level={settings?.lowStock ?? policies.lowStock} />
          </Panel>
          <VariantsPanel product={product} />
          <SearchPanel />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <PricePanel
            isDraft={isDraft}
            deal={
              product.deal
                ? adminProducts.form.deal(
                    money(product.deal.price),
                    `${dayWords(product.deal.endsAt, serverNow())}${comma}${timeWords(product.deal.endsAt)}`,
                  )
                : undefined
            }
          />
          <Panel title={adminProducts.form.store}>
            <StorePreview
              form={mine}
              picture={main ? (gallery.uploads.get(main.key)?.preview ?? main.src) : null}
              rating={product}
            />
          </Panel>
          <CollectionPanel isDraft={isDraft} />
          <SortingPanel />
          <CustomsPanel />
          <ProductStats product={product} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {wrong.length > 0 && adminProducts.form.check(wrong.length)}
      </p>
      {isChanged && (
        <div className="mt-6 md:contents">
          <ActionBar
            text={words.changes(Math.max(1, changed.length))}
            note={wrong.length > 0 ? words.look(names.toLowerCase()) : names}
            discard={{ label: words.discard, run: onDiscard }}
            submit={isSubmitting ? words.saving : words.save}
            isBusy={isSubmitting}
          />
        </div>
      )}
    </FormFrame>
  )
}
