// A mail as plain text, for those who read it so.
import { mailWords as words } from '../../../../src/content/en/mail/mail.ts'
import type { MailContent, Part, ProductPart } from './mail-content.ts'

/** The same mail without HTML. `site` is the shop's address. */
export function renderText(
  { title, paragraphs, action, parts, confirm, reason, leave, stop, sender = [] }: MailContent,
  site: string,
): string {
  const blocks = [
    title,
    ...paragraphs,
    `${action.label}:\n${action.href}`,
    ...parts.map(partText),
    ...(confirm ? [`${confirm.text}\n${confirm.label}:\n${confirm.href}`] : []),
    '-- ',
    [words.help, reason].join('\n'),
    ...(leave ? [`${leave.label}:\n${leave.href}`] : []),
    ...(stop ? [`${stop.label}:\n${stop.href}`] : []),
    [words.sender, site, ...sender].filter(Boolean).join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function partText(part: Part): string {
  switch (part.kind) {
    case 'facts':
      return part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'steps':
      return part.steps.map(({ label, completed }) => `[${completed ? 'x' : ' '}] ${label}`).join('\n')
    case 'products':
      return part.products.map(productText).join('\n\n')
    case 'lines': {
      const { heading, lines, sums, total } = part
      const items = lines.map(
        (line) => `${[line.title, line.note].filter(Boolean).join(', ')}\n  ${line.price}  =  ${line.amount}`,
      )
      const end = [...sums, total].map(({ label, amount }) => `${label}: ${amount}`)
      return [heading, ...items, [...end, total.note].join('\n')].join('\n\n')
    }
    case 'notes':
      return part.notes.map(({ heading, lines }) => [`${heading}:`, ...lines].join('\n')).join('\n\n')
  }
}

function productText({ title, note, price, was, href }: ProductPart): string {
  return [[title, note].filter(Boolean).join(', '), was ? `${price} (${words.was(was)})` : price, href].join(
    '\n',
  )
}
