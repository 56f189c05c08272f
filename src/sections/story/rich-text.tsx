import * as v from 'valibot'
import { comma } from '@/content/shared/lists'
import { useShopSettings } from '@/data/settings/shop-settings'
import { useIdentity } from '@/data/settings/use-identity'
import { onGround } from '@/storefront/shared/sections/ground'
import { RichText } from '@/storefront/shared/sections/rich-text'
import { SectionTitle } from '@/storefront/shared/sections/section-title'
import { TargetButton } from '@/storefront/shared/sections/target-button'
import { choice, ground, line, link, rich, type SectionFields, type SectionProps, toggle } from '../fields'

export const schema = () =>
  v.object({
    title: line(120),
    /** Below its title in one column, or large beside it. */
    layout: choice(['column', 'beside']),
    ground: ground('plain', 'tint', 'band'),
    text: rich(20_000),
    /** The shop's postal address below the text. */
    hasAddress: toggle(),
    button: line(40),
    to: link(),
    second: line(40),
    secondTo: link(),
  })
type RichTextSection = SectionFields<typeof schema>

/** Text with headings, lists and pictures. */
export function Section({ id, section }: SectionProps<typeof schema>) {
  const { title, layout, text } = section
  if (text.length === 0 && title === '') return null
  const isBeside = layout === 'beside' && title !== ''
  // A text stands looser than a sentence with what one can do about it.
  const isShort = text.length < 2
  return (
    <section
      {...(title && { 'aria-labelledby': id })}
      className={`${onGround(section.ground)} py-section ${isBeside ? `grid grid-cols-1 gap-x-12 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] ${isShort ? 'gap-y-6' : 'gap-y-4'}` : ''}`}
    >
      {title && <SectionTitle id={id}>{title}</SectionTitle>}
      <div className={isBeside ? '' : 'mt-5 first:mt-0'}>
        <div
          className={`grid max-w-prose ${layout === 'beside' ? `gap-5 text-20 ${isShort ? 'leading-normal' : 'leading-relaxed'}` : 'gap-4 leading-relaxed'}`}
        >
          <RichText blocks={text} />
        </div>
        {section.hasAddress && <Address />}
        <Buttons section={section} />
      </div>
    </section>
  )
}

function Address() {
  const identity = useIdentity()
  const shop = useShopSettings()
  if (identity.address.length === 0) return null
  return (
    <address className="mt-5 text-muted not-italic">
      {[identity.name ?? shop?.name ?? '', ...identity.address].filter(Boolean).join(comma)}
    </address>
  )
}

function Buttons({ section: { button, to, second, secondTo } }: { section: RichTextSection }) {
  if (!to && !secondTo) return null
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      <TargetButton to={to} label={button} />
      <TargetButton to={secondTo} label={second} look="line" />
    </p>
  )
}
