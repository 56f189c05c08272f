// npm run smoke -- https://shop.example: looks at a deployed shop as its visitors get it, changes nothing, prints a table,
// and ends with 1 when something is wrong.
//
// The API's address and public key are read from the shop's own scripts; SUPABASE_URL and SUPABASE_ANON_KEY override them.
// With DATABASE_URL it also looks into the database.
import { runChecks } from './run-checks.ts'
import { visit } from './visit.ts'

const address = process.argv[2]
if (!address || !URL.canParse(address)) {
  console.error('Which shop? For example: npm run smoke -- https://shop.example')
  process.exit(2)
}
const { SUPABASE_URL: api, SUPABASE_ANON_KEY: key, DATABASE_URL } = process.env
const shop = await visit(address, { api, key }).catch((error: Error) => {
  console.error(`${address} does not answer: ${error.message}`)
  process.exit(1)
})
const outcomes = await runChecks(shop, DATABASE_URL)
const width = Math.max(...outcomes.map(({ what }) => what.length))
for (const { what, ok, seen } of outcomes)
  console.log(`${ok === null ? 'note' : ok ? 'ok  ' : 'FAIL'}  ${what.padEnd(width)}  ${seen}`)
const failures = outcomes.filter(({ ok }) => ok === false).length
const result = failures === 0 ? 'nothing is wrong' : `${failures} of ${outcomes.length} checks failed`
console.log(`\n${shop.shop}: ${result}.`)
process.exit(failures === 0 ? 0 : 1)
