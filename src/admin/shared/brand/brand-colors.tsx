import { Check } from 'lucide-react'
import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { storeBrand } from '@/content/admin/store/brand'
import { comma } from '@/content/shared/lists'
import { type BrandForm, shownColors } from '@/domain/shop/brand'
import { contrast } from '@/domain/shop/oklch'
import { type BrandColors, type Palette, type PaletteToken, paletteOf } from '@/domain/shop/palette'
import { TextField } from '@/ui/field'
import { Panel } from '../page/panel'

const words = storeBrand.colors
const names = ['accent', 'sale', 'highlight'] as const
const hints = { accent: words.accentHint, sale: words.saleHint, highlight: words.highlightHint } as const

/** The pairs that an owner is shown, and whose colour the front one is. */
const shownPairs: readonly {
  name: keyof typeof words.pairs
  front: PaletteToken
  ground: PaletteToken
  chosen?: keyof BrandColors
}[] = [
  { name: 'accent', front: 'accent', ground: 'surface', chosen: 'accent' },
  { name: 'onAccent', front: 'on-accent', ground: 'accent' },
  { name: 'sale', front: 'sale', ground: 'surface', chosen: 'sale' },
  { name: 'muted', front: 'muted', ground: 'surface' },
]

/** The three colours of the brand, with the contrast of what follows from them in both themes. */
export function BrandColorFields({ saved }: { saved: BrandColors }) {
  const { register, setValue, watch, getFieldState, formState } = useFormContext<BrandForm>()
  const [accent, sale, highlight] = watch(['accent', 'sale', 'highlight'])
  const colors = useMemo(
    () => shownColors({ accent, sale, highlight }, saved),
    [accent, sale, highlight, saved],
  )
  const palettes = useMemo(() => paletteOf(colors), [colors])
  return (
    <Panel id="brand-colors" title={words.title}>
      <p className="-mt-1 px-4 pb-3 text-muted">{words.text}</p>
      <div className="grid gap-4 border-t border-line p-4 sm:grid-cols-3">
        {names.map((name) => (
          <div key={name} className="flex items-start gap-2">
            <input
              type="color"
              aria-label={words.pick(words[name])}
              value={colors[name]}
              onChange={({ target }) =>
                setValue(name, target.value, { shouldDirty: true, shouldValidate: true, shouldTouch: true })
              }
              className="mt-6.5 size-11 shrink-0 cursor-pointer rounded-control border border-line bg-surface-raised p-0.5 md:size-9"
            />
            <TextField
              dense
              label={words[name]}
              hint={hints[name]}
              dir="ltr"
              autoComplete="off"
              maxLength={7}
              error={storeBrand.problems[getFieldState(name, formState).error?.message ?? '']}
              className="min-w-0 flex-1"
              {...register(name)}
            />
          </div>
        ))}
      </div>
      <div className="grid gap-4 border-t border-line p-4 sm:grid-cols-2">
        <Contrasts title={words.light} palette={palettes.light} colors={colors} />
        <Contrasts title={words.dark} palette={palettes.dark} colors={colors} />
      </div>
    </Panel>
  )
}

type ContrastsProps = { title: string; palette: Palette; colors: BrandColors }

function Contrasts({ title, palette, colors }: ContrastsProps) {
  return (
    <section aria-label={`${words.contrast}${comma}${title}`}>
      <h3 className="pb-1 font-text text-14 font-semibold tracking-normal">{title}</h3>
      <ul className="grid gap-1">
        {shownPairs.map(({ name, front, ground, chosen }) => (
          <li key={name} className="flex items-center gap-2.5">
            <span
              aria-hidden="true"
              style={{ color: palette[front], backgroundColor: palette[ground] }}
              className="grid size-7 shrink-0 place-items-center rounded-picture border border-line font-semibold"
            >
              Aa
            </span>
            <span className="min-w-0 flex-1 leading-tight">
              <span className="block">{words.pairs[name]}</span>
              {chosen && (
                <span className="block text-12 text-muted">
                  {palette[front] === colors[chosen]
                    ? words.kept
                    : words.darkened(words.ratio(contrast(colors[chosen], palette[ground])))}
                </span>
              )}
            </span>
            <Check size={14} strokeWidth={1.8} aria-hidden="true" className="text-success" />
            <span className="font-semibold">{words.ratio(contrast(palette[front], palette[ground]))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
