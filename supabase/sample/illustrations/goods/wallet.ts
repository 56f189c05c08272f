import { lightness, tone } from '../kit/colour.ts'
import { folds, open, pts, rect, spline, starPath } from '../kit/geometry.ts'
import type { Good, Pen, Stop } from '../kit/pen.ts'

const ramp = (at: readonly number[], colours: readonly string[]): Stop[] =>
  colours.map((k, i) => [at[i] ?? 1, k])

const D = '3.2 2.4'

/** the edge of a card in its slot, with a line of embossing or a stripe */
function card(
  c: Pen,
  x: number,
  y: number,
  w: number,
  colour: string,
  mark: 'stripe' | 'star' | 'line',
): void {
  const d = rect(x, y, w, 60, 6)
  c.fill(d, '#120a04', `opacity=".32" filter="${c.blur(1.4)}" transform="translate(1 -1.200)"`)
  c.fill(d, c.grad(ramp([0, 0.5, 1], [tone(colour, 0.08), colour, tone(colour, -0.06)]), x, y, x + w, y + 30))
  c.line(d, tone(colour, -0.2), 0.7, 'opacity=".5"').line(
    `M${x + 6} ${y + 1.2}H${x + w - 6}`,
    '#fff',
    1,
    'opacity=".5"',
  )
  if (mark === 'stripe') c.fill(`M${x} ${y + 7}h${w}v8h${-w}Z`, tone(colour, -0.34), 'opacity=".8"')
  if (mark === 'star') c.fill(starPath(x + w - 16, y + 12, 7), tone(colour, 0.3), 'opacity=".9"')
  if (mark === 'line')
    c.line(`M${x + 10} ${y + 11}h${w * 0.42}`, tone(colour, -0.26), 2, 'stroke-dasharray="7 3" opacity=".7"')
}

