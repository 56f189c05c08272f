import { tone } from '../kit/colour.ts'
import { rect, starPath } from '../kit/geometry.ts'
import { GOLD } from '../kit/metal.ts'
import type { Good } from '../kit/pen.ts'

/** glass is drawn as light: bright edge, dark far edge, liquid between */
export const perfume: Good = (c) => {
  const { color: liq, accent: acc } = c.o
  const body = rect(112, 190, 176, 232, 22),
    inner = rect(130, 206, 140, 196, 12)
  c.fill(
    rect(168, 150, 64, 46, 6),
    c.grad(
      [
        [0, GOLD[1]],
        [0.25, GOLD[0]],
        [0.6, GOLD[2]],
        [1, GOLD[3]],
      ],
      168,
      0,
      232,
      0,
    ),
  )
  for (const y of [160, 168, 176, 184]) c.line(`M169 ${y}H231`, GOLD[3], 0.8, 'opacity=".5"')
  // cap: faceted octagon
  const cap = 'M156 84L174 64H226L244 84V142L232 154H168L156 142Z'
  c.fill(
    cap,
    c.grad(
      [
        [0, tone(acc, 0.12)],
        [0.5, acc],
        [1, tone(acc, -0.14)],
      ],
      156,
      64,
      244,
      154,
    ),
  )
  c.fill('M156 84L174 64H226L244 84L226 92H174Z', tone(acc, 0.2), 'opacity=".8"')
    .fill('M174 92H226V150L232 154H168L174 150Z', tone(acc, 0.04), 'opacity=".7"')
    .fill('M226 92L244 84V142L232 154L226 150Z', tone(acc, -0.2), 'opacity=".7"')
    .line('M174 64L174 92H226L226 64M174 92V150M226 92V150', tone(acc, 0.26), 0.8, 'opacity=".6"')
    .line('M180 98V144', '#fff', 4, 'opacity=".25"')
  // glass
  c.fill(
    body,
    c.grad(
      [
        [0, '#FFFFFF', 0.9],
        [0.5, tone(liq, 0.25), 0.75],
        [1, '#EADFCB', 0.9],
      ],
      112,
      190,
      288,
      422,
    ),
  )
  c.fill(
    inner,
    c.grad(
      [
        [0, tone(liq, 0.16)],
        [0.45, liq],
        [1, tone(liq, -0.1)],
      ],
      120,
      210,
      280,
      400,
    ),
  )
  c.add(
    `<g clip-path="${c.clip(inner)}"><path d="M120 200H280V232Q200 240 120 232Z" fill="#fffaf0" opacity=".6"/><path d="M120 232Q200 240 280 232" fill="none" stroke="${tone(liq, -0.16)}" stroke-width="1.2" opacity=".5"/><path d="M128 200H150L136 410H124Z" fill="#fff" opacity=".4"/><path d="M250 200H276V410H244Z" fill="${tone(liq, -0.2)}" opacity=".22"/><path d="M197 196V392" stroke="#fff" stroke-width="3.4" opacity=".4"/></g>`,
  )
  c.add(
    `<g clip-path="${c.clip(body)}"><path d="${body}" fill="none" stroke="#fff" stroke-width="7" opacity=".85" filter="${c.blur(1.6)}" transform="translate(2 2)"/><path d="${body}" fill="none" stroke="${tone(liq, -0.28)}" stroke-width="8" opacity=".3" filter="${c.blur(3)}" transform="translate(-2 -2)"/><path d="M118 404H282V424H118Z" fill="#fff" opacity=".3"/></g>`,
  )
  c.line(body, tone(liq, -0.25), 0.8, 'opacity=".55"').line(inner, tone(liq, -0.2), 0.7, 'opacity=".4"')
  // label with star
  c.fill(rect(152, 262, 96, 104, 3), '#FBF6EA').line(
    rect(157, 267, 86, 94, 2),
    tone(acc, -0.05),
    0.9,
    'opacity=".8"',
  )
  const star = (r: number, a0 = 0) => starPath(200, 298, r, a0)
  c.fill(star(18), tone(acc, 0))
    .fill(star(13.8, Math.PI / 8), '#FBF6EA')
    .fill(star(9), tone(liq, -0.08))
  c.add(
    `<text x="200" y="336" font-family="El Messiri,serif" font-size="11" letter-spacing="2.4" fill="#1B1A17" text-anchor="middle">${c.o.label ?? 'NÉROLI'}</text><text x="200" y="350" font-family="El Messiri,serif" font-size="6.6" letter-spacing="1.4" fill="#5E5A52" text-anchor="middle">EAU DE PARFUM</text>`,
  )
}
