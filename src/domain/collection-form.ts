import { isImageAddress } from './product-form'

/** A collection as it is typed. */
export type CollectionForm = {
  name: string
  /** Its address in the store; empty as long as it follows the name. */
  slug: string
  description: string
  group: string
  imageUrl: string
}

export const emptyCollectionForm: CollectionForm = {
  name: '',
  slug: '',
  description: '',
  group: '',
  imageUrl: '',
}

export type CollectionProblem =
  | 'required'
  | 'name-length'
  | 'description-length'
  | 'slug'
  | 'slug-taken'
  | 'image-url'

export type CollectionProblems = Partial<Record<keyof CollectionForm, CollectionProblem>>

/** What the collections table accepts; it checks again. */
export const collectionBounds = { name: 80, slug: 80, description: 600, members: 500 } as const

type Facts = { slug: string; taken: readonly string[] }

/** The problem of each field that has one: name and description are required (specification 5), the address is free. */
export function checkCollectionForm(form: CollectionForm, { slug, taken }: Facts): CollectionProblems {
  const problems: CollectionProblems = {}
  const name = form.name.trim()
  const description = form.description.trim()
  if (name === '') problems.name = 'required'
  else if (name.length > collectionBounds.name) problems.name = 'name-length'
  if (description === '') problems.description = 'required'
  else if (description.length > collectionBounds.description) problems.description = 'description-length'
  if (name !== '' || form.slug !== '') {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > collectionBounds.slug) problems.slug = 'slug'
    else if (taken.includes(slug)) problems.slug = 'slug-taken'
  }
  if (form.group === '') problems.group = 'required'
  const url = form.imageUrl.trim()
  if (url !== '' && !isImageAddress(url) && !/^http:\/\/localhost(:\d+)?\//.test(url))
    problems.imageUrl = 'image-url'
  return problems
}

/** A list with one entry moved to another place; places beyond the ends are the ends. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const next = [...list]
  const [entry] = next.splice(from, 1)
  if (entry === undefined) return [...list]
  next.splice(Math.max(0, Math.min(to, next.length)), 0, entry)
  return next
}