/** a bifold wallet open like a book: notes behind, cards in their slots, a coin pocket with a snap */
export const wallet: Good = (c) => {
  const { color: col, accent: acc } = c.o
  const th = tone(col, lightness(col) > 0.5 ? -0.28 : 0.26)
  const inside = tone(col, lightness(col) > 0.5 ? -0.035 : 0.035)
  c.add('<g transform="rotate(-9 200 250)">')
  // outer leather, seen as a rim behind the lining
  const outer = pts(
    '40,160! 46,152 120,150 192,154 200,157 208,154 280,150 354,152 360,160! 362,250 360,352 352,360! 280,363 208,360 200,357 192,360 120,363 48,360 40,352! 38,250',
  )
  c.cloth(spline(outer), { edge: 1.5, from: [40, 150], to: [360, 360], glow: 0.2 })
  // banknotes standing out of the long pocket
  for (const [x, y, turn, colour] of [
    [66, 122, -1.4, '#9DB6A0'],
    [58, 132, 0.9, '#C8A98F'],
  ] as const) {
    const note = rect(x, y, 276, 70, 1.5)
    c.add(`<g transform="rotate(${turn} 200 180)">`)
      .fill(note, '#120a04', `opacity=".28" filter="${c.blur(2)}" transform="translate(2 3)"`)
      .fill(
        note,
        c.grad(ramp([0, 0.5, 1], [tone(colour, 0.1), colour, tone(colour, -0.04)]), x, y, x + 276, y + 60),
      )
      .line(rect(x + 5, y + 4.5, 266, 60, 1), tone(colour, -0.18), 0.8, 'opacity=".7"')
    for (let i = 0; i < 3; i++)
      c.line(starPath(x + 34 + i * 88, y + 20, 12), tone(colour, -0.2), 0.8, 'opacity=".6"').line(
        `M${x + 52 + i * 88} ${y + 14}h36m-36 6h44m-44 6h28`,
        tone(colour, -0.14),
        0.7,
        'opacity=".5"',
      )
    c.add('</g>')
  }
  // front wall of the note pocket
  const front = pts(
    '42,172! 120,168 190,171 200,174 210,171 280,168 358,172! 360,250 358,351 351,358! 280,361 208,358 200,355 192,358 120,361 49,358 42,351! 40,250',
  )
  const d = spline(front)
  c.fill(d, '#120a04', `opacity=".4" filter="${c.blur(3)}" transform="translate(1 -2)"`).cloth(d, {
    color: inside,
    edge: 1.3,
    from: [40, 170],
    to: [360, 360],
    glow: 0.18,
    soft: 9,
    light: folds('70,190 140,350 20 40; 236,186 290,350 12 30'),
  })
  c.stitch(open(pts('50,178 120,174.500 190,177')), th, 0.9, D, 'opacity=".8"').stitch(
    open(pts('210,177 280,174.500 350,178')),
    th,
    0.9,
    D,
    'opacity=".8"',
  )
  // left: three cards, each slot lies over the one before
  c.add(`<g clip-path="${c.clip(d)}">`)
  const slots = [196, 228, 260]
  const cards = [
    ['#F3EDE0', 'stripe'],
    [acc, 'star'],
    ['#4F6F8F', 'line'],
  ] as const
  slots.forEach((y, i) => {
    const [colour, mark] = cards[i] ?? cards[0]
    card(c, 59 + (i % 2) * 2, y - 5, 122, colour, mark)
    const slot = spline(
      pts(
        `50,${y + 14}! 106,${y + 14} 112,${y + 20} 128,${y + 20} 134,${y + 14} 188,${y + 14}! 190,352! 50,352!`,
      ),
    )
    c.cast(slot, 0.4, 1.8, 0.5, -1.6, d).cloth(slot, {
      color: tone(inside, 0.006),
      edge: 0.8,
      from: [50, y],
      to: [190, y + 120],
      glow: 0.2,
    })
    c.stitch(
      `M54 ${y + 19}H102Q110 ${y + 25} 120 ${y + 25}Q130 ${y + 25} 138 ${y + 19}H184`,
      th,
      0.9,
      D,
      'opacity=".8"',
    )
  })
  // right: window card above a coin pocket with a flap
  card(c, 222, 192, 122, '#EAD9B8', 'star')
  const pocket = spline(pts('212,216! 350,216! 352,354! 212,354!'))
  c.cast(pocket, 0.36, 1.8, 0.5, -1.6, d).cloth(pocket, {
    color: tone(inside, 0.004),
    edge: 0.9,
    from: [212, 210],
    to: [350, 350],
    glow: 0.2,
  })
  c.stitch('M217 221H346', th, 0.9, D, 'opacity=".8"')
  const flap = spline(pts('216,248! 346,248! 346,286 338,298 281,306 224,298 216,286'))
  c.cast(flap, 0.42, 3, 1.5, 4, pocket).cloth(flap, {
    color: tone(inside, 0.02),
    edge: 1,
    from: [216, 240],
    to: [346, 310],
    glow: 0.24,
    soft: 4,
    light: folds('230,256 310,260 4 8'),
  })
  c.stitch(
    open(pts('221,253 221,285 228,293.500 281,301 334,293.500 341,285 341,253')),
    th,
    0.9,
    D,
    'opacity=".85"',
  )
  c.button(281, 286, 7.5, '#D3A653').fill(starPath(281, 286, 4.4), '#8F6526')
  c.add('</g>')
  // fold of the spine and the seam round the edge
  c.fill('M190 160Q200 172 210 160L209 358H191Z', '#120a04', `opacity=".3" filter="${c.blur(3)}"`)
    .line('M199 174V356', tone(col, -0.22), 1.6, 'opacity=".8"')
    .line('M202.600 174V356', tone(col, 0.2), 1.2, 'opacity=".5"')
  c.stitch(
    open(pts('46,180 44.500,250 46.500,349 52,354.500 120,357 190,354.500')),
    th,
    0.9,
    D,
    'opacity=".85"',
  ).stitch(
    open(pts('354,180 355.500,250 353.500,349 348,354.500 280,357 210,354.500')),
    th,
    0.9,
    D,
    'opacity=".85"',
  )
  c.word(152, 344, 'ZELLIGE', 8, tone(inside, lightness(col) > 0.4 ? -0.2 : 0.22), 1.6, 'opacity=".9"')
  c.add('</g>')
}
