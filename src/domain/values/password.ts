// Parts of the schemas of forms. The issues are the given words. Passwords keep the white space around them.
import * as v from 'valibot'

export const password = (missing: string) => v.pipe(v.string(), v.nonEmpty(missing))

export const newPassword = (length: number, missing: string, tooShort: string) =>
  v.pipe(password(missing), v.minLength(length, tooShort))
