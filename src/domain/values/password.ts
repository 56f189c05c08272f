// Parts of the schemas of forms. The issues are the given words. Passwords keep the white space around them.
import * as v from 'valibot'

export const password = (missing: string) => v.pipe(v.string(), v.nonEmpty(missing))

/** The most that Supabase Auth takes, in bytes: a letter with an accent has two, as one in Arabic has. */
const mostBytes = 72

export const newPassword = (length: number, missing: string, tooShort: string, tooLong: string) =>
  v.pipe(password(missing), v.minLength(length, tooShort), v.maxBytes(mostBytes, tooLong))
