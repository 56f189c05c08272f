// What a shop on the web is set up with. Each value comes from the environment, else from .env in this clone, which is never
// committed; what is missing is asked for where somebody can answer, and kept there.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseEnv } from 'node:util'

export type Settings = {
  /** The project's reference, 20 letters. */
  ref: string
  /** Where the project's API answers, without a slash at its end. */
  api: string
  /** Where its database answers, with the password. */
  database: string
  /** The key that every file of the project's storage is read and written with; null where only the CLI knows it. */
  secretKey: string | null
  /** The shop's own address, an https origin. */
  site: string
  /** What the edge functions read, by the names that they know; the ones that this clone makes are not among them. */
  secrets: Readonly<Record<string, string>>
}

/** Says in one sentence what a person has to do. */
export class SetupError extends Error {}

type Question = { name: string; ask: string; isValid: (answer: string) => boolean }

const isOrigin = (text: string) =>
  URL.canParse(text) && new URL(text).origin === text && text.startsWith('https://')

const questions: readonly Question[] = [
  {
    name: 'SUPABASE_PROJECT_REF',
    ask: 'The project’s reference (dashboard, Project settings, General)',
    isValid: (answer) => /^[a-z]{20}$/.test(answer),
  },
  {
    name: 'DATABASE_URL',
    ask: 'The database’s address with its password (dashboard, Connect, Session pooler)',
    isValid: (answer) => /^postgres(ql)?:\/\/\S+$/.test(answer),
  },
  { name: 'SITE_URL', ask: 'The shop’s own address, such as https://shop.example', isValid: isOrigin },
  {
    name: 'MAIL_FROM',
    ask: 'The address that mails come from, such as hello@shop.example',
    isValid: (answer) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(answer),
  },
  {
    name: 'MAIL_SMTP_URL',
    ask: 'The mail service: smtps://user:password@host:465, or set MAIL_API_URL and MAIL_API_KEY (docs/mail.md)',
    isValid: (answer) => /^smtps?:\/\/\S+$/.test(answer),
  },
]

/** Set by whoever uses what they are for. */
const optional = [
  'MAIL_API_URL',
  'MAIL_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'CMI_CLIENT_ID',
  'CMI_STORE_KEY',
  'CMI_GATEWAY_URL',
  'TURNSTILE_SECRET_KEY',
  'HCAPTCHA_SECRET_KEY',
]

/**
 * A database's address as a program gets it: the password is in the environment, because a list of processes shows arguments and
 * errors repeat them.
 * @throws SetupError where it is no address
 */
export function reachedBy(database: string): { address: string; env: { PGPASSWORD?: string } } {
  try {
    const url = new URL(database)
    const password = decodeURIComponent(url.password) || url.searchParams.get('password')
    url.password = ''
    // Written anew only where it has to be: programs read a blank in what follows the question mark in their own way.
    if (url.searchParams.has('password')) url.searchParams.delete('password')
    return { address: url.href, env: password ? { PGPASSWORD: password } : {} }
  } catch {
    throw new SetupError('DATABASE_URL is no address: signs in its password are written as %XX')
  }
}

/** What a copy of a shop, and its way back, take. */
export const projectNames: readonly string[] = ['SUPABASE_PROJECT_REF', 'DATABASE_URL']

/**
 * The settings of the shop that this clone sets up.
 * @param canAsk whether somebody is there to answer
 * @param names what has to be there
 * @throws SetupError with what is missing or is no such thing
 */
export async function readSettings(
  root: string,
  canAsk: boolean,
  names: readonly string[] = questions.map(({ name }) => name),
): Promise<Settings> {
  const file = join(root, '.env')
  const kept = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const values: Record<string, string> = {}
  for (const name of [
    ...questions.map((each) => each.name),
    ...optional,
    'SUPABASE_URL',
    'SUPABASE_SECRET_KEY',
  ])
    values[name] = (process.env[name] ?? kept[name] ?? '').trim()
  const asked = questions.filter(
    ({ name }) => names.includes(name) && !(name === 'MAIL_SMTP_URL' && values.MAIL_API_URL),
  )
  const wrong = asked.filter(({ name, isValid }) => !isValid(values[name] ?? ''))
  if (wrong.length > 0 && !canAsk)
    throw new SetupError(
      `Set in the environment or in .env:\n${wrong.map(({ name, ask }) => `  ${name}  ${ask}`).join('\n')}`,
    )
  for (const { name, ask, isValid } of wrong) {
    const answer = await answerTo(ask, isValid)
    values[name] = answer
    appendFileSync(file, `${name}=${JSON.stringify(answer)}\n`, { mode: 0o600 })
  }
  const { SUPABASE_PROJECT_REF: ref = '', DATABASE_URL: database = '', SITE_URL: site = '' } = values
  const secrets = ['SITE_URL', 'MAIL_FROM', 'MAIL_SMTP_URL', ...optional].map((name) => [
    name,
    values[name] ?? '',
  ])
  return {
    ...{ ref, database, site },
    api: values.SUPABASE_URL || `https://${ref}.supabase.co`,
    secretKey: values.SUPABASE_SECRET_KEY || null,
    secrets: Object.fromEntries(secrets.filter(([, value]) => value !== '')),
  }
}

async function answerTo(ask: string, isValid: Question['isValid']): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    for (;;) {
      const answer = (await lines.question(`${ask}: `)).trim()
      if (isValid(answer)) return answer
      console.log('  That is none.')
    }
  } finally {
    lines.close()
  }
}
