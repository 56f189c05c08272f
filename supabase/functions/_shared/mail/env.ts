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
