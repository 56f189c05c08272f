// A PostgreSQL of this machine as it is after a restart: nothing in its memory, nor in the operating system's.
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'

export function psql(url: string, sql: string): string {
  return execFileSync('psql', [url, '-XqAt', '-F', '\t', '-v', 'ON_ERROR_STOP=1'], {
    input: sql,
    encoding: 'utf8',
  }).trim()
}

/**
 * Returns what restarts the server with cold caches. Its settings must stand in its postgresql.conf, since options of
 * its command line are lost.
 */
export function coldRestart(url: string): () => void {
  const folder = psql(url, 'show data_directory')
  const control = join(psql(url, "select setting from pg_config where name = 'BINDIR'"), 'pg_ctl')
  // The server refuses to run as anybody but the owner of its folder.
  const { uid, gid } = statSync(folder)
  const run = (...words: string[]) =>
    execFileSync(control, ['-D', folder, '-w', ...words], { uid, gid, cwd: folder, stdio: 'ignore' })
  return () => {
    run('-m', 'fast', 'stop')
    // Asks the kernel to write each file and forget it, without touching what other processes have cached.
    const forget = ['dd', 'of={}', 'oflag=nocache', 'conv=notrunc,fdatasync', 'count=0', 'status=none', ';']
    execFileSync('find', [join(folder, 'base'), '-type', 'f', '-size', '+0', '-exec', ...forget])
    run('start')
  }
}
