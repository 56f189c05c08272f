// The parts of a mail as HTML.
import { Html, html } from './html.ts'
import { look } from './look.ts'
import type { Part, ProductPart } from './mail-content.ts'
import { fonts } from './palette.ts'
import type { Speech } from './speech.ts'

const space = 'margin:36px 0 0;'
const rule = 'border-top-width:1px;border-top-style:solid;'
const table = new Html('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"')
const figures = 'font-variant-numeric:tabular-nums;'
/** Where a line of a language ends. Mail clients do not know `end`. */
const ends = { ltr: 'right', rtl: 'left' } as const

/** The four sides of a left-to-right padding, mirrored where the language runs the other way. */
function sides(direction: Speech['direction'], padding: string): string {
  const [top, right, bottom, left] = padding.split(' ')
  return direction === 'ltr' ? padding : [top, left, bottom, right].join(' ')
}

export function partHtml(part: Part, say: Speech): Html {
  switch (part.kind) {
    case 'facts':
      return factsHtml(part.rows)
    case 'steps':
      return stepsHtml(part.steps)
    case 'products':
      return html`<div style="${space}">${part.products.map((product) => productHtml(product, say))}</div>`
    case 'lines':
      return linesHtml(part, say)
    case 'notes':
      return notesHtml(part.notes, say)
    case 'rate':
      return html`<div style="${space}">${part.products.map((product) => rateHtml(product, say))}</div>`
  }
}

const heading = (text: string) =>
  html`<h2 ${look(`margin:0 0 10px;font-family:${fonts.display};font-size:22px;line-height:1.25;font-weight:bold;`, { text: 'ink' })}>${text}</h2>`

function factsHtml(rows: Extract<Part, { kind: 'facts' }>['rows']): Html {
  const cells = rows.map(
    ({ label, value, isCode }) =>
      html`<div style="padding:6px 0"><span ${look('display:inline-block;vertical-align:top;width:42%;min-width:130px;font-size:14px;', { text: 'muted' })}>${label}</span><strong ${look(`display:inline-block;vertical-align:top;max-width:57%;${figures}`, { text: 'ink' })}>${isCode ? html`<span dir="ltr" translate="no">${value}</span>` : value}</strong></div>`,
  )
  return html`<div ${look('margin:34px 0 0;padding:14px 20px;border-width:1px;border-style:solid;border-radius:10px;', { ground: 'surface-raised', edge: 'line' })}>${cells}</div>`
}

/** A progress bar with a segment and a label per step; completed steps are green. */
function stepsHtml(steps: { label: string; completed: boolean }[]): Html {
  const share = `${Math.floor(100 / Math.max(1, steps.length))}%`
  const cells = steps.map(({ label, completed }) => {
    const bar = look('height:4px;line-height:4px;font-size:0;border-radius:2px;', {
      ground: completed ? 'success' : 'line',
    })
    const text = look(
      `margin:7px 0 0;font-size:13px;line-height:1.3;${completed ? 'font-weight:bold;' : ''}`,
      {
        text: completed ? 'success' : 'muted',
      },
    )
    const done = completed && html`<span aria-hidden="true">✓ </span>`
    return html`<td width="${share}" valign="top" style="padding:0 3px"><div ${bar}>&nbsp;</div><p ${text}>${done}${label}</p></td>`
  })
  return html`<table ${table} style="margin:34px -3px 0"><tr>${cells}</tr></table>`
}

type Pictured = Pick<ProductPart, 'title' | 'note' | 'href' | 'picture' | 'paint'>

/** A picture on its paint. Outlook on Windows, which cannot read the format, sees the paint alone. */
function picture({ picture: src, paint, href }: Pictured, size: number): Html {
  const height = Math.round(size * 1.25)
  const image = html`<a href="${href}" tabindex="-1" aria-hidden="true"><img src="${src ?? ''}" width="${size}" height="${height}" alt="" style="display:block;border:0;width:${size}px;height:${height}px;object-fit:cover;border-radius:4px"></a>`
  const shown = src && html`${new Html('<!--[if !mso]><!-->')}${image}${new Html('<!--<![endif]-->')}`
  return html`<div style="width:${size}px;height:${height}px;border-radius:4px;background-color:${paint}">${shown}</div>`
}

function titleHtml({ title, href, note }: Pictured, size: number): Html {
  return html`<a href="${href}" ${look(`font-size:${size}px;font-weight:bold;text-decoration:none;`, { text: 'ink' })}>${title}</a>${note && html`<br><span ${look('font-size:14px;', { text: 'muted' })}>${note}</span>`}`
}

