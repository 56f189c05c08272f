import * as v from 'valibot'
import { toSlug } from '../text/slug'
import { slugPattern } from '../text/slug-pattern'

/** The limits of the table of pages, which checks them again. */
export const pageBounds = { slug: 60, title: 120, description: 300 } as const

/** The kinds of page that an owner adds; a department brings its own. */
export const ownPageKinds = ['page', 'landing', 'lookbook'] as const
export type OwnPageKind = (typeof ownPageKinds)[number]

export type PageProblem =
  | 'required'
  | 'title-length'
  | 'description-length'
  | 'slug'
  | 'slug-reserved'
  | 'slug-taken'

/** The slug that a page gets: the typed one, or one made of its title. */
export const pageSlugOf = ({ title, slug }: { title: string; slug: string }): string =>
  slug.trim() || toSlug(title, pageBounds.slug)

type Slugs = { taken: readonly string[]; reserved: ReadonlySet<string> }

/** A page's name, address and words for search engines. The issues are problem names. */
export const pageFormSchema = ({ taken, reserved }: Slugs) =>
  v.pipe(
    v.object({
      title: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, 'required'),
        v.maxLength(pageBounds.title, 'title-length'),
      ),
      slug: v.string(),
      kind: v.picklist(ownPageKinds),
    }),
    v.forward(
      v.partialCheck(
        [['title'], ['slug']],
        (form) => form.title.trim() === '' || isSlug(pageSlugOf(form)),
        'slug',
      ),
      ['slug'],
    ),
    v.forward(
      v.partialCheck([['title'], ['slug']], (form) => !reserved.has(pageSlugOf(form)), 'slug-reserved'),
      ['slug'],
    ),
    v.forward(
      v.partialCheck([['title'], ['slug']], (form) => !taken.includes(pageSlugOf(form)), 'slug-taken'),
      ['slug'],
    ),
  )
export type PageForm = v.InferInput<ReturnType<typeof pageFormSchema>>

const isSlug = (slug: string) => slugPattern.test(slug) && slug.length <= pageBounds.slug

/** The same for a page that is there. Each language of the shop has its texts; the first one's are required of no page. */
export const pageDetailsSchema = (slugs: Slugs, languages: readonly string[]) => {
  const title = v.pipe(v.string(), v.trim(), v.maxLength(pageBounds.title, 'title-length'))
  const description = v.pipe(v.string(), v.trim(), v.maxLength(pageBounds.description, 'description-length'))
  return v.object({
    slug: v.pipe(
      v.string(),
      v.trim(),
      v.check(isSlug, 'slug'),
      v.check((slug) => !slugs.reserved.has(slug), 'slug-reserved'),
      v.check((slug) => !slugs.taken.includes(slug), 'slug-taken'),
    ),
    texts: v.object(v.entriesFromList(languages, v.object({ title, description }))),
    isIndexed: v.boolean(),
  })
}
export type PageDetails = {
  slug: string
  texts: Record<string, { title: string; description: string }>
  isIndexed: boolean
}
