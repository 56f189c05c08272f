// Parts of the schemas of forms. The issues are the given words.
import * as v from 'valibot'
import { email, phone } from './validation'

/** What was typed, without the white space around it. */
export const typedText = v.pipe(v.string(), v.trim())

export const requiredText = (missing: string) => v.pipe(typedText, v.nonEmpty(missing))

export const limitedText = (length: number, missing: string, tooLong: string) =>
  v.pipe(requiredText(missing), v.maxLength(length, tooLong))

export const emailAddress = (missing: string, wrong: string, tooLong = wrong) =>
  v.pipe(
    limitedText(254, missing, tooLong),
    v.check((typed) => email(typed) === null, wrong),
  )

/** A phone number that may be left out. */
export const optionalPhone = (length: number, wrong: string, tooLong: string) =>
  v.pipe(
    typedText,
    v.maxLength(length, tooLong),
    v.check((typed) => typed === '' || phone(typed) === null, wrong),
  )