function productHtml(product: ProductPart, { words, direction }: Speech): Html {
  const was =
    product.was &&
    html` <s aria-label="${words.frame.was(product.was)}" ${look('font-size:15px;', { text: 'muted' })}>${product.was}</s>`
  return html`<table ${table} ${look(`${rule}`, { edge: 'line' })}><tr>
<td width="112" valign="top" style="padding:${sides(direction, '16px 18px 16px 0')}">${picture(product, 112)}</td>
<td valign="middle" style="padding:16px 0">${titleHtml(product, 18)}
<p ${look(`margin:8px 0 0;font-family:${fonts.display};font-size:24px;line-height:1.2;${figures}`, { text: product.was ? 'sale-text' : 'ink' })}>${product.price}${was}</p></td>
</tr></table>`
}

type Rated = Extract<Part, { kind: 'rate' }>['products'][number]

/** Each star is a link of its own, as wide as a thumb. */
function rateHtml(product: Rated, { direction }: Speech): Html {
  const stars = product.stars.map(
    ({ label, href }) =>
      html`<a href="${href}" aria-label="${label}" title="${label}" ${look('display:inline-block;width:40px;font-size:30px;line-height:44px;text-align:center;text-decoration:none;', { text: 'accent' })}>☆</a>`,
  )
  return html`<table ${table} ${look(`${rule}`, { edge: 'line' })}><tr>
<td width="88" valign="top" style="padding:${sides(direction, '16px 18px 16px 0')}">${picture(product, 88)}</td>
<td valign="middle" style="padding:16px 0">${titleHtml(product, 18)}
<p style="margin:6px 0 0;white-space:nowrap">${stars}</p></td>
</tr></table>`
}

/** Gmail cuts a mail off at 102 KB. The first lines have a picture and a link; a long order's others are plain. */
const pictured = 11

function plainLine({ title, note, price, amount }: ProductPart & { amount: string }, say: Speech): Html {
  const { direction, words } = say
  const cell = `padding:${sides(direction, '9px 12px 9px 0')};${rule}`
  const last = `padding:9px 0;${rule}`
  const detail = [note, price].filter(Boolean).join(words.frame.comma)
  return html`<tr valign="top"><td colspan="2" ${look(cell, { edge: 'line' })}>${title}<br><small>${detail}</small></td><td align="${ends[direction]}" ${look(last, { edge: 'line' })}>${amount}</td></tr>`
}

function linesHtml(
  { heading: title, lines, sums, total }: Extract<Part, { kind: 'lines' }>,
  say: Speech,
): Html {
  const { direction } = say
  const end = ends[direction]
  const items = lines.map((line, place) =>
    place >= pictured
      ? plainLine(line, say)
      : html`<tr>
<td width="64" valign="top" ${look(`padding:${sides(direction, '14px 14px 14px 0')};${rule}`, { edge: 'line' })}>${picture(line, 64)}</td>
<td valign="top" ${look(`padding:${sides(direction, '14px 12px 14px 0')};${rule}`, { edge: 'line' })}>${titleHtml(line, 16)}<br><span ${look(`font-size:14px;${figures}`, { text: 'muted' })}>${line.price}</span></td>
<td valign="top" align="${end}" ${look(`padding:14px 0;white-space:nowrap;font-weight:bold;${rule}${figures}`, { text: 'ink', edge: 'line' })}>${line.amount}</td>
</tr>`,
  )
  const sum = ({ label, amount }: { label: string; amount: string }, first: boolean) => {
    const cell = `padding:${first ? '14px' : '4px'} 0 0;${first ? rule : ''}${figures}`
    return html`<tr><td colspan="2" ${look(cell, { text: 'muted', edge: 'line' })}>${label}</td><td align="${end}" ${look(cell, { text: 'ink', edge: 'line' })}>${amount}</td></tr>`
  }
  const last = `padding:12px 0 0;font-weight:bold;${figures}`
  return html`<div style="${space}">${heading(title)}
<table ${table}>${items}${sums.map((one, i) => sum(one, i === 0))}
<tr><td colspan="2" ${look(last, { text: 'ink' })}>${total.label}</td><td align="${end}" ${look(`${last}font-family:${fonts.display};font-size:26px;line-height:1;`, { text: 'ink' })}>${total.amount}</td></tr>
</table>
<p ${look(`margin:4px 0 0;font-size:14px;text-align:${end};`, { text: 'muted' })}>${total.note}</p></div>`
}

/** Two columns on wide screens. */
function notesHtml(notes: Extract<Part, { kind: 'notes' }>['notes'], { direction }: Speech): Html {
  const blocks = notes.map(({ heading: title, lines }) => {
    const text = lines.map((line, i) => html`${i > 0 && new Html('<br>')}${line}`)
    return html`<div style="display:inline-block;vertical-align:top;width:100%;max-width:272px;padding:${sides(direction, '32px 8px 0 0')};box-sizing:border-box"><h2 ${look(`margin:0 0 6px;font-family:${fonts.display};font-size:18px;line-height:1.3;font-weight:bold;`, { text: 'ink' })}>${title}</h2><p ${look('margin:0;overflow-wrap:anywhere;', { text: 'muted' })}>${text}</p></div>`
  })
  return html`<div>${blocks}</div>`
}
