// HTML in which every value is escaped, unless it was made by `html` itself.

/** Escaped HTML that can be put into other HTML. */
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

/** html`<p>${text}</p>`: escapes values, inserts Html and lists of Html as they are, and omits null and false. */
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
