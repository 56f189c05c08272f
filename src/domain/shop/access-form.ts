import * as v from 'valibot'
import { tidy } from '../text/letters'
import { newPassword } from '../values/password'
import { isEmail } from '../values/validation'

const email = v.pipe(v.string(), v.transform(tidy), v.nonEmpty('email'), v.check(isEmail, 'emailFormat'))

/** The admin's sign-in as typed; the issues are problem names. */
export const signInSchema = v.object({ email, password: v.pipe(v.string(), v.nonEmpty('password')) })

/** The account of the first owner as typed, with a password of at least so many characters; the issues are problem names. */
export const ownerSchema = (passwordLength: number) =>
  v.object({ email, password: newPassword(passwordLength, 'password', 'passwordLength', 'passwordBytes') })

/** Who is invited to the team and as what, as typed; the issues are problem names. */
export const invitationSchema = v.object({ email, role: v.string() })
