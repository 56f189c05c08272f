// npm run mail:templates: writes the mails of Supabase Auth into supabase/templates, from their words and the shop's look,
// and prints their subjects. An argument (fr) names the language for accounts that keep none; else it is English.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../../src/domain/text/spoken-languages.ts'
import { accountSubject, accountTemplate } from './account-mails.ts'

const folder = join(import.meta.dirname, '../templates')
const asked = process.argv[2]
const fallback = languages.find((code) => code === asked)
if (asked !== undefined && !fallback) {
  console.error(`The shop speaks ${languages.join(', ')}, not ${asked}`)
  process.exit(1)
}
mkdirSync(folder, { recursive: true })
for (const kind of ['recovery', 'confirmation'] as const) {
  writeFileSync(join(folder, `${kind}.html`), accountTemplate(kind, fallback ?? 'en'))
  console.log(`${kind}: ${accountSubject(kind, fallback ?? 'en')}`)
}
