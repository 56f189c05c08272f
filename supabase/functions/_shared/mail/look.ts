// Colours as attributes: inline for the light, a class that the dark sheet overrides.
import { Html } from './html.ts'
import { type Color, palette } from './palette.ts'

const roles = { text: 'color', ground: 'background-color', edge: 'border-color' } as const
type Paint = { [role in keyof typeof roles]?: Color }

/** The class and style attributes of an element: its own styles (never from outside), and its colours by name. */
export function look(css: string, paint: Paint = {}): Html {
  const pairs = Object.entries(paint) as [keyof typeof roles, Color][]
  const classes = pairs.map(([role, color]) => `${role}-${color}`).join(' ')
  const colors = pairs.map(([role, color]) => `${roles[role]}:${palette[color][0]};`).join('')
  return new Html(`${classes ? `class="${classes}" ` : ''}style="${css.replaceAll('"', "'")}${colors}"`)
}

/** For clients that follow the system's theme, and for Outlook's, which mark what they have darkened. */
export function darkSheet(): Html {
  const dark = Object.entries(palette).flatMap(([name, [, color]]) =>
    Object.entries(roles).map(([role, property]) => ({
      rule: `.${role}-${name}`,
      style: `${property}:${color}`,
    })),
  )
  return new Html(
    [
      ':root{color-scheme:light dark;supported-color-schemes:light dark}',
      '@media (prefers-color-scheme:dark){',
      ...dark.map(({ rule, style }) => `${rule}{${style}!important}`),
      '}',
      ...dark
        .filter(({ rule }) => !rule.startsWith('.edge'))
        .map(({ rule, style }) => {
          const attribute = rule.startsWith('.text') ? 'data-ogsc' : 'data-ogsb'
          return `[${attribute}] ${rule}{${style}!important}`
        }),
    ].join('\n'),
  )
}
