// The calls of src/data about products from files; see rpc-calls.ts.
import { QueryClient } from '@tanstack/react-query'
import { exportProducts } from '@/data/imports/export-products'
import {
  checkImport,
  importPictures,
  importProducts,
  importsQuery,
  retryPictures,
  settlePicture,
  undoImport,
} from '@/data/imports/imports'
import type { ImportProduct } from '@/domain/imports/product-of-rows'
import { readProductFilter } from '@/domain/product/product-list'
import { answer, row } from './answer.ts'
import type { Call } from './rpc-calls.ts'
import type { Shop } from './shop.ts'

const fresh = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
const id = crypto.randomUUID()
const src = 'https://cdn.example.com/call.jpg'
const product: ImportProduct = {
  ...{ handle: 'called-bowl', isGiven: true, title: 'Called bowl', rows: [2] },
  values: { title: 'Called bowl', price: 12 },
  collection: { slug: 'dresses' },
  pictures: [{ src, alt: '', color: null }],
  variants: [{ quantity: 3 }],
}

/** Imports a product, one of whose pictures is still at another address and one could not be fetched. */
export async function prepareImports(shop: Shop) {
  const { handle, values, collection, pictures, variants } = product
  const given = { handle, is_given: true, values, collection, pictures, variants }
  const missing = { src: 'https://cdn.example.com/missing.jpg', alt: '', color: null }
  const sent = {
    p_import: id,
    p_file: 'calls.csv',
    p_products: [{ ...given, pictures: [...pictures, missing] }],
  }
  const written = await shop.clients.owner.rpc('import_products', sent)
  if (written.error) throw written.error
  const { id: productId } = await shop.one<{ id: string }>('select id from public.products where slug = $1', [
    product.handle,
  ])
  const facts = { p_import: id, p_product: productId, p_src: missing.src, p_problem: 'missing' }
  await answer(
    shop.clients.owner.rpc('settle_picture', facts).then(({ error }) => ({ data: {}, error })),
    row,
  )
  return { productId }
}

export const importCalls = (
  facts: () => Awaited<ReturnType<typeof prepareImports>>,
): Record<string, Call[]> => ({
  check_import: [{ role: 'owner', run: () => checkImport([product]), unread: ['id'] }],
  import_products: [
    {
      role: 'owner',
      run: () => importProducts({ id, file: 'calls.csv', products: [product] }),
      unread: ['id'],
    },
  ],
  list_imports: [{ role: 'owner', run: () => fresh().fetchQuery(importsQuery()) }],
  import_pictures: [{ role: 'owner', run: () => importPictures(id) }],
  settle_picture: [
    { role: 'owner', run: () => settlePicture({ id, product: facts().productId, src, problem: 'missing' }) },
  ],
  retry_pictures: [{ role: 'owner', run: () => retryPictures(id) }],
  export_products: [
    {
      role: 'owner',
      run: () => exportProducts(readProductFilter(new URLSearchParams('q=called&state=all'))),
    },
  ],
  undo_import: [{ role: 'owner', run: () => undoImport(id) }],
})
