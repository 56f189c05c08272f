// The project's own Supabase CLI, run as in a shell without any user's settings.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './imports.ts'

export type Answer = { code: number; output: string; stdout: string }

/** What it must not print. */
export const complaint = /\b(warn|warning|error|deprecated)\b/i

/** Runs it in a folder with a supabase/ in it; resolves to its exit code and what it printed: all of it, and its result alone. */
export async function supabase(args: string[], env: Record<string, string> = {}): Promise<Answer> {
  const home = mkdtempSync(join(tmpdir(), 'shop-cli-'))
  try {
    return await new Promise((resolve) => {
      const child = execFile(
        join(root, 'node_modules/.bin/supabase'),
        args,
        {
          cwd: root,
          env: { PATH: process.env.PATH, HOME: home, DO_NOT_TRACK: '1', ...env },
          maxBuffer: 1e8,
        },
        (error, stdout, stderr) =>
          resolve({ code: error ? (child.exitCode ?? 1) : 0, output: `${stdout}${stderr}`, stdout }),
      )
    })
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
