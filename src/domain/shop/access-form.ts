import * as v from 'valibot'
import { tidy } from '../text/letters'
import { isEmail } from '../values/validation'

const email = v.pipe(v.string(), v.transform(tidy), v.nonEmpty('email'), v.check(isEmail, 'emailFormat'))

/** The admin's sign-in as typed; the issues are problem names. */
export const signInSchema = v.object({ email, password: v.pipe(v.string(), v.nonEmpty('password')) })

/** Who is invited to be an admin, as typed; the issues are problem names. */
export const invitationSchema = v.object({ email })
