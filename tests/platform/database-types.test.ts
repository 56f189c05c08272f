import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { root } from '../support/imports.ts'

it('the types of the database are what the migrations give; npm run db:types writes them', async () => {
  const script = join(root, 'supabase/local/types.ts')
  const { stderr } = await promisify(execFile)(process.execPath, [script, '--check'])
  expect(stderr).toBe('')
})
