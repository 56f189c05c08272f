import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CollectionOptions } from '@/admin/shared/products/collection-options'
import { NewCollectionDialog } from '@/admin/shared/products/new-collection-dialog'
import { adminProducts } from '@/content/admin/catalogue/products'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/field'
import { Panel } from './panel'
import { asNeeded, useProductFields } from './use-product-fields'

const words = adminProducts.form

export function CollectionPanel({ isDraft = false }: { isDraft?: boolean }) {
  const { watch, setValue, bind } = useProductFields()
  const collections = useQuery(collectionsQuery())
  const field = bind('collection')
  const [isAdding, setAdding] = useState(false)
  return (
    <Panel title={words.fields.collection}>
      <SelectField
        {...field}
        // Controlled, because its options may load after the form.
        value={watch('collection')}
        error={collections.isError ? words.collectionsError : field.error}
        {...asNeeded(isDraft, watch('collection'))}
        disabled={collections.isPending}
      >
        <option value="">{words.chooseCollection}</option>
        <CollectionOptions own />
      </SelectField>
      <p>
        <Button look="quiet" size="small" onClick={() => setAdding(true)}>
          {words.newCollection}
        </Button>
      </p>
      {isAdding && (
        <NewCollectionDialog
          onClose={() => setAdding(false)}
          onAdded={(slug) => setValue('collection', slug, { shouldDirty: true, shouldValidate: true })}
        />
      )}
    </Panel>
  )
}
