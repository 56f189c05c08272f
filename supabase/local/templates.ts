// npm run mail:templates: writes the mails of Supabase Auth into supabase/templates, from their words and the shop's look.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountTemplate } from './account-mails.ts'

const folder = join(import.meta.dirname, '../templates')
mkdirSync(folder, { recursive: true })
for (const kind of ['recovery', 'confirmation'] as const)
  writeFileSync(join(folder, `${kind}.html`), accountTemplate(kind))
