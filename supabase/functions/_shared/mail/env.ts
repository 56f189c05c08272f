import * as v from 'valibot'

export type Env = Record<string, string | undefined>

/** A setting that cannot be done without. @throws when it is missing */
export function setting(env: Env, name: string): string {
  const value = env[name]?.trim()
  if (!value) throw new Error(`${name} is not set`)
  return value
}

/** A setting that is a web address, without the slash at its end. @throws when it is missing or none */
export function webAddress(env: Env, name: string): string {
  const url = new URL(setting(env, name))
  if (!/^https?:$/.test(url.protocol)) throw new Error(`${name} is no web address`)
  return url.href.replace(/\/$/, '')
}

/**
 * The project's secret keys, the one to use first. A project has keys by name in SUPABASE_SECRET_KEYS, a service_role
 * key in SUPABASE_SERVICE_ROLE_KEY, or both; the latter stays set after the project has switched its kind off.
 */
export const secretKeys = (env: Env) => keysOf(env.SUPABASE_SECRET_KEYS, env.SUPABASE_SERVICE_ROLE_KEY)

/** The key that a browser may have, of either kind. @throws when the project has none */
export function publishableKey(env: Env): string {
  const [key] = keysOf(env.SUPABASE_PUBLISHABLE_KEYS, env.SUPABASE_ANON_KEY)
  if (key === undefined) throw new Error('SUPABASE_PUBLISHABLE_KEYS and SUPABASE_ANON_KEY are not set')
  return key
}

const keysByName = v.record(v.string(), v.string())

/** @param dictionary JSON: keys by their names in the dashboard, of which "default" is the first a project has */
function keysOf(dictionary: string | undefined, legacy: string | undefined): string[] {
  const { default: first, ...others } = v.parse(keysByName, JSON.parse(dictionary?.trim() || '{}'))
  return [first, ...Object.values(others), legacy].map((key) => key?.trim() ?? '').filter((key) => key !== '')
}
