import {
  BadgeCheck,
  Gift,
  HandHeart,
  Leaf,
  type LucideIcon,
  Package,
  ShieldCheck,
  Sprout,
  Truck,
  Users,
} from 'lucide-react'
import * as v from 'valibot'
import { SectionTitle } from '@/storefront/shared/sections/section-title'
import { choice, line, lines, list, type SectionProps } from '../fields'

const signs = {
  people: Users,
  sprout: Sprout,
  badge: BadgeCheck,
  parcel: Package,
  truck: Truck,
  shield: ShieldCheck,
  hand: HandHeart,
  leaf: Leaf,
  gift: Gift,
} satisfies Record<string, LucideIcon>

export const schema = () =>
  v.object({
    title: line(80),
    items: list(
      {
        sign: choice(['badge', 'people', 'sprout', 'parcel', 'truck', 'shield', 'hand', 'leaf', 'gift']),
        title: line(80),
        text: lines(400),
      },
      9,
    ),
  })

/** What one gets, each with a sign. */
export function Section({ id, section: { title, items } }: SectionProps<typeof schema>) {
  const shown = items.filter((item) => item.title !== '')
  if (shown.length === 0) return null
  return (
    <section {...(title && { 'aria-labelledby': id })} className="wrap py-section">
      {title && <SectionTitle id={id}>{title}</SectionTitle>}
      <ul className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
        {shown.map((item) => {
          const Sign = signs[item.sign]
          return (
            <li key={item.title}>
              <Sign size={28} strokeWidth={1.6} aria-hidden="true" className="text-accent" />
              <h3 className="mt-3 font-display text-28 leading-tight font-medium">{item.title}</h3>
              <p className="mt-2 text-pretty text-muted">{item.text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
