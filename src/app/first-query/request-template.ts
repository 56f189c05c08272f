/** A request of the data layer, recorded at build time (src/app/prerender.tsx), with open listings in its parameters. */
export type RequestTemplate = {
  /** A path where the back end is on the shop's own address. */
  url: string
  headers: Record<string, string>
}

/** Where the page holds the template of its first request, as JSON. */
export const templateId = 'first-request'

/** The template of this page; undefined where there is none. */
export function readTemplate(): RequestTemplate | undefined {
  const text = document.getElementById(templateId)?.textContent
  return text ? JSON.parse(text) : undefined
}

/** The address with its open listings, such as `{slug}`, filled in. */
export function filledUrl({ url }: RequestTemplate, values: Readonly<Record<string, string>>): string {
  const filled = new URL(url, location.origin)
  for (const [name, text] of [...filled.searchParams])
    filled.searchParams.set(
      name,
      text.replace(/\{(\w+)\}/g, (open, key: string) => values[key] ?? open),
    )
  return filled.href
}
