// What `supabase config push` would send, seen by the real CLI against a stand-in for the platform's management API.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../support/imports.ts'
import { sampleOf } from '../support/seed.ts'
import { supabase } from '../support/supabase-cli.ts'

const read = (path: string) => readFileSync(join(root, 'supabase', path), 'utf8')
const hosted = read('config.toml')
/** What the owner writes into [remotes.production]. */
const project = /project_id = "([a-z]{20})"/.exec(hosted)?.[1] ?? ''
const site = /site_url = "([^"]*)"/.exec(hosted)?.[1] ?? ''

/** A project with the opposite of every setting. */
const remote = {
  api: { db_schema: 'public,private', max_rows: 5 },
  auth: {
    site_url: 'http://localhost:3000',
    uri_allow_list: '**',
    mailer_autoconfirm: true,
    mailer_secure_email_change_enabled: false,
    security_update_password_require_reauthentication: false,
    security_update_password_require_current_password: false,
    mfa_totp_enroll_enabled: false,
    mfa_totp_verify_enabled: false,
    password_min_length: 6,
    disable_signup: true,
    external_anonymous_users_enabled: true,
    smtp_host: 'smtp.shop.example',
  },
  storage: { file_size_limit: 5_242_880 },
}
/** What else the API says of PostgREST after a change; the CLI insists on each. */
const postgrest = {
  db_extra_search_path: '',
  db_pool: null,
  db_pool_acquisition_timeout: null,
  db_pool_max_lifetime: null,
  db_pool_max_idletime: null,
}

let sent: Record<string, unknown> = {}
const api = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const { method, url = '' } = request
  const answer = (body: object) =>
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))
  if (method === 'PATCH') Object.assign(sent, JSON.parse(text))
  if (method === 'PATCH' && url.endsWith('/postgrest')) return answer({ ...postgrest, ...JSON.parse(text) })
  if (url.includes('/billing/addons')) return answer({ selected_addons: [], available_addons: [] })
  if (url.startsWith('/v2/')) return answer({ data: { attributes: remote } })
  // After the sign-in settings the real API answers with all of them, which nothing here needs: the CLI ends with an
  // error then, having sent everything.
  return answer({})
})
const home = mkdtempSync(join(tmpdir(), 'shop-config-'))
const profile = join(home, 'profile.yaml')

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const address = api.address()
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port')
  const url = `http://127.0.0.1:${address.port}`
  writeFileSync(
    profile,
    `name: stand-in\napi_url: ${url}\ndashboard_url: ${url}\nproject_host: supabase.example\n`,
  )
  cpSync(join(root, 'supabase/templates'), join(home, 'supabase/templates'), { recursive: true })
})
afterAll(async () => {
  await new Promise((resolve) => api.close(resolve))
  rmSync(home, { recursive: true })
})

/** Pushes a configuration to a project; resolves to what was sent and what the CLI said. */
async function push(config: string, ref = project) {
  writeFileSync(join(home, 'supabase/config.toml'), config)
  sent = {}
  const flags = ['--profile', profile, '--workdir', home, `--remote=${ref}`, '--yes']
  const token = { SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}` }
  const { output } = await supabase(['config', 'push', ...flags], token)
  return { sent, said: output }
}

/** What must not reach a project that the world can see. */
function unsafe({ sent, said }: Awaited<ReturnType<typeof push>>) {
  const must: Record<string, unknown> = {
    site_url: site,
    uri_allow_list: '',
    mailer_autoconfirm: false,
    mailer_secure_email_change_enabled: true,
    security_update_password_require_reauthentication: true,
    security_update_password_require_current_password: true,
    mfa_totp_enroll_enabled: true,
    mfa_totp_verify_enabled: true,
    password_min_length: 8,
    disable_signup: false,
    external_anonymous_users_enabled: false,
    db_schema: 'public',
    max_rows: 1000,
  }
  const wrong = Object.keys(must).filter((name) => sent[name] !== must[name])
  if (!/^https:\/\/[^/]+$/.test(String(sent.site_url))) wrong.push('an address that no browser trusts')
  if (/localhost|127\.0\.0\.1|env\(/.test(JSON.stringify(sent))) wrong.push('an address of one machine')
  if (/\bwarn|deprecated/i.test(said)) wrong.push('a warning')
  if (Object.keys(sent).some((name) => name.startsWith('smtp_'))) wrong.push('the mail server')
  return wrong
}

describe('pushing the configuration to the live project', () => {
  let pushed: Awaited<ReturnType<typeof push>>
  beforeAll(async () => {
    pushed = await push(hosted)
  })

  it('the push turns confirmations on, opens no redirects, sends no local address and brings no warning', async () => {
    expect(unsafe(pushed), pushed.said).toEqual([])
  })

  it('the pushed configuration brings the mails of Auth', () => {
    expect(pushed.sent).toMatchObject({
      mailer_templates_recovery_content: read('templates/recovery.html'),
      mailer_templates_confirmation_content: read('templates/confirmation.html'),
    })
  })

  const mistakes: [line: string, changed: string, problem: string][] = [
    ['enable_confirmations = true', 'enable_confirmations = false', 'mailer_autoconfirm'],
    ['double_confirm_changes = true', '', 'mailer_secure_email_change_enabled'],
    ['secure_password_change = true', '', 'security_update_password_require_reauthentication'],
    ['minimum_password_length = 8', 'minimum_password_length = 6', 'password_min_length'],
    [`"${site}"`, '"http://localhost:5173"', 'an address of one machine'],
    [`"${site}"`, '"env(SITE_URL)"', 'an address that no browser trusts'],
    ['additional_redirect_urls = []', 'additional_redirect_urls = ["https://*.example"]', 'uri_allow_list'],
    ['schemas = ["public"]', 'schemas = ["public", "private"]', 'db_schema'],
    ['major_version = 17', 'major_version = 17\ndriver = "pglite"', 'a warning'],
    ['[auth.email]\n', '[auth.email]\nenable_signup = true\n', 'a warning'],
  ]
  const chosen = sampleOf(mistakes.map(String), 2)
  it.each(mistakes.filter((mistake) => chosen.includes(String(mistake))))(
    'a wrong configuration is caught when %j is %j',
    async (line, changed, problem) => {
      expect(hosted).toContain(line)
      expect(unsafe(await push(hosted.replace(line, changed)))).toContain(problem)
    },
  )
})

it('the pushed configuration leaves the address of any other project as it is', async () => {
  const { sent } = await push(hosted, 'tsrqponmlkjihgfedcba')
  expect(sent).toMatchObject({ mailer_autoconfirm: false })
  expect(sent).not.toHaveProperty('site_url')
})

it('the configuration is that of the embedded back end but for addresses, keys and confirmations', () => {
  const { db, auth, functions, remotes, ...shared } = parse(hosted)
  const { db: localDb, auth: localAuth, ...localShared } = parse(read('local/config.toml'))
  expect(localShared).toEqual(shared)
  const local = [
    'site_url',
    'additional_redirect_urls',
    'jwt_secret',
    'publishable_key',
    'secret_key',
    'email',
    // The embedded back end's own Auth has authenticator apps without a setting (supabase/local/second-factor.ts).
    'mfa',
  ]
  const others = (table: unknown) =>
    Object.fromEntries(Object.entries(Object(table)).filter(([name]) => !local.includes(name)))
  expect(others(localAuth)).toEqual(others(auth))
})
