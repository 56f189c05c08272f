import { fetchSwitches, noSwitches } from '@/data/settings/fetch-switches'
import { readAddress } from '@/data/supabase/read-address'

let switches = noSwitches

/** Reads what is switched on. A page without an addition is better than none. */
export const readAdditions = async () => {
  switches = await fetchSwitches().catch(() => noSwitches)
}

type FilesOf = Readonly<Record<string, readonly string[]>>

/** What sends a browser's anonymous reads to the address for reads alone, in a shop that has one. @param filesOf as below */
export function readScript(filesOf: FilesOf): string {
  const [script] = filesOf['src/app/read-address.ts'] ?? []
  return readAddress && script
    ? `<script type="module" async fetchpriority="low" data-reads="${readAddress}" src="${script}"></script>`
    : ''
}

/**
 * What the server adds to a page, in a shop that has switched it on and in no other: the scripts that note where customers come
 * from and what they agree to, and the sign by which the checkout knows that it asks whether to remind.
 * @param filesOf the built files of a source module
 */
export function pageAdditions(filesOf: FilesOf): string {
  const [script] = filesOf['src/storefront/shared/origins/keep-origin.ts'] ?? []
  const [shares] = filesOf['src/storefront/shared/origins/keep-share.ts'] ?? []
  return [
    switches.origins &&
      script &&
      `<script type="module" async fetchpriority="low" data-origins src="${script}"></script>`,
    switches.purposes.length > 0 &&
      shares &&
      `<script type="module" async fetchpriority="low" data-purposes="${switches.purposes.join(' ')}" src="${shares}"></script>`,
    switches.reminders && '<template data-reminders></template>',
  ]
    .filter(Boolean)
    .join('')
}
