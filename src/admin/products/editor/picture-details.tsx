import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { adminProductEdit } from '@/content/admin/catalogue/product-edit'
import type { GalleryPicture } from '@/domain/product/product-form'
import { Button } from '@/ui/button'
import { SelectField, TextField } from '@/ui/field'

const words = adminProductEdit.pictures
const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const

type PictureDetailsProps = {
  picture: GalleryPicture
  place: number
  of: number
  colors: readonly string[]
  /** What colours are called in place of the software's word, or ''. */
  colorName: string
  onChange: (facts: Partial<Pick<GalleryPicture, 'alt' | 'color'>>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
  onClose: () => void
}

export function PictureDetails(props: PictureDetailsProps) {
  const { picture, place, of, colors, colorName, onChange, onMove, onRemove, onClose } = props
  const element = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const choices = picture.color && !colors.includes(picture.color) ? [...colors, picture.color] : colors
  const small = { look: 'quiet', size: 'small' } as const
  return (
    <fieldset
      ref={element}
      className="scroll-mb-24 grid gap-3 rounded-control bg-surface p-3 ring-1 ring-line"
    >
      <legend className="sr-only">{words.open(place + 1, of, picture.alt)}</legend>
      <div className={`grid gap-3 ${choices.length > 0 ? 'md:grid-cols-2' : ''}`}>
        <TextField
          dense
          label={words.alt}
          hint={words.altHint}
          value={picture.alt}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onChange({ alt: target.value })}
        />
        {choices.length > 0 && (
          <SelectField
            dense
            label={words.color(colorName)}
            hint={words.colorHint}
            value={picture.color ?? ''}
            onChange={({ target }) => onChange({ color: target.value || null })}
          >
            <option value="">{words.anyColor}</option>
            {choices.map((color) => (
              <option key={color}>{color}</option>
            ))}
          </SelectField>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button {...small} aria-disabled={place === 0} onClick={() => onMove(-1)}>
          <ArrowLeft {...icon} className="rtl:rotate-180" />
          {words.earlier}
        </Button>
        <Button {...small} aria-disabled={place === of - 1} onClick={() => onMove(1)}>
          <ArrowRight {...icon} className="rtl:rotate-180" />
          {words.later}
        </Button>
        <Button {...small} onClick={onRemove}>
          <Trash2 {...icon} />
          {words.removeThis}
        </Button>
        <Button {...small} className="ms-auto" onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </fieldset>
  )
}
