// The contents of pages and menus as rows hold them: texts by language, and pictures, links and choices by id.

import { isRecord } from '../values/record'
import type { Media } from './media'

/** Where a link leads: a path of the shop or a whole address, and what is there is called. */
export type Target = { to: string; name: string | null }

/** A row that a section names. */
export type Choice = {
  id: string
  slug: string
  name: string | null
  /** Of a collection or a department: its own, else that of a product. */
  picture?: string
}

/** What ids in contents mean at the moment; what is gone is not there. */
export type Lookups = {
  targets: Readonly<
    Record<
      string,
      { path: string | null; slug: string; name: string | null; picture?: string | null | undefined }
    >
  >
  media: Readonly<Record<string, Media>>
}

/** What contents are resolved with. */
export type Resolving = Lookups & {
  language: string
  /** The language in which a text stands that the wanted one lacks. */
  fallback: string
  /** The paths of the software's own screens, by name. */
  screens: Readonly<Record<string, string>>
}

/**
 * Contents with everything in its place: `{"$text": {en, fr}}` is the text in one language (a string, or the tree of a rich
 * text), `{"$media": id}` a Media, `{"$link": …}` a Target and `{"$ref": …}` a Choice, each null where there is no such thing
 * any more.
 */
export function resolveContent(value: unknown, using: Resolving): unknown {
  if (Array.isArray(value)) return value.map((each) => resolveContent(each, using))
  if (!isRecord(value)) return value
  // A rich text holds pictures and links of its own.
  if ('$text' in value) return resolveContent(textIn(value.$text, using), using)
  if ('$media' in value) return using.media[String(value.$media)] ?? null
  if ('$link' in value) return targetOf(value.$link, using)
  if ('$ref' in value) return choiceOf(value.$ref, using)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolveContent(each, using)]))
}

function textIn(texts: unknown, { language, fallback }: Resolving): unknown {
  if (!isRecord(texts)) return ''
  const text = texts[language]
  return text === undefined || text === '' ? (texts[fallback] ?? '') : text
}

/** With `query` and `hash` it leads to a part of what the target shows. */
function targetOf(link: unknown, { targets, screens }: Resolving): Target | null {
  if (!isRecord(link)) return null
  if (link.kind === 'address') return isSafeAddress(link.to) ? { to: link.to, name: null } : null
  if (link.kind === 'screen') {
    const path = Object.hasOwn(screens, String(link.screen)) ? screens[String(link.screen)] : undefined
    return path === undefined ? null : { to: path + partOf(link), name: null }
  }
  const target = targets[String(link.id)]
  if (!target?.path) return null
  return { to: target.path + partOf(link), name: target.name }
}

function partOf({ query, hash }: Readonly<Record<string, unknown>>): string {
  const asked = typeof query === 'string' && /^[\w%.~&=+-]{1,200}$/.test(query) ? `?${query}` : ''
  return typeof hash === 'string' && /^[\w-]{1,60}$/.test(hash) ? `${asked}#${hash}` : asked
}

function choiceOf(ref: unknown, { targets }: Resolving): Choice | null {
  const id = isRecord(ref) ? String(ref.id) : ''
  const target = targets[id]
  if (!target) return null
  const { slug, name, picture } = target
  return { id, slug, name, ...(picture && { picture }) }
}

/** As private.is_safe_address. */
export const isSafeAddress = (text: unknown): text is string =>
  typeof text === 'string' &&
  text.length <= 1000 &&
  !/[\s"<>\\]/.test(text) &&
  /^(https:\/\/[^/]+|mailto:[^@]+@[^@]+$|tel:\+?[0-9]+$|\/([^/]|$))/.test(text)
