// HTML in which every value is escaped, unless it was made by `html` itself.

/** A piece of HTML that is safe to put into another one. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | null | false | Html | readonly Html[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '')
}

/** html`<p>${text}</p>`: values are escaped, pieces of HTML and lists of them are put in, null and false are nothing. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  const text = strings.reduce((before, string, i) => before + rendered(values[i - 1] ?? null) + string)
  return new Html(text)
}

function rendered(value: Value): string {
  if (value === null || value === false) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map((part) => part.text).join('')
  return escapeHtml(String(value))
}
