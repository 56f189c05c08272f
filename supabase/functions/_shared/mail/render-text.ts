// A mail as plain text, for those who read it so.
import type { MailContent, Part, ProductPart } from './mail-content.ts'
import type { Speech } from './speech.ts'

/** The same mail without HTML. */
export function renderText(
  { title, paragraphs, action, parts, confirm, reason, leave, stop, sender = [] }: MailContent,
  say: Speech,
): string {
  const { frame } = say.words
  const titled = (label: string) => `${label}${frame.colon}`
  const blocks = [
    title,
    ...paragraphs,
    `${titled(action.label)}\n${action.href}`,
    ...parts.map((part) => partText(part, say)),
    ...(confirm ? [`${confirm.text}\n${titled(confirm.label)}\n${confirm.href}`] : []),
    '-- ',
    [frame.help, reason].join('\n'),
    ...(leave ? [`${titled(leave.label)}\n${leave.href}`] : []),
    ...(stop ? [`${titled(stop.label)}\n${stop.href}`] : []),
    [frame.sender, say.pages, ...sender].filter(Boolean).join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function partText(part: Part, say: Speech): string {
  const { comma, colon } = say.words.frame
  const row = (label: string, value: string) => `${label}${colon} ${value}`
  switch (part.kind) {
    case 'facts':
      return part.rows
        .map(({ label, value, isCode }) => row(label, isCode ? say.code(value) : value))
        .join('\n')
    case 'steps':
      return part.steps.map(({ label, completed }) => `[${completed ? 'x' : ' '}] ${label}`).join('\n')
    case 'products':
      return part.products.map((product) => productText(product, say)).join('\n\n')
    case 'lines': {
      const { heading, lines, sums, total } = part
      const items = lines.map(
        (line) =>
          `${[line.title, line.note].filter(Boolean).join(comma)}\n  ${line.price}  =  ${line.amount}`,
      )
      const end = [...sums, total].map(({ label, amount }) => row(label, amount))
      return [heading, ...items, [...end, total.note].join('\n')].join('\n\n')
    }
    case 'notes':
      return part.notes.map(({ heading, lines }) => [`${heading}${colon}`, ...lines].join('\n')).join('\n\n')
    case 'rate':
      return part.products
        .map(({ title, note, stars }) =>
          [
            [title, note].filter(Boolean).join(comma),
            ...stars.map(({ label, href }) => `${label}${colon}\n${href}`),
          ].join('\n'),
        )
        .join('\n\n')
  }
}

function productText({ title, note, price, was, href }: ProductPart, { words: { frame } }: Speech): string {
  const name = [title, note].filter(Boolean).join(frame.comma)
  return [name, was ? `${price} (${frame.was(was)})` : price, href].join('\n')
}
