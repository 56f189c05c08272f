import * as v from 'valibot'
import { sectionWords } from '@/content/shared/sections'
import { returnTime } from '@/content/shared/shop-words'
import { useShop } from '@/data/settings/shop-settings'
import { useSupport } from '@/data/settings/use-support'
import { useFreeShipping } from '@/storefront/shared/cart/use-free-shipping'
import { Ornament } from '@/storefront/shared/page/ornament'
import { useWelcomePercent } from '@/storefront/shared/preferences/use-welcome-percent'
import { choice, line, list, type SectionProps } from './fields'

const words = sectionWords.facts

export const schema = () =>
  v.object({
    facts: list(
      {
        /** What the settings say, or the owner's own words. */
        fact: choice(['own', 'free-shipping', 'returns', 'welcome', 'support']),
        title: line(40),
        text: line(60),
      },
      6,
    ),
  })

/** The shop's promises in one row; one that the settings do not carry is left out. */
export function Section({ section: { facts } }: SectionProps<typeof schema>) {
  const freeShipping = useFreeShipping()
  const { returnsAreFree } = useShop()
  const time = returnTime()
  const percent = useWelcomePercent()
  const hours = useSupport().hours.email
  const known = {
    own: null,
    'free-shipping': freeShipping === null ? null : words.freeShipping(freeShipping),
    returns: time === null ? null : words.returns(time, returnsAreFree),
    welcome: percent > 0 ? words.welcome(percent) : null,
    support: hours === null ? null : words.support(hours),
  }
  const shown = facts.flatMap(({ fact, title, text }) => {
    if (fact === 'own') return title === '' ? [] : [[title, text] as const]
    const said = known[fact]
    return said === null ? [] : [[said[0], text || said[1]] as const]
  })
  if (shown.length === 0) return null
  return (
    <ul
      aria-label={words.label}
      className={`wrap grid grid-cols-2 gap-4 py-6 text-14 text-muted md:flex md:flex-wrap ${shown.length > 2 ? 'md:justify-between md:gap-x-6' : 'md:gap-x-16'}`}
    >
      {shown.map(([claim, detail]) => (
        <li key={claim} className="flex items-start gap-2.5 max-md:last:odd:col-span-2 md:items-center">
          <Ornament className="size-4 max-md:mt-0.5" />
          <span>
            <strong className="block leading-snug font-semibold text-ink">{claim}</strong>
            <span>{detail}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
