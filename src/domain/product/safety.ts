import * as v from 'valibot'

/** Who made a product, who answers for it in the Union, and warnings, as its page shows them (private.product_safety). */
export const productSafety = v.object({
  name: v.string(),
  /** One to five lines. */
  address: v.string(),
  /** An email address, or the https address of a page. */
  contact: v.string(),
  eu_name: v.optional(v.string()),
  eu_address: v.optional(v.string()),
  eu_contact: v.optional(v.string()),
  warnings: v.optional(v.string()),
})

/** A maker as the owner writes it down; empty texts are not set. */
export type Maker = {
  id: string
  /** Of which goods; empty for those of every other vendor. */
  vendor: string
  name: string
  address: string
  contact: string
  euName: string
  euAddress: string
  euContact: string
  warnings: string
  /** Changes with every change of the row. */
  version: string
}
export type MakerDraft = Omit<Maker, 'id' | 'version'>

const isContact = (text: string) =>
  text.length <= 254 && /^([^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+|https:\/\/[^\s<>"]+\.[^\s<>"]+)$/.test(text)
const isAddress = (text: string) => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.length <= 5 && lines.every((line) => line.trim().length <= 100) && text.length <= 300
}

type Problem = 'required' | 'contact' | 'address' | 'union'

/** What is wrong with a draft, by field; the database checks again. The person in the Union has all three texts or none. */
export function makerProblems(draft: MakerDraft): Partial<Record<keyof MakerDraft, Problem>> {
  const problems: Partial<Record<keyof MakerDraft, Problem>> = {}
  for (const field of ['name', 'address', 'contact'] as const)
    if (draft[field].trim() === '') problems[field] = 'required'
  const union = ['euName', 'euAddress', 'euContact'] as const
  if (union.some((field) => draft[field].trim() !== ''))
    for (const field of union) if (draft[field].trim() === '') problems[field] = 'union'
  for (const field of ['address', 'euAddress'] as const)
    if (!isAddress(draft[field])) problems[field] ??= 'address'
  for (const field of ['contact', 'euContact'] as const)
    if (draft[field].trim() !== '' && !isContact(draft[field].trim())) problems[field] ??= 'contact'
  return problems
}
