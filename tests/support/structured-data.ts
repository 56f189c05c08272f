// Judges the structured data of a page: by the vocabulary of schema.org, and by what search engines require of it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import Validator from '@adobe/structured-data-validator'

const require = createRequire(import.meta.url)

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Every class and property of schema.org, in the form in which its own site offers them. */
function vocabulary() {
  const lines = readFileSync(join(dirname(require.resolve('@vocabulary/schema')), 'schema.nq'), 'utf8').split(
    '\n',
  )
  const entities = new Map<string, Json>()
  const links: Record<string, string> = {
    'http://www.w3.org/2000/01/rdf-schema#subClassOf': 'rdfs:subClassOf',
    'http://schema.org/domainIncludes': 'schema:domainIncludes',
  }
  const kinds: Record<string, string> = {
    'http://www.w3.org/2000/01/rdf-schema#Class': 'rdfs:Class',
    'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property': 'rdf:Property',
  }
  for (const line of lines) {
    const [, id, predicate = '', object = ''] = /^<([^>]+)> <([^>]+)> <([^>]+)>/.exec(line) ?? []
    if (id === undefined) continue
    const entity: Json = entities.get(id) ?? { '@id': id }
    entities.set(id, entity)
    const kind = predicate.endsWith('#type') ? kinds[object] : undefined
    const link = links[predicate]
    if (kind) entity['@type'] = kind
    if (link) entity[link] = [...(Array.isArray(entity[link]) ? entity[link] : []), { '@id': object }]
  }
  return { '@graph': [...entities.values()] }
}

let validator: Validator | undefined

/** The nodes of the structured data in a page. @throws when a script has no JSON */
function nodesOf(html: string): Json[] {
  const scripts = html.matchAll(/<script\b[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].flatMap(([, text = '']) => {
    const root: unknown = JSON.parse(text)
    if (!isObject(root)) return []
    return Array.isArray(root['@graph']) ? root['@graph'].filter(isObject) : [root]
  })
}

/**
 * What is wrong with the structured data of a page, a sentence each: types and properties that schema.org does not know,
 * missing ones that search engines require, and references to nodes that are not there. What they merely recommend is not
 * among it. A page without structured data is right.
 */
export async function complaintsAbout(html: string): Promise<string[]> {
  const nodes = nodesOf(html)
  validator ??= new Validator(vocabulary())
  const jsonld: Record<string, object[]> = {}
  for (const node of nodes) {
    const type = String(node['@type'] ?? '')
    jsonld[type] = [...(jsonld[type] ?? []), structuredClone(node)]
  }
  const issues = await validator.validate({ jsonld })
  const wrong = issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ issueMessage, path }) => `${path.map(placeOf).join(' > ')}: ${issueMessage}`)
  return [
    ...wrong,
    ...nodes.filter((node) => !node['@type']).map(() => 'A node has no type'),
    ...lostIn(nodes),
  ]
}

const placeOf = ({ property, type, index }: { property?: string; type?: string; index?: number }) =>
  [property, type, index].filter((part) => part !== undefined).join(' ')

/** References within the page that lead to no node of it. */
function lostIn(nodes: readonly Json[]): string[] {
  const all = nodes.flatMap(objectsIn)
  const isReference = (object: Json) => Object.keys(object).length === 1
  const known = new Set(all.filter((object) => !isReference(object)).map((object) => object['@id']))
  const wanted = all.filter(isReference).map((object) => String(object['@id'] ?? ''))
  return [...new Set(wanted)]
    .filter((id) => id.startsWith('#') && !known.has(id))
    .map((id) => `${id} is referred to and not there`)
}

const objectsIn = (value: unknown): Json[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}
