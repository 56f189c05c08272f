// Being another user: forged tokens, headers and metadata, schemas and functions that are not for the API.
import { expect } from 'vitest'
import { functions } from '../support/access-matrix.ts'
import { type Answer, type Attack, each, forge, type Target } from './target.ts'

/** What only an owner gets, asked for with a token. */
const asOwner = async (t: Target, token: string): Promise<Answer[]> => [
  await t.rest('GET', 'orders?select=*', { token }),
  await t.rest('PATCH', 'shop_settings?id=is.true', { token, body: { low_stock_threshold: 0 } }),
  await t.rest('GET', 'messages', { token }),
  await t.rpc('list_team', {}, { token }),
]
const year = 86_400 * 365
const seconds = () => Math.floor(Date.now() / 1000)
const claims = (t: Target, changes: object = {}) => ({
  sub: t.shop.ids.owner,
  role: 'authenticated',
  aud: 'authenticated',
  ...changes,
})
/** A true token with other claims in it. */
function swapped(token: string, changes: object) {
  const [head, body = '', signature] = token.split('.')
  const payload = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), ...changes }
  return `${head}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.${signature}`
}
const inner = Object.entries(functions).flatMap(([name, access]) =>
  name.startsWith('private.') || access === 'none' ? [name.replace(/^\w+\.|\(.*/g, '')] : [],
)
const reachable = new Set(
  Object.keys(functions).flatMap((name) =>
    name.startsWith('public.') && functions[name] !== 'none' ? [name.replace(/^\w+\.|\(.*/g, '')] : [],
  ),
)

export const identityAttacks: Attack[] = [
  {
    name: 'tokens that no one signed',
    cases: each({ none: 'none', None: 'None', NONE: 'NONE', empty: '' }, async (t, alg) => [
      ...(await asOwner(t, forge(claims(t), { alg }, null))),
      ...(await asOwner(t, forge({ role: 'service_role' }, { alg }, null))),
    ]),
  },
  {
    name: 'tokens signed with another key',
    cases: each(
      {
        guessed: 'secret',
        'the public key': 'sb_publishable_shop_local',
        'a usual default': 'super-secret-jwt-token-with-at-least-32-characters-long',
      },
      async (t, key) => [
        ...(await asOwner(t, forge(claims(t), {}, key))),
        ...(await asOwner(t, forge({ role: 'service_role' }, {}, key))),
      ],
    ),
  },
  {
    name: 'tokens whose time is over or has not come',
    cases: each({ expired: { exp: -60 }, 'long expired': { iat: -2 * year, exp: -year } }, (t, times) =>
      asOwner(
        t,
        forge(claims(t, Object.fromEntries(Object.entries(times).map(([key, at]) => [key, seconds() + at])))),
      ),
    ),
  },
  {
    name: 'tokens that name no member',
    cases: each(
      {
        'no one': { sub: undefined },
        empty: { sub: '' },
        'no id': { sub: 'owner' },
        null: { sub: null },
        wildcard: { sub: '%' },
        'a user deleted': { sub: '00000000-0000-4000-8000-0000000000ff' },
      },
      // Also with the true signature: who gets hold of one such token gets nothing by it.
      (t, changes) => asOwner(t, forge(claims(t, changes), {}, 'another key')),
    ),
  },
  {
    name: 'a true token with other claims',
    cases: each(
      {
        sub: (t: Target) => ({ sub: t.shop.ids.owner }),
        role: () => ({ role: 'service_role' }),
        metadata: () => ({ app_metadata: { role: 'admin' } }),
      },
      (t, changes) => asOwner(t, swapped(t.tokens.shopper ?? '', changes(t))),
    ),
  },
  {
    name: 'tokens that choose their own key',
    cases: each(
      {
        'a key id that is a path': { kid: '../../../../dev/null' },
        'a key id that is a statement': { kid: "x' union select 'a" },
        'a key address': { jku: 'https://evil.example/keys' },
        'a key of its own': { jwk: { kty: 'oct', k: 'AA' } },
        'another algorithm': { alg: 'RS256' },
        'a curve': { alg: 'ES256' },
        unknown: { alg: 'HS9999' },
      },
      (t, header) => asOwner(t, forge(claims(t), header, '')),
    ),
  },
  {
    name: 'tokens that are none',
    cases: each(
      {
        garbage: 'garbage',
        dots: '...',
        'two parts': 'a.b',
        long: 'a'.repeat(10_000),
        'another’s beginning': 'eyJhbGciOiJIUzI1NiJ9.e30.',
        null: 'null',
        undefined: 'undefined',
        key: 'sb_secret_shop_local',
      },
      (t, token) => asOwner(t, token),
    ),
  },
  {
    name: 'a role asked for in a header',
    cases: each(
      {
        'X-Role': 'service_role',
        Role: 'service_role',
        'X-Supabase-Role': 'service_role',
        'X-Hasura-Role': 'admin',
        'X-User-Id': 'owner',
        'X-Forwarded-User': 'owner',
        Cookie: 'sb-access-token=service_role',
        Prefer: 'role=service_role',
        'X-Client-Info': 'service_role',
        'X-Original-URL': '/rest/v1/orders',
      },
      async (t, value, header) => [
        await t.rest('GET', 'orders?select=*', { headers: { [header]: value } }),
        await t.rest('GET', 'messages?select=*', { as: 'shopper', headers: { [header]: value } }),
      ],
    ),
  },
  {
    name: 'a key that is none',
    cases: each(
      { secret: 'sb_secret_zellige', empty: '', service: 'service_role', long: 'k'.repeat(5000) },
      async (t, apikey) => [
        await t.rest('GET', 'orders?select=*', { headers: { apikey } }),
        await t.rest('GET', 'messages?select=*', { headers: { apikey } }),
      ],
    ),
  },
  {
    name: 'owner by what the account says about itself',
    cases: [
      ...each(
        {
          role: { role: 'service_role' },
          'its data': { data: { role: 'admin', is_admin: true } },
          'the app’s data': { app_metadata: { role: 'admin', provider: 'x' } },
          'a raw column': { raw_app_meta_data: { role: 'admin' } },
          superuser: { is_super_admin: true },
          'another’s id': { id: '00000000-0000-4000-8000-000000000001' },
        },
        async (t, body) => {
          await t.send('PUT', '/auth/v1/user', { as: 'shopper', body })
          const yes = await t.rpc('is_admin', {}, { as: 'shopper' })
          expect(yes.text).toBe('false')
          return [
            await t.rest('GET', 'messages', { as: 'shopper' }),
            await t.rest('GET', `orders?id=eq.${t.theirs.id}`, { as: 'shopper' }),
          ]
        },
      ),
      ...each(
        {
          metadata: { data: { role: 'admin', is_admin: true } },
          'app metadata': { app_metadata: { role: 'admin' } },
          role: { role: 'service_role', aud: 'admin' },
        },
        async (t, body, name) => {
          const email = `wolf-${name.replace(' ', '-')}@example.com`
          const signed = await t.send('POST', '/auth/v1/signup', {
            body: { email, password: 'sheep-clothing', ...body },
          })
          const { access_token: token = '' } = JSON.parse(signed.text)
          const [row] = await t.shop.sql<{ role: string; app: string }>(
            'select role, raw_app_meta_data::text as app from auth.users where email = $1',
            [email],
          )
          expect(row?.role).toBe('authenticated')
          expect(row?.app).not.toContain('admin')
          return asOwner(t, token)
        },
        { changes: ['auth.users', 'public.profiles'] },
      ),
    ],
  },
  {
    name: 'accounts administered from outside',
    cases: (['anon', 'shopper', 'owner'] as const).flatMap((as) =>
      each(
        {
          'all of them': ['GET', 'admin/users', undefined],
          'a new one': ['POST', 'admin/users', { email: 'a@example.com', password: 'password1' }],
          'a link into one': [
            'POST',
            'admin/generate_link',
            { type: 'recovery', email: 'owner@zellige.example' },
          ],
          'an invitation': ['POST', 'invite', { email: 'a@example.com' }],
        } as Record<string, [string, string, unknown]>,
        async (t, [method, path, body]) => {
          const answer = await t.send(method, `/auth/v1/${path}`, {
            ...(as === 'anon' ? {} : { as }),
            ...(body ? { body } : {}),
          })
          expect(answer.text).not.toContain('@zellige.example')
          return answer
        },
      ).map((attempt) => ({ ...attempt, name: `${attempt.name} by ${as}` })),
    ),
  },
  {
    name: 'made an owner by asking',
    cases: each(
      {
        make_admin: ['rpc/make_admin', {}],
        'in its schema': ['rpc/private.make_admin', {}],
        'by header': ['rpc/make_admin', { 'Content-Profile': 'private', 'Accept-Profile': 'private' }],
        'a row': ['team_members', { role: 'owner' }],
        'a row in its schema': ['public.team_members', {}],
      } as Record<string, [string, Record<string, string>]>,
      (t, [path, headers]) =>
        t.rest('POST', path, {
          as: 'shopper',
          headers,
          body: { p_email: 'shopper@zellige.example', user_id: t.attacker },
        }),
    ),
  },
  {
    name: 'an owner sent away',
    cases: (['anon', 'shopper'] as const).map((as) => ({
      name: `by ${as}`,
      run: (t: Target) =>
        t.rpc('remove_member', { p_email: 'owner@zellige.example' }, as === 'anon' ? {} : { as }),
    })),
  },
  {
    name: 'schemas that are not for the API',
    cases: each(
      {
        private: 'admins',
        auth: 'users',
        storage: 'objects',
        pg_catalog: 'pg_authid',
        information_schema: 'tables',
        net: 'http_request_queue',
        vault: 'decrypted_secrets',
        cron: 'job',
        graphql: 'resolve',
        extensions: 'pg_stat_statements',
        'public,private': 'admins',
        PRIVATE: 'admins',
        'private;': 'admins',
        supabase_migrations: 'schema_migrations',
      },
      async (t, table, schema) => [
        await t.rest('GET', table, { as: 'shopper', headers: { 'Accept-Profile': schema } }),
        await t.rest('GET', table, { headers: { 'Accept-Profile': schema } }),
        await t.rest('POST', table, {
          as: 'shopper',
          headers: { 'Content-Profile': schema },
          body: { user_id: t.attacker },
        }),
      ],
    ),
  },
  {
    name: 'tables named with their schema',
    cases: [
      'public.team_members',
      'auth.users',
      '"private"."admins"',
      'private%2Eadmins',
      'pg_shadow',
      'pg_tables',
      'pg_stat_activity',
      'information_schema.columns',
      '../auth/v1/admin/users',
    ].map((table) => ({
      name: table,
      run: (t: Target) => t.rest('GET', `${table}?select=*`, { as: 'shopper' }),
    })),
  },
  {
    name: 'functions that are not for the API',
    cases: [...new Set(inner)]
      .filter((name) => !reachable.has(name))
      .map((name) => ({
        name,
        run: async (t: Target) => {
          const answers = [
            await t.rpc(name, {}, { as: 'shopper' }),
            await t.rpc(name, { p_email: 'shopper@zellige.example', p_limit: 1 }),
          ]
          for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400)
          return answers
        },
      })),
  },
  {
    name: 'the owner’s functions',
    cases: each(
      {
        list_customers: {},
        get_customer: { p_customer: 'kept-secret@example.com' },
        sales_summary: { p_from: '2026-01-01', p_to: '2026-12-01' },
        low_stock: {},
        audit_entries: {},
        list_team: {},
      },
      async (t, body, name) => [await t.rpc(name, body), await t.rpc(name, body, { as: 'shopper' })],
    ),
  },
  {
    name: 'the mail function’s functions',
    cases: each(
      {
        claim_mail: { p_limit: 10 },
        claim_events: { p_limit: 10 },
        event_sent: {
          p_id: '00000000-0000-4000-8000-000000000001',
          p_lease: '00000000-0000-4000-8000-000000000001',
        },
        mail_sent: { p_id: 1, p_lease: '00000000-0000-4000-8000-000000000001' },
        mail_failed: {
          p_id: 1,
          p_lease: '00000000-0000-4000-8000-000000000001',
          p_error: 'x',
          p_final: true,
        },
      },
      async (t, body, name) => [
        await t.rpc(name, body),
        await t.rpc(name, body, { as: 'shopper' }),
        await t.rpc(name, body, { as: 'owner' }),
      ],
    ),
  },
  {
    name: 'the database’s own functions',
    cases: [
      'pg_sleep',
      'pg_read_file',
      'pg_ls_dir',
      'set_config',
      'current_setting',
      'lo_import',
      'dblink',
      'query_to_xml',
      'pg_terminate_backend',
      'version',
      'txid_current',
    ].map((name) => ({
      name,
      run: (t: Target) =>
        t.rpc(name, { seconds: 5, filename: '/etc/passwd', setting_name: 'role', new_value: 'postgres' }),
    })),
  },
  {
    name: 'the token of an account that is gone',
    cases: [
      {
        name: 'after its deletion',
        run: async (t) => {
          const email = 'leaver@example.com'
          const signed = await t.send('POST', '/auth/v1/signup', {
            body: { email, password: 'gone-tomorrow' },
          })
          const { access_token: token = '' } = JSON.parse(signed.text)
          await t.shop.sql('delete from auth.users where email = $1', [email])
          return [
            await t.rest('GET', 'orders', { token }),
            await t.rest('GET', 'profiles', { token }),
            await t.rest('POST', 'wishlist_items', { token, body: { product_id: t.product.id } }),
          ]
        },
      },
    ],
  },
]
