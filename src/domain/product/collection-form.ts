import * as v from 'valibot'
import { keysOf } from '../text/keys'
import { toSlug } from '../text/slug'
import { slugPattern } from '../text/slug-pattern'
import { isImageAddress } from './product-form'
import { productStatuses } from './product-status'

/** The limits of the collections table, which checks them again. */
export const collectionBounds = { name: 80, slug: 80, description: 600, members: 500 } as const

export type CollectionProblem =
  | 'required'
  | 'name-length'
  | 'description-length'
  | 'slug'
  | 'slug-taken'
  | 'image-url'

const required = v.pipe(v.string(), v.trim(), v.minLength(1, 'required'))

/** The texts of a collection; its other fields are chosen. */
const collectionTexts = v.object({
  name: v.pipe(required, v.maxLength(collectionBounds.name, 'name-length')),
  /** Its path in the store; empty as long as it follows the name. */
  slug: v.string(),
  description: v.pipe(required, v.maxLength(collectionBounds.description, 'description-length')),
  /** Slugs of rows; empty for none. */
  group: v.string(),
  department: v.string(),
  category: v.string(),
  imageUrl: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (url) => url === '' || isImageAddress(url) || /^http:\/\/localhost(:\d+)?\//.test(url),
      'image-url',
    ),
  ),
})

export const collectionMembers = v.array(
  v.object({
    id: v.string(),
    slug: v.string(),
    title: v.string(),
    image: v.string(),
    price: v.number(),
    quantity: v.number(),
    status: v.picklist(productStatuses),
  }),
)
/** A chosen file that is not uploaded yet, as a data URL. */
export const collectionPicture = v.nullable(v.string())

/** The slug that a collection gets: the typed one, or one made of its name. */
export const slugOf = ({ name, slug }: { name: string; slug: string }): string =>
  slug || toSlug(name, collectionBounds.slug) || (name.trim() === '' ? '' : 'collection')

const isSlug = (slug: string) => slugPattern.test(slug) && slug.length <= collectionBounds.slug

/** The collection form. The issues are problem names; `taken` are the other collections' slugs. */
export const collectionSchema = (taken: readonly string[]) =>
  v.pipe(
    v.object({ ...collectionTexts.entries, members: collectionMembers, picture: collectionPicture }),
    v.forward(
      v.partialCheck(
        [['name'], ['slug']],
        (form) => (form.name === '' && form.slug === '') || isSlug(slugOf(form)),
        'slug',
      ),
      ['slug'],
    ),
    v.forward(
      v.partialCheck([['name'], ['slug']], (form) => !taken.includes(slugOf(form)), 'slug-taken'),
      ['slug'],
    ),
  )

/** A collection as it is typed. */
export type CollectionForm = v.InferInput<typeof collectionTexts>

/** The whole form: its texts, the chosen products in their order, and the picture. */
export type CollectionValues = v.InferInput<ReturnType<typeof collectionSchema>>

export const emptyCollectionForm: CollectionForm = {
  name: '',
  slug: '',
  description: '',
  group: '',
  department: '',
  category: '',
  imageUrl: '',
}

/** The fields with a text, in the order of the form. */
export const collectionFields = keysOf(emptyCollectionForm)
