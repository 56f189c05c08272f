/** The columns of a product that are called otherwise in its form. */
const columns: Readonly<Record<string, string>> = {
  collection: 'collection_slug',
  originalPrice: 'original_price',
  pictures: 'images',
  productType: 'product_type',
  originCountry: 'origin_country',
  hsCode: 'hs_code',
  weightGrams: 'weight_grams',
  lowStock: 'low_stock',
  sizeName: 'size_name',
  colorName: 'color_name',
  thirdName: 'third_name',
  seoTitle: 'seo_title',
  seoDescription: 'seo_description',
}
const fields = Object.fromEntries(Object.entries(columns).map(([field, column]) => [column, field]))

/** A form's values by the columns in which they are stored. */
export const toColumns = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [columns[field] ?? field, value]))

/** The reverse of `toColumns`. */
export const toFields = <Value>(row: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [fields[column] ?? column, value]))
