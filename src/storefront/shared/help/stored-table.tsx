import { useEffect, useState } from 'react'
import { changeThing, consentWords, originThing, shareThing, storedThings } from '@/content/layout/consent'
import { named } from '@/content/shared/lists'
import { storedKeys } from '@/data/browser/stored-keys'
import { useConsent } from '@/storefront/shared/preferences/consent'

const { head, ...words } = consentWords.table

/** Everything the shop can store in a browser, and whether this one has it. */
export function StoredTable() {
  const consent = useConsent()
  const [names, setNames] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: consent changes what is stored
  useEffect(() => setNames(storedKeys()), [consent])
  const isHere = (keys: readonly string[]) => names.some((name) => keys.some((key) => name.startsWith(key)))
  const things = [
    ...storedThings,
    ...[changeThing, originThing, shareThing].filter(({ keys }) => isHere(keys)),
  ]
  return (
    <table className="w-full border-collapse text-14 max-md:block">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line-strong">
          {Object.entries(head).map(([name, label]) => (
            <th
              key={name}
              scope="col"
              className="py-2 pe-4 text-start font-semibold whitespace-nowrap last:pe-0"
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {[false, true].map((optional) => (
        <tbody key={String(optional)} className="max-md:block">
          <tr className="max-md:block">
            <th
              scope="rowgroup"
              colSpan={4}
              className="pt-5 pb-1.5 text-start text-14 font-semibold text-eyebrow max-md:block"
            >
              {optional ? words.optional : words.needed}
            </th>
          </tr>
          {things
            .filter((thing) => Boolean(thing.optional) === optional)
            .map(({ keys, name, why, until }) => (
              <tr
                key={name}
                className="border-b border-line break-inside-avoid max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:py-2.5"
              >
                <th scope="row" className="text-start align-top font-medium md:w-44 md:py-2.5 md:pe-4">
                  {name}
                </th>
                <td className="align-top text-muted max-md:col-span-2 max-md:row-start-2 md:py-2.5 md:pe-4">
                  {why}
                </td>
                <td className="align-top text-muted max-md:col-span-2 max-md:row-start-3 md:py-2.5 md:pe-4">
                  {until}
                </td>
                <td className="align-top whitespace-nowrap max-md:col-start-2 max-md:row-start-1 md:py-2.5">
                  <span className="text-muted md:hidden">{named(head.now, '')}</span>
                  <span className={isHere(keys) ? 'font-semibold' : 'text-muted'}>
                    {isHere(keys) ? words.yes : words.no}
                  </span>
                </td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  )
}
