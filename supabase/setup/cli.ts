import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { SetupError } from './settings.ts'

/** What the CLI finds in its environment, beside this program's own. */
type Env = Readonly<Record<string, string>>

/** Runs the Supabase CLI of this clone; resolves to its exit code and what it printed: all of it, and its result alone. */
export function run(root: string, args: readonly string[], env: Env = {}) {
  const { SUPABASE_PROFILE: profile } = process.env
  const flags = ['--workdir', root, '--agent', 'no', ...(profile ? ['--profile', profile] : [])]
  return new Promise<{ code: number; output: string; result: string }>((resolve) => {
    const child = execFile(
      join(root, 'node_modules/.bin/supabase'),
      [...args, ...flags],
      { cwd: root, maxBuffer: 1e8, env: { ...process.env, ...env, DO_NOT_TRACK: '1' } },
      (error, stdout, stderr) =>
        resolve({ code: error ? (child.exitCode ?? 1) : 0, output: `${stdout}${stderr}`, result: stdout }),
    )
  })
}

/** The same, for what has to succeed. @throws SetupError with what the CLI said last */
export async function call(root: string, args: readonly string[], env?: Env): Promise<string> {
  const { code, output, result } = await run(root, args, env)
  if (code === 0) return result
  const said = output.trim().split('\n').slice(-3).join(' ')
  throw new SetupError(`supabase ${args.slice(0, 2).join(' ')} ended with ${code}: ${said}`)
}

/** Its result as it is with `--output-format json`. @throws SetupError */
export async function ask(root: string, args: readonly string[]): Promise<Record<string, unknown>> {
  const text = await call(root, [...args, '--output-format', 'json'])
  try {
    return Object(JSON.parse(text.slice(text.indexOf('{')))) as Record<string, unknown>
  } catch {
    throw new SetupError(`supabase ${args.slice(0, 2).join(' ')} answered what is no JSON`)
  }
}
