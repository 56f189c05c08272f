import * as v from 'valibot'
import { emailAddress, limitedText } from '../values/typed-text'

export const proofTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
const proofBytes = 3 * 1024 * 1024

type StudentWords = Record<
  'name' | 'email' | 'emailFormat' | 'school' | 'tooLong' | 'proofType' | 'proofSize',
  string
>

/** The issues are the given words; the bucket checks the proof again. */
export const studentSchema = (words: StudentWords) =>
  v.object({
    name: limitedText(120, words.name, words.tooLong),
    email: emailAddress(words.email, words.emailFormat, words.tooLong),
    school: limitedText(120, words.school, words.tooLong),
    proof: v.nullable(
      v.pipe(
        v.custom<File>((file) => file instanceof File),
        v.check(({ type }) => proofTypes.some((known) => known === type), words.proofType),
        v.check(({ size }) => size <= proofBytes, words.proofSize),
      ),
    ),
  })
export type StudentRequest = v.InferInput<ReturnType<typeof studentSchema>>
