import { CURATED, colourways, curatedSubject, viewsOf } from './curated.ts'
import { generatedSubject } from './generated.ts'
import type { Subject } from './subject.ts'
import { picture, VIEWS, type View } from './views.ts'

/** The widths that the shop asks for; a path without one means the largest. */
const WIDTHS = [206, 412, 724, 824] as const
const LARGEST = 824

const isView = (name: string): name is View => VIEWS.some((view) => view === name)

interface Asked {
  readonly subject: Subject
  readonly view: View
  readonly width: number
}

/** What a picture's path asks for; undefined where the sample catalogue has no such picture. */
function askedAt(path: string): Asked | undefined {
  const [, folder = '', file = '', wide] =
    /^\/catalogue\/(.{1,100})\/([a-z-]{1,40}?)(?:-(\d{3}))?\.webp$/.exec(path) ?? []
  const width = wide === undefined ? LARGEST : WIDTHS.find((one) => one === Number(wide))
  const [, colour = '', view = ''] = /^(?:([a-z]+)-)?([a-z]+)$/.exec(file) ?? []
  if (!width || !isView(view)) return undefined
  const [kind = '', look, ...rest] = folder.split('/')
  if (rest.length > 0) return undefined
  const subject = look === undefined ? curatedAt(kind, colour, view) : generatedSubject(kind, look, colour)
  return subject && { subject, view, width }
}

/** The picture itself, as SVG. */
export function illustrationAt(path: string): { svg: string; width: number } | undefined {
  const asked = askedAt(path)
  return asked && { svg: picture(asked.subject, asked.view), width: asked.width }
}

function curatedAt(slug: string, colour: string, view: View) {
  const product = CURATED.find((one) => one.slug === slug)
  const way = product && colourways(product).find(({ file }) => file === colour)
  return product && way && viewsOf(product).includes(view) ? curatedSubject(product, way) : undefined
}
